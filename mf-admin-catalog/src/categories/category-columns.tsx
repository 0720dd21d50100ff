import type { Category } from '@plaza/contracts/catalog/category.entity'
import { commonTexts } from '@plaza/contracts/kernel/common.messages'
import { Picture } from '@plaza/ui'
import type { Column } from '@plaza/ui/table'
import { CircleCheck, CircleOff } from 'lucide-react'

/** B-2-053. */
export const categoryColumns: Column<Category>[] = [
  { key: 'images', header: 'Imágenes', cell: Images },
  { key: 'categoryName', header: 'Nombre', cell: ({ categoryName }) => <strong>{categoryName}</strong> },
  { key: 'position', header: 'Posición', numeric: true, cell: ({ position }) => position },
  { key: 'totalProducts', header: 'Total productos', numeric: true, cell: ({ totalProducts }) => totalProducts },
  { key: 'originalName', header: 'Nombre de referencia', cell: ({ originalName }) => originalName ?? '' },
  { key: 'visibleName', header: 'Nombre visible', cell: ({ visibleName }) => yesNo(visibleName) },
  { key: 'withManturity', header: 'Tipo de maduración', cell: ({ withManturity }) => yesNo(withManturity) },
  { key: 'restrictionsMessage', header: 'Mensaje de restricciones', cell: Restrictions },
  { key: 'disabled', header: 'En la tienda', cell: InStore },
]

const yesNo = (value: boolean) => (value ? 'Sí' : 'No')

function Images({ icon, iconMini, cover, banner, categoryName }: Category) {
  const images = [
    ['principal', icon],
    ['mini icono', iconMini],
    ['banner grande', cover],
    ['banner superior mini', banner],
  ] as const
  return (
    <span className="adc-thumbs">
      {images.map(
        ([place, src]) => src && <Picture key={place} src={src} alt={`${categoryName}: imagen ${place}`} width={32} height={32} />,
      )}
    </span>
  )
}

/** Sanitised by the server when it was written. */
function Restrictions({ restrictionsMessage }: Category) {
  return restrictionsMessage ? <span className="adc-html" dangerouslySetInnerHTML={{ __html: restrictionsMessage }} /> : ''
}

function InStore({ disabled }: Category) {
  const Icon = disabled ? CircleOff : CircleCheck
  return (
    <span className={`adc-state adc-state--${disabled ? 'quiet' : 'good'}`}>
      <Icon size={16} aria-hidden="true" />
      {disabled ? commonTexts.disabled : commonTexts.enabled}
    </span>
  )
}
