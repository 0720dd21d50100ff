import { firstPaint } from './boot/first-paint.ts'

// Federation needs an asynchronous step before the first shared module is used: this file is only the door. It opens when the first
// paint is done, so that no script holds up what is already drawn.
void firstPaint().then(() => import('./bootstrap.tsx'))
