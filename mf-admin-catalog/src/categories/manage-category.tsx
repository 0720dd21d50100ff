import { getAdminCategory } from '@plaza/contracts/catalog/categories.api'
import type { Category } from '@plaza/contracts/catalog/category.entity'
import { commonTexts } from '@plaza/contracts/kernel/common.messages'
import { Button, leaveWindow, QueryView, useHasUnsavedWork, usePlaza } from '@plaza/ui'
import { Dialog, Tabs } from '@plaza/ui/overlays'
import { useCall } from '@plaza/ui/query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { CardsTab } from './cards-tab.tsx'
import { DataTab } from './data-tab.tsx'
import { DeleteCategory } from './delete-category.tsx'
import { OptionsTab } from './options-tab.tsx'
import { SubCategoriesTab } from './sub-categories-tab.tsx'
import { TagsTab } from './tags-tab.tsx'

interface Props {
  readonly id: string
  readonly categoryName: string
  readonly onClose: () => void
}

/** B-2-055 to B-2-060: everything one category holds, one sheet for each kind. */
export default function ManageCategory({ id, categoryName, onClose }: Props) {
  const query = useCall(getAdminCategory, { id })
  const isUnsaved = useHasUnsavedWork()
  const [deleting, setDeleting] = useState(false)
  const leave = () => leaveWindow(onClose)
  return (
    <Dialog
      open
      title={query.data?.data.categoryName ?? categoryName}
      size="full"
      className="adc-manage"
      onClose={leave}
      footer={
        <>
          <Button look="quiet" className="adc-manage__delete" onClick={() => setDeleting(true)}>
            <Trash2 size={18} aria-hidden="true" /> {commonTexts.remove}
          </Button>
          {isUnsaved && <span className="pz-muted adc-manage__unsaved">Cambios sin guardar</span>}
          <Button onClick={leave}>{commonTexts.close}</Button>
        </>
      }
    >
      <QueryView query={query} errorText="No logramos cargar la categoría.">
        {({ data }) => <Sheets category={data} />}
      </QueryView>
      {deleting && <DeleteCategory id={id} onDeleted={onClose} onClose={() => setDeleting(false)} />}
    </Dialog>
  )
}

function Sheets({ category }: { category: Category }) {
  const { modules } = usePlaza()
  const tabs = [
    { key: 'data', label: 'Datos de la categoría', content: <DataTab category={category} /> },
    { key: 'subs', label: 'Subcategorías', content: <SubCategoriesTab category={category} /> },
    { key: 'tags', label: 'Etiquetas', module: 'categories_tags', content: <TagsTab categoryId={category.id} /> },
    { key: 'options', label: 'Opciones', module: 'categories_options', content: <OptionsTab categoryId={category.id} /> },
    {
      key: 'cards',
      label: 'Tarjetas personalizadas',
      module: 'categories_custom_cards',
      content: <CardsTab category={category} />,
    },
  ]
  return <Tabs label="Secciones de la categoría" tabs={tabs.filter(({ module }) => module === undefined || modules.has(module))} />
}
