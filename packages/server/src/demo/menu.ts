import type { LatLng } from '@plaza/contracts/kernel/base'
import { departments } from './assortment/index.ts'
import { coverageOf, zonesOf } from './geography.ts'
import { idOf } from './ids.ts'
import type { Shelf } from './shelves.ts'
import type { DemoTenant } from './tenant.ts'

const cuts = ['Mariposa', 'Molida', 'Tajadas', 'Entero']

export function officeRows(tenant: DemoTenant) {
  return tenant.branches.map((branch) => ({
    id: idOf(tenant.id, 'office', branch.key),
    name: branch.key,
    display_name: branch.name,
    city: branch.city,
    address: branch.address,
    lat: branch.lat,
    lng: branch.lng,
    polygon: coverageOf(branch, branch.reach, `${tenant.id} ${branch.key}`),
    support_number: branch.phone,
    delivery_time_per_product: branch.minutes,
    ws_keys: {
      key: branch.key.toUpperCase(),
      key_price: 'precio',
      key_price_neto: 'precio_neto',
      key_discount: 'descuento',
      key_pum: 'pum',
      key_pum_measurement: 'unidad_pum',
      key_quantity_pum: 'cantidad_pum',
      key_stock_min: 'minimo',
    },
    inactive: false,
  }))
}

export interface ZoneRow {
  id: string
  office_id: string
  distance: string
  delivery_fee: number
  polygon: LatLng[]
}

export function zoneRows(tenant: DemoTenant): ZoneRow[] {
  return tenant.branches.flatMap((branch) =>
    zonesOf(branch, branch.reach, `${tenant.id} ${branch.key}`).map((zone, i) => ({
      id: idOf(tenant.id, 'zone', `${branch.key} ${i}`),
      office_id: idOf(tenant.id, 'office', branch.key),
      distance: zone.distance,
      delivery_fee: tenant.fees[zone.distance],
      polygon: zone.polygon,
    })),
  )
}

const everything = {
  image: true,
  likes: true,
  brand: true,
  show_sub_title: true,
  provider: false,
  price: true,
  discount: true,
  sku: false,
  pum: true,
  tags: true,
  kg_detail: false,
  price_preview_kg: false,
}
const inDetail = {
  image_detail: true,
  likes_detail: true,
  brand_detail: true,
  show_sub_title_detail: true,
  provider_detail: true,
  price_detail: true,
  discount_detail: true,
  sku_detail: true,
  pum_detail: true,
  tags_detail: true,
  kg_detail_detail: true,
  price_preview_kg_detail: true,
}

const adultsOnly = 'Este producto es solo para mayores de edad. ¿Tienes 18 años o más?'

export function categoryRows(tenant: DemoTenant) {
  return tenant.menu.map(([key, name], i) => {
    const department = departments.find((each) => each.key === key)!
    const weighed = key === 'fruver' || key === 'carnes'
    const picture = (kind: string) => `/media/${tenant.id}/${kind}-${key}`
    return {
      id: idOf(tenant.id, 'category', key),
      category_name: name,
      original_name: key === 'carnes' ? '2' : String(i + 10),
      visible_name: true,
      icon: picture('icon'),
      icon_mini: picture('mini'),
      cover: picture('cover'),
      banner: picture('banner'),
      banner_bg_color: '#ffffff',
      with_manturity: department.maturity ?? false,
      position: (i + 1) * 10,
      restrictions_message: department.restriction ?? null,
      // Where its sub-categories differ, nothing applies to all.
      iva_class: department.subs.every(({ iva }) => iva === department.subs[0]?.iva) ? department.subs[0]?.iva : null,
      products_tags: ['Del Valle', 'Integral', 'Sin azúcar', 'Orgánico', 'Sin gluten'],
      products_tags_selectable: key === 'despensa' || key === 'panaderia',
      product_card_config: {
        ...everything,
        ...inDetail,
        kg_detail: weighed,
        price_preview_kg: key === 'carnes',
        ...(key === 'licores' ? { alert_before_add: adultsOnly, alert_before_add_detail: adultsOnly } : {}),
      },
    }
  })
}

export function subCategoryRows(tenant: DemoTenant) {
  return tenant.menu.flatMap(([key]) => {
    const department = departments.find((each) => each.key === key)!
    return department.subs.map((sub, i) => ({
      id: idOf(tenant.id, 'sub', `${key}/${sub.name}`),
      category_id: idOf(tenant.id, 'category', key),
      display_name: sub.name,
      name: sub.name.toUpperCase(),
      order: i + 1,
      photo_url: `/media/${tenant.id}/sub-${key}-${i}`,
      banner_url: `/media/${tenant.id}/banner-${key}`,
      restrictions_message: department.restriction ?? null,
      iva_class: sub.iva,
      options: sub.cuts ? [{ name: 'Corte', options: cuts }] : [],
      planometry: tenant.branches.map((branch, at) => ({
        id: idOf(tenant.id, 'shelf', `${key} ${i} ${branch.key}`),
        office_id: idOf(tenant.id, 'office', branch.key),
        isle: String(tenant.menu.findIndex(([each]) => each === key) + 1),
        gondola: `${String.fromCharCode(65 + ((i + at) % 6))}${i + 1}`,
      })),
    }))
  })
}

export function brandRows(tenant: DemoTenant, shelves: readonly Shelf[]) {
  const names = [...new Set(shelves.map(({ product }) => product.brand))].sort((a, b) => a.localeCompare(b, 'es'))
  return names.map((name) => ({
    id: idOf(tenant.id, 'brand', name),
    name,
    display_name: name,
    description: `Productos ${name} en ${tenant.config.title}.`,
    logo: `/media/${tenant.id}/brand-${slug(name)}`,
  }))
}

export const slug = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
