import type { AdminProduct } from '@plaza/contracts/catalog/admin-product.entity'
import { listProductCategories } from '@plaza/contracts/catalog/catalog-admin.api'
import { Button, toasts } from '@plaza/ui'
import { NumberField, Select, showUnclearNumber } from '@plaza/ui/forms'
import { Dialog } from '@plaza/ui/overlays'
import { useCall } from '@plaza/ui/query'
import { type ReactNode, useState } from 'react'
import { useWorkBranch } from '../parts/use-work-branch.ts'
import { categoryOptions, subCategoryOptions } from '../parts/category-options.ts'
import { type BulkChange, type BulkStep, mostPercent, stepOf } from './bulk-change.ts'
import { useBulk } from './use-bulk.ts'
import './bulk.css'

export type BulkKind = BulkChange['kind']

const titles = { visibility: 'Mostrar u ocultar', price: 'Cambiar precios', category: 'Mover de categoría' } as const

interface Props {
  readonly kind: BulkKind
  readonly chosen: readonly AdminProduct[]
  readonly onClose: () => void
}

/** Changes the chosen products alike: what becomes of each is seen before it is sent, and what failed stays with its reason. */
export function BulkDialog({ kind, chosen, onClose }: Props) {
  const { products, done, problems, running, run } = useBulk(chosen)
  const [change, setChange] = useState<BulkChange | null>(null)
  const steps = change && products.map((product) => stepOf(product, change))
  const open = steps?.filter(({ product, send }) => send && !done.includes(product.id)) ?? []
  const Form = forms[kind]
  const save = async () => {
    if (!steps || open.length === 0) return
    if (!(await run(steps))) return
    toasts.success(open.length === 1 ? '1 producto cambiado' : `${open.length} productos cambiados`)
    onClose()
  }
  return (
    <Dialog
      open
      title={`${titles[kind]} · ${chosen.length === 1 ? '1 producto' : `${chosen.length} productos`}`}
      size="large"
      dismissable={!running}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" disabled={running} onClick={onClose}>
            Cancelar
          </Button>
          <Button
            look="primary"
            busy={running}
            disabled={open.length === 0}
            onClick={(event) => {
              if (!showUnclearNumber(event.currentTarget.closest('[role="dialog"]'))) return save()
            }}
          >
            {open.length === 1 ? 'Cambiar 1 producto' : `Cambiar ${open.length} productos`}
          </Button>
        </>
      }
    >
      <fieldset className="adc-bulk" disabled={running}>
        <Form onChange={setChange} />
      </fieldset>
      {steps && <Preview steps={steps} done={done} problems={problems} />}
    </Dialog>
  )
}

interface PreviewProps {
  readonly steps: readonly BulkStep[]
  readonly done: readonly string[]
  readonly problems: Readonly<Record<string, string>>
}

function Preview({ steps, done, problems }: PreviewProps) {
  const failed = Object.keys(problems).length
  return (
    <>
      <p role="status" className="pz-field__error adc-bulk__failed">
        {failed > 0 && (failed === 1 ? 'Un producto no se pudo cambiar.' : `${failed} productos no se pudieron cambiar.`)}
      </p>
      <ul className="adc-bulk__steps" aria-label="Lo que cambia">
        {steps.map(({ product, before, after, send }) => (
          <li key={product.id}>
            <strong>{product.title}</strong>
            <span className="pz-numbers">
              {send ? (
                <>
                  <s>
                    <span className="pz-hidden">antes </span>
                    {before}
                  </s>{' '}
                  → {after}
                </>
              ) : (
                `${before} · no cambia`
              )}
            </span>
            {done.includes(product.id) && <span className="adc-bulk__done">Guardado</span>}
            {problems[product.id] && <span className="pz-field__error">{problems[product.id]}</span>}
          </li>
        ))}
      </ul>
    </>
  )
}

interface FormProps {
  readonly onChange: (change: BulkChange | null) => void
}

const forms: Record<BulkKind, (props: FormProps) => ReactNode> = { visibility: VisibilityForm, price: PriceForm, category: CategoryForm }

function VisibilityForm({ onChange }: FormProps) {
  const [value, setValue] = useState('')
  return (
    <Select
      label="En la tienda"
      placeholder="Elige"
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange(next === '' ? null : { kind: 'visibility', hidden: next === 'hidden' })
      }}
      options={[
        { value: 'shown', label: 'Visibles' },
        { value: 'hidden', label: 'Ocultos' },
      ]}
    />
  )
}

function PriceForm({ onChange }: FormProps) {
  const { branchId, office } = useWorkBranch()
  const [direction, setDirection] = useState<'more' | 'less'>('more')
  const [percent, setPercent] = useState<number | null>(null)
  const tell = (way: 'more' | 'less', amount: number | null) => {
    setDirection(way)
    setPercent(amount)
    const isFair = amount !== null && amount > 0 && amount <= mostPercent[way]
    onChange(isFair && branchId ? { kind: 'price', branchId, percent: way === 'more' ? amount : -amount } : null)
  }
  return (
    <>
      <p className="pz-muted">{office && `Precios de ${office.displayName}. Las existencias no cambian.`}</p>
      <Select
        label="Los precios"
        value={direction}
        onChange={(next) => tell(next === 'less' ? 'less' : 'more', percent)}
        options={[
          { value: 'more', label: 'Suben' },
          { value: 'less', label: 'Bajan' },
        ]}
      />
      <NumberField
        label="Porcentaje"
        kind="percent"
        min={0}
        max={mostPercent[direction]}
        value={percent}
        onChange={(next) => tell(direction, next)}
      />
    </>
  )
}

function CategoryForm({ onChange }: FormProps) {
  const categories = useCall(listProductCategories, {}).data?.data ?? []
  const [category, setCategory] = useState('')
  const [sub, setSub] = useState('')
  const chosen = categories.find(({ id }) => id === category)
  return (
    <>
      <Select
        label="Categoría"
        placeholder="Elige una categoría"
        value={category}
        onChange={(next) => {
          setCategory(next)
          setSub('')
          onChange(null)
        }}
        options={categoryOptions(categories)}
      />
      <Select
        label="Subcategoría"
        placeholder="Elige una subcategoría"
        disabled={!chosen}
        value={sub}
        onChange={(next) => {
          setSub(next)
          onChange(chosen && next !== '' ? { kind: 'category', category: chosen, subCategoryId: next } : null)
        }}
        options={subCategoryOptions(chosen?.subcategories ?? [])}
      />
    </>
  )
}
