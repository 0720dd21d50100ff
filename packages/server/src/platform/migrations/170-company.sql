-- How the last run of an integration went; next to when the next one is due.
alter table integrations
  add column last_run_at timestamptz,
  add column last_status text check (last_status in ('running', 'completed', 'failed')),
  add column last_message text not null default '';
create index on integrations (cron_next_step) where cron <> '';

-- What is due is looked for across businesses.
drop policy tenant on integrations;
create policy tenant on integrations
  using (business_id = current_setting('app.business', true) or current_setting('app.platform', true) = 'on')
  with check (business_id = current_setting('app.business', true) or current_setting('app.platform', true) = 'on');

-- Documents that were handed over do not change; only the whole business can go, with everything it has.
create or replace function plaza_immutable() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.business_id = current_setting('app.erasing', true) then
    return old;
  end if;
  raise exception 'A document that was handed over does not change';
end $$;

-- A share of the visitors of a channel gets another version, so that it can be compared with the one that all others have.
alter table remote_channels
  add column canary_version text,
  add column canary_percent int not null default 0 check (canary_percent between 0 and 100),
  add foreign key (name, canary_version) references remote_versions (name, version);
alter table remote_history drop constraint remote_history_action_check;
alter table remote_history add constraint remote_history_action_check check (action in ('publish', 'activate', 'rollback', 'canary', 'remove'));

-- What ran on the pages of a composition: orders and errors name its id.
create table compositions (
  business_id text not null references businesses,
  id text not null,
  role text,
  remotes jsonb not null,
  first_seen timestamptz not null default now(),
  primary key (business_id, id)
);
alter table compositions enable row level security;
alter table compositions force row level security;
create policy tenant on compositions using (business_id = current_setting('app.business', true)) with check (business_id = current_setting('app.business', true));

-- What browsers told of each version, by the hour: pages, errors, and vitals in buckets. Numbers of the platform, no person and no tenant in them.
create table remote_health (
  name text not null,
  version text not null,
  hour timestamptz not null,
  metric text not null,
  bucket int not null,
  count bigint not null default 0,
  primary key (name, version, hour, metric, bucket)
);

-- The log is never changed; it goes only with its whole business, and then nobody has the right to but that one transaction (delete-tenant.ts).
do $$
declare
  t text;
begin
  foreach t in array array['audit_log', 'audit_changes'] loop
    execute format('create policy tenant_erased on %I for delete using (business_id = current_setting(''app.erasing'', true))', t);
  end loop;
end $$;
