-- What placing the order took from the shelf; giving it back sets it to 0, so that it happens once.
alter table order_lines add column stock_taken int not null default 0 check (stock_taken >= 0);
-- The part of price_total_bags that is the bag tax.
alter table orders add column bags_tax int not null default 0 check (bags_tax >= 0);
-- Placing times of one business are strictly increasing milliseconds, so that a list can be continued after a date.
alter table order_counters add column last_placed_at timestamptz;
