import { expect, test } from 'vitest'
import { isVideo, videoKind } from './media-videos.ts'

const film = (brand: string) => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`), Buffer.alloc(40)])

test('S-5-053: a film is mp4 or quicktime by its bytes; anything else under such a name is none', () => {
  expect(['isom', 'mp42', 'avc1'].map((brand) => videoKind(film(brand)))).toEqual(['mp4', 'mp4', 'mp4'])
  expect(videoKind(film('qt  '))).toBe('mov')
  for (const other of [film('heic'), film('avif'), Buffer.from('<html><script>'), Buffer.from('\x1aE\xdf\xa3webm'), Buffer.alloc(0)])
    expect(videoKind(other)).toBeNull()
})

test('only names of ours are films', () => {
  expect(isVideo('offers/5f0c-1.mp4')).toBe(true)
  for (const name of ['../a.mp4', 'a/b/c.mp4', 'offers/x.webm', 'offers/.mp4', 'x.mp4']) expect(isVideo(name)).toBe(false)
})
