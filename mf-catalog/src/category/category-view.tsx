import { catalogTexts } from '@plaza/contracts/catalog/catalog.messages'
import type { Category, SubCategory } from '@plaza/contracts/catalog/category.entity'
import type { Product } from '@plaza/contracts/catalog/product.entity'
import { fillText } from '@plaza/contracts/kernel/text'
import { Carousel, classes, EmptyState, Picture } from '@plaza/ui'
import { Fragment, type ReactNode } from 'react'
import { shownOf } from '../parts/card-flags.ts'
import type { DrawCard } from '../parts/cards-in-turn.tsx'
import { wordsOf } from '../parts/category-words.ts'
import { ProductCard } from '../parts/product-card.tsx'
import { Trail } from '../parts/trail.tsx'
import { shelvesOf } from './chain.ts'
import { isChosen, type ListingChoice, writeChoice } from './filter.ts'
import '../parts/chips.css'
import '../parts/listing.css'
import './category.css'

interface CategoryViewProps {
  category: Category
  /** Set on the sub-category page. */
  sub?: SubCategory
  choice: ListingChoice
  /** Active modules. */
  modules: ReadonlySet<string>
  /** Filters and order. */
  bar?: ReactNode
  children: ReactNode
}

/** Frame of the category and sub-category pages, without behaviour; the face draws it too. */
export function CategoryView({ category, sub, choice, modules, bar, children }: CategoryViewProps) {
  const restrictions = sub ? (sub.restrictionsMessage ?? category.restrictionsMessage) : category.restrictionsMessage
  const trail = [
    { text: 'Inicio', to: '/' },
    sub ? { text: category.categoryName, to: `/product-category/${category.id}` } : { text: category.categoryName },
    ...(sub ? [{ text: sub.displayName }] : []),
  ]
  return (
    <div className={classes('cat-category', isChosen(choice) && 'cat-category--chosen')}>
      <Trail crumbs={trail} />
      <Head category={category} {...(sub ? { sub } : {})} />
      {restrictions && <aside className="cat-notice" aria-label="Restricciones" dangerouslySetInnerHTML={{ __html: restrictions }} />}
      <SubCategoryLinks category={category} {...(sub ? { sub } : {})} scrolls={modules.has('categories_scroll_horizontal')} />
      {modules.has('categories_tags') && <TagLinks tags={tagsOf(category, sub)} choice={choice} />}
      {bar}
      {children}
    </div>
  )
}

function Head({ category, sub }: { category: Category; sub?: SubCategory }) {
  const banner = sub?.bannerUrl ?? category.banner
  const ground = sub?.bannerUrl ? sub.bannerBgColor : category.bannerBgColor
  const cover = sub ? (sub.photoUrl ?? category.cover) : category.cover
  return (
    <header className={classes('cat-head', !banner && 'cat-head--plain')}>
      {banner && (
        <div className="cat-head__banner" data-testid="category-banner">
          {ground && ground !== unsaid && <Ground colour={ground} />}
          <Picture src={banner} alt="" width={1280} height={320} sizes="(min-width: 900px) 1000px, 100vw" loading="eager" />
        </div>
      )}
      {cover && (
        <div className="cat-head__cover" data-testid="category-cover">
          <Picture src={cover} alt="" width={320} height={240} sizes="(min-width: 900px) 280px, 80px" loading="eager" />
        </div>
      )}
      <div className="cat-head__words">
        <h1 className="cat-category__title">{sub?.displayName ?? category.categoryName}</h1>
        {!sub && category.totalProducts > 0 && (
          <p className="cat-head__count">{category.totalProducts === 1 ? '1 producto' : `${category.totalProducts} productos`}</p>
        )}
      </div>
    </header>
  )
}

/** What a category's colour is while nobody chose one; the theme's tint is kinder. */
const unsaid = '#ffffff'

