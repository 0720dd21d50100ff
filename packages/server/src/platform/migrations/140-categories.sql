-- A sub-category that staff deleted while products still name it: hidden from shoppers (`show` is false too) and from the back office.
alter table sub_categories add column inactive boolean not null default false;
