import ky from 'ky'

/** Loaded with the first call: a first screen whose answers came with the page makes none. */
export const http = ky.create({ throwHttpErrors: false, credentials: 'same-origin' })
