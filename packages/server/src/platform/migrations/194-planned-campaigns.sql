-- A campaign may be sent at a later moment. Who planned it stands beside it: the log says that they sent it.
alter table campaigns add column send_at timestamptz, add column planned_by jsonb, add column send_note text;
create index campaigns_planned on campaigns (business_id, send_at) where send_at is not null;
