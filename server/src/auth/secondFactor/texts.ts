export const TEXTS = {
  wrongCode: 'El código no es correcto. Escribe el que tu aplicación muestra ahora.',
  wrongRecovery: 'El código de recuperación no es correcto o ya se usó.',
  blocked: 'Demasiados códigos incorrectos. Espera 15 minutos e inténtalo de nuevo.',
  notWaiting: 'Pasó demasiado tiempo. Escribe de nuevo tu usuario y tu contraseña.',
  tooMany: 'Demasiados intentos. Espera un minuto e inténtalo de nuevo.',
  wrongPassword: 'La Contraseña es incorrecta.',
  active: 'La verificación en dos pasos ya está activa.',
  notPrepared: 'Empieza de nuevo la verificación en dos pasos.',
  notActive: 'La verificación en dos pasos no está activa.',
} as const;
