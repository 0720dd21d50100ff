-- The tax class as it was when the order was placed.
alter table order_lines add column iva_class text;

-- What goes to whoever invoices, as it stood when the order was dispatched. Written once: an invoice rests on it.
create table order_documents (
  business_id text not null,
  order_id text not null,
  document jsonb not null,
  creation_date timestamptz not null,
  primary key (business_id, order_id),
  foreign key (business_id, order_id) references orders
);

alter table order_documents enable row level security;
alter table order_documents force row level security;
create policy tenant on order_documents using (business_id = current_setting('app.business', true))
  with check (business_id = current_setting('app.business', true));

create function plaza_immutable() returns trigger language plpgsql as $$
begin
  raise exception 'A document that was handed over does not change';
end $$;
create trigger order_documents_stay before update or delete on order_documents for each row execute function plaza_immutable();
