import { Pencil, Plus, Trash2 } from 'lucide-react'
import { actionLabel } from './words.ts'

const icons = { create: Plus, update: Pencil, remove: Trash2 } as const

/** What was done: a sign and a word. */
export function ActionWord({ action }: { action: string }) {
  const Icon = icons[action as keyof typeof icons] ?? Pencil
  return (
    <span className="ado-audit__action" data-action={action}>
      <Icon size={14} aria-hidden="true" />
      {actionLabel(action)}
    </span>
  )
}
