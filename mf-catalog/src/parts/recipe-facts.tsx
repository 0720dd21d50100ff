import type { CustomCart } from '@plaza/contracts/community/custom-cart.entity'
import { ChefHat, Clock3, Users } from 'lucide-react'

const facts = [
  { of: 'time', label: 'Tiempo', Icon: Clock3 },
  { of: 'portions', label: 'Porciones', Icon: Users },
  { of: 'dificult', label: 'Dificultad', Icon: ChefHat },
] as const

/** Time, portions and difficulty, as far as the recipe says them. */
export function RecipeFacts({ details }: { details: CustomCart['recipe_details'] }) {
  const known = facts.filter(({ of }) => details?.[of])
  if (known.length === 0) return null
  return (
    <dl className="cat-recipe-facts">
      {known.map(({ of, label, Icon }) => (
        <div key={of}>
          <dt>
            <Icon size={18} aria-hidden="true" /> {label}
          </dt>
          <dd>{details?.[of]}</dd>
        </div>
      ))}
    </dl>
  )
}
