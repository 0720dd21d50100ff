import * as z from 'zod/mini'
import { anyone } from '../kernel/access.ts'
import { call } from '../kernel/call.ts'

/** The business's styles as pages carry them: for pages that are open when they change. */
export const getStyles = call({
  api: 'admin',
  method: 'GET',
  path: '/business/styles',
  access: anyone,
  input: z.object({}),
  output: z.object({ data: z.object({ css: z.string() }) }),
  summary: 'Estilos CSS de la tienda, listos para la página.',
})
