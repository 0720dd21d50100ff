-- What a branch offers, one narrow row per product, so that a listing pages on an index alone whatever its depth and the size of the shop.
-- Kept by triggers: an order changes it only when a product sells out or comes back.
create table listings (
  business_id text not null,
  office_id text not null,
  product_id text not null,
  category_id text not null,
  sub_category_id text not null,
  in_stock boolean not null,
  -- What is charged (A-77).
  price int not null,
  discount numeric(6, 3) not null,
  views int not null,
  brand text not null,
  tags jsonb not null,
  -- Lower case, without accents, for the alphabet.
  name text collate "C" not null,
  primary key (business_id, product_id, office_id),
  foreign key (business_id, product_id, office_id) references product_branches on delete cascade
);
create index listings_at_branch on listings (business_id, office_id, views desc, discount desc, product_id) include (in_stock, sub_category_id);
create index listings_in_category on listings (business_id, office_id, category_id, views desc, discount desc, product_id) include (in_stock, sub_category_id);
create index listings_in_sub_category on listings (business_id, office_id, sub_category_id, views desc, discount desc, product_id) include (in_stock, category_id);
create index listings_of_brand on listings (business_id, office_id, brand, views desc, discount desc, product_id) include (in_stock, sub_category_id);
create index listings_by_price on listings (business_id, office_id, category_id, price, product_id) include (sub_category_id) where in_stock;
create index listings_by_discount on listings (business_id, office_id, category_id, discount desc, views desc, product_id) include (sub_category_id) where in_stock;
create index listings_by_name on listings (business_id, office_id, category_id, name, product_id) include (sub_category_id) where in_stock;
alter table listings enable row level security;
alter table listings force row level security;
create policy tenant on listings using (business_id = current_setting('app.business', true)) with check (business_id = current_setting('app.business', true));

create function charged_price(price int, price_neto int) returns int language sql immutable as $$ select case when price_neto > 0 then price_neto else price end $$;
create function alphabetical(title text) returns text language sql immutable as $$ select lower(translate(title, 'ÁÉÍÓÚÜÑáéíóúüñ', 'AEIOUUNaeiouun')) $$;

-- Active products with a price. Whether their category is shown is asked when they are listed: that changes for thousands at once.
create view sellable_products as
  select b.business_id, b.office_id, b.product_id, p.category_id, p.sub_category_id, b.stock > 0 as in_stock, charged_price(b.price, b.price_neto) as price,
    b.discount, p.views_total_count as views, p.brand, p.tags, alphabetical(p.title) as name
  from product_branches b join products p on p.business_id = b.business_id and p.id = b.product_id
  where not p.inactive and not p.inactive_manual and charged_price(b.price, b.price_neto) > 0;

-- The same of the rows that are new. Product by product: as a join the planner, who knows nothing of them, may read all products for each.
create function list_new_products() returns trigger language plpgsql as $$
begin
  insert into listings
    select a.business_id, a.office_id, a.product_id, p.category_id, p.sub_category_id, a.stock > 0, charged_price(a.price, a.price_neto), a.discount,
      p.views_total_count, p.brand, p.tags, alphabetical(p.title)
    from added a cross join lateral (
      select * from products each where each.business_id = a.business_id and each.id = a.product_id limit 1) p
    where not p.inactive and not p.inactive_manual and charged_price(a.price, a.price_neto) > 0
    on conflict do nothing;
  return null;
end $$;

-- Lists a product anew at one branch, or at all of them where `office` is null.
create function list_again(business text, product text, office text) returns void language plpgsql as $$
begin
  delete from listings l where l.business_id = business and l.product_id = product and (office is null or l.office_id = office)
    and not exists (select from sellable_products s where s.business_id = business and s.product_id = product and s.office_id = l.office_id);
  insert into listings as l select s.* from sellable_products s
    where s.business_id = business and s.product_id = product and (office is null or s.office_id = office)
    on conflict (business_id, product_id, office_id) do update set category_id = excluded.category_id, sub_category_id = excluded.sub_category_id,
      in_stock = excluded.in_stock, price = excluded.price, discount = excluded.discount, views = excluded.views, brand = excluded.brand,
      tags = excluded.tags, name = excluded.name
    where (l.category_id, l.sub_category_id, l.in_stock, l.price, l.discount, l.views, l.brand, l.tags, l.name) is distinct from
      (excluded.category_id, excluded.sub_category_id, excluded.in_stock, excluded.price, excluded.discount, excluded.views, excluded.brand,
       excluded.tags, excluded.name);
end $$;

create function list_changed_product() returns trigger language plpgsql as $$
begin
  perform list_again(new.business_id, new.id, null);
  return null;
end $$;

create function list_changed_branch() returns trigger language plpgsql as $$
begin
  perform list_again(new.business_id, new.product_id, new.office_id);
  return null;
end $$;

create trigger product_branches_listed after insert on product_branches referencing new table as added
  for each statement execute function list_new_products();
create trigger product_branches_listed_again after update on product_branches for each row
  when ((old.stock > 0) is distinct from (new.stock > 0) or old.price is distinct from new.price or old.price_neto is distinct from new.price_neto
    or old.discount is distinct from new.discount)
  execute function list_changed_branch();
create trigger products_listed_again after update on products for each row
  when (old.inactive is distinct from new.inactive or old.inactive_manual is distinct from new.inactive_manual
    or old.category_id is distinct from new.category_id or old.sub_category_id is distinct from new.sub_category_id
    or old.views_total_count is distinct from new.views_total_count or old.brand is distinct from new.brand
    or old.tags is distinct from new.tags or old.title is distinct from new.title)
  execute function list_changed_product();

do $$
declare
  business text;
begin
  for business in select business_id from businesses loop
    perform set_config('app.business', business, true);
    insert into listings select * from sellable_products where business_id = business;
  end loop;
  perform set_config('app.business', '', true);
end $$;

-- Listings answered what this one was for; without it an order's stock can change in place.
drop index product_branches_business_id_office_id_product_id_stock_idx;
