import type { Sources } from './team.ts'

/** Where a test says what has to break: in the tab's session storage, by remote. */
const key = (name: string) => `plaza-e2e:${name}`

/** What a brittle remote can be told to do. */
export type Weakness = 'import' | 'render'

/** Makes a remote that throws when it is evaluated or when any of its doors renders, as long as the tab's storage says so. */
export async function makeBrittle(sources: Sources) {
  const asks = (weakness: Weakness) => `sessionStorage.getItem('${key(sources.name)}') === '${weakness}'`
  const remote = await sources.read('src/remote.tsx')
  const doors = [...remote.matchAll(/import\((?:\/\*.*?\*\/\s*)?'\.\/([^']+\.tsx)'\)/g)].map(([, file]) => `src/${file}`)
  await sources.write('src/remote.tsx', `${remote}\nif (${asks('import')}) throw new Error('breaks at import')\n`)
  for (const door of new Set(doors))
    await sources.wrap(
      door,
      (before) => `import Before from './${before}'

export default function Brittle(props: object) {
  if (${asks('render')}) throw new Error('breaks at render')
  return <Before {...(props as Parameters<typeof Before>[0])} />
}
`,
    )
}

/** Runs in the page, before anything else of it: a tab keeps its order until it is mended. */
export function weaken({ name, weakness }: { name: string; weakness: Weakness }) {
  if (sessionStorage.getItem(`plaza-e2e:${name}`) === null) sessionStorage.setItem(`plaza-e2e:${name}`, weakness)
}

/** Runs in the page. */
export const mend = (name: string) => sessionStorage.setItem(`plaza-e2e:${name}`, 'mended')
