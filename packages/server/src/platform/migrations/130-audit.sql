-- The audit log: one entry for each transaction in which a call of staff changed something, and what changed in it, row by row.
-- The server says at the transaction's begin that it is one (app.audit), triggers write down each change, and plaza_audit_end the entry:
-- all of it commits with the change or not at all, and no use case can forget it.
alter table audit_log
  add column change_set text,
  add column role text not null default '',
  add column call text not null default '',
  add column ip text not null default '',
  add column label text not null default '',
  -- Rows touched; of very many only the first are kept in audit_changes.
  add column touched int not null default 0;
create index on audit_log (business_id, entity, entity_id, id desc);
create index on audit_log (business_id, user_id, id desc);
create index on audit_log (business_id, date);

create table audit_changes (
  business_id text not null,
  change_set text not null,
  seq int not null,
  action text not null check (action in ('create', 'update', 'remove')),
  entity text not null,
  -- The row's key without its business; of a part it begins with the key of the whole: `product/branch`.
  entity_id text not null,
  label text not null default '',
  -- Of an update only the columns that changed.
  before jsonb,
  after jsonb,
  primary key (business_id, change_set, seq)
);
create index on audit_changes (business_id, entity_id text_pattern_ops);

-- Written once and read, never changed: not even by the owner, and row-level security finds no row to change either.
do $$
declare
  t text;
begin
  drop policy tenant on audit_log;
  foreach t in array array['audit_log', 'audit_changes'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant_reads on %I for select using (business_id = current_setting(''app.business'', true))', t);
    execute format('create policy tenant_adds on %I for insert with check (business_id = current_setting(''app.business'', true))', t);
    execute format('revoke update, delete, truncate on %I from public, current_user', t);
  end loop;
end $$;

-- Secrets are never written down; that they changed is.
create function plaza_audit_secret(name text) returns boolean language sql immutable as $$
  select name ~* '(password|secret|token|_hash$|private|api_?key|credential|socket_id|id_auth|^ws_keys$|integrity|events_key)'
$$;

create function plaza_audit_hidden(name text, value jsonb) returns jsonb language sql immutable as $$
  select case
    when value is null or value = 'null' then value
    when plaza_audit_secret(name) then '"•••"'
    when jsonb_typeof(value) = 'string' and value #>> '{}' ~ '://[^/@\s]+:[^/@\s]+@' then '"•••"'
    when jsonb_typeof(value) = 'object' then (select coalesce(jsonb_object_agg(each.key, plaza_audit_hidden(each.key, each.value)), '{}') from jsonb_each(value) each)
    when jsonb_typeof(value) = 'array' then (select coalesce(jsonb_agg(plaza_audit_hidden(name, each.value) order by each.at), '[]')
      from jsonb_array_elements(value) with ordinality each (value, at))
    else value end
$$;

-- One side of what differs between two rows or documents; of documents within them again only what differs. What was or became nothing is left out.
create function plaza_audit_side(mine jsonb, other jsonb) returns jsonb language sql immutable as $$
  select jsonb_object_agg(each.key, case
    when plaza_audit_secret(each.key) then plaza_audit_hidden(each.key, each.value)
    when jsonb_typeof(each.value) = 'object' and jsonb_typeof(other -> each.key) = 'object'
      then coalesce(plaza_audit_side(each.value, other -> each.key), '{}')
    else plaza_audit_hidden(each.key, each.value) end)
  from jsonb_each(mine) each
  where each.value is distinct from other -> each.key and (each.value <> 'null' or other ? each.key)
    and each.key <> all (array['business_id', 'last_update_date', 'last_update', 'updated_at', 'search_text', 'search_vector', 'version', 'short_config'])
$$;

-- Arguments: the columns of the primary key besides business_id.
create function plaza_audit() returns trigger language plpgsql as $$
declare
  most constant int := 200;
  n int := coalesce(nullif(current_setting('app.audit_seq', true), ''), '0')::int + 1;
  old_row jsonb;
  new_row jsonb;
  this_row jsonb;
begin
  perform set_config('app.audit_seq', n::text, true);
  if n > most then return null; end if;
  if tg_op <> 'INSERT' then old_row := to_jsonb(old); end if;
  if tg_op <> 'DELETE' then new_row := to_jsonb(new); end if;
  this_row := coalesce(new_row, old_row);
  insert into audit_changes (business_id, change_set, seq, action, entity, entity_id, label, before, after) values (
    this_row ->> 'business_id', current_setting('app.audit'), n,
    case tg_op when 'INSERT' then 'create' when 'UPDATE' then 'update' else 'remove' end,
    tg_table_name,
    coalesce((select string_agg(this_row ->> each.name, '/' order by at) from unnest(tg_argv) with ordinality each (name, at)), this_row ->> 'business_id'),
    left(coalesce(nullif(this_row ->> 'id_order', ''), nullif(this_row ->> 'title', ''), nullif(this_row ->> 'name_offer', ''),
      nullif(this_row ->> 'category_name', ''), nullif(this_row ->> 'display_name', ''),
      nullif(trim(concat_ws(' ', this_row ->> 'name', this_row ->> 'last_name')), ''), nullif(this_row ->> 'code', ''), ''), 200),
    plaza_audit_side(old_row, coalesce(new_row, '{}')),
    plaza_audit_side(new_row, coalesce(old_row, '{}')));
  return null;
end $$;

-- Watches every table of a business that is not watched yet; run after the migrations, so that new tables are watched too.
create function plaza_audit_attach() returns void language plpgsql as $$
declare
  t record;
begin
  for t in
    select c.oid, c.relname as name, (select string_agg(quote_literal(a.attname), ', ' order by k.at)
        from pg_index i cross join unnest(i.indkey) with ordinality k (num, at) join pg_attribute a on a.attrelid = c.oid and a.attnum = k.num
        where i.indrelid = c.oid and i.indisprimary and a.attname <> 'business_id') as key
    from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'business_id' and not a.attisdropped)
      and not exists (select from pg_trigger g where g.tgrelid = c.oid and g.tgname = 'plaza_audited')
      -- What the server keeps for itself, and the log.
      and c.relname <> all (array['audit_log', 'audit_changes', 'outbox', 'sent_messages', 'sessions', 'deletion_codes', 'order_counters',
        'remote_channels', 'remote_history'])
  loop
    execute format('create trigger plaza_audited after insert or update or delete on %I for each row
      when (current_setting(''app.audit'', true) <> '''') execute function plaza_audit(%s)', t.name, coalesce(t.key, ''));
  end loop;
end $$;

-- Ends an audited transaction: writes its entry, if anything was touched or a use case named a target (app.audit_note). `target` is what
-- the call's address named.
create function plaza_audit_end(business text, who jsonb, target text) returns void language plpgsql as $$
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
    coalesce(note ->> 'entity_id', main.entity_id, target, ''), coalesce(main.label, ''), coalesce(note -> 'detail', '{}'), n);
  perform set_config('app.audit', '', true), set_config('app.audit_seq', '', true), set_config('app.audit_note', '', true);
end $$;

-- Names the target of the change under way, where the rows alone do not say it best; outside an audited transaction an entry of its own.
create function plaza_audit_note(business text, who jsonb, note jsonb) returns void language plpgsql as $$
begin
  perform set_config('app.audit_note', note::text, true);
  if coalesce(current_setting('app.audit', true), '') = '' then perform plaza_audit_end(business, who, null); end if;
end $$;
