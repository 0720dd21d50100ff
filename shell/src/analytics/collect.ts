import { analyticsHappened } from '@plaza/contracts/business/analytics'
import type { PayloadOf } from '@plaza/contracts/kernel/event'
import type { Bus } from '@plaza/event-bus'

export type Happening = PayloadOf<typeof analyticsHappened>

export interface Collected {
  /** Hands over what was heard so far, then each new happening as it comes. */
  forwardTo(listener: (happening: Happening) => void): void
  /** Nobody measures: forgets all and stops listening. */
  drop(): void
}

/** More than a visitor does before the page has loaded. */
const most = 50

/** Listens from the first moment: pages say that they were opened before Google's tag may load. */
export function collectHappenings(bus: Bus): Collected {
  const waiting: Happening[] = []
  let listener = (happening: Happening): void => {
    if (waiting.length < most) waiting.push(happening)
  }
  const off = bus.subscribe(analyticsHappened, (happening) => listener(happening))
  return {
    forwardTo(next) {
      for (const happening of waiting.splice(0)) next(happening)
      listener = next
    },
    drop() {
      waiting.length = 0
      off()
    },
  }
}
