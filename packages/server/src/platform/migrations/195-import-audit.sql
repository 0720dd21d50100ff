-- What an import changes product by product stands in the log under the entry with which it was started; the import says it itself, not the triggers.
alter table product_imports add column change_set text;
create index on product_imports (business_id, change_set) where change_set is not null;

-- A use case may say by which name people know what it is about.
create or replace function plaza_audit_end(business text, who jsonb, target text) returns void language plpgsql as $$
declare
  n int := coalesce(nullif(current_setting('app.audit_seq', true), ''), '0')::int;
  note jsonb := nullif(current_setting('app.audit_note', true), '')::jsonb;
  main audit_changes;
begin
  if n = 0 and note is null then return; end if;
  perform set_config('app.business', business, true);
  select * into main from audit_changes c
    where c.business_id = business and c.change_set = current_setting('app.audit', true)
    order by c.entity = note ->> 'entity' desc nulls last, c.entity_id = coalesce(note ->> 'entity_id', target) desc nulls last, c.seq limit 1;
  insert into audit_log (business_id, change_set, user_id, user_name, role, call, ip, action, entity, entity_id, label, detail, touched)
  values (business, current_setting('app.audit', true), who ->> 'id', coalesce(who ->> 'name', ''), coalesce(who ->> 'role', ''),
    coalesce(who ->> 'call', ''), coalesce(who ->> 'ip', ''),
    coalesce(note ->> 'action', main.action, 'update'), coalesce(note ->> 'entity', main.entity, ''),
    coalesce(note ->> 'entity_id', main.entity_id, target, ''), left(coalesce(note ->> 'label', main.label, ''), 200), coalesce(note -> 'detail', '{}'), n);
  perform set_config('app.audit', '', true), set_config('app.audit_seq', '', true), set_config('app.audit_note', '', true);
end $$;

-- Run after each start's migrations; the marks that 150 set on some of these tables did not outlive it.
create or replace function plaza_audit_attach() returns void language plpgsql as $$
declare
  -- What the server keeps for itself, and the log.
  kept constant text[] := array['audit_log', 'audit_changes', 'outbox', 'sent_messages', 'sessions', 'deletion_codes', 'order_counters',
    'remote_channels', 'remote_history', 'commercial_contacts', 'habeas_withdrawals', 'push_devices',
    -- What an import notes for itself, and what the database derives from rows that are watched themselves.
    'product_imports', 'product_import_rows', 'product_import_errors', 'product_image_files', 'listings', 'product_changes', 'order_tallies'];
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
