import type * as z from 'zod/mini'
import { aBagsConfig } from '../cart/cart.fixtures.ts'
import { business } from './business.entity.ts'
import { businessModule, type ModuleCode } from './module.entity.ts'

export const aBusiness = (over: Partial<z.input<typeof business>> = {}) =>
  business.parse({
    at_business: 'verde',
    app_title: 'Plaza Verde',
    title: 'Plaza Verde',
    theme: 'theme_green',
    cart_min_price: 20_000,
    delivery_price: 6000,
    bags_config: [aBagsConfig()],
    support_url: 'https://wa.me/573151234567',
    ...over,
  })

export const aModule = (code: ModuleCode, over: Partial<z.input<typeof businessModule>> = {}) =>
  businessModule.parse({ id: code, name: code, code, status: 'active', ...over })
