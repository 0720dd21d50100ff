import { problem } from '../kernel/problem.ts'

/** Sign-in, accounts, addresses and profile: S 5 and S 8. */
export const accountTexts = {
  fillAllFields: 'Debes llenar todos los campos.',
  emailForeign: 'Tu email tiene letras de otro alfabeto o signos que no se ven. Escríbelo otra vez con el teclado.',
  emailLooksWrong: 'El email que ingresaste no esta del todo bien, verificalo.',
  passwordsMustMatch: 'Verifica que ambas contraseñas sean iguales.',
  nameRequired: 'Debes poner un nombre',
  nameTooShort: 'Tu nombre debe tener minimo 4 letras',
  phoneRequired: 'Si algo sucede con tu pedido tendriamos que llamarte, pon un telefono de contacto',
  /** the rule is 9, the text asks for 10. */
  phoneTooShort: 'El telefono debe tener 10 digitos',
  passwordTooShort: 'La contraseña debe tener mas de 5 caracteres',
  newPasswordsDiffer: 'Las contraseñas son diferentes.',
  newPasswordTooShort: 'Las contraseñas debe tener mas de 8 caracteres.',
  termsRequired: 'Debes aceptar los terminos y condiciones',

  loginFailed: 'No se logró iniciar sesión.',
  googleFailed: 'Login Fallido',
  popupBlocked: ' Ventanas emergentes bloqueadas',
  googleUnavailable: 'Esta funcionalidad no esta disponible en este momento, por favor inicia sesion con tu email y contraseña.',
  emailInUse: 'El email ingresado ya se encuentra en uso.',
  noAccountForEmail: 'No existe una cuenta asociada a tu correo, crea una.',
  restoreRequestFailed: 'No se logró solicitar la restauración.',
  restoreSent: 'Email de restauracion enviado, revisa tu email!',
  restoreFailed: 'No se logró realizar la restauración.',

  addressNotCreated: 'No se logró crear la nueva dirección.',
  addressNotSaved: 'No se logró guardar la dirección.',
  addressNotDeleted: 'No se logró eliminar la dirección.',
  noCoverageHere: 'Sin cobertura disponible en esta dirección.',
  noCoverage: 'No tenemos cobertura en la ubicacion indicada, revisa tu direccion y la ubicacion en el mapa.',
  addressNotRecognised: 'La direccion ingresada no ha sido reconocida, mueve el puntero en el mapa para ubicar tu domicilio con exito.',
  pinOfOtherAddress: 'El punto del mapa es de otra dirección. Ubica tu domicilio en el mapa.',
  pinRequired: 'Pon en el mapa el punto de tu domicilio.',
  tooManyAddresses: 'Puedes guardar hasta 50 direcciones. Elimina una que ya no uses.',
  neighbourhoodUnknown: 'no reconocido',
  locationDenied: 'Permiso de ubicación denegado',
  cityRequired: 'Selecciona una ciudad.',
  addressRequired: 'Ingresa una dirección.',
  neighbourhoodRequired: 'Ingresa un barrio.',
  indicationRequired: 'Ingresa una indicacion.',

  profileNotSaved: 'No se logró actualizar.',
  otpNotSent: 'Error enviando OTP, intente nuevamente.',
  otpNoSession: 'No hay token de sesión, intente reenviar el código.',
  otpWrong: 'Código incorrecto o expirado',
  /** one per operation. */
  otpSendFailed: 'No se pudo enviar el código',
  otpCheckFailed: 'No se pudo verificar el código',
  otpResendFailed: 'No se pudo reenviar el código',
  /** The same for numbers with and without an account. */
  otpSent: 'Si el número tiene una cuenta, te enviamos un código de 6 dígitos. Vence en 5 minutos.',
  accountClosed: 'Tu cuenta quedó eliminada.',
  deletionCodeSent: 'Te enviamos un código de 6 dígitos a tu correo. Vence en 5 minutos.',
  confirmationRequired: 'Escribe tu contraseña para confirmar.',
  passwordRestored: 'Contraseña actualizada, ya puedes iniciar sesión.',
  phoneCodeSent: 'Te enviamos un código de 6 dígitos. Vence en 5 minutos.',
  phoneVerified: 'Celular verificado.',
  emailNeedsPassword: 'Escribe tu contraseña para cambiar el correo.',
  emailConfirmed: 'Listo: este es ahora el correo de tu cuenta.',
  emailUndone: 'Tu correo quedó como estaba y cerramos todas las sesiones. Te enviamos un enlace para poner una contraseña nueva.',
  ordersEmpty: 'Aun no haz realizado ningun pedido',
  ordersEnd: 'No hay mas pedidos para mostrar',
} as const

