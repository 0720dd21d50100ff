// "Who may import whom" of the architecture, as rules. `pnpm check --graph` draws it.
const { existsSync, readdirSync, statSync } = require('node:fs')
const path = require('node:path')

const remote = '^mf-[^/]+/'
const browserPackages = '^packages/(event-bus|api-client|ui)/'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    rule('contracts-know-nobody', 'Contracts are the language: zod and nothing else.', '^packages/contracts/src/(?!.*\\.test\\.)', {
      pathNot: '^packages/contracts/|node_modules/zod/',
    }),
    rule('geometry-measures-contracts', 'Screens and server measure alike.', '^packages/geometry/src/(?!.*\\.test\\.)', {
      pathNot: '^packages/(geometry|contracts)/|node_modules/@turf/',
    }),
    rule('platform-packages-stay-below', 'event-bus, api-client and ui serve shell and remotes, never the reverse.', browserPackages, {
      path: `${remote}|^shell/|^packages/(server|e2e)/`,
    }),
    rule('no-remote-imports-a-remote', 'Remotes meet in slots, events and contracts only.', '^(mf-[^/]+)/', {
      path: remote,
      pathNot: '^$1/',
    }),
    rule('remotes-know-neither-shell-nor-server', 'What a remote needs of them is a contract.', remote, {
      path: '^shell/|^packages/(server|e2e)/',
    }),
    rule('build-is-not-for-sources', 'Only webpack.config.ts uses the build package.', `(${remote}|^shell/)src/`, {
      path: '^packages/build/',
    }),
    rule('shell-knows-no-remote', 'The composition names the remotes.', '^shell/', { path: `${remote}|^packages/(server|e2e)/` }),
    rule(
      'server-imports-contracts-only',
      'The server shares nothing with browsers but contracts, and the values of the theme.',
      '^packages/server/',
      {
        path: `${remote}|^shell/|^packages/(event-bus|api-client|ui|e2e|build)/`,
        pathNot: '^packages/ui/src/tokens\\.ts$',
      },
    ),
    rule('nobody-imports-e2e', 'Journeys are the last reader of everything.', '^(?!packages/e2e/)', { path: '^packages/e2e/' }),
    rule(
      'screens-stand-alone',
      'Inside a remote, folders with a page do not import each other; what they share lives in a folder without one.',
      '^(mf-[^/]+/src)/([^/]+)/',
      {
        path: `^(${screenFolders().join('|')})/`,
        pathNot: '^$1/$2/',
      },
    ),
    rule(
      'repositories-are-private',
      "A domain calls another domain's use case, never its repository.",
      '^packages/server/src/([^/]+)/(?!.*\\.test\\.)',
      {
        path: '^packages/server/src/[^/]+/.*\\.repository\\.ts$',
        pathNot: '^packages/server/src/($1|platform)/',
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.tsbuild)/' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
    skipAnalysisNotInRules: true,
  },
}

// Folders of a remote that hold a page.
function screenFolders() {
  const root = path.resolve(__dirname, '../..')
  const folders = readdirSync(root).filter((name) => name.startsWith('mf-'))
  const inside = folders.flatMap((name) =>
    existsSync(path.join(root, name, 'src')) ? readdirSync(path.join(root, name, 'src')).map((task) => `${name}/src/${task}`) : [],
  )
  const hasPage = (folder) =>
    statSync(path.join(root, folder)).isDirectory() && readdirSync(path.join(root, folder)).some((file) => file.endsWith('.page.tsx'))
  return ['no-screen-at-all', ...inside.filter(hasPage)]
}

function rule(name, comment, from, to) {
  return { name, comment, severity: 'error', from: { path: from }, to }
}
