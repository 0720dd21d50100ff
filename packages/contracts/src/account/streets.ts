/** S 5. "Avendia Carrera" is shown and stored as written. */
export const streetTypes = [
  'Calle',
  'Carrera',
  'Avenida',
  'Avendia Carrera',
  'Avenida Calle',
  'Circular',
  'Circunvalar',
  'Diagonal',
  'Manzana',
  'Transversal',
  'Vía',
  'Zona',
] as const
export type StreetType = (typeof streetTypes)[number]

export const addressSearchMinLength = 5

/** `Calle 5 # 38 - 20`. */
export const buildAddress = (type: string, a: string, b: string, c: string): string => `${type} ${a.trim()} # ${b.trim()} - ${c.trim()}`
/** What the geocoder is asked: the misspelling would find nothing. */
export const geocoderText = (address: string): string => address.replace('Avendia', 'Avenida')
