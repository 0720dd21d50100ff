-- Search keeps its own index in memory (packages/contracts/decisions/007-search-in-memory.md) and reads here which products to look at again.
alter table products drop column search_vector;
alter table products drop column search_text;

-- Appended only: two orders that sell out the same products never wait for each other here. Rows older than an hour are deleted.
create table product_changes (
  business_id text not null,
  id bigint generated always as identity,
  product_id text not null,
  -- Not the time: a transaction that began earlier may commit later. Readers go on from the oldest one that was still open.
  xid xid8 not null default pg_current_xact_id(),
  date timestamptz not null default now(),
  primary key (business_id, id)
);
create index on product_changes (business_id, xid);
alter table product_changes enable row level security;
alter table product_changes force row level security;
create policy tenant on product_changes using (business_id = current_setting('app.business', true)) with check (business_id = current_setting('app.business', true));

create function product_changed() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'products' then
    insert into product_changes (business_id, product_id) values (new.business_id, new.id);
  else
    insert into product_changes (business_id, product_id) values (new.business_id, new.product_id);
  end if;
  return null;
end $$;

create function products_came_or_went() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'products' then
    insert into product_changes (business_id, product_id) select business_id, id from changed;
  else
    insert into product_changes (business_id, product_id) select distinct business_id, product_id from changed;
  end if;
  return null;
end $$;

create trigger products_changed after update on products for each row
  when ((old.title, old.title_large, old.sub_title, old.brand, old.provider, old.tags, old.category_id, old.sub_category_id, old.inactive, old.inactive_manual)
    is distinct from (new.title, new.title_large, new.sub_title, new.brand, new.provider, new.tags, new.category_id, new.sub_category_id, new.inactive, new.inactive_manual))
  execute function product_changed();
create trigger products_came after insert on products referencing new table as changed for each statement execute function products_came_or_went();
create trigger products_went after delete on products referencing old table as changed for each statement execute function products_came_or_went();

-- An ordinary sale changes only the number on the shelf, and search asks only whether there is any.
create trigger product_branches_changed after update on product_branches for each row
  when ((old.price, old.price_neto, old.discount, old.stock > 0) is distinct from (new.price, new.price_neto, new.discount, new.stock > 0))
  execute function product_changed();
create trigger product_branches_came after insert on product_branches referencing new table as changed for each statement
  execute function products_came_or_went();
create trigger product_branches_went after delete on product_branches referencing old table as changed for each statement
  execute function products_came_or_went();
