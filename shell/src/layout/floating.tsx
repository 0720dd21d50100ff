import { IconButton, useBusiness } from '@plaza/ui'
import { ArrowUp, MessageCircle } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useShellState } from '../shell-context.ts'

export const scrollTopAfter = 200

/** S-2-173: shown once more than 200 px are scrolled. */
export function ScrollTop() {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const look = () => setShown(scrollY > scrollTopAfter)
    addEventListener('scroll', look, { passive: true })
    look()
    return () => removeEventListener('scroll', look)
  }, [])
  if (!shown) return null
  return (
    <IconButton className="sh-float sh-float--top" label="Volver arriba" onClick={() => scrollTo({ top: 0, behavior: 'smooth' })}>
      <ArrowUp size={20} />
    </IconButton>
  )
}

/** S-2-055, A-73: shown when the business has a support address; a business with a module contact_button can switch it off. */
export function ContactButton() {
  const { support_url: url } = useBusiness()
  const { modulesOff } = useShellState()
  if (!url || !/^https?:/i.test(url) || modulesOff.has('contact_button')) return null
  return (
    <a
      className="sh-float sh-float--contact"
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label="Contáctanos"
      title="Contáctanos"
    >
      <MessageCircle size={22} aria-hidden="true" />
    </a>
  )
}
