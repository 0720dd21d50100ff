import type { Category } from '@plaza/contracts/catalog/category.entity'
import type { Offer } from '@plaza/contracts/catalog/offer.entity'
import type { Option, RecordField, RecordValues } from '@plaza/ui/forms'
import { GalleryField, galleryWire } from '../parts/gallery-field.tsx'

export const offerTabs = [
  { key: 'vigencia', label: 'Vigencia' },
  { key: 'medios', label: 'Imágenes y textos' },
  { key: 'alcance', label: 'Alcance' },
]

const contentParts = ['title', 'text', 'button'] as const

/** The words over a picture are fields of their own in the form. */
export const offerValues = (offer: Offer | null, section = ''): Record<string, unknown> =>
  offer
    ? {
        ...offer,
        vertical: offer.vertical === true || offer.vertical === 'true',
        routeMode: offer.routeMode || 'internal',
        ...Object.fromEntries(contentParts.map((part) => [`content_${part}`, offer.content?.[part]])),
      }
    : { section, routeMode: 'internal', photos: [], alldays: true }

export function offerWire(values: Record<string, unknown>, changed: Record<string, unknown>): Record<string, unknown> {
  const plain = Object.entries(changed).filter(([name]) => name !== 'photos' && !name.startsWith('content_'))
  return {
    ...Object.fromEntries(plain),
    ...('photos' in changed && galleryWire('photos', values.photos)),
    ...(contentParts.some((part) => `content_${part}` in changed) && {
      content: Object.fromEntries(contentParts.map((part) => [part, values[`content_${part}`] || null])),
    }),
  }
}

const withHours = ({ alldays }: RecordValues) => alldays !== true

/** Places a banner may name by their ids. */
export interface OfferPlaces {
  readonly sections: readonly Option[]
  readonly branches: readonly Option[]
  readonly categories: readonly Category[]
}

export const offerFields = ({ sections, branches, categories }: OfferPlaces): RecordField[] => [
  { name: 'nameOffer', label: 'Nombre', kind: 'text', required: true, maxLength: 200 },
  { name: 'section', label: 'Sección', kind: 'select', required: true, options: sections },
  { name: 'url', label: 'Enlace', kind: 'text', maxLength: 1000, half: true, placeholder: '/offers' },
  {
    name: 'routeMode',
    label: 'Se abre',
    kind: 'select',
    half: true,
    options: [
      { value: 'internal', label: 'En la tienda' },
      { value: 'external', label: 'En otra pestaña' },
    ],
  },
  { name: 'order', label: 'Orden', kind: 'number', min: 0, half: true, help: 'El menor va primero.' },
  { name: 'inactive', label: 'Desactivado', kind: 'switch', half: true },
  { name: 'startDate', label: 'Empieza', kind: 'dateTime', tab: 'vigencia', half: true },
  { name: 'dueDate', label: 'Termina', kind: 'dateTime', tab: 'vigencia', half: true },
  { name: 'alldays', label: 'Todo el día', kind: 'switch', tab: 'vigencia' },
  {
    name: 'startDailyHour',
    label: 'Desde la hora',
    kind: 'number',
    min: 0,
    max: 24,
    tab: 'vigencia',
    half: true,
    when: withHours,
    help: '0 a 24, hora de Bogotá.',
  },
  {
    name: 'endDailyHour',
    label: 'Hasta la hora',
    kind: 'number',
    min: 0,
    max: 24,
    tab: 'vigencia',
    half: true,
    when: withHours,
    help: '24 es el final del día.',
  },
  { name: 'photo', label: 'Imagen', kind: 'image', tab: 'medios' },
  {
    name: 'photos',
    label: 'Más imágenes',
    kind: 'custom',
    tab: 'medios',
    render: ({ value, onChange, disabled }) => (
      <GalleryField label="Más imágenes" value={(value ?? []) as (string | File)[]} onChange={onChange} disabled={disabled} />
    ),
  },
  { name: 'video_url', label: 'Video', kind: 'video', tab: 'medios', help: 'mp4 o quicktime, hasta 8 MB.' },
  { name: 'content_title', label: 'Título sobre la imagen', kind: 'text', tab: 'medios', section: 'Textos sobre la imagen', maxLength: 80 },
  { name: 'content_text', label: 'Texto', kind: 'text', tab: 'medios', maxLength: 160 },
  { name: 'content_button', label: 'Botón', kind: 'text', tab: 'medios', half: true, maxLength: 40 },
  { name: 'branchId', label: 'Sede', kind: 'combobox', options: branches, tab: 'alcance', half: true, help: 'Sin sede se ve en todas.' },
  { name: 'city', label: 'Ciudad', kind: 'text', tab: 'alcance', half: true, maxLength: 80 },
  { name: 'branchOffice', label: 'Nombre de la sede', kind: 'text', tab: 'alcance', half: true, maxLength: 120 },
  {
    name: 'category',
    label: 'Categoría',
    kind: 'combobox',
    options: categories.map(({ id, categoryName }) => ({ value: id, label: categoryName })),
    tab: 'alcance',
    half: true,
    help: 'En las secciones de departamento se ve su estante.',
  },
  {
    name: 'subCategory',
    label: 'Subcategoría',
    kind: 'combobox',
    options: categories.flatMap(({ categoryName, subcategories }) =>
      subcategories.map(({ id, displayName }) => ({ value: id, label: `${categoryName} / ${displayName}` })),
    ),
    tab: 'alcance',
    half: true,
  },
  { name: 'analyticsEvent', label: 'Evento de analítica', kind: 'text', tab: 'alcance', half: true, maxLength: 120 },
  { name: 'vertical', label: 'Imagen vertical', kind: 'switch', tab: 'alcance' },
]
