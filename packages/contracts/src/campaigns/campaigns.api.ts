import * as z from 'zod/mini'
import { staff } from '../kernel/access.ts'
import { id, moment } from '../kernel/base.ts'
import { call } from '../kernel/call.ts'
import { audienceCounts, campaign } from './campaign.entity.ts'
import { campaignProblems } from './campaigns.messages.ts'

const shared = { api: 'admin', access: staff('campaigns') } as const

/** Counts whom a campaign would reach right now and whom the rules leave out; sends nothing. */
export const dryRunCampaign = call({
  ...shared,
  method: 'POST',
  path: '/campaigns/:id/dry-run',
  input: z.object({ id }),
  output: z.object({
    data: z.object({
      ...audienceCounts.shape,
      /** Do the legal hours allow it now, and from when on if not. */
      allowedNow: z.boolean(),
      nextWindow: moment,
      /** False while the sending adapter is off. */
      senderOn: z.boolean(),
    }),
  }),
  summary: 'Ensayo de una campaña: a cuántas personas llegaría.',
})

/** Sends a campaign once, to those whom consent, hours and frequency allow. */
export const sendCampaign = call({
  ...shared,
  method: 'POST',
  path: '/campaigns/:id/send',
  input: z.object({ id }),
  output: z.object({ data: campaign }),
  problems: [campaignProblems.quietHours, campaignProblems.alreadySent, campaignProblems.off, campaignProblems.nobody],
  summary: 'Envía una campaña.',
})

/** Plans its sending for a moment within the legal hours; a planned one is planned anew. Whom it reaches is judged when it goes. */
export const scheduleCampaign = call({
  ...shared,
  method: 'POST',
  path: '/campaigns/:id/schedule',
  input: z.object({ id, sendAt: moment }),
  output: z.object({ data: campaign }),
  problems: [campaignProblems.scheduleWrong, campaignProblems.scheduleQuiet, campaignProblems.alreadySent, campaignProblems.off],
  summary: 'Programa el envío de una campaña.',
})

/** Takes back a planned sending that has not gone. */
export const unscheduleCampaign = call({
  ...shared,
  method: 'POST',
  path: '/campaigns/:id/unschedule',
  input: z.object({ id }),
  output: z.object({ data: campaign }),
  problems: [campaignProblems.alreadySent, campaignProblems.notScheduled],
  summary: 'Cancela el envío programado de una campaña.',
})

const phone = z.string().check(z.regex(/^3\d{9}$/, 'Cada número tiene 10 dígitos y empieza por 3.'))

/** Registro de Números Excluidos: nobody on it gets advertising. */
export const listExcludedNumbers = call({
  ...shared,
  method: 'GET',
  path: '/campaigns/excluded-numbers',
  input: z.object({}),
  output: z.object({ data: z.array(z.string()) }),
  summary: 'Números excluidos de mensajes comerciales.',
})

/** Replaces the whole list. */
export const saveExcludedNumbers = call({
  ...shared,
  method: 'PUT',
  path: '/campaigns/excluded-numbers',
  input: z.object({ phones: z.array(phone).check(z.maxLength(100_000)) }),
  output: z.object({ data: z.array(z.string()) }),
  summary: 'Reemplaza los números excluidos.',
})
