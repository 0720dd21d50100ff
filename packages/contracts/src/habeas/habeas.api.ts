import * as z from 'zod/mini'
import { anyone, staff } from '../kernel/access.ts'
import { id, maybe, moment } from '../kernel/base.ts'
import { call } from '../kernel/call.ts'
import { pageSizes } from '../kernel/limits.ts'
import { pagination } from '../kernel/pagination.ts'
import { longText, pageLimit, pageNumber, shortText } from '../kernel/query.ts'
import { clientTypes } from './habeas.lists.ts'
import { habeasProblems } from './habeas.messages.ts'
import { habeasCompanyData, habeasRegistration, habeasUserData, habeasUserTypes } from './registration.entity.ts'

const text = z.nullish(shortText)
const texts = <Shape extends z.ZodMiniObject>(entity: Shape) =>
  z.object(Object.fromEntries(Object.keys(entity.shape).map((name) => [name, text])) as { [Name in keyof Shape['shape']]: typeof text })

const given = {
  user_type: z.enum(habeasUserTypes),
  client_type: z.nullish(z.enum(clientTypes)),
  promotional_send_authorization: z._default(z.boolean(), false),
  user_data: z.extend(texts(habeasUserData), { name: z._default(shortText, '') }),
  company_data: z.nullish(z.extend(texts(habeasCompanyData), { message: z.nullish(longText) })),
}

export const listHabeas = call({
  api: 'admin',
  method: 'GET',
  path: '/admin/habeas-data/list',
  access: staff('habeas'),
  input: z.object({
    page: pageNumber,
    limitPerPage: pageLimit(pageSizes.habeas),
    name: z.optional(shortText),
    last_name: z.optional(shortText),
    document_number: z.optional(shortText),
  }),
  output: z.object({ data: z.object({ list: z.array(habeasRegistration), pagination }) }),
  summary: 'Registros de protección de datos.',
})

/** Takes the whole registration; what the registry office says, and when it was made, stay. */
export const updateHabeas = call({
  api: 'admin',
  method: 'PUT',
  path: '/admin/habeas-data/:id',
  access: staff('habeas'),
  input: z.object({ id, ...given, updatedAt: maybe.text }),
  output: z.object({ data: habeasRegistration }),
  problems: [habeasProblems.invalid, habeasProblems.changed],
  summary: 'Actualiza un registro de protección de datos.',
})

const purpose = z.enum(['treatment', 'promotional'])

/** The proof of what somebody agreed to or took back: never changed, oldest first. */
export const listHabeasConsents = call({
  api: 'admin',
  method: 'GET',
  path: '/admin/habeas-data/:id/consents',
  access: staff('habeas'),
  input: z.object({ id }),
  output: z.object({
    data: z.array(
      z.object({
        purpose,
        accepted: z.boolean(),
        /** Names the words that stood there; `text` are they. */
        version: z.nullable(z.string()),
        text: z.nullable(z.string()),
        channel: z.enum(['form', 'staff', 'link', 'import']),
        origin: maybe.text,
        device: maybe.text,
        by: maybe.text,
        date: moment,
      }),
    ),
  }),
  summary: 'Prueba de las autorizaciones de un registro.',
})

/** A person takes back an authorisation through staff, by phone or at the counter. */
export const withdrawHabeas = call({
  api: 'admin',
  method: 'POST',
  path: '/admin/habeas-data/:id/withdrawal',
  access: staff('habeas'),
  input: z.object({ id }),
  output: z.object({ data: habeasRegistration }),
  summary: 'Registra el retiro de la autorización de una persona.',
})

const file = { api: 'admin', method: 'GET', access: staff('habeas'), answers: 'file', output: z.looseObject({}) } as const
const ticket = { token: z.optional(z.string()) }

/** All registrations as CSV. */
export const downloadHabeas = call({
  ...file,
  path: '/admin/habeas-data/download',
  input: z.object(ticket),
  summary: 'Descarga todos los registros en CSV.',
})

/** Registrations made from one day to another, both counted, as a workbook. */
export const downloadHabeasExcel = call({
  ...file,
  path: '/admin/habeas-data/excel',
  input: z.object({ ...ticket, fecha_desde: z._default(shortText, ''), fecha_hasta: z._default(shortText, '') }),
  problems: [habeasProblems.rangeInvalid],
  summary: 'Descarga en Excel los registros entre dos fechas.',
})

