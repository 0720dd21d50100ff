import { catalogAdminTexts } from '@plaza/contracts/catalog/catalog-admin.messages'
import type { IvaClass } from '@plaza/contracts/catalog/iva-class'
import { type Category, defaultPosition } from '@plaza/contracts/catalog/category.entity'
import { removedMarker } from '@plaza/contracts/kernel/uploads'
import type { MediaValue } from '@plaza/ui/forms'

/** What the form of a category holds while somebody types. */
export interface CategoryValues {
  readonly categoryName: string
  readonly originalName: string
  readonly position: number | null
  readonly bannerBgColor: string
  readonly visibleName: boolean
  readonly withManturity: boolean
  readonly disabled: boolean
  readonly iva_class: IvaClass | null
  readonly restrictionsMessage: string
  readonly icon: MediaValue
  readonly iconMini: MediaValue
  readonly cover: MediaValue
  readonly banner: MediaValue
}

export const pictureFields = ['icon', 'iconMini', 'cover', 'banner'] as const

/** The names of the fields, as the form and its list of errors say them. */
export const fieldLabels: Readonly<Record<keyof CategoryValues, string>> = {
  categoryName: 'Nombre',
  originalName: 'Nombre de referencia (web service)',
  position: 'Posición',
  bannerBgColor: 'Color de fondo del banner',
  visibleName: 'Nombre visible',
  withManturity: 'Tipo de maduración',
  disabled: 'Deshabilitada en tienda',
  iva_class: 'IVA por defecto',
  restrictionsMessage: 'Mensaje de restricciones',
  icon: 'Imagen principal',
  iconMini: 'Mini icono',
  cover: 'Banner grande',
  banner: 'Banner superior mini',
}

export const newCategory: CategoryValues = {
  categoryName: '',
  originalName: '',
  position: defaultPosition,
  bannerBgColor: '#ffffff',
  visibleName: true,
  withManturity: false,
  disabled: false,
  iva_class: null,
  restrictionsMessage: '',
  icon: null,
  iconMini: null,
  cover: null,
  banner: null,
}

export const valuesOf = (category: Category): CategoryValues => ({
  categoryName: category.categoryName,
  originalName: category.originalName ?? '',
  position: category.position,
  bannerBgColor: category.bannerBgColor,
  visibleName: category.visibleName,
  withManturity: category.withManturity,
  disabled: category.disabled,
  iva_class: category.iva_class ?? null,
  restrictionsMessage: category.restrictionsMessage ?? '',
  icon: category.icon,
  iconMini: category.iconMini,
  cover: category.cover,
  banner: category.banner,
})

/** As the calls take it: a picture only when it is new or taken away. */
export function inputOf(values: CategoryValues) {
  const { position, icon, iconMini, cover, banner, ...rest } = values
  const pictures = Object.entries({ icon, iconMini, cover, banner }).filter(([, value]) => value instanceof File || value === removedMarker)
  return { ...rest, categoryName: rest.categoryName.trim(), position: position ?? Number.NaN, ...Object.fromEntries(pictures) }
}

export type FieldErrors = Readonly<Partial<Record<keyof CategoryValues, string>>>

/** B-5-001, B-5-002: what the form itself refuses, before anything is sent. */
export function wrongIn({ categoryName, originalName, position, bannerBgColor }: CategoryValues): FieldErrors {
  const required = catalogAdminTexts.categoryFieldsRequired
  return {
    ...(categoryName.trim() === '' && { categoryName: required }),
    ...(originalName.trim() === '' && { originalName: required }),
    ...(position === null ? { position: required } : position < 0 && { position: 'La posición debe ser 0 o mayor.' }),
    ...(!/^#[0-9a-f]{3}([0-9a-f]{3})?$/i.test(bannerBgColor) && { bannerBgColor: 'Escribe un color como #ffffff.' }),
  }
}

export const sameValues = (one: CategoryValues, other: CategoryValues): boolean =>
  (Object.keys(one) as (keyof CategoryValues)[]).every((name) => one[name] === other[name])
