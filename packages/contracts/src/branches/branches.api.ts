import * as z from 'zod/mini'
import { addressSearchMinLength } from '../account/streets.ts'
import { accountProblems } from '../account/account.messages.ts'
import { anyone, staff } from '../kernel/access.ts'
import { call } from '../kernel/call.ts'
import { shortText } from '../kernel/query.ts'
import { office } from './office.entity.ts'

/** The active branches of the business, by city and name. */
export const listOffices = call({
  api: 'v1',
  method: 'GET',
  path: '/offices',
  access: anyone,
  input: z.object({}),
  output: z.object({ data: z.array(office) }),
  summary: 'Sedes activas.',
})

/** The branch that serves this point: the nearest of those whose coverage holds it. */
export const checkAddressOffice = call({
  api: 'v1',
  method: 'POST',
  path: '/users/check-address-office',
  access: anyone,
  input: z.object({
    latitude: z.number().check(z.minimum(-90), z.maximum(90)),
    longitude: z.number().check(z.minimum(-180), z.maximum(180)),
  }),
  output: z.object({ office }),
  problems: [accountProblems.noCoverage],
  summary: 'Sede que cubre una ubicación.',
})

/** `exact` lies on the crossing that the address names; `near` is the closest that is known, to be checked on the map. */
const place = z.object({
  lat: z.number(),
  lng: z.number(),
  /** The address as the geocoder understood it. */
  label: z.string(),
  neighbourhood: z.nullable(z.string()),
  precision: z.enum(['exact', 'near']),
})
export type Place = z.output<typeof place>

/** S-7-034: where an address is, best first. Written as the form builds it or by hand: "Cra. 70 #13a 1-113", "cl 5 con kra 100". */
export const geocodeAddress = call({
  api: 'v2',
  method: 'GET',
  path: '/geocoding/search',
  access: anyone,
  input: z.object({ text: shortText.check(z.minLength(addressSearchMinLength)), city: z.optional(shortText) }),
  output: z.object({ data: z.array(place) }),
  problems: [accountProblems.addressNotRecognised],
  summary: 'Ubica una dirección.',
})

/** S-7-035: what a point is called. `neighbourhood` is null when nobody knows it. */
export const reverseGeocode = call({
  api: 'v2',
  method: 'GET',
  path: '/geocoding/reverse',
  access: anyone,
  input: z.object({
    latitude: z.coerce.number<number | string>().check(z.minimum(-90), z.maximum(90)),
    longitude: z.coerce.number<number | string>().check(z.minimum(-180), z.maximum(180)),
  }),
  output: z.object({ neighbourhood: z.nullable(z.string()), address: z.nullable(z.string()) }),
  summary: 'Barrio y dirección de una ubicación.',
})

const ring = z.array(z.tuple([z.number(), z.number()])).check(z.minLength(4), z.maxLength(20_000))

/** A part of a city's gazetteer, for all businesses. `begin` empties what is there. Points are [longitude, latitude]. */
export const importGazetteer = call({
  api: 'platform',
  method: 'POST',
  path: '/gazetteer',
  access: staff('remotes'),
  input: z.object({
    city: shortText.check(z.minLength(1)),
    begin: z._default(z.boolean(), false),
    crossings: z._default(
      z.array(z.object({ a: shortText, b: shortText, at: z.tuple([z.number(), z.number()]) })).check(z.maxLength(5000)),
      [],
    ),
    neighbourhoods: z._default(
      z
        .array(z.object({ name: shortText, polygons: z.array(z.array(ring).check(z.minLength(1))).check(z.minLength(1)) }))
        .check(z.maxLength(200)),
      [],
    ),
    /** Popular names: `{ name: 'Pasoancho', street: 'CL 13' }`; a name of several streets comes once for each, the likeliest first. */
    aliases: z._default(
      z
        .array(
          z.object({
            name: shortText.check(z.minLength(3)),
            street: shortText.check(z.minLength(3)),
            /** Numbers of the crossings between which the street bears this name. */
            from: z.nullish(z.int()),
            to: z.nullish(z.int()),
          }),
        )
        .check(z.maxLength(2000)),
      [],
    ),
  }),
  output: z.object({ crossings: z.int(), neighbourhoods: z.int(), aliases: z.int() }),
  summary: 'Carga calles y barrios de una ciudad.',
})
