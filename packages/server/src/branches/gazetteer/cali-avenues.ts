import type { StreetAlias } from './street-names.ts'

/**
 * Popular names of Cali's avenues and the numbered streets that bear them, the likeliest first;
 * `from` and `to` are the crossings between which a street bears the name. Data, not rules: an operator's own
 * list (`pnpm gazetteer --aliases`) wins name by name. Source: the city's own usage as public notices and press write it (for
 * "Tres de Julio" and "Joaquín Borrero Sinisterra": El País, 30 July 2015). A name that is missing here is not recognised.
 */
export const caliAvenues: readonly StreetAlias[] = [
  { name: 'Simón Bolívar', street: 'CL 25', from: 50, to: 140 },
  { name: 'Simón Bolívar', street: 'CL 36', from: 28, to: 49 },
  { name: 'Simón Bolívar', street: 'CL 70', from: 1, to: 28 },
  { name: 'Ciudad de Cali', street: 'CL 48', from: 42, to: 100 },
  { name: 'Ciudad de Cali', street: 'CL 73', from: 1, to: 28 },
  { name: 'Ciudad de Cali', street: 'CL 42', from: 101, to: 140 },
  { name: 'Ciudad de Cali', street: 'CL 54' },
  { name: 'Pasoancho', street: 'CL 13' },
  { name: 'Paso Ancho', street: 'CL 13' },
  { name: 'Roosevelt', street: 'CL 6' },
  ...['Autopista Sur', 'Autopista Suroriental', 'Autopista Sur Oriental'].flatMap((name) => [
    { name, street: 'CL 10', from: 36, to: 110 },
    { name, street: 'DG 23', from: 10, to: 36 },
    { name, street: 'CL 23' },
  ]),
  { name: 'Guadalupe', street: 'KR 56' },
  { name: 'Colombia', street: 'KR 1' },
  { name: 'Colombia', street: 'KR 1 O' },
  ...['Las Américas', 'Américas'].flatMap((name) => [
    { name, street: 'AV 3' },
    { name, street: 'AV 2' },
  ]),
  ...['Cañasgordas', 'Cañas Gordas'].flatMap((name) => [
    { name, street: 'CL 18' },
    { name, street: 'CL 16' },
  ]),
  { name: 'Tres de Julio', street: 'CL 5' },
  { name: '3 de Julio', street: 'CL 5' },
  { name: 'Joaquín Borrero Sinisterra', street: 'CL 9' },
  { name: 'Panamericana', street: 'CL 25' },
  { name: 'Panamericana', street: 'CL 5' },
]
