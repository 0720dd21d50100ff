-- One-time links to set a new password. Only the hash of the link's token is kept.
create table password_resets (
  business_id text not null,
  token_hash text not null,
  user_id text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  creation_date timestamptz not null default now(),
  primary key (business_id, token_hash),
  foreign key (business_id, user_id) references users on delete cascade
);
create index on password_resets (business_id, user_id);

-- Codes sent by text message. A number without an account gets a row too, so that both look alike from outside; user_id is null then.
create table phone_codes (
  business_id text not null references businesses,
  token_hash text not null,
  phone text not null,
  user_id text,
  code_hash text not null,
  tries int not null default 0,
  sent int not null default 1,
  expires_at timestamptz not null,
  used_at timestamptz,
  creation_date timestamptz not null default now(),
  primary key (business_id, token_hash),
  foreign key (business_id, user_id) references users on delete cascade
);
create index on phone_codes (business_id, phone, creation_date desc);

do $$
declare
  t text;
begin
  foreach t in array array['password_resets', 'phone_codes'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (business_id = current_setting(''app.business'', true)) with check (business_id = current_setting(''app.business'', true))', t);
  end loop;
end $$;
-- Numbers are typed with prefixes and spaces; the last ten digits are the number.
create index on users (business_id, right(regexp_replace(phone, '\D', '', 'g'), 10));
create unique index on users (business_id, id_auth) where provider = 'google';
