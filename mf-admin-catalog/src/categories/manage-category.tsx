import { getAdminCategory } from '@plaza/contracts/catalog/categories.api'
import type { Category } from '@plaza/contracts/catalog/category.entity'
import { commonTexts } from '@plaza/contracts/kernel/common.messages'
import { Button, QueryView, usePlaza } from '@plaza/ui'
import { Dialog, Tabs } from '@plaza/ui/overlays'
import { useCall } from '@plaza/ui/query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { CardsTab } from './cards-tab.tsx'
import { DataTab } from './data-tab.tsx'
import { DeleteCategory } from './delete-category.tsx'
import { LeaveQuestion } from './leave-question.tsx'
import { OptionsTab } from './options-tab.tsx'
import { SubCategoriesTab } from './sub-categories-tab.tsx'
import { TagsTab } from './tags-tab.tsx'
import type { OnDirty } from './use-unsaved.ts'
import { useUnsaved } from './use-unsaved.ts'

interface Props {
  readonly id: string
  readonly categoryName: string
  readonly onClose: () => void
}

/** B-2-055 to B-2-060: everything one category holds, one sheet for each kind. */
export default function ManageCategory({ id, categoryName, onClose }: Props) {
  const query = useCall(getAdminCategory, { id })
  const unsaved = useUnsaved()
  const [asking, setAsking] = useState<'leave' | 'delete' | null>(null)
  const leave = () => (unsaved.any ? setAsking('leave') : onClose())
  return (
    <Dialog
      open
      title={query.data?.data.categoryName ?? categoryName}
      size="full"
      className="adc-manage"
      onClose={leave}
      footer={
        <>
          <Button look="quiet" className="adc-manage__delete" onClick={() => setAsking('delete')}>
            <Trash2 size={18} aria-hidden="true" /> {commonTexts.remove}
          </Button>
          {unsaved.any && <span className="pz-muted adc-manage__unsaved">Cambios sin guardar</span>}
          <Button onClick={leave}>{commonTexts.close}</Button>
        </>
      }
    >
      <QueryView query={query} errorText="No logramos cargar la categoría.">
        {({ data }) => <Sheets category={data} onDirty={unsaved.say} />}
      </QueryView>
      <LeaveQuestion open={asking === 'leave'} onLeave={onClose} onStay={() => setAsking(null)} />
      {asking === 'delete' && <DeleteCategory id={id} onDeleted={onClose} onClose={() => setAsking(null)} />}
    </Dialog>
  )
}

function Sheets({ category, onDirty }: { category: Category; onDirty: OnDirty }) {
  const { modules } = usePlaza()
  const tabs = [
    { key: 'data', label: 'Datos de la categoría', content: <DataTab category={category} onDirty={onDirty} /> },
    { key: 'subs', label: 'Subcategorías', content: <SubCategoriesTab categoryId={category.id} onDirty={onDirty} /> },
    { key: 'tags', label: 'Etiquetas', module: 'categories_tags', content: <TagsTab categoryId={category.id} /> },
    { key: 'options', label: 'Opciones', module: 'categories_options', content: <OptionsTab categoryId={category.id} onDirty={onDirty} /> },
    {
      key: 'cards',
      label: 'Tarjetas personalizadas',
      module: 'categories_custom_cards',
      content: <CardsTab category={category} onDirty={onDirty} />,
    },
  ]
  return <Tabs label="Secciones de la categoría" tabs={tabs.filter(({ module }) => module === undefined || modules.has(module))} />
}
