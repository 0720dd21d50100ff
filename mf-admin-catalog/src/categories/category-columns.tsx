import type { Category } from '@plaza/contracts/catalog/category.entity'
import { commonTexts } from '@plaza/contracts/kernel/common.messages'
import { Badge, Picture } from '@plaza/ui'
import type { Column } from '@plaza/ui/table'
import { ivaText } from '../parts/iva-options.ts'
import { plainText } from './plain-text.ts'
import { StateWord } from './state-word.tsx'

/** B-2-053. */
export const categoryColumns: Column<Category>[] = [
  { key: 'images', header: 'Imágenes', cell: Images, value: ({ icon }) => icon ?? '' },
  {
    key: 'categoryName',
    header: 'Nombre',
    opens: true,
    sortable: true,
    hideable: false,
    cell: ({ categoryName }) => categoryName,
    value: ({ categoryName }) => categoryName,
    filter: { kind: 'text' },
  },
  { key: 'position', header: 'Posición', numeric: true, sortable: true, cell: ({ position }) => position, filter: { kind: 'number' } },
  { key: 'totalProducts', header: 'Total productos', numeric: true, sortable: true, cell: ({ totalProducts }) => totalProducts },
  { key: 'originalName', header: 'Nombre de referencia', sortable: true, cell: ({ originalName }) => originalName ?? '' },
  { key: 'iva_class', header: 'IVA por defecto', cell: ivaOf },
  { key: 'visibleName', header: 'Nombre visible', cell: ({ visibleName }) => yesNo(visibleName) },
  { key: 'withManturity', header: 'Tipo de maduración', cell: ({ withManturity }) => yesNo(withManturity) },
  {
    key: 'restrictionsMessage',
    header: 'Mensaje de restricciones',
    cell: Restrictions,
    value: ({ restrictionsMessage }) => plainText(restrictionsMessage ?? ''),
  },
  {
    key: 'disabled',
    header: 'Deshabilitada en tienda',
    cell: ({ disabled }) => <StateWord enabled={!disabled} />,
    value: ({ disabled }) => (disabled ? commonTexts.disabled : commonTexts.enabled),
    filter: {
      kind: 'select',
      options: [
        { value: 'no', label: commonTexts.enabled },
        { value: 'yes', label: commonTexts.disabled },
      ],
    },
  },
  {
    key: 'inactive',
    header: 'Estado',
    cell: ({ inactive }) => <Badge tone={inactive ? 'neutral' : 'success'}>{stateText(inactive)}</Badge>,
    value: ({ inactive }) => stateText(inactive),
    filter: { kind: 'select', param: 'state', all: 'Abiertas', options: [{ value: 'closed', label: 'Cerradas' }] },
  },
]

const stateText = (inactive: boolean) => (inactive ? 'Cerrada' : 'Abierta')

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

/** The server cleans this HTML when it is written and when it is read. */
function Restrictions({ restrictionsMessage }: Category) {
  return restrictionsMessage ? <span className="adc-html" dangerouslySetInnerHTML={{ __html: restrictionsMessage }} /> : ''
}

function ivaOf({ iva_class, subcategories }: Category) {
  const isInEach = subcategories.length > 0 && subcategories.every((sub) => sub.iva_class)
  return !iva_class && isInEach ? 'En cada subcategoría' : ivaText(iva_class)
}
