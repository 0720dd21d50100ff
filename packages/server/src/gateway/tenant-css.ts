import { inspectStyles } from '../business/styles/inspect-styles.ts'

/** A business's own CSS as it may stand in a page: what is stored is inspected again, whoever stored it. */
export const tenantCss = (text: string): string => inspectStyles(text).css
