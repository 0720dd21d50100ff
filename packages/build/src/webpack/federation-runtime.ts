import { createRequire } from 'node:module'
import path from 'node:path'

/**
 * The federation packages import each other as ESM in one place and as CommonJS in another, which would put two whole runtimes
 * into the page (15 KB brotli). These aliases leave the one that can be tree-shaken.
 */
export function federationRuntimeAliases(): Record<string, string> {
  const enhanced = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced/webpack'))
  const tools = createRequire(enhanced.resolve('@module-federation/runtime-tools'))
  const runtime = createRequire(tools.resolve('@module-federation/runtime'))
  return {
    '@module-federation/runtime-core$': esmOf(runtime.resolve('@module-federation/runtime-core')),
    '@module-federation/sdk$': esmOf(runtime.resolve('@module-federation/sdk')),
  }
}

const esmOf = (commonJsEntry: string) => path.join(path.dirname(commonJsEntry), 'index.js')
