import { problem } from '../kernel/problem.ts'

/** Staff's work on users; the three texts of the documents stand in `orderTexts`. */
export const adminUserTexts = {
  listFailed: 'No logramos cargar los usuarios.',
  invited: 'Invitación enviada',
  userFailed: 'No logramos cargar los datos del usuario.',
} as const

export const adminUserProblems = {
  notFound: problem('USER_NOT_FOUND', 404, 'No encontramos este usuario.'),
  /** Granting it, or changing somebody who has it. */
  aboveOwn: problem('ROLE_ABOVE_OWN', 403, 'No puedes asignar ni modificar un rol superior al tuyo.'),
  /** The platform's operator; see decision 004. */
  operatorRole: problem('ROLE_OPERATOR', 403, 'El rol Hiperadministrador solo lo asigna quien opera la plataforma.'),
  /** Nobody locks themselves out, and the last superadmin stays. */
  ownRole: problem('ROLE_OWN', 409, 'No puedes cambiar tu propio rol; pídelo a otro administrador.'),
  roleUnavailable: problem('ROLE_UNAVAILABLE', 400, 'Este rol necesita el módulo delivery_picker, que está inactivo.'),
  ownEmail: problem('EMAIL_OWN', 409, 'Cambia tu propio correo en tu perfil: ahí se pide tu contraseña.'),
  ownAccount: problem('USER_OWN', 409, 'No puedes desactivar tu propia cuenta; pídelo a otro administrador.'),
  lastSuperadmin: problem('USER_LAST_SUPERADMIN', 409, 'Es el único Superadministrador activo: nombra a otro antes de desactivarlo.'),
  /** The account signs in by e-mail. */
  emailNeeded: problem('EMAIL_NEEDED', 400, 'Esta cuenta inicia sesión con su correo: no puede quedar vacío.'),
} as const
