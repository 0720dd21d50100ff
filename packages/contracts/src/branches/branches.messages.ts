import type { Distance } from './zone.entity.ts'

/** Offices and zones: B 2, B 5, B 8. */
export const branchTexts = {
  officeCreated: 'Oficina creada correctamente',
  /** says category, as written. */
  officeNotCreated: 'No se pudo crear la categoría, verifica los datos e inténtalo de nuevo',
  officeUpdated: 'Sede actualizada correctamente',
  webServiceUpdated: 'Datos de Sede actualizados correctamente',
  coverageSaved: 'Cobertura guardada correctamente',
  officeDeleted: 'Sede eliminada correctamente',
  zoneCreated: 'Zona creada correctamente',
  zoneNotCreated: 'Error al crear la zona',
  zoneEdited: 'Zona editada correctamente',
  zoneNotEdited: 'Error al editar la zona',
  zoneFieldsRequired: 'Todos los campos son obligatorios',
  zoneFeeInvalid: 'El valor del envío debe ser un número positivo',
  errorsFound: 'Ups, {n} errores encontrados',
} as const

export const distanceLabels: Record<Distance, string> = { cercano: 'Cercano', lejano: 'Lejano', muy_lejano: 'Muy lejano' }
/** B 9. */
export const distanceColours: Record<Distance, 'green' | 'yellow' | 'red'> = { cercano: 'green', lejano: 'yellow', muy_lejano: 'red' }

/** S-9, B-9: centre of Cali. */
export const mapDefaults = { lat: 3.38, lng: -76.52, storefrontZoom: 12, adminZoom: 14 } as const
/** The city picker lists it first. */
export const firstCity = 'Cali'
