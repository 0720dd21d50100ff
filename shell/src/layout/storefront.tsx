import { useBusiness, useModule, usePlaza } from '@plaza/ui'
import { useLocation } from '@plaza/ui/router'
import { type ReactNode, useState } from 'react'
import { later } from '../later.tsx'
import { BranchPicker, useBranchPicker } from '../branch/use-branch-picker.tsx'
import { BodyFrame, FooterFrame, TickerFrame } from './chrome.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { ContactButton, ScrollTop } from './floating.tsx'
import { Header } from './header.tsx'
import { configuredLink } from './links.tsx'
import { needsBranch, OpeningSoon } from './opening-soon.tsx'
import { CartPanel, SignInModal } from './panels.tsx'
import { TitleVoice } from '../title/title-voice.tsx'
import { useDesktop } from './use-desktop.ts'

const CategoryDrawer = later(() => import('../menu/category-drawer.tsx'))
const LateralMenu = later(() => import('../menu/lateral-menu.tsx'))

/** Who never sees it never loads it. */
const LateralPlace = () => (useDesktop() ? <LateralMenu /> : null)

/** The shop's frame around one page. */
export function Storefront({ children, onBranch }: { children: ReactNode; onBranch: (branchId: string) => void }) {
  const business = useBusiness()
  const [menuOpen, setMenuOpen] = useState<boolean | null>(null)
  const picker = useBranchPicker()
  const { offices } = usePlaza()
  const { pathname } = useLocation()
  const isClosed = offices.length === 0 && needsBranch(pathname)
  const lateral = useModule('show_menu_lateral')
  const ticker = useModule('header_message') && business.header_message.length > 0
  const footer = useModule('footer')
  const habeas = useModule('habeas-data')
  return (
    <>
      <a className="sh-skip" href="#contenido">
        Saltar al contenido
      </a>
      <Header onMenu={() => setMenuOpen(true)} onBranch={picker.open} />
      {ticker && <TickerFrame messages={business.header_message} link={configuredLink} />}
      <BodyFrame aside={lateral && <LateralPlace />}>{isClosed ? <OpeningSoon business={business} /> : children}</BodyFrame>
      {footer && <FooterFrame business={business} habeas={habeas} link={configuredLink} />}
      <BottomBar onMenu={() => setMenuOpen(true)} />
      <TitleVoice />
      <ContactButton />
      <ScrollTop />
      <CartPanel />
      <SignInModal />
      <BranchPicker picker={picker} onBranch={onBranch} />
      {menuOpen !== null && <CategoryDrawer open={menuOpen} onClose={() => setMenuOpen(false)} />}
    </>
  )
}