export const accountProblems = {
  loginFailed: problem('LOGIN_FAILED', 401, accountTexts.loginFailed),
  /** The refresh cookie is missing, used up or revoked. */
  sessionEnded: problem('SESSION_ENDED', 401, 'Tu sesión terminó, inicia sesión de nuevo.'),
  googleUnavailable: problem('GOOGLE_UNAVAILABLE', 503, accountTexts.googleUnavailable),
  emailInUse: problem('EMAIL_IS_USED', 409, accountTexts.emailInUse),
  noAccountForEmail: problem('BAD_REQUEST_NOT_USER_FOUND', 400, accountTexts.noAccountForEmail),
  restoreFailed: problem('RESTORE_FAILED', 400, accountTexts.restoreFailed),
  addressNotRecognised: problem('ADDRESS_NOT_RECOGNISED', 404, accountTexts.addressNotRecognised),
  /** The point was found or put for another text. */
  pinOfOtherAddress: problem('PIN_OF_OTHER_ADDRESS', 409, accountTexts.pinOfOtherAddress),
  tooManyAddresses: problem('TOO_MANY_ADDRESSES', 409, accountTexts.tooManyAddresses),
  noCoverage: problem('NO_COVERAGE', 404, accountTexts.noCoverageHere),
  /** Neither the password nor a fresh code. */
  notConfirmed: problem('NOT_CONFIRMED', 400, 'La contraseña o el código no es correcto.'),
  /** `data` is `{ orders }`, the numbers of those orders. */
  ordersUnderWay: problem('ORDERS_UNDER_WAY', 409, 'Tienes pedidos en curso. Podrás eliminar tu cuenta cuando se entreguen o se cancelen.'),
  staffAccount: problem('STAFF_ACCOUNT', 409, 'Esta es una cuenta de trabajo: pide a un administrador que la cierre.'),
  otpNotSent: problem('OTP_NOT_SENT', 503, accountTexts.otpNotSent),
  otpNoSession: problem('OTP_NO_SESSION', 400, accountTexts.otpNoSession),
  otpWrong: problem('OTP_WRONG', 400, accountTexts.otpWrong),
  /** The module `phone_login` is off. */
  phoneLoginOff: problem('PHONE_LOGIN_OFF', 403, 'Esta tienda no envía códigos por mensaje de texto: entra con tu correo y contraseña.'),
  /** A code proved the number, and another account holds it already. */
  phoneInUse: problem('PHONE_IS_USED', 409, 'Este celular ya está verificado en otra cuenta. Entra con él, o escribe otro.'),
  /** The account has no password that could be asked for. */
  emailNeedsPasswordFirst: problem(
    'PASSWORD_NEEDED',
    409,
    'Tu cuenta no tiene contraseña. Pon una con "Restaurar contraseña" al iniciar sesión y luego cambia el correo.',
  ),
  /** Unknown, used, replaced or too old. */
  emailLinkDead: problem('EMAIL_LINK_DEAD', 400, 'Este enlace ya no sirve: se usó, venció o hay uno más nuevo.'),
} as const
