import * as z from 'zod/mini'
import { id, maybe } from '../kernel/base.ts'

/** S 3: modules the product asks for. */
export const moduleCodes = [
  'products_likes',
  'categories_tags',
  'categories_options',
  'categories_custom_cards',
  'canaveral_products_card',
  'planogram',
  'delivery_picker',
  'cupons',
  'habeas-data',
  'admin-integrations',
  'new_address_button',
  'recipes_v2',
  'home_v2',
  'show_categories_collage',
  'group_by_subcategory',
  'categories_scroll_horizontal',
  'product_card_vertical',
  'header_message',
  'phone_login',
  'user_info_v2',
  'modal_city',
  'modal_city_v2',
  'search_with_categories',
  'footer',
  'show_menu_lateral',
  'appbar-configurable',
  'theme_green',
  'theme_blue',
  'ga-tracker',
  'gtag-script',
] as const
export type ModuleCode = (typeof moduleCodes)[number]

export const businessModule = z.object({
  id,
  name: z.string(),
  description: maybe.text,
  type: maybe.text,
  icon: maybe.text,
  code: maybe.text,
  status: z._default(z.enum(['active', 'inactive']), 'inactive'),
})
export type BusinessModule = z.output<typeof businessModule>

/** what is on, under its code, else its name, exactly as spelled; a module that is missing is off. */
export const activeModuleCodes = (modules: readonly BusinessModule[]): string[] =>
  modules.filter((module) => module.status === 'active').map((module) => module.code || module.name)
