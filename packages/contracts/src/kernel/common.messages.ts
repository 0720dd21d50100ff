/** Words of every screen. */
export const commonTexts = {
  retry: 'Reintentar',
  save: 'Guardar',
  cancel: 'Cancelar',
  edit: 'Editar',
  create: 'Crear',
  read: 'Ver',
  close: 'Cerrar ventana',
  remove: 'Eliminar',
  noProducts: 'No hay productos',
  cannotEdit: 'No tienes los permisos para realizar cambios en este documento',
  errorsFound: 'Ups, {n} errores encontrados',
  noPermission: 'No tienes permisos para realiza esta accion.',
  loadMore: 'Cargar mas',
  enabled: 'Habilitado',
  disabled: 'Deshabilitado',
} as const
