-- What became of a line in the store. `found` is units, or grams on the scale; `ordered_total` is what the shopper was promised to pay at most.
alter table order_lines
  add column mark text check (mark in ('found', 'missing', 'replaced')),
  add column found int check (found > 0),
  add column ordered_total int,
  add column replacement jsonb;

-- What was done to an order besides moving it, for who asks later. Rows are added, never changed.
create table order_changes (
  business_id text not null,
  order_id text not null,
  id bigint generated always as identity,
  date timestamptz not null,
  user_id text,
  user_name text not null default '',
  what text not null,
  primary key (business_id, order_id, id),
  foreign key (business_id, order_id) references orders on delete cascade
);
alter table order_changes enable row level security;
alter table order_changes force row level security;
create policy tenant on order_changes using (business_id = current_setting('app.business', true))
  with check (business_id = current_setting('app.business', true));

-- Orders given to somebody, for the list on their phone.
create index on orders (business_id, (delivery ->> 'picker_id')) where state in ('13_order_received', '6_payment_complete', '7_admin_cart_accept', '8_store_select_products', '9_store_invoice_products');
create index on orders (business_id, (delivery ->> 'delivery_id')) where state in ('13_order_received', '6_payment_complete', '7_admin_cart_accept', '8_store_select_products', '9_store_invoice_products');

-- Money that has to go back, in whole pesos, and what staff gave back of it.
alter table payments
  add column refund_due int not null default 0 check (refund_due >= 0),
  add column refund_done int not null default 0 check (refund_done >= 0),
  add column refunded_at timestamptz,
  add column refunded_by text not null default '',
  add column refund_note text not null default '';
-- A migration sees no rows of a forced table: the owner steps aside for one statement.
alter table payments no force row level security;
update payments set refund_due = amount_in_cents / 100 where to_refund;
alter table payments force row level security;
create index on payments (business_id, creation_date desc) where refund_due > refund_done;
