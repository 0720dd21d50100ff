-- business_id leads every key, so a row cannot refer to another business's row; forced row-level security is the second lock.
-- Columns are the snake_case of the wire names. Money is whole pesos. Times are timestamptz.

create table businesses (
  business_id text primary key,
  hosts text[] not null default '{}',
  is_default boolean not null default false,
  config jsonb not null,
  secrets jsonb not null default '{}',
  creation_date timestamptz not null default now(),
  last_update_date timestamptz not null default now()
);

create table modules (
  business_id text not null references businesses,
  code text not null,
  id text not null,
  name text not null,
  description text not null default '',
  type text not null default 'feature',
  icon text not null default '',
  status text not null default 'inactive' check (status in ('active', 'inactive')),
  primary key (business_id, code)
);

create table integrations (
  business_id text not null references businesses,
  id text not null,
  name text not null,
  cron text not null default '',
  cron_next_step timestamptz,
  config jsonb not null default '{}',
  primary key (business_id, id)
);

create table offices (
  business_id text not null references businesses,
  id text not null,
  name text not null,
  display_name text not null,
  city text not null,
  address text not null,
  lat double precision not null,
  lng double precision not null,
  polygon jsonb not null default '[]',
  support_number text not null default '',
  delivery_time_per_product int not null default 0,
  ws_keys jsonb not null default '{}',
  inactive boolean not null default false,
  inactive_date timestamptz,
  creation_date timestamptz not null default now(),
  last_update_date timestamptz not null default now(),
  primary key (business_id, id)
);

create table zones (
  business_id text not null,
  id text not null,
  office_id text not null,
  distance text not null check (distance in ('cercano', 'lejano', 'muy_lejano')),
  delivery_fee int not null check (delivery_fee >= 0),
  polygon jsonb not null,
  creation_date timestamptz not null default now(),
  last_update_date timestamptz not null default now(),
  primary key (business_id, id),
  foreign key (business_id, office_id) references offices
);

create table categories (
  business_id text not null references businesses,
  id text not null,
  category_name text not null,
  original_name text not null default '',
  visible_name boolean not null default true,
  icon text,
  icon_mini text,
  cover text,
  banner text,
  banner_bg_color text not null default '#ffffff',
  with_manturity boolean not null default false,
  position int not null default 1000,
  restrictions_message text,
  products_tags jsonb not null default '[]',
  products_tags_selectable boolean not null default false,
  product_card_config jsonb not null default '{}',
  disabled boolean not null default false,
  inactive boolean not null default false,
  creation_date timestamptz not null default now(),
  last_update_date timestamptz not null default now(),
  primary key (business_id, id)
);

create table sub_categories (
  business_id text not null,
  id text not null,
  category_id text not null,
  display_name text not null,
  name text not null,
  show boolean not null default true,
  "order" int not null default 1000 check ("order" >= -1),
  photo_url text,
  banner_url text,
  banner_bg_color text,
  product_card_config jsonb not null default '{}',
  disabled boolean not null default false,
  restrictions_message text,
  products_tags_selectable boolean not null default false,
  options jsonb not null default '[]',
  planometry jsonb not null default '[]',
  updated_at timestamptz not null default now(),
  primary key (business_id, id),
  foreign key (business_id, category_id) references categories on delete cascade
);
create index on sub_categories (business_id, category_id, "order");

create table brands (
  business_id text not null references businesses,
  id text not null,
  name text not null,
  display_name text not null,
  description text not null default '',
  logo text,
  inactive boolean not null default false,
  creation_date timestamptz not null default now(),
  last_update_date timestamptz not null default now(),
  primary key (business_id, id),
  unique (business_id, name)
);

