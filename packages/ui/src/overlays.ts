/** What lies over the page: lazy, import it from lazy modules only. */
import './styles/overlays.css'

export { ConfirmDialog, type ConfirmDialogProps, Dialog, type DialogProps } from './overlays/dialog.tsx'
export { Drawer, type DrawerProps } from './overlays/drawer.tsx'
export { LeaveGuard } from './overlays/leave-guard.tsx'
export { Menu, type MenuItem } from './overlays/menu.tsx'
export { type Tab, Tabs } from './overlays/tabs.tsx'
