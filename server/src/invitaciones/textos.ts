/** What the calls about links and passwords tell the user. */
export const TEXTOS = {
  tokenInvalido: 'Token inválido. Solicita un nuevo token de confirmación.',
  tokenExpirado: 'Token expirado. Pide uno nuevo al administrador de la lavandería.',
  demasiados: 'Demasiados intentos. Espera un minuto e inténtalo de nuevo.',
  passwordActual: 'La Contraseña es incorrecta.',
  correoFallido: 'No se pudo enviar el correo. Reenvía la invitación.',
} as const;
