import type { ProductCategory } from '@plaza/contracts/catalog/catalog.api'
import type { Reader } from '../platform/database.ts'

/** What a product's category and sub-category say about its card and its page. */
export async function readProductCategory(reader: Reader, productId: string): Promise<ProductCategory | null> {
  const [row] = await reader.query<{ found: ProductCategory }>(
    `select json_build_object('id', c.id, 'categoryName', c.category_name, 'withManturity', c.with_manturity, 'disabled', c.disabled or c.inactive,
       'restrictionsMessage', c.restrictions_message, 'productsTagsSelectable', c.products_tags_selectable, 'product_card_config', c.product_card_config,
       'subCategory', json_build_object('id', s.id, 'displayName', s.display_name, 'show', s.show, 'disabled', s.disabled, 'options', s.options,
         'restrictionsMessage', s.restrictions_message, 'productsTagsSelectable', s.products_tags_selectable, 'product_card_config', s.product_card_config)) as found
     from products p join categories c on c.business_id = p.business_id and c.id = p.category_id
     join sub_categories s on s.business_id = p.business_id and s.id = p.sub_category_id where p.business_id = $1 and p.id = $2`,
    [reader.business, productId],
    'product-category',
  )
  return row?.found ?? null
}
