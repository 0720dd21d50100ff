alter table habeas_registrations add column withdrawn_at timestamptz;
create index on habeas_registrations (business_id, created_at desc);

-- Ley 1581: the proof of each authorisation outlives the record it belongs to, so it refers to it by its id alone; `subject` is a keyed hash
-- of the document, by which a person who asks can be recognised after the data are gone. Rows are added, never changed.
create table habeas_consents (
  business_id text not null references businesses,
  id bigint generated always as identity,
  registration_id text not null,
  subject text not null,
  purpose text not null check (purpose in ('treatment', 'promotional')),
  accepted boolean not null,
  version text,
  channel text not null check (channel in ('form', 'staff', 'link', 'import')),
  origin text,
  device text,
  branch_id text,
  by_user text,
  date timestamptz not null default now(),
  primary key (business_id, id)
);
create index on habeas_consents (business_id, registration_id, id);

-- Links that take an authorisation back. Only a hash is kept.
create table habeas_withdrawals (
  business_id text not null,
  token_hash text not null,
  registration_id text not null,
  expires_at timestamptz not null,
  primary key (business_id, token_hash),
  foreign key (business_id, registration_id) references habeas_registrations on delete cascade
);

do $$
declare
  t text;
begin
  foreach t in array array['habeas_consents', 'habeas_withdrawals'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (business_id = current_setting(''app.business'', true)) with check (business_id = current_setting(''app.business'', true))', t);
  end loop;
end $$;

-- DIVIPOLA and CIIU: the same for every business, loaded by the operator. Codes are text: they begin with zeros.
create table habeas_cities (
  city_code text primary key,
  city text not null,
  department_code text not null,
  department text not null
);
create table habeas_activities (
  code text primary key,
  description text not null
);
