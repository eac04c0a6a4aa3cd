/** Texts of the pages that an e-mail's link opens; the quoted ones of the specification (2, 8) byte for byte. Spec 5 has its own in the domain. */
export const TEXTOS = {
  producto: 'Lavanda',
  usuario: 'Usuario',
  password: 'Contraseña',
  confirmacion: 'Confirmar contraseña',
  iniciarSesion: 'Iniciar sesión',
  reintentar: 'Reintentar',
  tokenInvalido: 'Token inválido',
  tokenExpirado: 'Token expirado',
  inesperado: 'Ocurrió una falla en el servidor. Inténtalo de nuevo en un momento.',
} as const;

export const ACTIVACION = {
  tituloDePagina: 'Lavanda | Activación de cuenta',
  cargando: 'Revisando tu invitación...',
  sinRevisar: 'No se pudo revisar tu invitación',
  invitacion: (lavanderia: string) =>
    `${lavanderia} te invita a formar parte de su equipo. Completa tus datos para activar tu cuenta.`,
  nombre: 'Nombre',
  apellidos: 'Apellidos',
  activar: 'Activar cuenta',
  activando: 'Activando tu cuenta',
  invalido: 'Este enlace no corresponde a ninguna invitación. Solicita un nuevo token de confirmación.',
  yaActivada: '¿Ya activaste tu cuenta? Inicia sesión',
  expirado: 'La invitación ya venció. Pide una nueva al administrador de tu lavandería.',
  exito: 'Confirmación exitosa',
  exitoDetalle: (usuario: string) => `Tu cuenta ya está activa. Entra con ${usuario} y la contraseña que elegiste.`,
} as const;

export const OLVIDE = {
  tituloDePagina: 'Lavanda | Olvidé mi contraseña',
  titulo: 'Olvidé mi contraseña',
  detalle: 'Escribe el usuario con el que inicias sesión y te enviaremos un enlace para elegir otra.',
  falta: 'Escribe tu usuario.',
  enviar: 'Enviar enlace',
  enviando: 'Enviando el enlace',
  enviado: 'Revisa tu correo',
  enviadoDetalle: (usuario: string) =>
    `Si ${usuario} tiene una cuenta, te llegará un enlace para elegir otra contraseña. Si no llega en unos minutos, búscalo en el correo no deseado o pide ayuda al administrador de tu lavandería.`,
  volver: 'Volver a iniciar sesión',
} as const;

export const RESTABLECER = {
  tituloDePagina: 'Lavanda | Restablecer contraseña',
  cargando: 'Revisando tu enlace...',
  sinRevisar: 'No se pudo revisar tu enlace',
  detalle: 'Elige la contraseña con la que entrarás desde ahora.',
  guardar: 'Guardar contraseña',
  guardando: 'Guardando tu contraseña',
  invalido: 'Este enlace no es válido o ya se usó. Pide otro para elegir tu contraseña.',
  expirado: 'El enlace ya venció. Pide otro para elegir tu contraseña.',
  pedirOtro: 'Pedir otro enlace',
  exito: 'Contraseña restablecida',
  exitoDetalle: (usuario: string) => `Se cerraron las sesiones que tenías abiertas. Entra con ${usuario} y tu contraseña nueva.`,
} as const;
