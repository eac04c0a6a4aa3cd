export const TEXTS = {
  invalidToken: 'Token inválido. Solicita un nuevo token de confirmación.',
  expiredToken: 'Token expirado. Pide uno nuevo al administrador de la lavandería.',
  tooMany: 'Demasiados intentos. Espera un minuto e inténtalo de nuevo.',
  emailTaken: 'Ese correo ya tiene una cuenta en otra lavandería. Pide que te inviten con otro correo.',
  wrongPassword: 'La Contraseña es incorrecta.',
  passwordEasy: 'Esa contraseña es muy fácil de adivinar. Elige otra.',
} as const;
