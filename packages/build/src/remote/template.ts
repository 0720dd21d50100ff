/** Files of a new remote by path: the least that builds, publishes and shows a page. */
export function remoteTemplate(name: string): Record<string, string> {
  const task = name.replace(/^mf-/, '')
  return {
    'package.json': `${JSON.stringify(packageOf(name), null, 2)}\n`,
    'tsconfig.json': tsconfig,
    'webpack.config.ts': `import { remote } from '@plaza/build/webpack'\n\nexport default remote('${name}')\n`,
    'README.md': readme(name),
    'src/manifest.ts': manifest(name, task),
    'src/remote.tsx': remote(task),
    [`src/${task}/${task}.page.tsx`]: page(name),
    [`src/${task}/${task}.css`]: `@layer pz-remote {\n  .${task}-page {\n    padding: var(--pz-space-4);\n  }\n}\n`,
  }
}

const packageOf = (name: string) => ({
  name,
  version: '0.1.0',
  private: true,
  type: 'module',
  plaza: { owner: `Equipo ${name}` },
  peerDependencies: {
    '@plaza/api-client': 'workspace:*',
    '@plaza/contracts': 'workspace:*',
    '@plaza/event-bus': 'workspace:*',
    '@plaza/ui': 'workspace:*',
    jotai: 'catalog:',
    react: 'catalog:',
    'react-dom': 'catalog:',
  },
  devDependencies: { '@plaza/build': 'workspace:*', '@types/react': 'catalog:', '@types/react-dom': 'catalog:' },
})

const tsconfig = `{
  "extends": "../packages/build/tsconfig/browser.json",
  "compilerOptions": { "rootDir": ".", "outDir": ".tsbuild" },
  "include": ["src"],
  "references": [{ "path": "../packages/contracts" }, { "path": "../packages/event-bus" }, { "path": "../packages/api-client" }, { "path": "../packages/ui" }]
}
`

const manifest = (name: string, task: string) => `import { anyone } from '@plaza/contracts/kernel/access'
import type { RemoteManifest } from '@plaza/contracts/kernel/manifest'

export const manifest = {
  name: '${name}',
  audience: 'shopper',
  pages: { ${key(task)}: { path: '/${task}', access: anyone, title: '${titleOf(task)} | {title}' } },
  menu: [{ label: '${titleOf(task)}', path: '/${task}', icon: 'sparkles', order: 90, menu: 'main', access: anyone }],
} as const satisfies RemoteManifest
`

const remote = (task: string) => `import { defineRemote } from '@plaza/ui'
import type { manifest } from './manifest.ts'

export const remote = defineRemote<typeof manifest>({
  pages: { ${key(task)}: () => import('./${task}/${task}.page.tsx') },
  slots: {},
})
`

function page(name: string) {
  const task = name.replace(/^mf-/, '')
  return `import './${task}.css'

export default function ${titleOf(task).replaceAll(' ', '')}Page() {
  return (
    <div className="${task}-page">
      <h1>${titleOf(task)}</h1>
      <p>Hola desde ${name}.</p>
    </div>
  )
}
`
}

const readme = (name: string) => `# ${name}

Owner: Equipo ${name}. Doors in: see \`src/manifest.ts\`. Doors out: none yet.

\`pnpm dev ${name}\` works on it inside the running shop; \`pnpm remote publish ${name} --activate\` ships it; \`pnpm remote rollback ${name}\` takes it back.
Run \`pnpm install\` once: \`pnpm check\` then type-checks it with the rest.
`

const titleOf = (task: string) =>
  task
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
const key = (task: string) => (/^[a-z][a-z0-9]*$/.test(task) ? task : `'${task}'`)
