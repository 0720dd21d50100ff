import type { AdminProduct } from '@plaza/contracts/catalog/admin-product.entity'
import { getAdminProduct, listAdminProducts, listProductCategories } from '@plaza/contracts/catalog/catalog-admin.api'
import { catalogAdminTexts } from '@plaza/contracts/catalog/catalog-admin.messages'
import { productAdminProblems } from '@plaza/contracts/catalog/catalog-admin.problems'
import { ErrorState, toasts, useModule, usePlaza, useSession } from '@plaza/ui'
import { RecordDialog, VersionsDialog } from '@plaza/ui/forms'
import { Dialog } from '@plaza/ui/overlays'
import { callKey, useCall, useCallMutation, useQueryClient } from '@plaza/ui/query'
import { useState } from 'react'
import { branchFields, branchStaffNote } from './branch-fields.ts'
import { removeProduct } from './product.api.ts'
import { productFields, productTabs } from './product-fields.tsx'
import { blankFields, priceFaults, productValues } from './product-values.ts'
import { type Changed, saveProduct } from './save-product.ts'
import { type StockRow, stockRows, suspiciousPrices } from './stock-entries.ts'
import { differences } from './two-versions.ts'
import './product.css'

interface Props {
  readonly productId: string
  /** What to say when it is saved, and when it is not. */
  readonly savedText: (product: AdminProduct) => string
  readonly onClose: () => void
  readonly onSaved?: (product: AdminProduct) => void
}

/** The product's form over whatever page asked for it. */
export function ProductDialog(props: Props) {
  const query = useCall(getAdminProduct, { id: props.productId }, { staleTime: 0 })
  const categories = useCall(listProductCategories, {})
  const [read, setRead] = useState(0)
  // Never an answer that was kept from before: what is saved over must be what was seen.
  if (query.data && query.isFetchedAfterMount && !categories.isPending)
    return (
      <Opened
        {...props}
        key={read}
        asked={query.data.data}
        categories={categories.data?.data ?? []}
        onRead={() => void query.refetch().then(() => setRead((times) => times + 1))}
      />
    )
  // A window that gives way to another a moment later gives the focus back, and that closes the other: the form opens when it is there.
  if (!query.error) return null
  return (
    <Dialog open size="large" title="Editar producto" onClose={props.onClose}>
      <ErrorState text={query.error.message} onRetry={() => void query.refetch()} />
    </Dialog>
  )
}

interface OpenedProps extends Props {
  readonly asked: AdminProduct
  readonly categories: Parameters<typeof productFields>[0]['categories']
  readonly onRead: () => void
}

interface Conflict {
  readonly current: AdminProduct
  readonly changed: Changed
  readonly error: string | null
  readonly busy: boolean
}

function Opened({ asked, categories, savedText, onSaved, onClose, onRead }: OpenedProps) {
  // An answer that comes while somebody types changes nothing under their hands.
  const [product] = useState(asked)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const { offices } = usePlaza()
  const withTags = useModule('categories_tags')
  const { role, branchId: ownBranch = null } = useSession() ?? {}
  const client = useQueryClient()
  const remove = useCallMutation(removeProduct, { invalidates: [listAdminProducts] })

  const saved = (now: AdminProduct) => {
    for (const call of [listAdminProducts, getAdminProduct]) void client.invalidateQueries({ queryKey: callKey(call) })
    toasts.success(savedText(now))
    onSaved?.(now)
  }
  const save = async (version: AdminProduct, changed: Changed, seen: readonly StockRow[]) => {
    const outcome = await saveProduct(version, changed, seen)
    if (outcome.ok) saved(outcome.value.data)
    else if (outcome.problem.status === 412)
      setConflict({ current: (outcome.problem.data as { current: AdminProduct }).current, changed, error: null, busy: false })
    else toasts.error(catalogAdminTexts.productNotSaved)
    return outcome
  }
  const saveMine = async ({ current, changed }: Conflict) => {
    setConflict((before) => before && { ...before, busy: true, error: null })
    const outcome = await save(current, changed, stockRows(current, offices))
    if (outcome.ok) onClose()
    else
      setConflict((before) => before && { ...before, busy: false, error: outcome.problem.status === 412 ? null : outcome.problem.message })
  }
  const fields = productFields({
    categories,
    product,
    withTags,
    mayTag: role === 'superadmin' || role === 'hyperadmin',
    onlyBranch: ownBranch,
  })
  const removal = {
    onRemove: async () => {
      const outcome = await remove.run({ id: product.id })
      if (outcome.ok) toasts.success(catalogAdminTexts.productDeleted)
      else toasts.error(catalogAdminTexts.productNotDeleted)
      return outcome
    },
    removeQuestion: `«${product.title}» se eliminará de la tienda y del catálogo.`,
  }
  return (
    <>
      <RecordDialog
        mode="edit"
        noun={`producto ${product.title}`}
        fields={ownBranch ? branchFields(fields) : fields}
        tabs={productTabs(withTags)}
        values={productValues(product, offices)}
        validate={ownBranch ? priceFaults : blankFields}
        confirmSave={({ stock_branch_offices }) =>
          suspiciousPrices(stockRows(product, offices), stock_branch_offices as readonly StockRow[], offices)
        }
        onSave={(_values, changed) => save(product, changed, stockRows(product, offices))}
        {...(ownBranch ? {} : removal)}
        onClose={onClose}
      >
        {() => ownBranch && <p className="pz-muted">{branchStaffNote}</p>}
      </RecordDialog>
      {conflict && (
        <VersionsDialog
          title="Este producto cambió"
          text={productAdminProblems.productChanged.text}
          list={differences(product, conflict.changed, conflict.current, offices)}
          busy={conflict.busy}
          error={conflict.error}
          onMine={() => void saveMine(conflict)}
          onTheirs={() => {
            setConflict(null)
            onRead()
          }}
          onClose={() => setConflict(null)}
        />
      )}
    </>
  )
}
