import type { Business } from '@plaza/contracts/business/business.entity'
import type { ModuleCode } from '@plaza/contracts/business/module.entity'
import type { OwnBrand } from './catalog.ts'

export interface DemoBranch {
  key: string
  name: string
  city: string
  address: string
  lat: number
  lng: number
  /** Kilometres of coverage. */
  reach: number
  phone: string
  minutes: number
  /** Neighbourhoods where its customers live. */
  places: readonly string[]
}

export interface DemoBanner {
  section: string
  title: string
  text: string
  button: string
  url: string
  items: readonly string[]
  from: string
  to: string
}

export interface DemoCommunity {
  type: 'recipe' | 'event' | 'market'
  name: string
  body: string
  items: readonly string[]
  colour: string
  /** Words of titles; the first product that has them all goes into the cart. */
  products: readonly string[]
  details?: { time: string; portions: string; dificult: string }
}

/** One demo business: what makes it different from the other. */
export interface DemoTenant {
  id: string
  hosts: readonly string[]
  isDefault: boolean
  own: OwnBrand
  config: Omit<Business, 'id' | 'at_business'>
  modules: 'all' | readonly ModuleCode[]
  branches: readonly DemoBranch[]
  /** Level of prices; 1 is the assortment's. */
  level: number
  /** Share of brands and of articles that it carries, in per cent. */
  carries: { brands: number; articles: number }
  /** Departments in the order of its menu, with its own names. */
  menu: readonly (readonly [key: string, name: string])[]
  fees: Readonly<Record<'cercano' | 'lejano' | 'muy_lejano', number>>
  coupons: readonly {
    code: string
    description: string
    percentage: number
    value: number
    type?: 'products_price'
    perUser?: number
    total?: number
    stack?: number
    auto?: boolean
    ended?: boolean
  }[]
  banners: readonly DemoBanner[]
  community: readonly DemoCommunity[]
}
