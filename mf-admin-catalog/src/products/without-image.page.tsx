import { Link } from '@plaza/ui/router'
import { ProductList } from './product-list.tsx'
import '../parts/admin-page.css'
import './products.css'

/** B-2-070. */
export default function WithoutImagePage() {
  return (
    <div className="adc-page">
      <header className="adc-head">
        <h1>Productos sin imagen</h1>
        <p>
          <Link to="/admin/products">Ver todos los productos</Link>
        </p>
      </header>
      <ProductList withoutImage />
    </div>
  )
}
