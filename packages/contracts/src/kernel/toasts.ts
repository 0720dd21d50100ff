/** What a toast says while it works, when it is done, and when it failed (S-8-009 to S-8-014). */
export const toastTriples = {
  update: { loading: 'Actualizando...', success: 'Cambios realizados!', error: 'No se logró actualizar.' },
  create: { loading: 'Creado...', success: 'Documento creado!', error: 'No se logró crear.' },
  remove: { loading: 'Eliminando...', success: 'Documento eliminado!', error: 'No se logró eliminar.' },
  logout: { loading: 'Cerrando sesión...', success: 'Hasta pronto!', error: 'No se logró cerrar sesión.' },
  login: { loading: 'Verificando login', success: '¡Bienvenido!', error: 'Login fallido' },
} as const

export const toastTitles = { success: 'Exito!', error: 'Ups!', info: 'Info' } as const

/** A-105, milliseconds: triples, titled toasts, the cart that could not be restored, snackbars. */
export const toastDurations = { triple: 2000, titled: 3000, restoreError: 5000, snackbar: 6000 } as const
