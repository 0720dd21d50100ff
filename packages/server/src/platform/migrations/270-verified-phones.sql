-- A telephone opens an account only after a code proved it in that account; a number that nobody proved is a contact.
create function plaza_local_phone(phone text) returns text language sql immutable parallel safe
  return regexp_replace(regexp_replace(phone, '\D', '', 'g'), '^57(?=\d{10}$)', '');

alter table users
  add column verified_phone text,
  -- Since when the person is known to read this e-mail: a link mailed to it was opened, or Google vouches for it.
  add column email_verified_at timestamptz;

-- A migration sees no row of a forced table: the owner steps aside for these statements.
alter table users no force row level security;
alter table phone_codes no force row level security;
alter table password_resets no force row level security;

-- Accounts that opened by a text message before. Where several shared the number, the one it opened last keeps it.
update users u set verified_phone = opened.phone
from (
  select distinct on (business_id, phone) business_id, phone, user_id
  from phone_codes
  where used_at is not null and user_id is not null
  order by business_id, phone, used_at desc
) opened
where u.business_id = opened.business_id and u.id = opened.user_id and not u.inactive
  and plaza_local_phone(u.phone) = opened.phone;

update users u set email_verified_at = coalesce(
  (select min(used_at) from password_resets r where r.business_id = u.business_id and r.user_id = u.id and r.used_at is not null),
  case when u.provider = 'google' then u.creation_date end
);

alter table users force row level security;
alter table phone_codes force row level security;
alter table password_resets force row level security;

alter table users add constraint users_verified_phone_is_the_phone
  check (verified_phone is null or verified_phone is not distinct from plaza_local_phone(phone));
create unique index users_verified_phone on users (business_id, verified_phone) where verified_phone is not null;

-- Whatever changes the number (profile, staff, an erased account) loses the proof unless it brings a new one.
create function plaza_drop_phone_proof() returns trigger language plpgsql as $$
begin
  if new.verified_phone is not distinct from old.verified_phone
    and new.verified_phone is distinct from plaza_local_phone(new.phone)
  then
    new.verified_phone := null;
  end if;
  return new;
end $$;
create trigger users_phone_proof before update of phone on users for each row execute function plaza_drop_phone_proof();

-- What a code is good for: it never serves the other purpose.
alter table phone_codes add column purpose text not null default 'sign-in' check (purpose in ('sign-in', 'verify'));

-- A new e-mail takes effect when the link mailed to it is opened; the link mailed to the old one undoes it.
create table email_changes (
  business_id text not null,
  id text not null,
  user_id text not null,
  asked_by text not null,
  old_email text,
  new_email text not null,
  confirm_hash text not null,
  undo_hash text not null,
  expires_at timestamptz not null,
  undo_until timestamptz not null,
  confirmed_at timestamptz,
  -- Undone, replaced by another change, or ended by a recovery of the account.
  ended_at timestamptz,
  creation_date timestamptz not null default now(),
  primary key (business_id, id),
  foreign key (business_id, user_id) references users on delete cascade
);
create unique index on email_changes (business_id, confirm_hash);
create unique index on email_changes (business_id, undo_hash);
create index on email_changes (business_id, user_id, creation_date desc);
create index on email_changes (business_id, lower(old_email)) where confirmed_at is not null and ended_at is null;

alter table email_changes enable row level security;
alter table email_changes force row level security;
create policy tenant on email_changes
  using (business_id = current_setting('app.business', true)) with check (business_id = current_setting('app.business', true));
