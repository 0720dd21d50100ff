import { Api } from './api.ts'
import { type Business, businesses } from './world.ts'

const plenty = 20_000
const atOnce = 8

/** Fills the first branch's shelves, so that no test finds sold out what the tests before it bought. What was sold out stays so. */
export async function restock(port: number) {
  for (const business of businesses) await fillShelves(port, business)
}

async function fillShelves(port: number, business: Business) {
  const staff = await new Api(`http://127.0.0.1:${port}`, business).signedInAs('superadmin@demo.co')
  const [office] = await staff.offices()
  const shelves = await onSale(staff, office.id)
  const fill = async () => {
    for (let product = shelves.pop(); product; product = shelves.pop()) {
      const stock_branch_offices = product.stock_branch_offices.map((each: { id: string }) =>
        each.id === office.id ? { ...each, stock: plenty } : each,
      )
      await staff.must('PUT', `/api/v1/products/${product.id}`, { stock_branch_offices })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, fill))
}

async function onSale(staff: Api, officeId: string) {
  const all = []
  for (let page = 1, last = 1; page <= last; page += 1) {
    const query = `page=${page}&limitPerPage=500&filter=${encodeURIComponent(JSON.stringify({ offices_ids_with_stock: officeId }))}`
    const { data } = await staff.must('GET', `/api/v1/products/all_paginate?${query}`)
    all.push(...data.list)
    last = data.pagination.totalPages
  }
  return all.filter((product) =>
    product.stock_branch_offices.some((each: { id: string; stock: number }) => each.id === officeId && each.stock > 0),
  )
}
