/** ASVS 1.2.10: a text that a spreadsheet would run, whatever blank stands before it, goes into a file behind an apostrophe. */
export const inertText = (text: string): string => (startsLikeFormula.test(text) ? `'${text}` : text)

/** The text without the apostrophe that `inertText` put there. */
export const withoutApostrophe = (text: string): string =>
  text.startsWith("'") && startsLikeFormula.test(text.slice(1)) ? text.slice(1) : text

const startsLikeFormula = /^[\s\0]*[=+\-@]|^[\t\r\n\0]/
