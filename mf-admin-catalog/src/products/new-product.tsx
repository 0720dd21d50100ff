import { listAdminProducts, listProductCategories } from '@plaza/contracts/catalog/catalog-admin.api'
import { toastTriples } from '@plaza/contracts/kernel/toasts'
import { QueryView, toasts, usePlaza } from '@plaza/ui'
import { RecordForm } from '@plaza/ui/forms'
import { useCall, useCallMutation } from '@plaza/ui/query'
import { createProduct } from '../parts/product/product.api.ts'
import { productFields, productTabs } from '../parts/product/product-fields.tsx'
import { type Photo, photoWire } from '../parts/product/photos.ts'
import { productValues, unfinished } from '../parts/product/product-values.ts'

/** B-2-069: the form of a product that is not there yet. */
export function NewProduct({ onClose }: { onClose: () => void }) {
  const categories = useCall(listProductCategories, {})
  const { offices } = usePlaza()
  const create = useCallMutation(createProduct, { invalidates: [listAdminProducts] })
  return (
    <QueryView query={categories} errorText="No logramos cargar las categorías.">
      {({ data }) => (
        <RecordForm
          mode="create"
          noun="producto"
          fields={productFields({ categories: data, product: null, withTags: false, mayTag: false })}
          tabs={productTabs(false)}
          values={productValues(null, offices)}
          validate={unfinished}
          onSave={({ inactive: _, inactiveManual: __, tags: ___, photos, ...values }) =>
            toasts.during(create.run({ ...values, ...photoWire(photos as readonly Photo[]).files }), {
              waiting: toastTriples.create.loading,
              done: toastTriples.create.success,
              failed: toastTriples.create.error,
            })
          }
          onClose={onClose}
        />
      )}
    </QueryView>
  )
}
