export const TEXTS = {
  unknownUser: 'El usuario no se encuentra registrado.',
  wrongPassword: 'La Contraseña es incorrecta.',
  tooMany: 'Demasiados intentos. Espera un minuto e inténtalo de nuevo.',
  laundryClosed: 'El servicio de tu lavandería está desactivado. Comunícate con quien administra Lavanda.',
  mayNotSend: 'Solo quien puede anular notas envía lo que capturó otra persona.',
  unknownCapturer: 'Quien la capturó no es de esta lavandería.',
  otherSucursal: 'Quien la capturó es de otra sucursal: la envía alguien de esa sucursal o un superusuario.',
} as const;
