import type { Business } from '@plaza/contracts/business/business.entity'
import { previewMessage, previewParameter, previewReady } from '@plaza/contracts/business/business.events'
import type { ShellStore } from '../boot/shell-store.ts'
import { showBusiness } from './show-business.ts'

/** In a frame of our own back office: shows the settings that are being typed there. Nobody else can frame us, and no other origin is heard. */
export function listenForPreview(store: ShellStore): void {
  const framed = window.parent !== window && new URLSearchParams(location.search).has(previewParameter)
  if (!framed) return
  addEventListener('message', ({ origin, source, data }: MessageEvent<{ kind?: unknown; business?: Business; css?: string }>) => {
    if (origin !== location.origin || source !== window.parent || data?.kind !== previewMessage || !data.business) return
    showBusiness(store, data.business, data.css ?? null)
  })
  window.parent.postMessage({ kind: previewReady }, location.origin)
}
