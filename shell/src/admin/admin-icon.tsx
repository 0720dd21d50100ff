import {
  Building2,
  ChartColumn,
  Circle,
  ClipboardList,
  FileDown,
  FolderTree,
  History,
  Image,
  ImageUp,
  type LucideIcon,
  MapPin,
  Megaphone,
  Package,
  Plug,
  Puzzle,
  Rocket,
  Settings,
  ShieldCheck,
  ShoppingBasket,
  Store,
  Tag,
  Ticket,
  Truck,
  Users,
} from 'lucide-react'

/** The set a manifest's menu entries may name; another name shows a dot. */
const icons: Readonly<Record<string, LucideIcon>> = {
  building: Building2,
  chart: ChartColumn,
  'chart-column': ChartColumn,
  'clipboard-list': ClipboardList,
  'file-down': FileDown,
  'folder-tree': FolderTree,
  history: History,
  image: Image,
  'image-up': ImageUp,
  'map-pin': MapPin,
  megaphone: Megaphone,
  package: Package,
  plug: Plug,
  puzzle: Puzzle,
  rocket: Rocket,
  settings: Settings,
  'shield-check': ShieldCheck,
  'shopping-basket': ShoppingBasket,
  store: Store,
  tag: Tag,
  ticket: Ticket,
  truck: Truck,
  users: Users,
}

export function AdminIcon({ name }: { name: string }) {
  const Icon = icons[name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()] ?? Circle
  return <Icon size={20} aria-hidden="true" />
}
