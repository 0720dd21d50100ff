/** ASVS 1.2.10: a text that a spreadsheet would run, whatever blank stands before it, goes into a file behind an apostrophe. */
export const inertText = (text: string): string => (startsLikeFormula.test(text) ? `'${text}` : text)

/**
 * `inertText` of a field of a CSV: spreadsheets of other countries split at `;`, `,` or tabs, and at line breaks where they see no quotes, so
 * that a formula may begin in the middle of a field.
 */
export const inertCsvText = (text: string): string => inertText(text).replace(afterSeparator, "$1'$2")

/** The text without the apostrophe that `inertText` put there. */
export const withoutApostrophe = (text: string): string =>
  text.startsWith("'") && startsLikeFormula.test(text.slice(1)) ? text.slice(1) : text

// A text's own apostrophes in front of a formula take one more, so that reading takes the right one off.
const startsLikeFormula = /^'*[\s\0]*[=+\-@]|^'*[\t\r\n\0]/
const afterSeparator = /([;,\t\r\n])([\s\0]*[=+\-@])/g
