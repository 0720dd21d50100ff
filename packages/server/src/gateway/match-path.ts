import type { ComposedPage } from '@plaza/contracts/registry/composition.entity'

export interface Match<Page> {
  page: Page
  params: Record<string, string>
}

/** The page whose pattern fits best: a fixed part beats a parameter, from left to right. Null when none fits. */
export function matchPath<Page extends Pick<ComposedPage, 'paths'>>(pages: readonly Page[], path: string): Match<Page> | null {
  const parts = partsOf(path)
  let best: (Match<Page> & { rank: string }) | null = null
  for (const page of pages) {
    for (const pattern of page.paths) {
      const found = matchPattern(partsOf(pattern), parts)
      if (found && (best === null || found.rank > best.rank)) best = { page, ...found }
    }
  }
  return best && { page: best.page, params: best.params }
}

/** `rank` orders matches of one path as text: '2' for a fixed part, '1' for a parameter. */
function matchPattern(pattern: string[], parts: string[]): { params: Record<string, string>; rank: string } | null {
  if (pattern.length !== parts.length) return null
  const params: Record<string, string> = {}
  let rank = ''
  for (const [index, wanted] of pattern.entries()) {
    const part = parts[index] as string
    if (wanted.startsWith(':')) params[wanted.slice(1)] = decode(part)
    else if (wanted !== decode(part)) return null
    rank += wanted.startsWith(':') ? '1' : '2'
  }
  return { params, rank }
}

const partsOf = (path: string) => path.split('/').filter((part) => part !== '')

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
