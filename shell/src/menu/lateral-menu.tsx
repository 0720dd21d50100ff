import './menu.css'
import { CategoryList } from './category-list.tsx'

export default function LateralMenu() {
  return <CategoryList deep={false} />
}
