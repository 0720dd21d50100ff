-- What a cart's totals need of each line, so that changing one line need not read the others' products. Null in lines written before.
alter table order_lines add column saved int, add column grams int, add column office_id text;
-- The configuration without its long texts: a cart's change reads it each time, and unpacking them cost more than the rest of the statement.
alter table businesses add column short_config jsonb generated always as (config - '{terms,custom_css_styles,footer_config,header_message,custom_static_images,custom_text_fields}'::text[]) stored;
