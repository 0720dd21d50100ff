import { Link } from '@plaza/ui/router'
import { Tabs } from '@plaza/ui/overlays'
import { useSession } from '@plaza/ui'
import { useState } from 'react'
import { NewProduct } from './new-product.tsx'
import { ProductList } from './product-list.tsx'
import { SettledNotice } from './settled-discounts.tsx'
import { useWorkBranch } from '../parts/use-work-branch.ts'
import '../parts/admin-page.css'
import './products.css'

/** B-2-064: all products of the business, and the form of a new one. Prices and stock are those of the branch in use. */
export default function ProductsPage() {
  const { office } = useWorkBranch()
  const [tab, setTab] = useState('list')
  const [made, setMade] = useState(0)
  // staff of a branch change what is there.
  const mayCreate = !useSession()?.branchId
  const newTab = {
    key: 'new',
    label: 'Nuevo producto',
    content: (
      <NewProduct
        key={made}
        onClose={() => {
          setMade(made + 1)
          setTab('list')
        }}
      />
    ),
  }
  return (
    <div className="adc-page">
      <header className="adc-head">
        <h1>Productos</h1>
        <p>
          {office && `Precios y existencias de ${office.displayName} · `}
          <Link to="/admin/products-without-image">Ver productos sin imagen</Link>
        </p>
      </header>
      <SettledNotice />
      <Tabs
        label="Productos"
        value={tab}
        onChange={setTab}
        tabs={[{ key: 'list', label: 'Lista de productos', content: <ProductList /> }, ...(mayCreate ? [newTab] : [])]}
      />
    </div>
  )
}
