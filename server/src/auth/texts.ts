export const TEXTS = {
  unknownUser: 'El usuario no se encuentra registrado.',
  wrongPassword: 'La Contraseña es incorrecta.',
  tooMany: 'Demasiados intentos. Espera un minuto e inténtalo de nuevo.',
  laundryClosed: 'El servicio de tu lavandería está desactivado. Comunícate con quien administra Lavanda.',
} as const;