-- A weighed product (count_type 'grams') counts stock in grams: a unit line takes count × grams_x_unidad, a gram line count × unit_gram.
-- price_neto buys quantity_pum grams of it, and quantity_pum equals grams_x_unidad.
create table products (
  business_id text not null references businesses,
  id text not null,
  id_item text not null,
  id_item_old text,
  bar_code text,
  title text not null,
  sub_title text not null default '',
  title_large text not null default '',
  brand text not null default '',
  description text not null default '',
  description_large text not null default '',
  provider text not null default '',
  type text not null default 'normal' check (type in ('normal', 'custom')),
  category_id text not null,
  sub_category_id text not null,
  tags jsonb not null default '[]',
  "order" int not null default 1000,
  grams_x_unidad int,
  unit_gram int,
  unit_measurement text,
  unit_measurement_pum text,
  photo_url text,
  another_photos jsonb not null default '[]',
  videos jsonb not null default '[]',
  count_type text not null default 'units' check (count_type in ('units', 'grams')),
  maturity boolean not null default false,
  only_buy_units boolean not null default false,
  restrictions_message text,
  iva_class text not null default 'iva19' check (iva_class in ('excluido', 'exento', 'iva5', 'iva19', 'inc8')),
  inactive boolean not null default false,
  inactive_date timestamptz,
  inactive_manual boolean not null default false,
  inactive_reason text not null default '',
  sales_total_count int not null default 0,
  views_total_count int not null default 0,
  search_text text not null default '',
  search_vector tsvector generated always as (to_tsvector('spanish', search_text)) stored,
  version int not null default 1,
  creation_date timestamptz not null default now(),
  last_update_date timestamptz not null default now(),
  primary key (business_id, id),
  unique (business_id, id_item),
  foreign key (business_id, category_id) references categories,
  foreign key (business_id, sub_category_id) references sub_categories
);
create index on products (business_id, category_id, sub_category_id, views_total_count desc, id) where not inactive and not inactive_manual;
create index on products (business_id, views_total_count desc, id) where not inactive and not inactive_manual;
create index on products (business_id, brand);
create index on products (business_id, provider);
create index on products (business_id, bar_code);
create index on products using gin (search_vector);

create table product_branches (
  business_id text not null,
  product_id text not null,
  office_id text not null,
  price int not null check (price >= 0),
  price_neto int not null check (price_neto >= 0),
  discount numeric(6, 3) not null default 0 check (discount >= 0 and discount <= 100),
  stock int not null default 0 check (stock >= 0),
  stock_min int not null default 0,
  pum numeric(14, 4),
  quantity_pum int,
  primary key (business_id, product_id, office_id),
  foreign key (business_id, product_id) references products on delete cascade,
  foreign key (business_id, office_id) references offices
);
create index on product_branches (business_id, office_id, product_id) include (stock);

create table offers (
  business_id text not null references businesses,
  id text not null,
  name_offer text not null,
  url text not null default '',
  sub_category text,
  category text,
  city text,
  branch_office text,
  branch_id text,
  start_date timestamptz,
  due_date timestamptz,
  route_mode text not null default '',
  photo text,
  photos jsonb not null default '[]',
  video_url text,
  "order" int not null default 1000,
  start_daily_hour int,
  end_daily_hour int,
  alldays boolean not null default true,
  analytics_event text not null default '',
  section text not null,
  vertical boolean not null default false,
  -- Text of a composed banner (picture + text as HTML): title, text, button.
  content jsonb not null default '{}',
  inactive boolean not null default false,
  creation_date timestamptz not null default now(),
  last_update_date timestamptz not null default now(),
  primary key (business_id, id)
);
create index on offers (business_id, section, "order");

create table coupons (
  business_id text not null references businesses,
  id text not null,
  type text not null check (type in ('total_cart', 'products_price')),
  code text not null,
  description text not null default '',
  uses_per_user_limit int not null default 0,
  uses_total_limit int not null default 0,
  uses_total_count int not null default 0,
  stack_limit int not null default 1,
  start_date timestamptz,
  end_date timestamptz,
  produts_ids jsonb not null default '[]',
  value int not null default 0,
  percentage numeric(6, 3) not null default 0,
  offices_ids jsonb not null default '[]',
  auto_activate boolean not null default false,
  inactive boolean not null default false,
  creation_date timestamptz not null default now(),
  last_update_date timestamptz not null default now(),
  primary key (business_id, id),
  unique (business_id, code)
);

