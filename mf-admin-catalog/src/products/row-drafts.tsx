import type { AdminProduct } from '@plaza/contracts/catalog/admin-product.entity'
import { getAdminProduct, listAdminProducts } from '@plaza/contracts/catalog/catalog-admin.api'
import { catalogAdminTexts } from '@plaza/contracts/catalog/catalog-admin.messages'
import { Button, toasts, usePlaza, useUnsavedWork } from '@plaza/ui'
import { NumberCell, showUnclearNumber } from '@plaza/ui/forms'
import { ConfirmDialog } from '@plaza/ui/overlays'
import { callKey, useQueryClient } from '@plaza/ui/query'
import { createContext, type ReactNode, use, useState } from 'react'
import { saveProduct } from '../parts/product/save-product.ts'
import { suspiciousPrices } from '../parts/product/stock-entries.ts'
import { type BranchDrafts, draftKey, draftsElsewhere, noDrafts, withDraft, withSaved } from './branch-drafts.ts'
import { type DraftField, entryOf, overNow, type RowDraft, typedEntry, withTyped } from './row-draft.ts'

interface Drafts {
  readonly branchId: string | null
  readonly of: (product: AdminProduct) => RowDraft | undefined
  readonly type: (product: AdminProduct, field: DraftField, value: number | null) => void
  readonly save: (product: AdminProduct) => Promise<void>
  readonly drop: (product: AdminProduct) => void
  readonly isBusy: (product: AdminProduct) => boolean
}

const DraftsOfRows = createContext<Drafts | null>(null)

interface Props {
  /** The branch in use; null while none is. */
  readonly branchId: string | null
  readonly children: ReactNode
}

/**
 * Holds what is typed in the rows of the product list, for each branch by itself, so that scrolling, reading anew and another branch lose none of it.
 * What is saved is always sent to the branch it was typed for.
 */
export function RowDrafts({ branchId, children }: Props) {
  const { offices } = usePlaza()
  const client = useQueryClient()
  const [drafts, setDrafts] = useState<BranchDrafts>(noDrafts)
  const [busy, setBusy] = useState<readonly string[]>([])
  const [asking, setAsking] = useState<{ readonly product: AdminProduct; readonly draft: RowDraft; readonly question: string } | null>(null)
  useUnsavedWork(Object.keys(drafts).length > 0, { place: 'page' })
  const draftAt = ({ id }: AdminProduct) => (branchId === null ? undefined : drafts[draftKey(branchId, id)])
  const isBusyAt = (branch: string | null, { id }: AdminProduct) => branch !== null && busy.includes(draftKey(branch, id))

  const send = async (product: AdminProduct, draft: RowDraft) => {
    const { id } = product
    const key = draftKey(draft.seen.id, id)
    setBusy((now) => [...now, key])
    const answer = await saveProduct({ id, version: draft.version }, { stock_branch_offices: [typedEntry(draft)] }, [draft.seen])
    setBusy((now) => now.filter((each) => each !== key))
    if (answer.ok) {
      setDrafts((now) => withSaved(now, id, draft, answer.value.data))
      toasts.success(catalogAdminTexts.productSaved)
    } else if (answer.problem.status === 412) {
      const { current } = answer.problem.data as { current: AdminProduct }
      setDrafts((now) => withDraft(now, draft.seen.id, id, overNow(draft, current)))
    } else {
      const { message } = answer.problem
      setDrafts((now) => withDraft(now, draft.seen.id, id, { ...draft, error: message }))
      return
    }
    for (const call of [listAdminProducts, getAdminProduct]) void client.invalidateQueries({ queryKey: callKey(call) })
  }
  const save = async (product: AdminProduct) => {
    const draft = draftAt(product)
    if (!draft) return
    const question = suspiciousPrices([draft.seen], [typedEntry(draft)], offices)
    if (question) setAsking({ product, draft, question })
    else await send(product, draft)
  }
  const confirm = () => {
    setAsking(null)
    if (asking) void send(asking.product, asking.draft)
  }
  const value: Drafts = {
    branchId,
    of: draftAt,
    type: (product, field, typed) =>
      branchId !== null &&
      setDrafts((now) =>
        withDraft(now, branchId, product.id, withTyped(now[draftKey(branchId, product.id)], product, branchId, field, typed)),
      ),
    save,
    drop: (product) => branchId !== null && setDrafts((now) => withDraft(now, branchId, product.id, null)),
    isBusy: (product) => isBusyAt(branchId, product),
  }
  const elsewhere = draftsElsewhere(drafts, branchId, offices)
  return (
    <DraftsOfRows value={value}>
      {elsewhere && (
        <p className="adc-elsewhere" role="status">
          {elsewhere}
        </p>
      )}
      {children}
      {asking && (
        <ConfirmDialog
          open
          title={`Precio de ${asking.product.title}`}
          text={<span className="adc-question">{asking.question}</span>}
          confirmLabel="Guardar"
          onConfirm={confirm}
          onClose={() => setAsking(null)}
        />
      )}
    </DraftsOfRows>
  )
}

/** Price, net price and stock of one product at the branch in use, typed in its row. */
export function RowEditor({ product }: { product: AdminProduct }) {
  const drafts = use(DraftsOfRows)
  if (!drafts?.branchId) return null
  const draft = drafts.of(product)
  const entry = draft ? typedEntry(draft) : entryOf(product, drafts.branchId)
  const busy = drafts.isBusy(product)
  return (
    // By branch: a text that is no number yet stays in its field, and must not stand there for another branch.
    <fieldset key={drafts.branchId} className="adc-row-editor" aria-label={`Editar ${product.title}`}>
      {fields.map(({ key, label, kind }) => (
        <span key={key} className="adc-row-editor__field">
          <span className="pz-muted" aria-hidden="true">
            {key === 'stock' && product.countType === 'grams' ? 'Existencias (g)' : label}
          </span>
          <NumberCell
            label={`${label} · ${product.title}`}
            kind={key === 'stock' && product.countType === 'grams' ? 'grams' : kind}
            min={0}
            disabled={busy}
            value={entry[key]}
            onChange={(value) => drafts.type(product, key, value)}
          />
        </span>
      ))}
      {draft && (
        <>
          <Button
            size="small"
            busy={busy}
            aria-label={`Guardar ${product.title}`}
            onClick={(event) => {
              if (!showUnclearNumber(event.currentTarget.closest('fieldset'))) return drafts.save(product)
            }}
          >
            Guardar
          </Button>
          <Button size="small" look="quiet" disabled={busy} aria-label={`Deshacer ${product.title}`} onClick={() => drafts.drop(product)}>
            Deshacer
          </Button>
        </>
      )}
      {draft?.error && (
        <span className="pz-field__error" role="alert">
          {draft.error}
        </span>
      )}
    </fieldset>
  )
}

const fields = [
  { key: 'price', label: 'Precio', kind: 'money' },
  { key: 'price_neto', label: 'Precio neto', kind: 'money' },
  { key: 'stock', label: 'Existencias', kind: 'count' },
] as const
