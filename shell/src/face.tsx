import type { FaceData } from '@plaza/ui/face'
import { needsBranch, OpeningSoon } from './layout/opening-soon.tsx'
import { BodyFrame, BranchButton, FooterFrame, HeaderFrame, isCheckoutStep, Logo, MenuButton, TickerFrame } from './layout/chrome.tsx'

/** What the gateway gives the shell's face: the page's data, and the page's own face as HTML (null: a skeleton). */
export interface ShellFaceData extends FaceData {
  readonly content: string | null
  readonly path: string
}

/** Header, menu and footer as static HTML, of the sizes that React draws afterwards. Works without script: plain links. */
export const faces = {
  shell: ({ business, modules, offices, branchId, content, path }: ShellFaceData) => {
    if (/^\/(admin|picking)(\/|$)/.test(path)) return <main id="contenido" className="sh-plain" />
    const office = offices.find(({ id }) => id === branchId)
    return (
      <>
        <HeaderFrame
          configurable={modules.has('appbar-configurable')}
          atCheckout={isCheckoutStep(path)}
          menu={<MenuButton />}
          logo={
            <a href="/">
              <Logo business={business} />
            </a>
          }
          branch={office && <BranchButton branch={office.displayName} />}
          search={
            <div className="sh-search">
              <input className="sh-search__input" type="search" placeholder="Buscar productos" aria-label="Buscar productos" disabled />
            </div>
          }
          account={
            <a className="sh-chip" href="/login">
              Ingresar
            </a>
          }
          cart={
            <a className="sh-cart" href="/cart">
              Carrito
            </a>
          }
        />
        {modules.has('header_message') && business.header_message.length > 0 && (
          <TickerFrame messages={business.header_message} link={plainLink} />
        )}
        <BodyFrame aside={modules.has('show_menu_lateral') && <span />}>
          <PageContent content={content} business={offices.length === 0 && needsBranch(path) ? business : null} />
        </BodyFrame>
        {modules.has('footer') && <FooterFrame business={business} habeas={modules.has('habeas-data')} link={plainLink} />}
      </>
    )
  },
}

/** `business` is given when its shop has not opened yet. */
function PageContent({ content, business }: { content: string | null; business: ShellFaceData['business'] | null }) {
  if (business) return <OpeningSoon business={business} />
  if (content === null) return <div className="pz-content sh-page__waiting" />
  return <div className="pz-slot" dangerouslySetInnerHTML={{ __html: content }} />
}

const plainLink = (to: string, text: string) =>
  /^(https?:|mailto:|tel:|\/(?!\/))/i.test(to) ? <a href={to}>{text}</a> : <span>{text}</span>
