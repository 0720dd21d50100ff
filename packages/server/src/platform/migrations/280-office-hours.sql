-- Opening hours of a branch (null: not stated) and a pause, during which it takes no orders.
alter table offices
  add column opening_hours jsonb,
  add column paused_until timestamptz,
  add column pause_reason text not null default '';
