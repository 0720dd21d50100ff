-- Who started an import, by name as it was then; empty for those that began on their schedule.
alter table product_imports add column started_by text not null default '';
