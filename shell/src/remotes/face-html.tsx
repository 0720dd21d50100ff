import type { ReactNode } from 'react'

/** The page's content as the server drew it: stays on screen until React has its own. */
export interface KeptFace {
  /** The kept drawing, when it is of this page; null where the server had none but an empty frame. */
  of(remote: string, page: string): ReactNode | null
  /** Called when React has drawn: what hears nobody yet is marked `data-face`, and that is no longer the whole page. */
  replaced(): void
}

/** Takes the face out of the server's HTML before React replaces it. Our own server's markup, so it is put back as it was. */
export function keepFace(root: HTMLElement, open: { remote: string; page: string } | null): KeptFace {
  const html = root.querySelector('main > .pz-slot')?.innerHTML ?? ''
  return {
    of: (remote, page) =>
      html !== '' && open?.remote === remote && open.page === page ? (
        <div className="pz-slot" data-face="" dangerouslySetInnerHTML={{ __html: html }} />
      ) : null,
    replaced: () => root.removeAttribute('data-face'),
  }
}
