-- A campaign is sent once; what it reached stays with it.
alter table campaigns add column sent_at timestamptz, add column counts jsonb;

-- Who was written to for advertising, by which channel, on which day of Bogotá: at most one contact a day (Ley 2300). A number that
-- two accounts share is one person.
create table commercial_contacts (
  business_id text not null,
  user_id text not null,
  day date not null,
  channel text not null check (channel in ('push', 'sms')),
  campaign_id text not null,
  phone text,
  primary key (business_id, user_id, day),
  foreign key (business_id, user_id) references users on delete cascade,
  foreign key (business_id, campaign_id) references campaigns
);
create index on commercial_contacts (business_id, campaign_id);
create index on commercial_contacts (business_id, phone, day);

-- Registro de Números Excluidos, ten digits each.
create table excluded_numbers (
  business_id text not null references businesses,
  phone text not null,
  primary key (business_id, phone)
);

do $$
declare
  t text;
begin
  foreach t in array array['commercial_contacts', 'excluded_numbers'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (business_id = current_setting(''app.business'', true)) with check (business_id = current_setting(''app.business'', true))', t);
  end loop;
end $$;
