import type { Logger } from 'pino'
import { checkedKey, type FileStore, unavailable } from './file-store.ts'
import { type Answer, type Bucket, type Method, type Patience, s3Requests } from './s3-requests.ts'

const usual: Patience = { answer: 4000, body: 20_000, pauses: [150, 600] }
const readiness: Patience = { answer: 1500, body: 1500, pauses: [] }
const atOnce = 16
const mostRounds = 5

/** Files in a bucket that all instances share. */
export function filesInS3(bucket: Bucket, log: Logger, patience: Patience = usual): FileStore {
  const send = s3Requests(bucket, patience)
  const sendOnce = s3Requests(bucket, readiness)
  let reached = false

  async function ask(method: Method, path: string, isGood: (answer: Answer) => boolean, bytes?: Uint8Array): Promise<Answer> {
    const work = `${method} ${path}`
    const answer = await send(method, path, bytes).catch((cause: unknown) => unavailable(log, work, cause))
    if (!isGood(answer)) unavailable(log, work, new Error(`${answer.status} ${codeOf(answer)}`.trim()))
    reached = true
    return answer
  }

  async function list(folder: string): Promise<string[]> {
    const prefix = `${checkedKey(folder)}/`
    const names: string[] = []
    for (let token: string | null = ''; token !== null; ) {
      const query = new URLSearchParams({ 'list-type': '2', 'encoding-type': 'url', prefix })
      if (token) query.set('continuation-token', token)
      const page = (await ask('GET', `?${query}`, ({ status }) => status === 200)).body.toString('utf8')
      if (!page.includes('<ListBucketResult')) unavailable(log, `list ${folder}`, new Error('not a list'))
      for (const key of textsOf(page, 'Key').map(unescaped)) if (isBelow(prefix, key)) names.push(key.slice(prefix.length))
      token = nextOf(page) ?? null
      if (token === '') unavailable(log, `list ${folder}`, new Error('a list that says it goes on, but not where'))
    }
    return names
  }

  async function remove(key: string) {
    await ask('DELETE', `/${checkedKey(key)}`, (answer) => answer.status === 204 || answer.status === 200 || isMissing(answer))
  }

  return {
    list,
    remove,
    async put(key, bytes) {
      await ask('PUT', `/${checkedKey(key)}`, ({ status }) => status === 200, bytes)
    },
    async get(key) {
      const answer = await ask('GET', `/${checkedKey(key)}`, (each) => each.status === 200 || isMissing(each))
      return answer.status === 200 ? answer.body : null
    },
    async removeAll(folder) {
      let removed = 0
      for (let round = 0; round < mostRounds; round++) {
        const names = await list(folder)
        if (names.length === 0) return removed
        for (let at = 0; at < names.length; at += atOnce)
          await Promise.all(names.slice(at, at + atOnce).map((name) => remove(`${folder}/${name}`)))
        removed += names.length
      }
      return unavailable(log, `remove ${folder}`, new Error('files are still there'))
    },
    async reached() {
      reached ||= await sendOnce('HEAD', '').then(
        ({ status }) => status === 200,
        () => false,
      )
      return reached
    },
  }
}

/** Only the store's own word for a missing file counts: a missing bucket and a proxy's page are 404, too. */
const isMissing = (answer: Answer) => answer.status === 404 && codeOf(answer) === 'NoSuchKey'

const codeOf = ({ body }: Answer) => textsOf(body.subarray(0, 4096).toString('utf8'), 'Code')[0] ?? ''

function isBelow(prefix: string, key: string): boolean {
  if (!key.startsWith(prefix)) return false
  try {
    return checkedKey(key) === key
  } catch {
    return false
  }
}

// Asked for so that no key can break the XML; a store that does not know how to answers keys as they are.
function unescaped(key: string): string {
  try {
    return decodeURIComponent(key)
  } catch {
    return key
  }
}

/** Where the list goes on; undefined at its end. */
const nextOf = (page: string) =>
  textsOf(page, 'IsTruncated')[0] === 'true' ? (textsOf(page, 'NextContinuationToken')[0] ?? '') : undefined

const textsOf = (xml: string, element: string): string[] =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text = '']) => plain(text))

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const plain = (text: string) => text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '')
