import { Drawer } from '@plaza/ui/overlays'
import './menu.css'
import { CategoryList } from './category-list.tsx'

/** S-9-025: 260 px wide. */
export default function CategoryDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Drawer open={open} onClose={onClose} title="Categorías" side="start" width={260}>
      <CategoryList deep onGo={onClose} />
    </Drawer>
  )
}
