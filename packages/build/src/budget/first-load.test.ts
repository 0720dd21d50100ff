import type { PublishedVersion } from '@plaza/contracts/registry/version.entity'
import { expect, test } from 'vitest'
import type { ShellArtifact } from '../artifact/shell-artifact.ts'
import { judge, limits, pageFiles } from './first-load.ts'

const asset = (file: string) => ({ href: `/assets/shell/${file}`, integrity: 'sha384-x' })
const shell: ShellArtifact = {
  version: '1.0.0',
  scripts: [asset('shell.js')],
  styles: [],
  preloads: [asset('react.js')],
  shares: [],
  shareFiles: { react: { scripts: [asset('react.js')], styles: [] }, '@plaza/ui/query': { scripts: [asset('query.js')], styles: [] } },
}

function aRemote(name: string, audience: 'shopper' | 'staff', pages: string[], fills: string[]): PublishedVersion {
  const screens = Object.fromEntries(
    [...pages, ...fills].map((door) => [door, { scripts: [`${door}.js`], styles: [], shares: ['react', '@plaza/ui/query'] }]),
  )
  const page = { path: ['/'], access: {}, preload: [], face: false }
  return {
    ...{
      name,
      version: '1.0.0',
      owner: 'x',
      container: 'x',
      entry: 'entry.js',
      files: {},
      initial: { styles: [], scripts: ['remote.js'] },
      shares: [],
      screens,
    },
    manifest: {
      name,
      audience,
      pages: Object.fromEntries(pages.map((key) => [key, page])),
      fills: fills.map((slot) => ({ slot, access: {} })),
      ownsSlots: [],
      menu: [],
    },
  }
}

test('the first load counts shell, page, fillings and their shares, each once; nothing of the back office', () => {
  const remotes = [
    aRemote('mf-catalog', 'shopper', ['home', 'product'], []),
    aRemote('mf-cart-checkout', 'shopper', ['cart'], ['product.buy', 'panel.cart']),
    aRemote('mf-admin-orders', 'staff', ['home'], []),
  ]
  const [home] = pageFiles(shell, remotes, ['home'])
  expect(home?.files.map(({ folder, file }) => `${folder}/${file}`)).toEqual([
    'shell/shell.js',
    'shell/react.js',
    'mf-catalog/entry.js',
    'mf-catalog/remote.js',
    'mf-catalog/home.js',
    'shell/query.js',
    'mf-cart-checkout/entry.js',
    'mf-cart-checkout/remote.js',
    'mf-cart-checkout/product.buy.js',
  ])
})

test('home fails by one byte or one file too many; other pages may weigh 40 KB more', () => {
  const verdicts = (page: string, bytes: number, files: number) => judge([{ page, bytes, files }], [])[0]?.ok
  expect(verdicts('home', limits.homeBytes, limits.homeFiles)).toBe(true)
  expect(verdicts('home', limits.homeBytes + 1, 1)).toBe(false)
  expect(verdicts('home', 1, limits.homeFiles + 1)).toBe(false)
  expect(verdicts('product', limits.homeBytes + limits.otherBytes, 99)).toBe(true)
  expect(verdicts('product', limits.homeBytes + limits.otherBytes + 1, 1)).toBe(false)
})

test('a remote entry above 8 KB fails', () => {
  expect(judge([], [{ name: 'mf-catalog', bytes: limits.entryBytes + 1 }])[0]?.ok).toBe(false)
})
