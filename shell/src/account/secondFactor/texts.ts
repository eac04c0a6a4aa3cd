/** Texts of the dialog of the second factor. */
export const TEXTS = {
  title: 'Verificación en dos pasos',
  codes: 'Códigos de una aplicación',
  off: 'Además de tu contraseña, al entrar se te pedirá un código de una aplicación de tu teléfono (Google Authenticator, Authy, 1Password...).',
  on: (left: number) =>
    `Está activa: al entrar se te pide un código. Te quedan ${left} ${left === 1 ? 'código' : 'códigos'} de recuperación.`,
  scan: 'Escanea este código con tu aplicación, o escribe en ella la clave. Después escribe el código de 6 dígitos que te muestre. Se cerrarán tus otras sesiones.',
  qr: 'Código QR para tu aplicación de verificación',
  secret: 'Clave',
  save: 'Guarda estos códigos en un lugar seguro: con cada uno puedes entrar una vez si pierdes tu teléfono. No se vuelven a mostrar.',
  recovery: 'Códigos de recuperación',
  password: 'Contraseña',
  code: 'Código',
  codeHelp: 'Los 6 dígitos de tu aplicación, o un código de recuperación.',
  missing: 'Escribe el dato que falta.',
  begin: 'Continuar',
  activate: 'Activar',
  remove: 'Desactivar',
  cancel: 'Cancelar',
  done: 'Ya los guardé',
  removed: 'La verificación en dos pasos se desactivó.',
  notLoaded: 'No se pudo leer tu verificación en dos pasos',
} as const;
