import type { Business } from '@plaza/contracts/business/business.entity'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { leastContrast, measuredContrasts } from './contrast.ts'

const figure = (ratio: number) => `${ratio.toLocaleString('es-CO', { minimumFractionDigits: 2 })}:1`

/** What can be read and what cannot, measured while colours are chosen. */
export function ContrastList({ business }: { business: Pick<Business, 'theme' | 'colors'> }) {
  const all = measuredContrasts(business)
  const low = all.filter(({ isLow }) => isLow)
  return (
    <section className="ads-contrast" aria-label="Contraste de los colores">
      <p role="status" className={low.length > 0 ? 'ads-contrast__low' : 'ads-contrast__good'}>
        {low.length > 0 ? <TriangleAlert size={18} aria-hidden="true" /> : <CircleCheck size={18} aria-hidden="true" />}
        {low.length > 0
          ? `Contraste bajo en ${low.length} ${low.length === 1 ? 'combinación' : 'combinaciones'}: hay textos que no se podrán leer bien. El mínimo es ${figure(leastContrast)}.`
          : 'Todos los textos se leen bien con estos colores.'}
      </p>
      <ul>
        {all.map(({ label, ink, ground, ratio, isLow }) => (
          <li key={label} data-low={isLow}>
            <span className="ads-contrast__sample" style={{ color: ink, background: ground }} aria-hidden="true">
              Aa
            </span>
            <span>{label}</span>
            <strong>{isLow ? `${figure(ratio)} · bajo` : figure(ratio)}</strong>
          </li>
        ))}
      </ul>
    </section>
  )
}
