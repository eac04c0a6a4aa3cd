/** Sign-in texts; those quoted in the spec (2, 8 and decisions "Sign-in") are exact. */
export const TEXTS = {
  pageTitle: 'Inicio de sesión',
  title: 'Iniciar sesión',
  usuario: 'Usuario',
  password: 'Contraseña',
  show: 'Mostrar contraseña',
  hide: 'Ocultar contraseña',
  signIn: 'Iniciar sesión',
  signingIn: 'Iniciando sesión',
  forgot: 'Olvidé mi contraseña',
  unknownUser: 'El usuario no se encuentra registrado.',
  wrongPassword: 'La Contraseña es incorrecta.',
  ended: {
    vencida: 'Tu sesión terminó. Inicia sesión de nuevo: lo que capturaste sigue en este equipo.',
    terminada:
      'Tu sesión se cerró desde otro lugar. Inicia sesión de nuevo: lo que capturaste y falta por enviar sigue en este equipo.',
  },
  tooMany: 'Demasiados intentos. Espera un minuto e inténtalo de nuevo.',
  noNetwork: 'El servidor no respondió. Revisa tu conexión e inténtalo de nuevo.',
  failure: 'No se pudo iniciar sesión. Inténtalo de nuevo en un momento.',
} as const;

/** Texts of the second step of sign-in: a code or a passkey. */
export const CODE_TEXTS = {
  title: 'Verificación en dos pasos',
  detail: 'Escribe el código de 6 dígitos de tu aplicación, o uno de tus códigos de recuperación.',
  passkeyOrCode: 'Usa tu llave de acceso, o escribe el código de 6 dígitos de tu aplicación o uno de recuperación.',
  passkeyOrRecovery: 'Usa tu llave de acceso, o escribe uno de tus códigos de recuperación.',
  recovery: 'Escribe uno de tus códigos de recuperación.',
  usePasskey: 'Usar llave de acceso',
  noPasskey:
    'No se usó la llave de acceso: se canceló, pasó el tiempo o no está en este equipo. Inténtalo de nuevo o escribe un código.',
  noSupport: 'Este navegador no puede usar llaves de acceso. Escribe un código, o usa otro navegador.',
  code: 'Código',
  recoveryCode: 'Código de recuperación',
  enter: 'Entrar',
  back: 'Volver',
} as const;