/** Behind the picture while it loads and where it is clear. A drawing, because the face may not carry styles. */
const Ground = ({ colour }: { colour: string }) => (
  <svg className="cat-head__ground" aria-hidden="true">
    <rect width="100%" height="100%" fill={colour} />
  </svg>
)

/** Module categories_scroll_horizontal puts them in one row that scrolls sideways. */
function SubCategoryLinks({ category, sub, scrolls }: { category: Category; sub?: SubCategory; scrolls: boolean }) {
  const shown = shelvesOf(category)
  if (shown.length === 0) return null
  return (
    <nav aria-label="Subcategorías" data-testid={scrolls ? 'categories_scroll_horizontal' : undefined}>
      <ul className={classes('cat-chips', !scrolls && 'cat-chips--wrapped')}>
        {sub && (
          <li>
            <a className="cat-chip" href={`/product-category/${category.id}`}>
              Todo
            </a>
          </li>
        )}
        {shown.map(({ id, displayName }) => (
          <li key={id}>
            <a className="cat-chip" href={`/product-subcategory/${category.id}/${id}`} aria-current={id === sub?.id ? 'page' : undefined}>
              {displayName}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const tagsOf = (category: Category, sub: SubCategory | undefined) =>
  category.productsTagsSelectable || sub?.productsTagsSelectable ? category.productsTags : []

/** Module categories_tags: the category's own tags, each a filter by itself. */
function TagLinks({ tags, choice }: { tags: readonly string[]; choice: ListingChoice }) {
  if (tags.length === 0) return null
  return (
    <nav aria-label="Etiquetas" data-testid="categories_tags">
      <ul className="cat-chips cat-chips--wrapped">
        {tags.map((tag) => (
          <li key={tag}>
            <a
              className="cat-chip cat-chip--tag"
              href={writeChoice({ ...choice, tag: tag === choice.tag ? null : tag }) || '?'}
              aria-current={tag === choice.tag || undefined}
            >
              {tag}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface RecommendedViewProps {
  /** The business's own title or the specification's, `{category}` unfilled. */
  title: string
  category: Category
  children: ReactNode
}

/** S-2-060, S-2-062. */
export const RecommendedView = ({ title, category, children }: RecommendedViewProps) => (
  <section className="cat-section" aria-labelledby="cat-recommended" data-testid="recommended">
    <h2 className="cat-section__title" id="cat-recommended">
      {fillText(title, { category: category.categoryName })}
    </h2>
    {children}
  </section>
)

interface RecommendedProductsProps {
  products: readonly Product[]
  category: Category
  /** Active modules. */
  modules: ReadonlySet<string>
  buy: (product: Product) => ReactNode
  like?: (product: Product) => ReactNode
  draw?: DrawCard
}

const mostRecommended = 12

export function RecommendedProducts({ products, category, modules, buy, like, draw = (card) => card() }: RecommendedProductsProps) {
  if (products.length === 0) return <EmptyState text={catalogTexts.noRecommended} />
  return (
    <div className="cat-recommended">
      <Carousel label={`Recomendados en ${category.categoryName}`} show="many">
        {products.slice(0, mostRecommended).map((product, at) => (
          <Fragment key={product.id}>
            {draw(
              () => (
                <ProductCard
                  product={product}
                  shows={shownOf('card', wordsOf(category, product.sub_category_id), modules)}
                  classic={modules.has('canaveral_products_card')}
                  buy={buy(product)}
                  like={like?.(product)}
                  eager={at < 4}
                />
              ),
              product,
              at,
            )}
          </Fragment>
        ))}
      </Carousel>
    </div>
  )
}

/** S-2-063: "Todo en {name}" over its products. */
export const ShelfView = ({ name, children }: { name: string; children: ReactNode }) => (
  <section className="cat-section" aria-label={fillText(catalogTexts.allIn, { name })}>
    <h2 className="cat-section__title">{fillText(catalogTexts.allIn, { name })}</h2>
    {children}
  </section>
)
