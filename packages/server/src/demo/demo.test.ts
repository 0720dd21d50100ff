import * as fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { business } from '@plaza/contracts/business/business.entity'
import { bannerSections, classicBannerSections } from '@plaza/contracts/catalog/offer.entity'
import { describe, expect, test } from 'vitest'
import { coversPoint } from '../branches/coverage.ts'
import { checkDigit } from './catalog.ts'
import { categoryRows, officeRows, subCategoryRows, zoneRows } from './menu.ts'
import { orderRows } from './orders.ts'
import { addressRows } from './people.ts'
import { drawn } from './pictures/drawn.ts'
import { codeOf } from './pictures/emoji.ts'
import { recipesOf } from './pictures/index.ts'
import { shelvesOf } from './shelves.ts'
import { communityRows, offerRows, sectionsOf } from './showcase.ts'
import { demoTenants } from './tenants/index.ts'

const now = new Date('2026-11-20T18:00:00.000Z')
const assets = path.join(path.dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets')
const worlds = demoTenants.map((tenant) => ({ id: tenant.id, tenant, shelves: shelvesOf(tenant) }))

describe.each(worlds)('the demo business $id', ({ tenant, shelves }) => {
  const onShelf = shelves.filter(({ product }) => !product.inactive && !product.inactive_manual)

  test('is as large as promised and its configuration fits the contract', () => {
    expect(onShelf.length).toBeGreaterThanOrEqual(1500)
    expect(categoryRows(tenant).length).toBeGreaterThanOrEqual(12)
    expect(subCategoryRows(tenant).length).toBeGreaterThanOrEqual(60)
    expect(officeRows(tenant)).toHaveLength(5)
    expect(() => business.parse({ ...tenant.config, at_business: tenant.id })).not.toThrow()
    expect(sectionsOf(tenant)).toEqual(expect.arrayContaining([...(tenant.modules === 'all' ? bannerSections : classicBannerSections)]))
  })

  test('sells nothing twice and leaves no sub-category empty', () => {
    const names = shelves.map(({ product }) => `${product.title} · ${product.sub_title}`)
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
    expect(new Set(shelves.map(({ product }) => product.id)).size).toBe(shelves.length)
    const filled = new Set(onShelf.map(({ product }) => product.sub_category_id))
    expect(
      subCategoryRows(tenant)
        .filter(({ id }) => !filled.has(id))
        .map(({ name }) => name),
    ).toEqual([])
  })

  test('IVA class: every product has one, from its sub-category unless it is taxed otherwise', () => {
    const classes = new Map(subCategoryRows(tenant).map(({ id, iva_class }) => [id, iva_class]))
    const classOf = ({ iva_class, sub_category_id }: (typeof shelves)[number]['product']) => iva_class ?? classes.get(sub_category_id)
    const named = (title: string) => shelves.find(({ product }) => product.title.startsWith(title))?.product
    expect(shelves.filter(({ product }) => !classOf(product))).toEqual([])
    const some = ['Tomate chonto', 'Leche entera', 'Leche condensada', 'Café molido', 'Detergente', 'Panela redonda'].map(named)
    expect(some.map((product) => product && classOf(product))).toEqual(['excluido', 'exento', 'iva19', 'iva5', 'iva19', 'excluido'])
    expect(some.map((product) => product?.iva_class)).toEqual([null, null, 'iva19', null, null, 'excluido'])
  })

  test('has Colombian bar codes with a right check digit', () => {
    const codes = shelves.map(({ product }) => product.bar_code)
    expect(codes.filter((code) => !/^770\d{10}$/.test(code) || checkDigit(code.slice(0, 12)) !== Number(code[12]))).toEqual([])
    expect(new Set(codes).size).toBe(codes.length)
  })

  test('asks sensible prices: the net one is the lower, and the price per unit is its own', () => {
    const odd = shelves.flatMap(({ product, branches }) =>
      branches
        .filter(
          ({ price, price_neto, discount, pum, quantity_pum }) =>
            price < 200 ||
            price > 400_000 ||
            price_neto > price ||
            price_neto < price * 0.55 ||
            (discount === 0) !== (price === price_neto) ||
            Math.abs(pum * quantity_pum - price_neto) > quantity_pum * 0.001,
        )
        .map(() => product.title_large),
    )
    expect(odd).toEqual([])
  })

  test('knows weighed products, cuts, maturity, restrictions, what is gone and what is out of stock', () => {
    const some = (check: (shelf: (typeof shelves)[number]) => boolean) => shelves.filter(check).length
    expect(
      some(({ product }) => product.count_type === 'grams' && product.grams_x_unidad !== null && product.unit_gram !== null),
    ).toBeGreaterThan(80)
    expect(some(({ product }) => product.maturity)).toBeGreaterThan(20)
    expect(some(({ product }) => product.restrictions_message !== null)).toBeGreaterThan(30)
    expect(some(({ product }) => product.inactive)).toBeGreaterThan(5)
    expect(some(({ product }) => product.photo_url === null)).toBeGreaterThan(3)
    expect(some(({ branches }) => branches.every(({ stock }) => stock === 0))).toBeGreaterThan(10)
    expect(some(({ branches }) => branches.some(({ discount }) => discount > 0))).toBeGreaterThan(100)
    expect(subCategoryRows(tenant).filter(({ options }) => options.length > 0).length).toBeGreaterThanOrEqual(3)
  })

  test('has coverages that hold their branch, and zones inside them', () => {
    const offices = officeRows(tenant)
    expect(offices.filter(({ polygon, lat, lng }) => !coversPoint(polygon, { lat, lng }) || crosses(polygon))).toEqual([])
    const outside = zoneRows(tenant).filter(
      ({ office_id, polygon }) =>
        crosses(polygon) || !polygon.every((at) => coversPoint(offices.find(({ id }) => id === office_id)!.polygon, at)),
    )
    expect(outside).toEqual([])
    expect(
      addressRows(tenant).filter(
        ({ id_branch, lat, lng, zone }) => zone === '' || !coversPoint(offices.find(({ id }) => id === id_branch)!.polygon, { lat, lng }),
      ),
    ).toEqual([])
  })

  test('asks of each thing in a recipe what a kitchen takes: one, or about a pound of what is weighed', () => {
    const of = new Map(shelves.map(({ product }) => [product.id, product]))
    const lines = communityRows(tenant, shelves, now).flatMap(({ products }) => products)
    expect(lines.some(({ countType }) => countType === 'grams')).toBe(true)
    for (const { id, count, countType } of lines) {
      const isWholeSteps = countType === 'units' || count % (of.get(id)?.unit_gram ?? 0) === 0
      expect(
        isWholeSteps && (countType === 'units' ? count === 1 : count >= 300 && count <= 750),
        `${of.get(id)?.title}: ${count} ${countType}`,
      ).toBe(true)
    }
  })

  test('draws every picture that it refers to', () => {
    const book = recipesOf(tenant)
    const text = JSON.stringify([
      tenant.config,
      categoryRows(tenant),
      subCategoryRows(tenant),
      shelves.map(({ product }) => [product.photo_url, product.another_photos]),
      offerRows(tenant, now),
      communityRows(tenant, shelves, now),
    ])
    const keys = [...text.matchAll(new RegExp(`/media/${tenant.id}/([a-z0-9_-]+)`, 'g'))].map((match) => match[1]!)
    expect(keys.filter((key) => !book.has(key))).toEqual([])
    const items = [...book.values()].flatMap((recipe) => ('items' in recipe ? [...recipe.items] : []))
    expect([...new Set(items)].filter((item) => !drawn[itemOf(item)] && !isEmoji(itemOf(item)))).toEqual([])
  })

  test('is the same on every run', () => {
    const again = () => JSON.stringify([shelvesOf(tenant), orderRows(tenant, shelves, now), zoneRows(tenant), addressRows(tenant)])
    expect(again()).toBe(again())
  })
})

test('the two businesses differ: fewer than half of what they sell is the same at the same price', () => {
  const [verde, azul] = worlds.map(
    ({ shelves }) => new Map(shelves.map(({ product, branches }) => [product.title_large, branches[0]!.price])),
  )
  const same = [...verde!].filter(([name, price]) => azul!.get(name) === price)
  expect(same.length).toBeLessThan(azul!.size / 2)
})

// `🍋@52` is a lemon of another colour.
const itemOf = (item: string) => item.split('@')[0]!

function isEmoji(item: string) {
  const plain = codeOf(item).replace(/-fe0f$/, '')
  return fs.existsSync(path.join(assets, `${plain}.webp`)) || fs.existsSync(path.join(assets, `${plain}-fe0f.webp`))
}

interface Point {
  lat: number
  lng: number
}

function crosses(corners: readonly Point[]) {
  const n = corners.length
  const side = (a: Point, b: Point, c: Point) => Math.sign((b.lng - a.lng) * (c.lat - a.lat) - (b.lat - a.lat) * (c.lng - a.lng))
  for (let i = 0; i < n; i++)
    for (let j = i + 2; j < n; j++) {
      if (i === 0 && j === n - 1) continue
      const [a, b, c, d] = [corners[i]!, corners[i + 1]!, corners[j]!, corners[(j + 1) % n]!]
      if (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) return true
    }
  return false
}
