import { type CustomCart, staffCustomCartTypes } from '@plaza/contracts/community/custom-cart.entity'
import type { RecordField } from '@plaza/ui/forms'
import { GalleryField, galleryWire } from '../parts/gallery-field.tsx'
import { kindLabels } from './kinds.ts'
import { ProductLines } from './product-lines.tsx'

export const communityTabs = [
  { key: 'productos', label: 'Productos' },
  { key: 'medios', label: 'Fotos y video' },
  { key: 'detalles', label: 'Receta y pie' },
]

/** Parts of an object are fields of their own in the form. */
export const communityValues = (cart: CustomCart | null): Record<string, unknown> =>
  cart
    ? {
        ...cart,
        time: cart.recipe_details?.time,
        portions: cart.recipe_details?.portions == null ? null : String(cart.recipe_details.portions),
        dificult: cart.recipe_details?.dificult,
        footer_link: cart.banner_footer?.link,
        footer_image: cart.banner_footer?.image,
      }
    : { type: 'market', products: [], photos: [] }

const recipeParts = ['time', 'portions', 'dificult'] as const
const footerParts = ['footer_link', 'footer_image'] as const

export function communityWire(values: Record<string, unknown>, changed: Record<string, unknown>): Record<string, unknown> {
  const rest = Object.fromEntries(
    Object.entries(changed).filter(([name]) => ![...recipeParts, ...footerParts, 'photos'].includes(name as never)),
  )
  return {
    ...rest,
    ...('photos' in changed && galleryWire('photos', values.photos)),
    ...(recipeParts.some((part) => part in changed) && {
      recipe_details: Object.fromEntries(recipeParts.map((part) => [part, values[part] || null])),
    }),
    ...(footerParts.some((part) => part in changed) && footerWire(values.footer_link, values.footer_image)),
  }
}

function footerWire(link: unknown, image: unknown) {
  const kept = typeof image === 'string' && image !== '_null_' ? image : null
  return { banner_footer: { link: link || null, image: kept }, ...(image instanceof File && { 'banner_footer.image': image }) }
}

const isRecipe = ({ type }: { type?: unknown }) => type === 'recipe'

export const communityFields: RecordField[] = [
  { name: 'name', label: 'Nombre', kind: 'text', required: true, maxLength: 120, half: true },
  {
    name: 'type',
    label: 'Tipo',
    kind: 'select',
    required: true,
    half: true,
    options: staffCustomCartTypes.map((value) => ({ value, label: kindLabels[value] })),
  },
  { name: 'body', label: 'Texto', kind: 'rich' },
  { name: 'showOnCheckout', label: 'Se muestra al pagar', kind: 'switch', half: true },
  { name: 'inactive', label: 'Desactivado', kind: 'switch', half: true },
  {
    name: 'products',
    label: 'Productos',
    kind: 'custom',
    tab: 'productos',
    render: ({ value, onChange, disabled, error }) => (
      <>
        {error && <p className="pz-field__error">{error}</p>}
        <ProductLines lines={(value ?? []) as CustomCart['products']} onChange={onChange} disabled={disabled} />
      </>
    ),
  },
  { name: 'photoUrl', label: 'Foto principal', kind: 'image', tab: 'medios' },
  {
    name: 'photos',
    label: 'Más fotos',
    kind: 'custom',
    tab: 'medios',
    render: ({ value, onChange, disabled }) => (
      <GalleryField label="Más fotos" value={(value ?? []) as (string | File)[]} onChange={onChange} disabled={disabled} />
    ),
  },
  { name: 'videoUrl', label: 'Video', kind: 'video', tab: 'medios', help: 'mp4 o quicktime, hasta 8 MB.' },
  { name: 'time', label: 'Tiempo', kind: 'text', tab: 'detalles', half: true, when: isRecipe, placeholder: '45 minutos', maxLength: 120 },
  { name: 'portions', label: 'Porciones', kind: 'text', tab: 'detalles', half: true, when: isRecipe, maxLength: 20 },
  {
    name: 'dificult',
    label: 'Dificultad',
    kind: 'text',
    tab: 'detalles',
    half: true,
    when: isRecipe,
    placeholder: 'Fácil',
    maxLength: 120,
  },
  { name: 'footer_image', label: 'Banner del pie', kind: 'image', tab: 'detalles', section: 'Banner del pie' },
  { name: 'footer_link', label: 'Enlace del banner', kind: 'text', tab: 'detalles', placeholder: '/offers', maxLength: 1000 },
]