create table users (
  business_id text not null references businesses,
  id text not null,
  id_auth text,
  name text not null default '',
  last_name text not null default '',
  email text,
  phone text,
  identification_card text,
  birthday date,
  photo_url text,
  thumbnail text,
  fcm_token text,
  socket_id text,
  role text not null default 'client',
  provider text not null default 'anonymous',
  branch_id text,
  habeas_accept jsonb,
  password_hash text,
  last_active_date timestamptz,
  last_disconnet_date timestamptz,
  inactive boolean not null default false,
  inactive_date timestamptz,
  creation_date timestamptz not null default now(),
  last_update_date timestamptz not null default now(),
  primary key (business_id, id),
  foreign key (business_id, branch_id) references offices
);
create unique index on users (business_id, lower(email)) where email is not null;
create index on users (business_id, phone);

create table addresses (
  business_id text not null,
  id text not null,
  user_id text not null,
  alias text not null default '',
  address text not null,
  city text not null,
  comment text not null default '',
  branch text,
  id_branch text,
  default_address boolean not null default false,
  lat double precision not null,
  lng double precision not null,
  zone text not null default '',
  creation_date timestamptz not null default now(),
  primary key (business_id, id),
  foreign key (business_id, user_id) references users on delete cascade
);
create index on addresses (business_id, user_id);

create table sessions (
  business_id text not null,
  id text not null,
  user_id text not null,
  family text not null,
  refresh_hash text not null,
  -- The successor handed out when this token was used, for two tabs racing inside the grace time.
  replaced_by text,
  replaced_at timestamptz,
  revoked_at timestamptz,
  expires_at timestamptz not null,
  ip text,
  device text,
  creation_date timestamptz not null default now(),
  primary key (business_id, id),
  unique (business_id, refresh_hash),
  foreign key (business_id, user_id) references users on delete cascade
);
create index on sessions (business_id, family);
create index on sessions (business_id, user_id);

create table order_counters (
  business_id text primary key references businesses,
  last_number bigint not null default 1000
);

-- A cart is an order in states 1 to 4; id_order comes with placing it.
create table orders (
  business_id text not null,
  id text not null,
  id_order bigint,
  user_id text not null,
  user_fullname text not null default '',
  state text not null default '1_waiting_products' check (state in (
    '1_waiting_products', '2_waiting_address', '3_waiting_paymethod', '4_waiting_setcomplete', '5_waiting_online_payment',
    '13_order_received', '6_payment_complete', '7_admin_cart_accept', '8_store_select_products', '9_store_invoice_products',
    '10_store_dispatch_products', '11_store_onlinepayment_fail', '12_store_cancel_order')),
  type text not null default 'delivery' check (type in ('delivery', 'pickup')),
  branch_office_id text,
  address_selected jsonb,
  payment_method_selected text,
  bags_config jsonb,
  bags_count int not null default 0,
  observations_client text not null default '',
  price_domicile int not null default 0,
  price_subtotal_computed int not null default 0,
  price_total_bags int not null default 0,
  discounts_total int not null default 0,
  coupons_total int not null default 0,
  price_total int not null default 0,
  price_total_computed int not null default 0,
  min_subtotal int not null default 0,
  coupons_applyed jsonb not null default '[]',
  products_rejected jsonb not null default '[]',
  city text,
  delivery jsonb not null default '{}',
  composition_id text,
  -- Product lines as they were when the order was placed, so that later catalogue changes do not rewrite history.
  placed_at timestamptz,
  inactive boolean not null default false,
  creation_date timestamptz not null default now(),
  last_update timestamptz not null default now(),
  primary key (business_id, id),
  unique (business_id, id_order),
  foreign key (business_id, user_id) references users,
  foreign key (business_id, branch_office_id) references offices
);
create unique index one_open_cart on orders (business_id, user_id)
  where state in ('1_waiting_products', '2_waiting_address', '3_waiting_paymethod', '4_waiting_setcomplete') and not inactive;
