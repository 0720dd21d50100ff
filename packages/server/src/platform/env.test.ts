import { expect, test } from 'vitest'
import { demoSecret, readEnv } from './env.ts'

const secret = 'f3b1c09a7d5e4f2b8c6d1e0a9b7c5d3e'

test.each([
  ['PORT', { PORT: 'ninety' }],
  ['PORT', { PORT: '70000' }],
  ['HABEAS_PROOF_DAYS', { HABEAS_PROOF_DAYS: '0' }],
  ['HABEAS_DAYS', { HABEAS_DAYS: '30' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://somewhere/shop' }],
  ['GEOCODER', { GEOCODER: 'guess' }],
  ['DEMO', { DEMO: 'yes' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'shop' }],
  ['WOMPI_INTEGRITY_SECRET', { WOMPI_PUBLIC_KEY: 'pub', WOMPI_PRIVATE_KEY: 'prv', WOMPI_EVENTS_SECRET: 'ev' }],
  ['WOMPI_PUBLICKEY', { WOMPI_PUBLICKEY: 'pub' }],
  ['GEOCODERS', { GEOCODERS: 'local' }],
  ['S3_BUCKET', { S3_ENDPOINT: 'https://s3.example.com' }],
  ['S3_BUCKET', { S3_BUCKET: 'otro/../balde' }],
  ['S3_ENDPOINT', { S3_ENDPOINT: 'ftp://files' }],
  ['SESSION_SECRET', { NODE_ENV: 'production' }],
  ['SESSION_SECRET', { NODE_ENV: 'production', SESSION_SECRET: demoSecret }],
  ['SESSION_SECRET', { NODE_ENV: 'production', SESSION_SECRET: 'short' }],
  ['SESSION_SECRET', { HOST: '0.0.0.0' }],
  ['SESSION_SECRET', { HOST: '0.0.0.0', DEMO: '0' }],
  ['SESSION_SECRET', { PUBLIC_URL: 'https://shop.co' }],
  ['SESSION_SECRET', { PUBLIC_URL: 'https://shop.co', SESSION_SECRET: demoSecret }],
  ['DEMO', { HOST: '0.0.0.0', DEMO: '1', SESSION_SECRET: secret }],
  ['DEMO', { PUBLIC_URL: 'https://localhost.shop.co', DEMO: '1', SESSION_SECRET: secret }],
  ['DEMO', { NODE_ENV: 'production', DEMO: '1', SESSION_SECRET: secret }],
  ['NODE_ENV', { NODE_ENV: 'test', HOST: '::', SESSION_SECRET: secret }],
  ['TRUST_PROXY', { TRUST_PROXY: 'loopback' }],
  ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.1, 10.0.0.0/99' }],
  ['TRUST_PROXYS', { TRUST_PROXYS: '10.0.0.1' }],
  ['METRICS_TOKEN', { METRICS_TOKEN: 'short' }],
])('a start with a wrong %s stops with one line that names it', (name, variables) => {
  expect(() => readEnv(variables)).toThrow(new RegExp(`^${name}: [^\n]+$`))
})

test('nothing set is a demo on port 4000', () => {
  expect(readEnv({ PATH: '/bin', HOME: '/', SMTP_URL: '' })).toMatchObject({
    PORT: 4000,
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://localhost:4000',
    DATA_DIR: '.data',
    DEMO: true,
    SESSION_SECRET: demoSecret,
    GEOCODER: 'local',
  })
})

test('production with a secret of its own starts without demo data', () => {
  expect(readEnv({ NODE_ENV: 'production', SESSION_SECRET: secret, PUBLIC_URL: 'https://shop.co/' })).toMatchObject({
    DEMO: false,
    PUBLIC_URL: 'https://shop.co',
  })
})

test('a server that others reach starts without demo data, also outside production', () => {
  expect(readEnv({ HOST: '0.0.0.0', SESSION_SECRET: secret }).DEMO).toBe(false)
  expect(readEnv({ PUBLIC_URL: 'https://shop.co', SESSION_SECRET: secret }).DEMO).toBe(false)
  expect(readEnv({ HOST: '127.0.0.5', PUBLIC_URL: 'http://verde.localhost:4000' }).DEMO).toBe(true)
})

test('proxies are read as a list', () => {
  expect(readEnv({ TRUST_PROXY: '10.0.0.1, fd00::/8' }).TRUST_PROXY).toEqual(['10.0.0.1', 'fd00::/8'])
  expect(readEnv({}).TRUST_PROXY).toBeUndefined()
})
