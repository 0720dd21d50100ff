-- Who wants push messages is each browser's own answer: a person has as many as they have devices. `id` is a hash of the subscription's
-- address, so a browser that changes hands stands under its last person only.
create table push_devices (
  business_id text not null,
  id text not null,
  user_id text not null,
  token text not null,
  creation_date timestamptz not null default now(),
  primary key (business_id, id),
  foreign key (business_id, user_id) references users on delete cascade
);
create index on push_devices (business_id, user_id, creation_date desc);

alter table push_devices enable row level security;
alter table push_devices force row level security;
create policy tenant on push_devices using (business_id = current_setting('app.business', true)) with check (business_id = current_setting('app.business', true));

-- The hash is not known here; a first message that fails, or the next subscription, takes its place.
insert into push_devices (business_id, id, user_id, token) select business_id, 'user:' || id, id, fcm_token from users where fcm_token is not null;
alter table users drop column fcm_token;
