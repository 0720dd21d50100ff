import type { Category } from '@plaza/contracts/catalog/category.entity'
import type { BannerSection, Offer } from '@plaza/contracts/catalog/offer.entity'
import { delays } from '@plaza/contracts/kernel/limits'
import { After, classes, Skeleton } from '@plaza/ui'
import type { ReactNode } from 'react'
import type { BannerLook } from '../parts/banner.tsx'
import { Banner } from '../parts/banner.tsx'
import { BannerPlace, type Life } from '../parts/banner-place.tsx'
import { CategoryStrip, Collage } from './collage.tsx'
import { type Arrangement, type Block, homeBlocks, type ShelfName } from './home-layout.ts'
import { Lower } from './lower-part.tsx'
import './home.css'

export interface HomeViewProps {
  offers: readonly Offer[]
  categories: readonly Category[]
  modules: ReadonlySet<string>
  life: Life
  /** Products of the branch, with their states; the face draws what it was given. */
  shelf: (name: ShelfName, as: 'row' | 'grid') => ReactNode
  /** Products of one category beside its banner. */
  department: (categoryId: string) => ReactNode
  /** What the community shares, below its banner. */
  ideas?: ReactNode
  /** Banners are still being asked for. */
  waiting?: boolean
  /** Set once all categories are asked for. */
  allCategories?: boolean
  /** Opens the rest of the categories. */
  moreCategories?: ReactNode
  /** Draws the blocks below the first shelf. */
  lower?: (blocks: ReactNode) => ReactNode
}

/** The home page as it stands, without behaviour; the face draws exactly this. */
export function HomeView(props: HomeViewProps) {
  const { modules, categories, lower = (below) => <Lower>{below}</Lower> } = props
  const blocks = homeBlocks(modules)
  const first = blocks.find((block) => block.kind === 'banners' && block.as !== 'strip' && filled(block, props.offers).length > 0)
  const upper = blocks.findIndex(({ kind }) => kind === 'shelf') + 1
  const views = blocks.map((block, at) => <BlockView key={at} block={block} first={block === first} {...props} />)
  return (
    <div className="cat-home" data-testid={modules.has('home_v2') ? 'home_v2' : 'home_classic'}>
      {modules.has('categories_scroll_horizontal') && (
        <CategoryStrip categories={categories} isMenuBeside={modules.has('show_menu_lateral')} />
      )}
      {props.waiting && (
        <After milliseconds={150}>
          <Skeleton shape="block" className="cat-hero-skeleton" />
        </After>
      )}
      {views.slice(0, upper)}
      {lower(views.slice(upper))}
    </div>
  )
}

type BlockProps = HomeViewProps & { block: Block; first: boolean }

function BlockView({ block, first, ...props }: BlockProps) {
  switch (block.kind) {
    case 'banners':
      return <Banners block={block} first={first} {...props} />
    case 'collage':
      return <Collage {...props} />
    case 'shelf':
      return props.shelf(block.shelf, block.as)
    case 'department':
      return <Department section={block.section} {...props} />
    case 'brands':
      return <Brands section={block.section} {...props} />
    case 'community':
      return <Community section={block.section} {...props} />
  }
}

const inSection = (offers: readonly Offer[], section: BannerSection) => offers.filter((offer) => offer.section === section)

const filled = ({ sections }: { sections: readonly BannerSection[] }, offers: readonly Offer[]) =>
  sections.map((section) => ({ section, offers: inSection(offers, section) })).filter((each) => each.offers.length > 0)

/** Look of the first banner of a block and of those after it. */
const looks: Record<Arrangement, readonly [BannerLook, BannerLook]> = {
  strip: ['strip', 'strip'],
  hero: ['hero', 'hero'],
  wide: ['wide', 'wide'],
  pair: ['card', 'card'],
  mosaic: ['wide', 'half'],
  trio: ['card', 'tall'],
  slides: ['card', 'card'],
}

function Banners({ block, first, offers, life }: BlockProps & { block: Extract<Block, { kind: 'banners' }> }) {
  const places = filled(block, offers)
  if (places.length === 0) return null
  const [large, small] = looks[block.as]
  // The page's first banners have the height of a hero, whatever stands beside them.
  const front = first ? 'hero' : large
  return (
    <section className={`cat-block cat-block--${block.as} cat-block--${places.length}`} aria-label={block.label}>
      {places.map((place, at) => (
        <div key={place.section} className={classes('cat-turns', block.as === 'slides' && 'cat-slides')}>
          <BannerPlace
            offers={place.offers}
            label={at === 0 ? `${block.label}: banners` : `${block.label}: más banners`}
            look={at > 0 ? small : front}
            life={life}
            eager={first && at === 0}
            show={block.as === 'slides' ? 'many' : 'one'}
          />
        </div>
      ))}
    </section>
  )
}

function Department({ section, offers, life, department }: HomeViewProps & { section: BannerSection }) {
  const own = inSection(offers, section)
  const category = own.find((offer) => offer.category)?.category
  if (own.length === 0) return null
  return (
    <section className={category ? 'cat-department' : 'cat-block'} aria-label={own[0]?.content?.title || own[0]?.nameOffer}>
      <div className="cat-turns">
        <BannerPlace offers={own} label="Del departamento" look={category ? 'tall' : 'wide'} life={life} />
      </div>
      {category && department(category)}
    </section>
  )
}

function Brands({ section, offers, life }: HomeViewProps & { section: BannerSection }) {
  const brands = inSection(offers, section)
  if (brands.length === 0) return null
  return (
    <section className="cat-stand" aria-labelledby="cat-brands">
      <div className="cat-stand__head">
        <h2 className="cat-heading" id="cat-brands">
          Marcas que te acompañan
        </h2>
      </div>
      <ul className="cat-brands">
        {brands.map((offer) => (
          <li key={offer.id}>
            <Banner offer={offer} look="sign" onOpen={life.onOpen} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** S-2-049: what the community cooks and shares takes turns every four seconds. */
function Community({ section, offers, life, ideas }: HomeViewProps & { section: BannerSection }) {
  const own = inSection(offers, section)
  if (own.length === 0) return null
  return (
    <section className="cat-home-community" aria-label="Comunidad">
      <div className="cat-turns">
        <BannerPlace offers={own} label="De la comunidad" look="wide" life={life} autoplay={delays.communityCarousel} />
      </div>
      {ideas}
    </section>
  )
}
