import { brandOf } from './brands.ts'
import { departments } from './assortment/index.ts'
import { ivaClasses, type IvaClass } from '@plaza/contracts/catalog/iva-class'
import type { Department, PackName, Sub } from './assortment/row.ts'
import { contentColour, itemsFor, produceFor } from './looks.ts'
import type { ProductPicture } from './pictures/scene.ts'
import { parsePresentation, type Presentation } from './presentation.ts'
import { hash } from './random.ts'

export interface OwnBrand {
  name: string
  main: string
  second: string
  provider: string
}

/** One article as any supermarket knows it, before a branch gives it a price. */
export interface Article {
  /** The same in every business; SKU and bar code derive from it. */
  number: number
  slug: string
  title: string
  subTitle: string
  brand: string
  provider: string
  family: string
  department: Department
  sub: Sub
  /** Its own class; null: that of its sub-category. */
  iva: IvaClass | null
  /** Pesos before the business's own level of prices. */
  price: number
  presentation: Presentation
  weighed: boolean
  maturity: boolean
  own: boolean
  picture: ProductPicture
}

/** Every article of the assortment: families × variants × brands × presentations, in a fixed order. */
export function wholeAssortment(own: OwnBrand): Article[] {
  const articles: Article[] = []
  for (const department of departments)
    for (const sub of department.subs)
      for (const row of sub.rows)
        for (const article of expandRow(row, department, sub, own)) articles.push({ ...article, number: articles.length + 1 })
  return articles
}

function* expandRow(row: string, department: Department, sub: Sub, own: OwnBrand): Generator<Omit<Article, 'number'>> {
  const [pattern = '', brands = '', presentations = '', look = '', flags = ''] = row.split('|').map((part) => part.trim())
  for (const [family, title, variant] of variantsOf(pattern))
    for (const [mark, factor] of brands.split(',').map(factorOf))
      for (const text of presentations.split(',')) {
        const [form, price] = factorOf(text)
        yield articleOf({ department, sub, own, family, title, variant, mark, look, flags, form, price: price * factor })
      }
}

interface Part {
  department: Department
  sub: Sub
  own: OwnBrand
  family: string
  title: string
  variant: string
  mark: string
  look: string
  flags: string
  form: string
  price: number
}

function articleOf(part: Part): Omit<Article, 'number'> {
  const { department, sub, own, title, flags } = part
  const brand = part.mark === '@' ? own.name : part.mark === '-' ? '' : part.mark
  const [pack, ...items] = part.look.split(' ') as [PackName, ...string[]]
  const presentation = parsePresentation(part.form, pack)
  const fullTitle = brand && !title.includes(brand) ? `${title} ${brand}` : title
  const slug = slugOf(`${fullTitle} ${presentation.text}`)
  return {
    slug,
    title: fullTitle,
    subTitle: presentation.text,
    brand,
    provider: brandOf(brand, own).provider,
    family: part.family,
    department,
    sub,
    iva: ivaClasses.find((each) => flags.includes(each)) ?? null,
    price: part.price,
    presentation,
    weighed: presentation.weighed,
    maturity: flags.includes('maturity'),
    own: part.mark === '@',
    picture: pictureOf(part, brand, presentation, items),
  }
}

function pictureOf({ department, own, variant, title }: Part, brand: string, presentation: Presentation, look: string[]): ProductPicture {
  const { main, second } = brandOf(brand || own.name, own)
  return {
    kind: 'product',
    pack: presentation.pack,
    items: (onTheStall(department, presentation) ? produceFor : itemsFor)(
      variant,
      look.filter((word) => !word.startsWith('#')),
    ),
    brand: brand || own.name,
    name: shortName(title),
    size: presentation.size,
    main,
    second,
    content: contentColour(variant, look.find((word) => word.startsWith('#')) ?? '#f3ecdc'),
    ground: department.ground,
    units: presentation.units,
  }
}

const onTheStall = ({ key }: Department, { pack }: Presentation) => key === 'fruver' && ['loose', 'tray', 'net'].includes(pack)

function variantsOf(pattern: string): [family: string, title: string, variant: string][] {
  const choice = /\{([^}]+)\}/.exec(pattern)
  if (!choice) return [[pattern, pattern, pattern]]
  return choice[1]!.split('/').map((variant) => {
    const title = pattern.replace(choice[0], variant)
    return [
      pattern.replace(choice[0], '').replace(/\s+/g, ' ').trim() || variant,
      title,
      variant.toLowerCase().includes(title.toLowerCase()) ? title : variant,
    ]
  })
}

function factorOf(text: string): [string, number] {
  const [name = '', factor] = text.trim().split('=')
  return [name.trim(), factor === undefined ? 1 : Number(factor)]
}

// Two or three words fit on a label.
const shortName = (title: string) =>
  title
    .split(' ')
    .slice(0, title.length > 26 ? 3 : 4)
    .join(' ')
    .replace(/ (de|en|con|y|para|del|al|la|a)$/, '')

export const slugOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/≈/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** EAN-13 of a Colombian company: 770, company by brand, article, check digit. */
export function barCodeOf(number: number, brand: string) {
  const body = `770${String(hash(`ean ${brand}`) % 10_000).padStart(4, '0')}${String(number).padStart(5, '0')}`
  return `${body}${checkDigit(body)}`
}

export function checkDigit(body: string) {
  const sum = [...body].reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10
}
