-- What an import is at, what it would change and how its columns are read; the columns before these are those of its history.
alter table product_imports
  add column source text not null default 'file' check (source in ('file', 'feed')),
  add column file_name text not null default '',
  add column phase text not null default 'done' check (phase in ('mapping', 'checking', 'checked', 'importing', 'done')),
  add column columns jsonb not null default '[]',
  add column branch_columns jsonb not null default '[]',
  add column mapping jsonb,
  add column counts jsonb not null default '{}',
  add column changes jsonb not null default '[]',
  -- How often a portion failed in a row for reasons of ours.
  add column attempts int not null default 0,
  -- Of a scheduled run: written without anybody saying yes to its preview.
  add column unattended boolean not null default false;
create index product_imports_by_date on product_imports (business_id, created_at desc, id);
create index product_imports_under_way on product_imports (business_id, phase) where phase in ('checking', 'importing');

-- The rows of a file until they are imported: an import that is interrupted goes on from here, whichever instance it is.
create table product_import_rows (
  business_id text not null,
  import_id text not null,
  -- As a spreadsheet counts: the heading is row 1.
  row int not null,
  cells jsonb not null,
  sku text,
  primary key (business_id, import_id, row),
  foreign key (business_id, import_id) references product_imports on delete cascade
);
create index product_import_rows_by_sku on product_import_rows (business_id, import_id, sku);

create table product_import_errors (
  business_id text not null,
  import_id text not null,
  row int not null,
  position int not null,
  "column" text,
  message text not null,
  primary key (business_id, import_id, row, position),
  foreign key (business_id, import_id) references product_imports on delete cascade
);

-- Which file a product's picture came from, so that hundreds dropped again are not sent again.
create table product_image_files (
  business_id text not null,
  product_id text not null,
  hash text not null,
  photo_url text not null,
  date timestamptz not null default now(),
  primary key (business_id, product_id),
  foreign key (business_id, product_id) references products on delete cascade
);

create index products_by_change on products (business_id, last_update_date desc, id);

-- Copies of files and notes of ours: an entry in the audit log for each of 20,000 rows would tell nobody anything.
create function plaza_audit_nothing() returns trigger language plpgsql as $$ begin return null; end $$;

do $$
declare
  t text;
begin
  foreach t in array array['product_import_rows', 'product_import_errors', 'product_image_files'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    -- By this name plaza_audit_attach takes a table for watched.
    execute format('create trigger plaza_audited after truncate on %I for each statement execute function plaza_audit_nothing()', t);
    execute format('create policy tenant on %I using (business_id = current_setting(''app.business'', true)) with check (business_id = current_setting(''app.business'', true))', t);
  end loop;
end $$;
