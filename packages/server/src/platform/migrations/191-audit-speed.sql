-- Each row written by a call of staff passes through these. As functions in SQL they were planned anew for each row, which cost more than the
-- change itself; in PL/pgSQL a connection plans them once. What is written down is the same.
create or replace function plaza_audit_hidden(name text, value jsonb) returns jsonb language plpgsql immutable as $$
begin
  if value is null or value = 'null' then return value; end if;
  if plaza_audit_secret(name) then return '"•••"'; end if;
  case jsonb_typeof(value)
    when 'string' then
      return case when value #>> '{}' ~ '://[^/@\s]+:[^/@\s]+@' then '"•••"' else value end;
    when 'object' then
      return (select coalesce(jsonb_object_agg(each.key, plaza_audit_hidden(each.key, each.value)), '{}') from jsonb_each(value) each);
    when 'array' then
      return (select coalesce(jsonb_agg(plaza_audit_hidden(name, each.value) order by each.at), '[]')
        from jsonb_array_elements(value) with ordinality each (value, at));
    else return value;
  end case;
end $$;

create or replace function plaza_audit_side(mine jsonb, other jsonb) returns jsonb language plpgsql immutable as $$
begin
  if mine is null then return null; end if;
  return (
    select jsonb_object_agg(each.key, case
      when each.value = 'null' then each.value
      when plaza_audit_secret(each.key) then '"•••"'
      when each.key = any (array['user_data', 'company_data', 'registraduria_data', 'subject', 'origin', 'device'])
        then plaza_audit_veiled(case when jsonb_typeof(each.value) = 'object' and jsonb_typeof(other -> each.key) = 'object'
          then coalesce(plaza_audit_side(each.value, other -> each.key), '{}') else each.value end)
      when jsonb_typeof(each.value) = 'object' and jsonb_typeof(other -> each.key) = 'object'
        then coalesce(plaza_audit_side(each.value, other -> each.key), '{}')
      when jsonb_typeof(each.value) in ('number', 'boolean') then each.value
      else plaza_audit_hidden(each.key, each.value) end)
    from jsonb_each(mine) each
    where each.value is distinct from other -> each.key and (each.value <> 'null' or other ? each.key)
      and each.key <> all (array['business_id', 'last_update_date', 'last_update', 'updated_at', 'search_text', 'search_vector', 'version', 'short_config', 'placed_total']));
end $$;

-- Arguments: the columns of the primary key besides business_id. A row written as it was has not changed.
create or replace function plaza_audit() returns trigger language plpgsql as $$
declare
  most constant int := 200;
  n int;
  old_row jsonb;
  new_row jsonb;
  this_row jsonb;
begin
  if tg_op = 'UPDATE' and old *= new then return null; end if;
  n := coalesce(nullif(current_setting('app.audit_seq', true), ''), '0')::int + 1;
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
