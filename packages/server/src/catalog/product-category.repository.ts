import type { ProductCategory } from '@plaza/contracts/catalog/catalog.api'
import type { Tx } from '../platform/database.ts'

/** What a product's category and sub-category say about its card and its page. */
export async function readProductCategory(
  tx: Tx,
  product: { category_id: string; sub_category_id: string },
): Promise<ProductCategory | null> {
  const [row] = await tx.query<{ found: ProductCategory }>(
    `select json_build_object('id', c.id, 'categoryName', c.category_name, 'withManturity', c.with_manturity, 'disabled', c.disabled or c.inactive,
       'restrictionsMessage', c.restrictions_message, 'productsTagsSelectable', c.products_tags_selectable, 'product_card_config', c.product_card_config,
       'subCategory', json_build_object('id', s.id, 'displayName', s.display_name, 'show', s.show, 'disabled', s.disabled, 'options', s.options,
         'restrictionsMessage', s.restrictions_message, 'productsTagsSelectable', s.products_tags_selectable, 'product_card_config', s.product_card_config)) as found
     from sub_categories s join categories c on c.business_id = s.business_id and c.id = $2 where s.business_id = $1 and s.id = $3`,
    [tx.business, product.category_id, product.sub_category_id],
    'product-category',
  )
  return row?.found ?? null
}
