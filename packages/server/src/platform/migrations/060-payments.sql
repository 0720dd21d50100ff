-- What providers say is written here before it is answered, and applied afterwards: nothing told is ever lost.
create table payment_inbox (
  business_id text not null references businesses,
  gateway text not null,
  transaction_id text not null,
  status text not null check (status in ('pending', 'approved', 'declined', 'voided', 'error')),
  order_id text not null,
  amount_in_cents bigint not null,
  currency text not null,
  method text,
  received_at timestamptz not null,
  processed_at timestamptz,
  attempts int not null default 0,
  next_try timestamptz not null default now(),
  -- One entry per transaction and status: the provider repeats itself.
  primary key (business_id, gateway, transaction_id, status)
);
create index on payment_inbox (next_try) where processed_at is null;

-- One attempt to pay, in its latest state. Money an order could not take is to go back.
create table payments (
  business_id text not null,
  gateway text not null,
  transaction_id text not null,
  order_id text not null,
  status text not null,
  amount_in_cents bigint not null,
  currency text not null,
  method text,
  to_refund boolean not null default false,
  reason text not null default '',
  creation_date timestamptz not null,
  last_update_date timestamptz not null,
  primary key (business_id, gateway, transaction_id),
  foreign key (business_id, order_id) references orders
);
create index on payments (business_id, order_id);
create index on payments (business_id, creation_date desc);

-- A link was handed out: until the order is paid the provider is asked, should its event never come.
create table payment_links (
  business_id text not null,
  order_id text not null,
  gateway text not null,
  -- The provider's own id of the payment page, where it has one.
  provider_id text,
  url text,
  checks int not null default 0,
  next_check timestamptz,
  creation_date timestamptz not null,
  primary key (business_id, order_id, gateway),
  foreign key (business_id, order_id) references orders on delete cascade
);
create index on payment_links (next_check) where next_check is not null;

-- The books of the bundled sandbox provider, which stands outside: it knows nothing of our orders.
create table sandbox_payments (
  business_id text not null references businesses,
  gateway text not null,
  id text not null,
  reference text not null,
  status text not null,
  amount_in_cents bigint not null,
  currency text not null,
  method text,
  redirect_url text not null,
  creation_date timestamptz not null default now(),
  primary key (business_id, gateway, id)
);
create index on sandbox_payments (business_id, gateway, reference);

do $$
declare
  t text;
begin
  foreach t in array array['payments', 'sandbox_payments'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (business_id = current_setting(''app.business'', true)) with check (business_id = current_setting(''app.business'', true))', t);
  end loop;
  -- The platform looks across businesses for what is due.
  foreach t in array array['payment_inbox', 'payment_links'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (business_id = current_setting(''app.business'', true) or current_setting(''app.platform'', true) = ''on'') with check (business_id = current_setting(''app.business'', true) or current_setting(''app.platform'', true) = ''on'')', t);
  end loop;
end $$;
