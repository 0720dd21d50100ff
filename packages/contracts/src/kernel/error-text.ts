type Loose = Record<string, unknown>

const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value)
const asText = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() !== '' ? value : undefined)

/** One entry's words: itself, or its message, helpMessage or error. */
function entryText(entry: unknown): string | undefined {
  if (!isObject(entry)) return asText(entry)
  return asText(entry.message) ?? asText(entry.helpMessage) ?? asText(entry.error)
}

function listText(list: unknown): string | undefined {
  if (!Array.isArray(list)) return undefined
  const texts = list.map(entryText).filter((text) => text !== undefined)
  return texts.length > 0 ? texts.join('\n') : undefined
}

/** `errors` is a list, a text, or an object of field to text or texts. */
function errorsText(errors: unknown): string | undefined {
  if (isObject(errors)) return listText(Object.values(errors).flat())
  return listText(errors) ?? asText(errors)
}

/**
 * S-8-006, S-8-007: the words for people in a failed answer, several joined by newlines. `body` is the parsed answer, `exception` what was thrown.
 * Empty text when nothing speaks.
 */
export function errorText(body: unknown, exception?: unknown): string {
  const answer = isObject(body) ? body : {}
  const { details } = answer
  return (
    listText(details) ??
    errorsText(answer.errors) ??
    (isObject(details) ? asText(details.helpMessage) : undefined) ??
    entryText(answer.error) ??
    asText(answer.message) ??
    asText(body) ??
    entryText(exception) ??
    ''
  )
}
