-- Staff mark what they have read of the discounts that migration 220 settled.
alter table settled_discounts
  add column seen_at timestamptz,
  -- Name of whoever marked it.
  add column seen_by text;
