import { catalogAdminTexts } from '@plaza/contracts/catalog/catalog-admin.messages'
import type { SubCategory } from '@plaza/contracts/catalog/category.entity'
import type { IvaClass } from '@plaza/contracts/catalog/iva-class'
import { removedMarker } from '@plaza/contracts/kernel/uploads'
import type { MediaValue } from '@plaza/ui/forms'

export interface SubCategoryValues {
  readonly categoryName: string
  readonly originalName: string
  readonly position: number | null
  readonly enabled: boolean
  readonly iva_class: IvaClass | null
  readonly restrictionsMessage: string
  readonly photoUrl: MediaValue
  readonly bannerUrl: MediaValue
}

/** enabled is what is neither disabled nor hidden. */
export const subValuesOf = (sub: SubCategory): SubCategoryValues => ({
  categoryName: sub.displayName,
  originalName: sub.name,
  position: sub.order,
  enabled: !sub.disabled && sub.show,
  iva_class: sub.iva_class ?? null,
  restrictionsMessage: sub.restrictionsMessage ?? '',
  photoUrl: sub.photoUrl,
  bannerUrl: sub.bannerUrl,
})

/** As the call takes it: a picture only when it is new or taken away. */
export function subInputOf({ position, photoUrl, bannerUrl, ...rest }: SubCategoryValues) {
  const pictures = Object.entries({ photoUrl, bannerUrl }).filter(([, value]) => value instanceof File || value === removedMarker)
  return { ...rest, ...(position !== null && { position }), ...Object.fromEntries(pictures) }
}

/** B-5-003. */
export function wrongInSub({ categoryName, originalName, position }: SubCategoryValues): Partial<Record<keyof SubCategoryValues, string>> {
  const required = catalogAdminTexts.categoryFieldsRequired
  return {
    ...(categoryName.trim() === '' && { categoryName: required }),
    ...(originalName.trim() === '' && { originalName: required }),
    ...(position === null ? { position: required } : position < -1 && { position: 'El orden debe ser -1 o mayor.' }),
  }
}
