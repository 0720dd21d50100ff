import { getCustomCart, getCustomCartProducts } from '@plaza/contracts/community/community.api'
import { communityTexts } from '@plaza/contracts/community/community.messages'
import type { CustomCart } from '@plaza/contracts/community/custom-cart.entity'
import { customText, mediaSource } from '@plaza/ui'
import { answerOf, type HeadData, type PageHead } from '@plaza/ui/face'
import { plain, shortened } from '../parts/plain-words.ts'
import { absolute, breadcrumbs } from '../parts/structured-data.ts'

const titleOf = ({ business }: HeadData) => customText(business, 'comunity', communityTexts.title)

export const communityHead = (data: HeadData): PageHead => ({
  title: titleOf(data),
  description: `Recetas con sus ingredientes, eventos y mercados listos para pedir en ${data.business.title}.`,
  jsonLd: [
    breadcrumbs(data.origin, [
      ['Inicio', '/'],
      [titleOf(data), '/recipe-book'],
    ]),
  ],
})

/** Undefined while the recipe, event or market has not come. */
export function communityItemHead(data: HeadData): PageHead | undefined {
  const id = data.params['id']
  const cart = answerOf(data, getCustomCart, { id })?.data
  if (!cart) return undefined
  const products = answerOf(data, getCustomCartProducts, { id })?.data ?? []
  const trail = breadcrumbs(data.origin, [
    ['Inicio', '/'],
    [titleOf(data), '/recipe-book'],
    [cart.name, data.canonical],
  ])
  return {
    title: cart.name,
    description: shortened(`${cart.name}: ${plain(cart.body)}`),
    ...(cart.photoUrl ? { image: mediaSource(cart.photoUrl, 960) } : {}),
    type: 'article',
    jsonLd: [
      ...thingOf(
        cart,
        products.map(({ title }) => title),
        data,
      ),
      trail,
    ],
  }
}

/** Only its owner sees it. */
export const ownCartsHead = (): PageHead => ({ title: 'Mis carritos', robots: 'noindex' })

function thingOf(cart: CustomCart, ingredients: readonly string[], { origin, canonical, business }: HeadData): object[] {
  const photos = [...new Set([cart.photoUrl, ...cart.photos].flatMap((photo) => photo || []))]
  const shared = {
    name: cart.name,
    url: origin + canonical,
    image: photos.map((photo) => absolute(origin, mediaSource(photo, 960))),
    ...(plain(cart.body) ? { description: shortened(plain(cart.body), 300) } : {}),
  }
  if (cart.type === 'event') return [{ '@type': 'Event', ...shared, organizer: { '@type': 'Organization', name: business.title } }]
  return cart.type === 'recipe' ? [{ '@type': 'Recipe', ...shared, ...recipeOf(cart, ingredients) }] : []
}

function recipeOf({ recipe_details, body, creator, creationDate }: CustomCart, ingredients: readonly string[]) {
  const time = durationOf(recipe_details?.time)
  const steps = [...(body ?? '').matchAll(/<li>(.*?)<\/li>/gs)].map(([, step]) => ({ '@type': 'HowToStep', text: plain(step) }))
  return {
    ...(creator ? { author: { '@type': 'Person', name: creator } } : {}),
    ...(creationDate ? { datePublished: creationDate } : {}),
    ...(time ? { totalTime: time } : {}),
    ...(recipe_details?.portions ? { recipeYield: String(recipe_details.portions) } : {}),
    recipeIngredient: ingredients,
    ...(steps.length > 0 ? { recipeInstructions: steps } : {}),
  }
}

/** `1 hora 30` → `PT1H30M`; null for words that name no time. */
export function durationOf(text: string | null | undefined): string | null {
  const [, hours] = text?.match(/(\d+)\s*h/i) ?? []
  const rest = hours ? (text ?? '').replace(/\d+\s*h\w*/i, '') : (text ?? '')
  const [, minutes] = rest.match(hours ? /(\d+)/ : /(\d+)\s*m/i) ?? []
  return hours || minutes ? `PT${hours ? `${hours}H` : ''}${minutes ? `${minutes}M` : ''}` : null
}
