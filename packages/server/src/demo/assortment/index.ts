import { aseo } from './aseo.ts'
import { bebidas, licores } from './bebidas.ts'
import { carnes, carnesFrias } from './carnes.ts'
import { congelados } from './congelados.ts'
import { despensa } from './despensa.ts'
import { dulces } from './dulces.ts'
import { frutasVerduras } from './frutas-verduras.ts'
import { hogar, mascotas } from './hogar.ts'
import { lacteos } from './lacteos.ts'
import { panaderia } from './panaderia.ts'
import { bebes, cuidadoPersonal, salud } from './personal.ts'
import type { Department } from './row.ts'

export const departments: readonly Department[] = [
  frutasVerduras,
  carnes,
  carnesFrias,
  lacteos,
  despensa,
  panaderia,
  bebidas,
  dulces,
  congelados,
  licores,
  aseo,
  cuidadoPersonal,
  bebes,
  mascotas,
  hogar,
  salud,
]
