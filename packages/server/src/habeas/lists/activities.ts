/** What stands there until the operator loads CIIU rev. 4 A.C.: what a supermarket's companies usually do. */
export const builtInActivities: { code: string; description: string }[] = [
  { code: '0111', description: 'Cultivo de cereales (excepto arroz), legumbres y semillas oleaginosas' },
  { code: '0113', description: 'Cultivo de hortalizas, raíces y tubérculos' },
  { code: '1011', description: 'Procesamiento y conservación de carne y productos cárnicos' },
  { code: '1040', description: 'Elaboración de productos lácteos' },
  { code: '1081', description: 'Elaboración de productos de panadería' },
  { code: '1089', description: 'Elaboración de otros productos alimenticios n.c.p.' },
  { code: '4620', description: 'Comercio al por mayor de materias primas agropecuarias; animales vivos' },
  { code: '4631', description: 'Comercio al por mayor de productos alimenticios' },
  { code: '4632', description: 'Comercio al por mayor de bebidas y tabaco' },
  {
    code: '4711',
    description:
      'Comercio al por menor en establecimientos no especializados con surtido compuesto principalmente por alimentos, bebidas o tabaco',
  },
  {
    code: '4719',
    description:
      'Comercio al por menor en establecimientos no especializados, con surtido compuesto principalmente por productos diferentes de alimentos, bebidas y tabaco',
  },
  { code: '4721', description: 'Comercio al por menor de productos agrícolas para el consumo en establecimientos especializados' },
  { code: '4722', description: 'Comercio al por menor de leche, productos lácteos y huevos, en establecimientos especializados' },
  {
    code: '4723',
    description:
      'Comercio al por menor de carnes, productos cárnicos, aves de corral, pescados y productos de mar, en establecimientos especializados',
  },
  { code: '4724', description: 'Comercio al por menor de bebidas y productos del tabaco, en establecimientos especializados' },
  { code: '4729', description: 'Comercio al por menor de otros productos alimenticios n.c.p., en establecimientos especializados' },
  { code: '5511', description: 'Alojamiento en hoteles' },
  { code: '5530', description: 'Servicio por horas' },
  { code: '5611', description: 'Expendio a la mesa de comidas preparadas' },
  { code: '5612', description: 'Expendio por autoservicio de comidas preparadas' },
  { code: '5613', description: 'Expendio de comidas preparadas en cafeterías' },
  { code: '5621', description: 'Catering para eventos' },
  { code: '5629', description: 'Actividades de otros servicios de comidas' },
  { code: '5630', description: 'Expendio de bebidas alcohólicas para el consumo dentro del establecimiento' },
  { code: '5914', description: 'Actividades de exhibición de películas cinematográficas y videos' },
  { code: '8890', description: 'Otras actividades de asistencia social sin alojamiento' },
  { code: '9499', description: 'Actividades de otras asociaciones n.c.p.' },
]
