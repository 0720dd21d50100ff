import type { updateCategory } from '@plaza/contracts/catalog/categories.api'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { safeHtml } from '../../resources/safe-html.ts'

export const categoryPictures = ['icon', 'iconMini', 'cover', 'banner'] as const

type Form = Omit<ParsedInputOf<typeof updateCategory>, 'id' | 'originalName'>
type Pictures = Partial<Record<(typeof categoryPictures)[number], string | null>>

/** The columns that a form changes. What is left out stays. */
export function columnsOfForm(form: Form, pictures: Pictures): Record<string, unknown> {
  const flag = (value: 1 | 0 | undefined) => (value === undefined ? undefined : value === 1)
  const columns = {
    category_name: form.categoryName,
    position: form.position,
    banner_bg_color: form.bannerBgColor,
    visible_name: flag(form.visibleName),
    with_manturity: flag(form.withManturity),
    disabled: flag(form.disabled),
    restrictions_message: cleanHtml(form.restrictionsMessage),
    iva_class: form.iva_class,
    icon: pictures.icon,
    icon_mini: pictures.iconMini,
    cover: pictures.cover,
    banner: pictures.banner,
  }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
}

/** A-88; an editor that was emptied leaves tags without words. */
export function cleanHtml(html: string | undefined): string | null | undefined {
  if (html === undefined) return undefined
  const clean = safeHtml(html).trim()
  return /<img\b/.test(clean) || clean.replace(/<[^>]*>|&nbsp;/g, '').trim() !== '' ? clean : null
}
