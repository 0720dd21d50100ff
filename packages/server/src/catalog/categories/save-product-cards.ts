import type { saveProductCards as contract } from '@plaza/contracts/catalog/categories.api'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import type { Scope } from '../../platform/scope.ts'
import type { Uses } from '../../platform/uses.ts'
import { changeCategory, changeSubCategory } from './category-admin.repository.ts'
import { cleanHtml } from './category-form.ts'
import { category, lockedCategory, lockedSubCategory, tellShoppers } from './category-records.ts'
import { requireModule } from './require-module.ts'

type Config = Omit<ParsedInputOf<typeof contract>, 'id' | 'sub_category_id'>

/** B-7-021. Only sub-categories can be told to sell by the gram alone (S-3-088). */
export async function saveProductCards(scope: Scope, input: ParsedInputOf<typeof contract>, { db }: Pick<Uses, 'db'>) {
  requireModule(scope, 'categories_custom_cards')
  const { id, sub_category_id, ...config } = input
  const { select_only_grams: _card, select_only_grams_detail: _page, ...ofCategory } = config
  const data = await db.withTenant(scope.business, async (tx) => {
    await lockedCategory(tx, id)
    if (sub_category_id) {
      await lockedSubCategory(tx, id, sub_category_id)
      await changeSubCategory(tx, sub_category_id, { product_card_config: written(config) })
    } else await changeCategory(tx, id, { product_card_config: written(ofCategory) })
    await tellShoppers(tx)
    return category(tx, id)
  })
  return { data }
}

/** What says nothing is left out: a flag then means as the shop usually does. The alert is HTML (S-3-081). */
function written(config: Partial<Config>): string {
  const said = {
    ...config,
    alert_before_add: cleanHtml(config.alert_before_add ?? ''),
    alert_before_add_detail: cleanHtml(config.alert_before_add_detail ?? ''),
  }
  return JSON.stringify(Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null && value !== undefined)))
}
