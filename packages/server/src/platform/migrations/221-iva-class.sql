-- Every product got 19 % IVA that nobody chose: no form, call or import knew the column. From here on null says that nobody chose a class, and the
-- sub-category, else the category, may give one (productIvaClass in catalog/iva-class.ts).
alter table products alter column iva_class drop default;
alter table products alter column iva_class drop not null;
alter table categories add column iva_class text check (iva_class in ('excluido', 'exento', 'iva5', 'iva19', 'inc8'));
alter table sub_categories add column iva_class text check (iva_class in ('excluido', 'exento', 'iva5', 'iva19', 'inc8'));

-- A stored iva19 cannot be told from the default, also where somebody meant it: it becomes null, and staff find the product in the list of those
-- without a class. Other values were written on purpose and stay, as does what placed orders and their documents say.
do $$
declare
  business text;
begin
  for business in select business_id from businesses loop
    perform set_config('app.business', business, true);
    update products set iva_class = null where business_id = business and iva_class = 'iva19';
  end loop;
  perform set_config('app.business', '', true);
end $$;
