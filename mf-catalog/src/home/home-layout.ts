import type { BannerSection } from '@plaza/contracts/catalog/offer.entity'

export type ShelfName = 'offers' | 'popular'

/** How the banners of a block stand together; `mosaic` has its first one large, `trio` gives each a column. */
export type Arrangement = 'strip' | 'hero' | 'wide' | 'pair' | 'mosaic' | 'trio' | 'slides'

/** One block of the home page, from top to bottom. */
export type Block =
  | { readonly kind: 'banners'; readonly as: Arrangement; readonly label: string; readonly sections: readonly BannerSection[] }
  | { readonly kind: 'collage' }
  | { readonly kind: 'shelf'; readonly shelf: ShelfName; readonly as: 'row' | 'grid' }
  /** A banner with products of its category at its side. */
  | { readonly kind: 'department'; readonly section: BannerSection }
  | { readonly kind: 'brands'; readonly section: BannerSection }
  | { readonly kind: 'community'; readonly section: BannerSection }

/** Module home_v2: every section of the home page at its own place (S-2-005, S-9-032). */
const withSections: readonly Block[] = [
  { kind: 'banners', as: 'strip', label: 'Aviso de la semana', sections: ['HOME_TOP_BANNER'] },
  { kind: 'banners', as: 'hero', label: 'Destacados', sections: ['HOME'] },
  { kind: 'shelf', shelf: 'offers', as: 'row' },
  { kind: 'collage' },
  { kind: 'banners', as: 'mosaic', label: 'Para tu mercado', sections: ['HOME_1_FULL', 'HOME_1_LEFT', 'HOME_1_RIGHT'] },
  { kind: 'shelf', shelf: 'popular', as: 'grid' },
  { kind: 'banners', as: 'slides', label: 'Antojos', sections: ['HOME_2_SLIDE'] },
  { kind: 'department', section: 'HOME_3_LEFT' },
  { kind: 'banners', as: 'pair', label: 'Más ofertas', sections: ['HOME_SECOND', 'HOME_THREE'] },
  { kind: 'banners', as: 'trio', label: 'Para cada día', sections: ['HOME_4_LEFT', 'HOME_4_RIGHT_1', 'HOME_4_RIGHT_2'] },
  { kind: 'brands', section: 'HOME_BRANDS' },
  { kind: 'banners', as: 'wide', label: 'Despensa', sections: ['HOME_FOUR'] },
  { kind: 'community', section: 'COMUNIDADES_BANNER_1' },
]

/** Without it: the classic page, with the sections that business may use (S-2-006, S-9-033). */
const classic: readonly Block[] = [
  { kind: 'banners', as: 'mosaic', label: 'Destacados', sections: ['HOME', 'HOME_SECOND', 'HOME_THREE'] },
  { kind: 'shelf', shelf: 'offers', as: 'row' },
  { kind: 'collage' },
  { kind: 'shelf', shelf: 'popular', as: 'grid' },
  { kind: 'banners', as: 'wide', label: 'Más ofertas', sections: ['HOME_FOUR'] },
  { kind: 'brands', section: 'HOME_BRANDS' },
  { kind: 'community', section: 'COMUNIDADES_BANNER_1' },
]

export const homeBlocks = (modules: ReadonlySet<string>): readonly Block[] => (modules.has('home_v2') ? withSections : classic)

export const sectionsOf = (block: Block): readonly BannerSection[] =>
  'sections' in block ? block.sections : 'section' in block ? [block.section] : []
