import type { AdminProduct } from '@plaza/contracts/catalog/admin-product.entity'
import { getAdminProduct, listAdminProducts } from '@plaza/contracts/catalog/catalog-admin.api'
import { callKey, useQueryClient } from '@plaza/ui/query'
import { useState } from 'react'
import { saveProduct } from '../parts/product/save-product.ts'
import type { BulkStep } from './bulk-change.ts'

export const movedText = 'Cambió mientras tanto. Revisa y guarda otra vez.'

/** Sends steps one after another, so that a failure says which product it was; what went through is not sent again. */
export function useBulk(chosen: readonly AdminProduct[]) {
  const client = useQueryClient()
  const [products, setProducts] = useState(chosen)
  const [done, setDone] = useState<readonly string[]>([])
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [running, setRunning] = useState(false)

  /** Whether all of them went through. */
  const run = async (steps: readonly BulkStep[]): Promise<boolean> => {
    setRunning(true)
    setProblems({})
    let failures = 0
    for (const { product, send } of steps) {
      if (!send || done.includes(product.id)) continue
      const { id } = product
      const answer = await saveProduct(product, send.changed, send.seen)
      if (answer.ok) {
        setDone((before) => [...before, id])
        continue
      }
      failures++
      const current = answer.problem.status === 412 ? (answer.problem.data as { current: AdminProduct }).current : null
      if (current) setProducts((before) => before.map((each) => (each.id === id ? current : each)))
      setProblems((before) => ({ ...before, [id]: current ? movedText : answer.problem.message }))
    }
    setRunning(false)
    for (const call of [listAdminProducts, getAdminProduct]) void client.invalidateQueries({ queryKey: callKey(call) })
    return failures === 0
  }
  return { products, done, problems, running, run }
}
