import { LazyMotion, MotionConfig } from 'framer-motion'
import type { ReactNode } from 'react'
import { afterLoad } from '../after-load.ts'

/** Stands above `m` components. Until the features are there everything shows still; reduced motion stops all but opacity. */
export const MotionRoot = ({ children }: { children: ReactNode }) => (
  <LazyMotion features={features} strict>
    <MotionConfig reducedMotion="user" transition={{ duration: 0.16, ease: 'easeOut' }}>
      {children}
    </MotionConfig>
  </LazyMotion>
)

const features = async () => {
  await afterLoad()
  return (await import('./features.ts')).features
}
