import { later } from './later.tsx'
import type { RichTextProps } from './rich-text.tsx'

export const RichText = later<RichTextProps>(() => import('./rich-text.tsx').then((module) => module.RichText), 'pz-rich-waiting')
