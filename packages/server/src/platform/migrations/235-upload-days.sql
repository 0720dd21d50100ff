-- Bytes of files that each person sent, by day of Bogotá; what their quotas are measured by. Files without a person have an empty user_id.
create table upload_days (
  business_id text not null references businesses,
  user_id text not null,
  day date not null,
  bytes bigint not null,
  primary key (business_id, user_id, day)
);
create index on upload_days (business_id, day);
alter table upload_days enable row level security;
alter table upload_days force row level security;
create policy tenant on upload_days using (business_id = current_setting('app.business', true))
  with check (business_id = current_setting('app.business', true));
