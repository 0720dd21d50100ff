import { problem } from '../kernel/problem.ts'
import type { Distance } from './zone.entity.ts'

/** Offices and zones: B 2, B 5, B 8. */
export const branchTexts = {
  officeCreated: 'Oficina creada correctamente',
  /** says category, as written. */
  officeNotCreated: 'No se pudo crear la categoría, verifica los datos e inténtalo de nuevo',
  officeUpdated: 'Sede actualizada correctamente',
  webServiceUpdated: 'Datos de Sede actualizados correctamente',
  coverageSaved: 'Cobertura guardada correctamente',
  hoursSaved: 'Horario guardado correctamente',
  officePaused: 'La sede no recibe pedidos hasta que termine la pausa',
  officeResumed: 'La sede vuelve a recibir pedidos',
  officeDeleted: 'Sede eliminada correctamente',
  zoneCreated: 'Zona creada correctamente',
  zoneNotCreated: 'Error al crear la zona',
  zoneEdited: 'Zona editada correctamente',
  zoneNotEdited: 'Error al editar la zona',
  zoneFieldsRequired: 'Todos los campos son obligatorios',
  zoneFeeInvalid: 'El valor del envío debe ser un número positivo',
  errorsFound: 'Ups, {n} errores encontrados',
} as const

/** What keeps a polygon from being saved; ours. The second and third go on from "El punto 3 …". */
export const polygonTexts = {
  tooFew: 'Dibuja al menos 3 puntos distintos.',
  tooMany: 'El área tiene demasiados puntos: usa como máximo 2000.',
  swapped: 'tiene la latitud y la longitud intercambiadas.',
  abroad: 'está fuera de Colombia. Revisa la latitud y la longitud.',
  crossing: 'El borde se cruza a sí mismo. Mueve o elimina los puntos que se cruzan.',
  outside: 'La zona debe quedar completamente dentro de la cobertura de la sede.',
  unreadable: 'El archivo no es un GeoJSON con un polígono.',
  several: 'El archivo trae varios polígonos y el área es uno solo. Deja uno en el archivo, o únelos, y vuelve a importarlo.',
  holes: 'El polígono del archivo tiene huecos y el área no puede tenerlos. Quítalos del archivo y vuelve a importarlo.',
} as const

export const branchProblems = {
  polygonInvalid: problem('POLYGON_INVALID', 400, 'El área dibujada no es válida.'),
  placeInvalid: problem('PLACE_INVALID', 400, 'La ubicación de la sede no es válida.'),
  pauseInvalid: problem('PAUSE_INVALID', 400, 'La pausa debe terminar en el futuro y durar máximo 30 días.'),
  zoneOutside: problem('ZONE_OUTSIDE', 409, polygonTexts.outside),
  officeChanged: problem(
    'OFFICE_CHANGED',
    412,
    'Alguien más cambió esta sede mientras la editabas. Compara las dos versiones y decide cuál queda.',
  ),
  zoneChanged: problem('ZONE_CHANGED', 412, 'Alguien más cambió esta zona. Ábrela de nuevo para ver los cambios.'),
} as const

export const distanceLabels: Record<Distance, string> = { cercano: 'Cercano', lejano: 'Lejano', muy_lejano: 'Muy lejano' }
/** B 9. */
export const distanceColours: Record<Distance, 'green' | 'yellow' | 'red'> = { cercano: 'green', lejano: 'yellow', muy_lejano: 'red' }

/** The same as the map paints them: dark enough to be seen on its ground. */
export const distanceInks: Record<Distance, string> = { cercano: '#15803d', lejano: '#ca8a04', muy_lejano: '#b91c1c' }

/** S-9, B-9: centre of Cali. */
export const mapDefaults = { lat: 3.38, lng: -76.52, storefrontZoom: 12, adminZoom: 14 } as const
/** The city picker lists it first. */
export const firstCity = 'Cali'

/** Names of a map's controls, by the library's own keys. */
export const mapTexts = {
  'Map.Title': 'Mapa',
  'LogoControl.Title': 'Página de Mapbox',
  'AttributionControl.ToggleAttribution': 'Mostrar u ocultar los créditos',
  'NavigationControl.ZoomIn': 'Acercar',
  'NavigationControl.ZoomOut': 'Alejar',
}
