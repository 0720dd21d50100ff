import { createHash } from 'node:crypto'
import { imageProblems } from '@plaza/contracts/catalog/catalog-admin.problems'
import { imageCode } from '@plaza/contracts/catalog/image-code'
import { type ImageMatch, uploadImage, validateImages } from '@plaza/contracts/catalog/images.api'
import { fillText } from '@plaza/contracts/kernel/text'
import { imageTooLarge } from '@plaza/contracts/kernel/uploads'
import { addToOutbox } from '../platform/outbox.ts'
import { implement, type Route } from '../platform/mount.ts'
import { fail } from '../platform/problems.ts'
import { addToAudit } from '../resources/audit.ts'
import { type CodedProduct, productsByCode, saveProductPhoto } from './images.repository.ts'

export const imagesRoutes: Route[] = [
  implement(validateImages, (scope, { images }, { db }) =>
    db.withTenant(scope.business, async (tx) => {
      const codes = images.map(({ name }) => imageCode(name))
      const found = await productsByCode(
        tx,
        codes.filter((code) => code !== null),
      )
      return { data: images.map(({ name, hash }, index) => matchOf(name, codes[index] ?? null, found, hash)) }
    }),
  ),

  implement(uploadImage, async (scope, _input, { db, media, request }) => {
    const [file] = request.files
    if (!file) return fail(imageProblems.missing)
    if (imageTooLarge(file.size)) fail(imageProblems.tooLarge, { data: { file: file.filename } })
    const code = imageCode(file.filename) ?? ''
    const known = await db.withTenant(scope.business, (tx) => productsByCode(tx, [code]))
    const product = oneOf(known.get(code) ?? [], code)
    const bytes = await file.read()
    const photoUrl = await media.savePicture(scope.business, bytes)
    const hash = createHash('sha256').update(bytes).digest('hex')
    await db.withTenant(scope.business, async (tx) => {
      await saveProductPhoto(tx, product.id, photoUrl, hash)
      await addToAudit(tx, scope, { action: 'image', entity: 'products', entity_id: product.id, detail: { file: file.filename, photoUrl } })
      await addToOutbox(tx, 'catalog.changed', {})
    })
    return { data: { name: file.filename, valid: true, done: true, message: null, product: { ...shown(product), photoUrl } } }
  }),
]

function matchOf(name: string, code: string | null, found: ReadonlyMap<string, CodedProduct[]>, hash: string | undefined): ImageMatch {
  const products = code === null ? [] : (found.get(code) ?? [])
  const [product] = products
  if (product === undefined || products.length > 1) {
    const { text } = products.length > 1 ? imageProblems.severalProducts : imageProblems.noProduct
    return { name, valid: false, done: false, product: null, message: fillText(text, { code: code ?? name }) }
  }
  return { name, valid: true, done: hash !== undefined && hash === product.hash, product: shown(product), message: null }
}

function oneOf(products: readonly CodedProduct[], code: string): CodedProduct {
  const [product] = products
  if (product === undefined) return fail(imageProblems.noProduct, { data: { code } })
  return products.length > 1 ? fail(imageProblems.severalProducts, { data: { code } }) : product
}

const shown = ({ id, id_item, title, photo_url }: CodedProduct) => ({ id, id_item, title, photoUrl: photo_url })
