import { problem } from '@plaza/contracts/kernel/problem'

export const tarballRefused = problem('TARBALL_REFUSED', 422, 'El paquete no se pudo leer.')
export const tarballMissing = problem('TARBALL_MISSING', 400, 'Falta el paquete comprimido de la versión.')
export const unsignedComposition = problem('UNSIGNED_COMPOSITION', 400, 'El informe no corresponde a una página servida por esta tienda.')
