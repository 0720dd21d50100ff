-- Businesses whose rows are gone and whose files may not be: noted in the transaction that erases the rows, struck off when the store says
-- that nothing is left of them. Not `business_id`: a note stays when all that has one goes.
create table erased_files (
  business text primary key,
  noted_at timestamptz not null default now()
);
