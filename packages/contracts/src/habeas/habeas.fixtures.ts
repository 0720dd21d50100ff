import type * as z from 'zod/mini'
import { habeasRegistration } from './registration.entity.ts'

export const aHabeasRegistration = (over: Partial<z.input<typeof habeasRegistration>> = {}) =>
  habeasRegistration.parse({
    id: 'habeas-1',
    user_type: 'NATURAL',
    client_type: 'CLIENTE SUPERMERCADO',
    promotional_send_authorization: true,
    user_data: { name: 'ANA', last_name: 'RAMÍREZ', email: 'ana@demo.co', document_type: 'CC', document_number: '31234567' },
    createdAt: '2026-03-05T15:00:00Z',
    updatedAt: '2026-03-05T15:00:00Z',
    ...over,
  })