create index on orders (business_id, placed_at desc, id desc) where placed_at is not null;
create index on orders (business_id, branch_office_id, placed_at desc, id desc) where placed_at is not null;
create index on orders (business_id, state, placed_at desc, id desc) where placed_at is not null;
create index on orders (business_id, user_id, placed_at desc);

-- product_id has no foreign key on purpose: a product may vanish while carts and orders still name it.
create table order_lines (
  business_id text not null,
  order_id text not null,
  product_id text not null,
  id text not null,
  id_item text not null,
  count int not null check (count > 0),
  count_type text not null default 'units' check (count_type in ('units', 'grams')),
  maturity text,
  comment text not null default '',
  tags jsonb not null default '[]',
  options_tags jsonb not null default '[]',
  price_base int not null default 0,
  total_price int not null default 0,
  is_replaced boolean not null default false,
  replaced_product_id text,
  original_product_id text,
  -- What the line looked like when added or placed: title, subTitle, brand, photoUrl, unit_gram, prices.
  product jsonb not null default '{}',
  creation_date timestamptz not null default now(),
  primary key (business_id, order_id, product_id),
  foreign key (business_id, order_id) references orders on delete cascade
);

create table order_state_updates (
  business_id text not null,
  order_id text not null,
  seq int not null,
  state text not null,
  user_id text,
  user_name text not null default '',
  reason text not null default '',
  date timestamptz not null default now(),
  primary key (business_id, order_id, seq),
  foreign key (business_id, order_id) references orders on delete cascade
);

create table coupon_uses (
  business_id text not null,
  id text not null,
  id_cupon text not null,
  id_user text not null,
  id_shopping_cart text not null,
  returned_at timestamptz,
  creation_date timestamptz not null default now(),
  primary key (business_id, id),
  unique (business_id, id_cupon, id_shopping_cart),
  foreign key (business_id, id_cupon) references coupons,
  foreign key (business_id, id_shopping_cart) references orders
);

create table cart_history (
  business_id text not null,
  id text not null,
  user_id text not null,
  shopping_cart jsonb not null,
  device text not null default '',
  ip text not null default '',
  action text not null,
  product_count int not null default 0,
  product_names text not null default '',
  admin_send_restore boolean not null default false,
  restored_date timestamptz,
  creation_date timestamptz not null default now(),
  primary key (business_id, id),
  foreign key (business_id, user_id) references users on delete cascade
);
create index on cart_history (business_id, user_id, creation_date desc);

create table custom_carts (
  business_id text not null references businesses,
  id text not null,
  name text not null,
  body text not null default '',
  photo_url text,
  photos jsonb not null default '[]',
  video_url text,
  products jsonb not null default '[]',
  creator_id text,
  creator text not null default '',
  type text not null check (type in ('market', 'recipe', 'event', 'private_user_collection')),
  show_on_checkout boolean not null default false,
  recipe_details jsonb,
  banner_footer jsonb,
  inactive boolean not null default false,
  creation_date timestamptz not null default now(),
  last_update_date timestamptz not null default now(),
  primary key (business_id, id)
);
create index on custom_carts (business_id, type, creation_date desc);
create index on custom_carts (business_id, creator_id);

create table campaigns (
  business_id text not null references businesses,
  id text not null,
  type text not null check (type in ('ALL_USERS_PUSH', 'ALL_USERS_SMS')),
  title text not null,
  description text not null default '',
  office text,
  uid text,
  photo_url text,
  inactive boolean not null default false,
  creation_date timestamptz not null default now(),
  last_update_date timestamptz not null default now(),
  primary key (business_id, id)
);

create table habeas_registrations (
  business_id text not null references businesses,
  id text not null,
  user_type text not null check (user_type in ('NATURAL', 'JURIDICA')),
  client_type text not null default '',
  promotional_send_authorization boolean not null default false,
  registraduria_data jsonb,
  registraduria_status text not null default 'pending',
  user_data jsonb not null default '{}',
  company_data jsonb,
  consent jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, id)
);

