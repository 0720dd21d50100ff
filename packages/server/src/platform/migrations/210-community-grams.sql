-- Lines of recipes, markets, events and saved carts that are counted in grams held steps of the product (`unit_gram`); from here on they hold grams.
-- What staff published is listed in the back office: typed in a field that said "gramos", a count of at least one step was meant as grams.
-- Saved carts of shoppers were written by a control that showed grams and stored steps: their amounts stay.
create table community_amount_changes (
  business_id text not null,
  cart_id text not null,
  product_id text not null,
  stored_count int not null,
  -- What the cart got for it before, and what it gets now.
  before_grams int not null,
  grams int not null,
  date timestamptz not null default now(),
  primary key (business_id, cart_id, product_id),
  foreign key (business_id, cart_id) references custom_carts on delete cascade
);
alter table community_amount_changes enable row level security;
alter table community_amount_changes force row level security;
create policy tenant on community_amount_changes using (business_id = current_setting('app.business', true))
  with check (business_id = current_setting('app.business', true));

do $$
declare
  business text;
begin
  for business in select business_id from businesses loop
    perform set_config('app.business', business, true);

    insert into community_amount_changes (business_id, cart_id, product_id, stored_count, before_grams, grams)
    select business, id, product_id, stored_count, least(stored_count::bigint * unit_gram, 2000000000),
      least(100000, case when stored_count < unit_gram then stored_count * unit_gram else stored_count end)
    from (
      select c.id, line ->> 'id' as product_id, p.unit_gram, coalesce((line ->> 'count')::int, 1) as stored_count
      from custom_carts c
        cross join jsonb_array_elements(c.products) line
        join products p on p.business_id = c.business_id and p.id = line ->> 'id' and p.unit_gram > 0
      where c.business_id = business and c.type <> 'private_user_collection' and line ->> 'countType' = 'grams'
    ) published
    on conflict do nothing;

    update custom_carts c
    set products = (
      select jsonb_agg(
        case when line ->> 'countType' = 'grams' and p.unit_gram > 0
          then line || jsonb_build_object('count',
            coalesce(h.grams, least(100000, coalesce((line ->> 'count')::bigint, 1) * p.unit_gram)))
          else line end order by at)
      from jsonb_array_elements(c.products) with ordinality each (line, at)
        left join products p on p.business_id = c.business_id and p.id = line ->> 'id'
        left join community_amount_changes h on h.business_id = c.business_id and h.cart_id = c.id and h.product_id = line ->> 'id'
    )
    where c.business_id = business and c.products @> '[{"countType": "grams"}]';
  end loop;
  perform set_config('app.business', '', true);
end $$;
