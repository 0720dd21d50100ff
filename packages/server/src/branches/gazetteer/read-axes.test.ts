import { expect, test } from 'vitest'
import { readAxes } from './read-axes.ts'

const axis = (via: string, coordinates: [number, number][], nombre?: string) => ({
  properties: { via, ...(nombre ? { nombre } : {}) },
  geometry: { type: 'LineString', coordinates },
})
const line: [number, number][] = [
  [-76.54, 3.42],
  [-76.53, 3.42],
]

test('popular names are learned from an axis’s own name, from a named axis and from a named axis that runs on a numbered one', () => {
  const { axes, aliases } = readAxes({
    features: [
      axis('CL 13', line),
      axis('Avenida Pasoancho', [
        [-76.539, 3.42005],
        [-76.531, 3.42005],
      ]),
      axis(
        'KR 56',
        [
          [-76.52, 3.4],
          [-76.52, 3.41],
        ],
        'Avenida Guadalupe',
      ),
      axis('AV De Los Cerros', [
        [-76.56, 3.44],
        [-76.57, 3.45],
      ]),
      axis('KR 28 2', line),
      axis('', line),
    ],
  })
  expect(axes.map(({ name }) => name)).toEqual(['CL 13', 'AVENIDA PASOANCHO', 'KR 56', 'AV DE LOS CERROS'])
  expect(aliases).toEqual([
    { name: 'PASOANCHO', street: 'CL 13' },
    { name: 'GUADALUPE', street: 'KR 56' },
    { name: 'PASOANCHO', street: 'AVENIDA PASOANCHO' },
    { name: 'CERROS', street: 'AV DE LOS CERROS' },
  ])
})
