-- When a person last copied an order or a market into the cart: a second press a moment later is the same press.
create table cart_copies (
  business_id text not null,
  user_id text not null,
  source text not null,
  copied_at timestamptz not null,
  primary key (business_id, user_id, source),
  foreign key (business_id, user_id) references users on delete cascade
);
alter table cart_copies enable row level security;
alter table cart_copies force row level security;
create policy tenant on cart_copies using (business_id = current_setting('app.business', true))
  with check (business_id = current_setting('app.business', true));