/** What the public form asks people to agree to, one purpose at a time. */
export const getHabeasConsent = call({
  api: 'v1',
  method: 'GET',
  path: '/habeas-consent',
  access: anyone,
  input: z.object({}),
  output: z.object({
    version: z.string(),
    purposes: z.array(z.object({ purpose, text: z.string(), required: z.boolean() })),
  }),
  summary: 'Texto vigente de la autorización de datos.',
})

/** the public form. `version` names the words that were read. */
export const registerHabeas = call({
  api: 'v1',
  method: 'POST',
  path: '/habeas-data',
  access: anyone,
  input: z.object({ ...given, consent: z.object({ accepted: z.boolean(), version: shortText }) }),
  output: z.object({ data: habeasRegistration }),
  problems: [habeasProblems.invalid, habeasProblems.notAuthorised, habeasProblems.consentChanged],
  summary: 'Registra a una persona o empresa en protección de datos.',
})

/** Mails a link that takes the authorisation back; says the same whether or not there is such a registration. */
export const askHabeasWithdrawal = call({
  api: 'v1',
  method: 'POST',
  path: '/habeas-data/withdrawal',
  access: anyone,
  input: z.object({ document_number: shortText.check(z.minLength(3)), email: shortText.check(z.minLength(6)) }),
  output: z.object({ message: z.string() }),
  summary: 'Pide por correo el retiro de la autorización.',
})

/** `promotional` stops messages; `all` takes everything back, and the data are erased a month later. */
export const confirmHabeasWithdrawal = call({
  api: 'v1',
  method: 'POST',
  path: '/habeas-data/withdrawal/confirm',
  access: anyone,
  input: z.object({ token: shortText.check(z.minLength(10)), scope: z.enum(['promotional', 'all']) }),
  output: z.object({ message: z.string() }),
  problems: [habeasProblems.linkExpired],
  summary: 'Retira la autorización con el enlace del correo.',
})

/** municipalities with their department's code (DIVIPOLA). */
export const listHabeasCities = call({
  api: 'v1',
  method: 'GET',
  path: '/habeas-cities',
  access: anyone,
  input: z.object({}),
  output: z.object({ items: z.array(z.object({ DEP: z.string(), CODE_DEP: z.string(), CITY: z.string(), CODE_CITY: z.string() })) }),
  summary: 'Departamentos y municipios de Colombia.',
})

/** The known neighbourhoods, by city. */
export const listHabeasNeighborhoods = call({
  api: 'v1',
  method: 'GET',
  path: '/habeas-neighborhoods',
  access: anyone,
  input: z.object({}),
  output: z.object({ items: z.array(z.object({ name: z.string(), neighborhoods: z.array(z.string()) })) }),
  summary: 'Barrios por ciudad.',
})

/** Economic activities (CIIU rev. 4 A.C.) by code or words. */
export const listHabeasActivities = call({
  api: 'v1',
  method: 'GET',
  path: '/habeas-activities',
  access: anyone,
  input: z.object({ query: z._default(shortText, ''), limit: pageLimit(20, 600) }),
  output: z.object({ items: z.array(z.object({ code: z.string(), description: z.string() })) }),
  summary: 'Actividades económicas CIIU.',
})

/** The operator loads a dated list; it takes the place of what was there, for all businesses. */
export const importHabeasLists = call({
  api: 'platform',
  method: 'POST',
  path: '/habeas-lists',
  access: staff('remotes'),
  input: z.object({
    cities: z.optional(
      z
        .array(
          z.object({
            department: shortText,
            department_code: z.string().check(z.regex(/^\d{2}$/)),
            city: shortText,
            city_code: z.string().check(z.regex(/^\d{5}$/)),
          }),
        )
        .check(z.minLength(1), z.maxLength(2000)),
    ),
    activities: z.optional(
      z.array(z.object({ code: z.string().check(z.regex(/^\d{4}$/)), description: shortText })).check(z.minLength(1), z.maxLength(2000)),
    ),
  }),
  output: z.object({ cities: z.int(), activities: z.int() }),
  summary: 'Carga DIVIPOLA y CIIU.',
})
