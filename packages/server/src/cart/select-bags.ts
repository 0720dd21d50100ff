import type { selectBags as contract } from '@plaza/contracts/cart/cart.api'
import { cartProblems } from '@plaza/contracts/cart/cart.messages'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import { type CartUses, changeCart } from './change-cart.ts'

type Input = ParsedInputOf<typeof contract>

/** Chooses a kind of bag by its code; its price and limits are the business's. The state stays. */
export const selectBags = (scope: Scope, { uuid, bags_config }: Input, uses: CartUses) =>
  changeCart(
    scope,
    { uuid },
    uses,
    async ({ cart: { row, settings } }) => {
      row.bags_config = settings.bags.find((bags) => bags.code === bags_config.code) ?? fail(cartProblems.bagsInvalid)
    },
    'same',
  )
