-- Amounts are searched among placed orders only. While carts' amounts stood in the index, each change of a cart wrote a new entry into every
-- index of the table instead of none; this column stays null until the order is placed.
alter table orders add column placed_total int generated always as (case when placed_at is not null then price_total_computed end) stored;
drop index orders_business_id_price_total_computed_state_branch_office_idx;
create index on orders (business_id, placed_total, state, branch_office_id, type) where placed_at is not null and not inactive;
