/**
 * The last tap on a button of the server's drawing, which hears nobody yet. The page's inline script keeps it as `plazaTap`;
 * null after a tap on anything else.
 */
export interface EarlyTap {
  /** True for a button of the same name, in a place of the same name. */
  readonly is: (button: Element) => boolean
  /** Which one of those, in order of appearance. */
  readonly nth: number
  /** The page's address when it was tapped. */
  readonly url: string
  /** `performance.now()` when it was tapped. */
  readonly at: number
}

/** What the page's inline script leaves for the shell. */
export interface EarlyTapKeeper {
  plazaTap?: EarlyTap | null
}
