-- Whoever changes these rows, by whatever way, every instance hears of it after the commit.
create function plaza_signal() returns trigger language plpgsql as $$
declare
  changed record;
begin
  changed := case when tg_op = 'DELETE' then old else new end;
  perform pg_notify('plaza', json_build_object('kind', tg_argv[0], 'business', changed.business_id, 'id', case tg_argv[1]
    when 'id' then to_jsonb(changed) ->> 'id'
    when 'family' then to_jsonb(changed) ->> 'family'
    else '' end)::text);
  return null;
end $$;

create trigger businesses_signal after insert or update or delete on businesses for each row execute function plaza_signal('business', '');
create trigger modules_signal after insert or update or delete on modules for each row execute function plaza_signal('business', '');
create trigger offices_signal after insert or update or delete on offices for each row execute function plaza_signal('business', '');

create trigger users_signal after update on users for each row
  when (old.role is distinct from new.role or old.branch_id is distinct from new.branch_id or old.inactive is distinct from new.inactive
    or old.name is distinct from new.name or old.last_name is distinct from new.last_name)
  execute function plaza_signal('user', 'id');
create trigger users_gone_signal after delete on users for each row execute function plaza_signal('user', 'id');
create trigger sessions_signal after update on sessions for each row
  when (old.revoked_at is null and new.revoked_at is not null) execute function plaza_signal('session', 'family');

-- Payloads too large for NOTIFY, of socket.io between instances.
create table socket_io_attachments (
  id bigserial unique,
  created_at timestamptz default now(),
  payload bytea
);
