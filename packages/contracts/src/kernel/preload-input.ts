import type { Preload } from './manifest.ts'

export interface TemplateValues {
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
  branchId: string | null
}

/** Fills `{name}`, `{branch}` and `{query.name}` into a preload's input. A field with a missing value is dropped. */
export function preloadInput(input: Preload['input'], values: TemplateValues): Record<string, string | number | boolean> {
  const filled: Record<string, string | number | boolean> = {}
  for (const [field, template] of Object.entries(input)) {
    const value = typeof template === 'string' ? fill(template, values) : template
    if (value !== null) filled[field] = value
  }
  return filled
}

function fill(template: string, values: TemplateValues): string | null {
  let missing = false
  const text = template.replace(/\{([\w.-]+)\}/g, (_, name: string) => {
    const value = lookUp(name, values)
    if (value === null || value === '') missing = true
    return value ?? ''
  })
  return missing ? null : text
}

function lookUp(name: string, { params, query, branchId }: TemplateValues): string | null {
  if (name === 'branch') return branchId
  if (name.startsWith('query.')) return query[name.slice('query.'.length)] ?? null
  return params[name] ?? null
}