create table product_imports (
  business_id text not null references businesses,
  id text not null,
  status_message text not null default '',
  import_status text not null default 'pending',
  total_records int not null default 0,
  processed_records int not null default 0,
  total_brands int not null default 0,
  total_categories int not null default 0,
  wslast_updated_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, id)
);

create table stats (
  business_id text not null references businesses,
  id text not null,
  type text not null,
  value numeric not null default 0,
  reference text not null default '',
  aditional_reference text not null default '',
  module text not null default '',
  office text not null default '',
  display_name text not null default '',
  creation_date timestamptz not null default now(),
  primary key (business_id, id)
);
create index on stats (business_id, type, creation_date);

create table logs (
  business_id text not null references businesses,
  id text not null,
  type text not null,
  value jsonb not null default '{}',
  user_id text,
  creation_date timestamptz not null default now(),
  primary key (business_id, id)
);
create index on logs (business_id, type, creation_date desc);

-- Who did what in the back office; written by the server only.
create table audit_log (
  business_id text not null,
  id bigint generated always as identity,
  user_id text,
  user_name text not null default '',
  action text not null,
  entity text not null,
  entity_id text not null,
  detail jsonb not null default '{}',
  date timestamptz not null default now(),
  primary key (business_id, id)
);

create table outbox (
  business_id text not null,
  id bigint generated always as identity,
  topic text not null,
  payload jsonb not null,
  attempts int not null default 0,
  next_try timestamptz not null default now(),
  last_error text,
  sent_at timestamptz,
  creation_date timestamptz not null default now(),
  primary key (business_id, id)
);
create index on outbox (next_try, id) where sent_at is null;

-- What mail, text message and push providers would have sent (demo mode reads it at /dev/outbox).
create table sent_messages (
  business_id text not null references businesses,
  id bigint generated always as identity,
  kind text not null check (kind in ('mail', 'sms', 'push')),
  recipient text not null,
  subject text not null default '',
  body text not null,
  creation_date timestamptz not null default now(),
  primary key (business_id, id)
);

create table remote_versions (
  name text not null,
  version text not null,
  published jsonb not null,
  published_by text not null default '',
  published_at timestamptz not null default now(),
  primary key (name, version)
);

-- business_id '*' is the channel of every business that is not pinned.
create table remote_channels (
  name text not null,
  business_id text not null default '*',
  active_version text not null,
  previous_version text,
  activated_by text not null default '',
  activated_at timestamptz not null default now(),
  primary key (name, business_id),
  foreign key (name, active_version) references remote_versions (name, version)
);

create table remote_history (
  id bigint generated always as identity primary key,
  name text not null,
  business_id text not null,
  action text not null check (action in ('publish', 'activate', 'rollback')),
  version text not null,
  by_user text not null default '',
  date timestamptz not null default now()
);

-- Row-level security: a transaction names its business (app.business) or works for the platform (app.platform = 'on').
do $$
declare
  t text;
  tenant_tables constant text[] := array['modules', 'integrations', 'offices', 'zones', 'categories', 'sub_categories', 'brands', 'products',
    'product_branches', 'offers', 'coupons', 'users', 'addresses', 'sessions', 'order_counters', 'orders', 'order_lines',
    'order_state_updates', 'coupon_uses', 'cart_history', 'custom_carts', 'campaigns', 'habeas_registrations', 'product_imports',
    'stats', 'logs', 'audit_log', 'sent_messages'];
begin
  foreach t in array tenant_tables loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (business_id = current_setting(''app.business'', true)) with check (business_id = current_setting(''app.business'', true))', t);
  end loop;
  -- The platform reads these across businesses: host names, and what waits to be sent.
  foreach t in array array['businesses', 'outbox'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (business_id = current_setting(''app.business'', true) or current_setting(''app.platform'', true) = ''on'') with check (business_id = current_setting(''app.business'', true) or current_setting(''app.platform'', true) = ''on'')', t);
  end loop;
end $$;
