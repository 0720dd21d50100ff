-- What is left with an order is the sum of its approved payments less what was voided, refunded or charged back.
-- `counts`: the payment was for the order's own amount; any other amount goes back whole. `approved_at` decides which of two stays.
alter table payments
  add column counts boolean not null default true,
  add column approved_at timestamptz;
-- A migration sees no rows of a forced table: the owner steps aside for these statements.
alter table payments no force row level security;
update payments set approved_at = creation_date where status = 'approved';
update payments set counts = false where to_refund and reason = 'El valor o la moneda del pago no es el del pedido.';
alter table payments force row level security;
-- Follows from refund_due and refund_done.
alter table payments drop column to_refund;

alter table payment_inbox drop constraint payment_inbox_status_check;
alter table payment_inbox add constraint payment_inbox_status_check
  check (status in ('pending', 'approved', 'declined', 'voided', 'error', 'refunded', 'charged_back'));

-- An event says that something happened to a transaction. What happened, the provider's API is asked: only that goes into the inbox.
create table payment_events (
  business_id text not null references businesses,
  gateway text not null,
  transaction_id text not null,
  status text not null,
  received_at timestamptz not null,
  settled_at timestamptz,
  attempts int not null default 0,
  next_try timestamptz not null default now(),
  primary key (business_id, gateway, transaction_id, status)
);
create index on payment_events (next_try) where settled_at is null;
alter table payment_events enable row level security;
alter table payment_events force row level security;
-- The platform looks across businesses for what is due.
create policy tenant on payment_events
  using (business_id = current_setting('app.business', true) or current_setting('app.platform', true) = 'on')
  with check (business_id = current_setting('app.business', true) or current_setting('app.platform', true) = 'on');

-- Told but not applied yet: confirmed first, as everything that comes from now on.
alter table payment_inbox no force row level security;
insert into payment_events (business_id, gateway, transaction_id, status, received_at)
  select business_id, gateway, transaction_id, status, received_at from payment_inbox where processed_at is null;
delete from payment_inbox where processed_at is null;
alter table payment_inbox force row level security;

-- The sum fell below the total at this moment. Until staff decide, or it is paid again, the order goes nowhere.
alter table orders
  add column payment_voided_at timestamptz,
  add column payment_blocked boolean not null default false;

-- The shopper opened the payment page: a second tab is told so.
alter table payment_links add column opened_at timestamptz, add column amount_in_cents bigint;
