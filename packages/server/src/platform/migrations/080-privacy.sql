-- Ley 1581: what somebody agreed to can be proved, by the words that stood there, and taken back. Rows are added, never changed;
-- only the address of origin goes when the account does.
create table terms_texts (
  business_id text not null references businesses,
  version text not null,
  body text not null,
  creation_date timestamptz not null default now(),
  primary key (business_id, version)
);
create table consents (
  business_id text not null,
  id bigint generated always as identity,
  user_id text not null,
  purpose text not null check (purpose in ('terms', 'promotional')),
  accepted boolean not null,
  version text,
  origin text,
  date timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, user_id) references users on delete cascade
);
create index on consents (business_id, user_id, id);

-- Codes that confirm the closing of an account without a password. Only a keyed hash is kept.
create table deletion_codes (
  business_id text not null,
  user_id text not null,
  code_hash text not null,
  tries int not null default 0,
  expires_at timestamptz not null,
  primary key (business_id, user_id),
  foreign key (business_id, user_id) references users on delete cascade
);

do $$
declare
  t text;
begin
  foreach t in array array['terms_texts', 'consents', 'deletion_codes'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (business_id = current_setting(''app.business'', true)) with check (business_id = current_setting(''app.business'', true))', t);
  end loop;
end $$;
