-- What staff write to each other about an order; shoppers never read it. Rows are added, never changed.
-- The audit log hides the words of columns named private: it keeps no copy of what a person may have erased.
create table order_notes (
  business_id text not null,
  order_id text not null,
  id bigint generated always as identity,
  date timestamptz not null,
  user_id text,
  user_name text not null default '',
  private_note text not null,
  primary key (business_id, order_id, id),
  foreign key (business_id, order_id) references orders on delete cascade
);
alter table order_notes enable row level security;
alter table order_notes force row level security;
create policy tenant on order_notes using (business_id = current_setting('app.business', true))
  with check (business_id = current_setting('app.business', true));
