import * as z from 'zod/mini'
import { staff } from '../kernel/access.ts'
import { call } from '../kernel/call.ts'

export const launchSteps = ['office', 'coverage', 'products', 'legalIdentity', 'terms', 'payments'] as const
export type LaunchStep = (typeof launchSteps)[number]

/** What a new business still needs before it can sell; every step of `launchSteps` in its order. */
export const getLaunchChecklist = call({
  api: 'admin',
  method: 'GET',
  path: '/business/launch-checklist',
  access: staff('businessConfig'),
  input: z.object({}),
  output: z.object({ data: z.array(z.object({ step: z.enum(launchSteps), isDone: z.boolean() })) }),
  summary: 'Primeros pasos de una empresa nueva.',
})
