-- The percentage of a branch's prices was stored beside them and could contradict them: -50 % was shown and the full price charged. From here on
-- it is round(100 * (1 - net / price)). What shoppers pay stays: a net price above the price becomes the price. What changed is kept for staff.
create table settled_discounts (
  business_id text not null,
  product_id text not null,
  office_id text not null,
  price_before int not null,
  price int not null,
  price_neto int not null,
  discount_before numeric(6, 3) not null,
  discount numeric(6, 3) not null,
  date timestamptz not null default now(),
  primary key (business_id, product_id, office_id),
  foreign key (business_id, product_id, office_id) references product_branches on delete cascade
);
alter table settled_discounts enable row level security;
alter table settled_discounts force row level security;
create policy tenant on settled_discounts using (business_id = current_setting('app.business', true))
  with check (business_id = current_setting('app.business', true));

do $$
declare
  business text;
begin
  for business in select business_id from businesses loop
    perform set_config('app.business', business, true);

    insert into settled_discounts (business_id, product_id, office_id, price_before, price, price_neto, discount_before, discount)
    select business_id, product_id, office_id, price, settled_price, price_neto, discount, settled_discount
    from (
      select *, case when price > 0 then greatest(price, price_neto) else price end as settled_price,
        case when price > 0 and price_neto between 1 and price then round(100 * (1 - price_neto::numeric / price)) else 0 end as settled_discount
      from product_branches where business_id = business
    ) b
    where settled_price <> price or settled_discount <> discount;

    update product_branches b set price = s.price, discount = s.discount
    from settled_discounts s
    where b.business_id = business and s.business_id = business and s.product_id = b.product_id and s.office_id = b.office_id;
  end loop;
  perform set_config('app.business', '', true);
end $$;
