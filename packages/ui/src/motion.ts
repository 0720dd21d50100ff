/** The one door to animation: `m` components inside a `MotionRoot`; the features load after the page. */
export { AnimatePresence, m, useReducedMotion } from 'framer-motion'
export { MotionRoot } from './motion/motion-root.tsx'
export { afterLoad } from './after-load.ts'
