/** Sign-in texts; the quoted ones of the specification (2, 8 and decisions "Sign-in") byte for byte. */
export const TEXTOS = {
  tituloDePagina: 'Inicio de sesión',
  titulo: 'Iniciar sesión',
  usuario: 'Usuario',
  password: 'Contraseña',
  mostrar: 'Mostrar contraseña',
  ocultar: 'Ocultar contraseña',
  entrar: 'Iniciar sesión',
  entrando: 'Iniciando sesión',
  olvide: 'Olvidé mi contraseña',
  usuarioDesconocido: 'El usuario no se encuentra registrado.',
  passwordIncorrecta: 'La Contraseña es incorrecta.',
  demasiados: 'Demasiados intentos. Espera un minuto e inténtalo de nuevo.',
  sinRed: 'El servidor no respondió. Revisa tu conexión e inténtalo de nuevo.',
  falla: 'No se pudo iniciar sesión. Inténtalo de nuevo en un momento.',
} as const;
