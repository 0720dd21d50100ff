import { expect, test } from 'vitest'
import { isPublic, publicAddress } from './public-address.ts'

const leadsTo =
  (...ips: string[]) =>
  async () =>
    ips

test('A-103: an address that leads into our own network is refused, however it is written', async () => {
  for (const address of [
    'http://127.0.0.1/feed',
    'http://localhost/feed',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.8/',
    'http://192.168.1.1/',
    'http://0.0.0.0/',
    'http://[fd00::1]/',
    'http://100.64.0.1/',
  ])
    await expect(publicAddress(address, leadsTo('127.0.0.1')), address).rejects.toThrow('lleva a una red privada.')
})

test('A-103: a name with one private record among public ones is refused', async () => {
  await expect(publicAddress('https://feed.example/', leadsTo('93.184.216.34', '10.0.0.1'))).rejects.toThrow('red privada')
  await expect(publicAddress('https://feed.example/', leadsTo())).rejects.toThrow('no existe')
})

test('A-103: other protocols, credentials and odd ports are refused', async () => {
  for (const address of [
    'file:///etc/passwd',
    'ftp://a.example/',
    'gopher://a.example/',
    'no',
    'https://a:b@a.example/',
    'http://a.example:22/',
  ])
    await expect(publicAddress(address, leadsTo('93.184.216.34')), address).rejects.toThrow()
})

test('A-103: a public name is looked up once and stays where it was found', async () => {
  expect(await publicAddress('https://feed.example/p.json', leadsTo('93.184.216.34'))).toMatchObject({ ip: '93.184.216.34', family: 4 })
  expect(isPublic('2606:2800:220:1::1')).toBe(true)
})
