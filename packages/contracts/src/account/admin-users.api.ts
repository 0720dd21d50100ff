import * as z from 'zod/mini'
import { staff } from '../kernel/access.ts'
import { id } from '../kernel/base.ts'
import { call } from '../kernel/call.ts'
import { pageSizes } from '../kernel/limits.ts'
import { pagination } from '../kernel/pagination.ts'
import { pageLimit, pageNumber, queryFlag, shortText } from '../kernel/query.ts'
import { resourceProblems } from '../resources/resources.messages.ts'
import { accountProblems, accountTexts } from './account.messages.ts'
import { isBirthday, isEmail, newEmailField } from './account.rules.ts'
import { adminUserProblems } from './admin-users.messages.ts'
import { roles } from './role.ts'
import { user } from './user.entity.ts'

/** Somebody's record as staff see it: no token, no session fields. */
export const person = z.omit(user, { token: true, FCMtoken: true, socket_id: true })

const search = z.optional(shortText)

export const userSorts = ['name', 'email', 'role', 'creationDate'] as const

/** Users by what they contain, without regard to case; 10 per page, newest first unless `sort` says otherwise. */
export const listUsers = call({
  api: 'admin',
  method: 'GET',
  path: '/admin/users',
  access: staff('users'),
  input: z.object({
    name: search,
    email: search,
    phone: search,
    /** Of `identification_card`. */
    document_number: search,
    role: z.optional(z.enum(roles)),
    inactive: z._default(queryFlag, false),
    page: pageNumber,
    limit: pageLimit(pageSizes.adminUsers, 200),
    sort: z.optional(z.enum(userSorts)),
    direction: z.optional(z.enum(['asc', 'desc'])),
  }),
  output: z.object({ data: z.object({ items: z.array(person), pagination }) }),
  summary: 'Usuarios de la empresa.',
})

export const getUser = call({
  api: 'admin',
  method: 'GET',
  path: '/admin/users/:id',
  access: staff('users'),
  input: z.object({ id }),
  output: z.object({ user: person }),
  problems: [adminUserProblems.notFound],
  summary: 'Un usuario.',
})

const mayBeEmpty = z.nullish(shortText)

/**
 * Changes what is sent. Nothing but an e-mail is checked for being there (B-2-044). `role` never above one's own and never one's
 * own role; `branchId` counts for roles that work at a branch, for others it becomes null. With `lastUpdateDate` it is refused when
 * somebody else saved in between. Another `phone` is a contact that signs nobody in. Another `email` takes effect when the link mailed to it is
 * opened, and the old one is told; staff change their own in their profile, with their password.
 */
export const updateUser = call({
  api: 'admin',
  method: 'POST',
  path: '/admin/users/:id',
  access: staff('users'),
  input: z.object({
    id,
    name: z.optional(shortText),
    last_name: mayBeEmpty,
    email: z.nullish(
      z.string().check(
        z.maxLength(254),
        z.refine((text) => text === '' || isEmail(text), accountTexts.emailLooksWrong),
      ),
    ),
    phone: mayBeEmpty,
    identification_card: mayBeEmpty,
    role: z.optional(z.enum(roles)),
    birthday: z.nullish(z.string().check(z.refine(isBirthday, 'La fecha no es válida.'))),
    branchId: mayBeEmpty,
    lastUpdateDate: z.nullish(z.string()),
  }),
  output: z.object({ user: person }),
  problems: [...Object.values(adminUserProblems), accountProblems.emailInUse, resourceProblems.unknownReference],
  summary: 'Actualiza un usuario.',
})

/** Roles that people are invited to. */
export const staffRoles = ['admin', 'superadmin', 'habeasAdmin', 'picker', 'delivery'] as const

/**
 * Makes an account for somebody who is to work here and mails them a link that works once, for three days, to set their password. Asked again
 * for an account that has no password yet, the link is sent anew. `role` never above one's own; `branchId` counts for roles that work at a branch.
 */
export const inviteStaff = call({
  api: 'admin',
  method: 'POST',
  path: '/admin/users/invitations',
  access: staff('users'),
  input: z.object({
    name: shortText.check(
      z.trim(),
      z.refine((text) => text !== '', 'Escribe el nombre.'),
    ),
    last_name: mayBeEmpty,
    email: newEmailField,
    role: z.enum(staffRoles),
    branchId: mayBeEmpty,
  }),
  output: z.object({ user: person }),
  problems: [adminUserProblems.aboveOwn, adminUserProblems.roleUnavailable, accountProblems.emailInUse, resourceProblems.unknownReference],
  summary: 'Invita a una persona al equipo por correo.',
})

/** Closes an account to its holder, or opens it again. Its sessions end at once and nobody signs in with it. Never one's own, nor the last superadmin's. */
export const setUserActive = call({
  api: 'admin',
  method: 'PUT',
  path: '/admin/users/:id/active',
  access: staff('users'),
  input: z.object({ id, active: z.boolean() }),
  output: z.object({ user: person }),
  problems: [adminUserProblems.notFound, adminUserProblems.aboveOwn, adminUserProblems.ownAccount, adminUserProblems.lastSuperadmin],
  summary: 'Activa o desactiva la cuenta de un usuario.',
})

/** Pickers or couriers for an order of this branch: those bound to it and those bound to none, by name. Staff bound to a branch ask for their own. */
export const branchStaff = call({
  api: 'admin',
  method: 'GET',
  path: '/admin/users/branch-office/:branch/:role',
  access: staff('orders'),
  input: z.object({
    branch: id,
    role: z.enum(['picker', 'delivery']),
    name: search,
    page: pageNumber,
    limit: pageLimit(pageSizes.userSelector, 200),
  }),
  output: z.object({
    data: z.object({
      items: z.array(
        z.pick(user, { id: true, name: true, last_name: true, phone: true, role: true, branchId: true, photoUrl: true, thumbnail: true }),
      ),
      pagination,
    }),
  }),
  summary: 'Alistadores o domiciliarios de una sede.',
})
