-- The log keeps no copy of what a person may have erased: of a data-protection registration it tells which fields changed, not what stands
-- in them. What campaigns and links of withdrawal keep for themselves is not watched: the campaign and the registration are.
create function plaza_audit_veiled(value jsonb) returns jsonb language sql immutable as $$
  select case when jsonb_typeof(value) = 'object'
    then (select coalesce(jsonb_object_agg(each.key, plaza_audit_veiled(each.value)), '{}') from jsonb_each(value) each)
    else '"•••"' end
$$;

create or replace function plaza_audit_side(mine jsonb, other jsonb) returns jsonb language sql immutable as $$
  select jsonb_object_agg(each.key, case
    when plaza_audit_secret(each.key) then plaza_audit_hidden(each.key, each.value)
    when each.value = 'null' then each.value
    when each.key = any (array['user_data', 'company_data', 'registraduria_data', 'subject', 'origin', 'device'])
      then plaza_audit_veiled(case when jsonb_typeof(each.value) = 'object' and jsonb_typeof(other -> each.key) = 'object'
        then coalesce(plaza_audit_side(each.value, other -> each.key), '{}') else each.value end)
    when jsonb_typeof(each.value) = 'object' and jsonb_typeof(other -> each.key) = 'object'
      then coalesce(plaza_audit_side(each.value, other -> each.key), '{}')
    else plaza_audit_hidden(each.key, each.value) end)
  from jsonb_each(mine) each
  where each.value is distinct from other -> each.key and (each.value <> 'null' or other ? each.key)
    and each.key <> all (array['business_id', 'last_update_date', 'last_update', 'updated_at', 'search_text', 'search_vector', 'version', 'short_config'])
$$;

create or replace function plaza_audit_attach() returns void language plpgsql as $$
declare
  -- What the server keeps for itself, and the log.
  kept constant text[] := array['audit_log', 'audit_changes', 'outbox', 'sent_messages', 'sessions', 'deletion_codes', 'order_counters',
    'remote_channels', 'remote_history', 'commercial_contacts', 'habeas_withdrawals', 'push_devices'];
  t record;
begin
  for t in
    select c.oid, c.relname as name, (select string_agg(quote_literal(a.attname), ', ' order by k.at)
        from pg_index i cross join unnest(i.indkey) with ordinality k (num, at) join pg_attribute a on a.attrelid = c.oid and a.attnum = k.num
        where i.indrelid = c.oid and i.indisprimary and a.attname <> 'business_id') as key
    from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'business_id' and not a.attisdropped)
  loop
    execute format('drop trigger if exists plaza_audited on %I', t.name);
    if t.name <> all (kept) then
      execute format('create trigger plaza_audited after insert or update or delete on %I for each row
        when (current_setting(''app.audit'', true) <> '''') execute function plaza_audit(%s)', t.name, coalesce(t.key, ''));
    end if;
  end loop;
end $$;
