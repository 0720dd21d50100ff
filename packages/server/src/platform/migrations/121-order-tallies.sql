-- How many placed orders stand in each state, so that staff's counts cost the same at a million orders. Changes are added as rows of
-- their own and summed, never updated: two orders moving at once must not wait for one counter. A sweep folds them together.
create table order_tallies (
  -- No reference to the business: each order would lock its row.
  business_id text not null,
  id bigint generated always as identity,
  branch_office_id text,
  type text not null,
  state text not null,
  inactive boolean not null,
  orders int not null,
  primary key (business_id, id)
);
alter table order_tallies enable row level security;
alter table order_tallies force row level security;
create policy tenant on order_tallies using (business_id = current_setting('app.business', true))
  with check (business_id = current_setting('app.business', true));

create function plaza_tally_order() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.placed_at is not null then
    insert into order_tallies (business_id, branch_office_id, type, state, inactive, orders)
    values (old.business_id, old.branch_office_id, old.type, old.state, old.inactive, -1);
  end if;
  if tg_op <> 'DELETE' and new.placed_at is not null then
    insert into order_tallies (business_id, branch_office_id, type, state, inactive, orders)
    values (new.business_id, new.branch_office_id, new.type, new.state, new.inactive, 1);
  end if;
  return null;
end $$;
create trigger orders_tally_new after insert on orders for each row when (new.placed_at is not null) execute function plaza_tally_order();
create trigger orders_tally_gone after delete on orders for each row when (old.placed_at is not null) execute function plaza_tally_order();
create trigger orders_tally_move after update of state, branch_office_id, type, inactive, placed_at on orders for each row
  when (new.placed_at is not null and (old.placed_at is null or
    (old.state, old.branch_office_id, old.type, old.inactive) is distinct from (new.state, new.branch_office_id, new.type, new.inactive)))
  execute function plaza_tally_order();

-- Migrations see no rows of a forced table: the owner steps aside for one statement.
alter table orders no force row level security;
alter table order_tallies no force row level security;
insert into order_tallies (business_id, branch_office_id, type, state, inactive, orders)
  select business_id, branch_office_id, type, state, inactive, count(*) from orders where placed_at is not null group by 1, 2, 3, 4, 5;
alter table orders force row level security;
alter table order_tallies force row level security;

-- Amounts are searched by range, and the counts obey the range.
create index on orders (business_id, price_total_computed, state, branch_office_id, type) where placed_at is not null and not inactive;
