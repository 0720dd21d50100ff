import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'

// No recipes and no tokens of Chakra's: its parts bring behaviour, our classes and custom properties bring the looks.
const system = createSystem(defaultBaseConfig, { preflight: false, cssVarsRoot: ':where(:root)' })
const cache = createCache({ key: 'pz', ...nonce() })

/** What Chakra parts need above them; each overlay, field and table of ours brings it along. */
export const Surface = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={cache}>
    <ChakraProvider value={system}>{children}</ChakraProvider>
  </CacheProvider>
)

function nonce() {
  const value = (globalThis as { __webpack_nonce__?: string }).__webpack_nonce__
  return value ? { nonce: value } : {}
}
