/** For `from products p`: the class that its sub-category, else its category, gives to products without one of their own. */
export const inheritedIvaClass = `coalesce(
  (select s.iva_class from sub_categories s where s.business_id = p.business_id and s.id = p.sub_category_id),
  (select c.iva_class from categories c where c.business_id = p.business_id and c.id = p.category_id))`

/** For `from products p`: the class a product is sold under: its own, else the inherited one; null when nobody chose any. The one rule of the product. */
export const productIvaClass = `coalesce(p.iva_class, ${inheritedIvaClass})`
