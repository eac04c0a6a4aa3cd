/**
 * Texts of the account pages; those quoted in the spec (2, 8) are exact. The error messages of spec 5 are in
 * shared/src/domain/activation.ts.
 */
export const TEXTS = {
  product: 'Lavanda',
  usuario: 'Usuario',
  password: 'Contraseña',
  confirmation: 'Confirmar contraseña',
  logIn: 'Iniciar sesión',
  retry: 'Reintentar',
  invalidToken: 'Token inválido',
  expiredToken: 'Token expirado',
  notOpened: 'No se pudo abrir. Revisa tu conexión e inténtalo de nuevo.',
  unexpected: 'Ocurrió una falla en el servidor. Inténtalo de nuevo en un momento.',
} as const;

export const ACTIVATION = {
  pageTitle: 'Lavanda | Activación de cuenta',
  loading: 'Revisando tu invitación...',
  unchecked: 'No se pudo revisar tu invitación',
  invitation: (laundry: string) => `${laundry} te invita a formar parte de su equipo. Completa tus datos para activar tu cuenta.`,
  nombre: 'Nombre',
  apellidos: 'Apellidos',
  activate: 'Activar cuenta',
  activating: 'Activando tu cuenta',
  invalid: 'Este enlace no corresponde a ninguna invitación. Solicita un nuevo token de confirmación.',
  alreadyActivated: '¿Ya activaste tu cuenta? Inicia sesión',
  expired: 'La invitación ya venció. Pide una nueva al administrador de tu lavandería.',
  success: 'Confirmación exitosa',
  successDetail: (user: string) => `Tu cuenta ya está activa. Entra con ${user} y la contraseña que elegiste.`,
} as const;

export const FORGOT = {
  pageTitle: 'Lavanda | Olvidé mi contraseña',
  title: 'Olvidé mi contraseña',
  detail: 'Escribe el usuario con el que inicias sesión y te enviaremos un enlace para elegir otra.',
  missing: 'Escribe tu usuario.',
  send: 'Enviar enlace',
  sending: 'Enviando el enlace',
  sent: 'Revisa tu correo',
  sentDetail: (user: string) =>
    `Si ${user} tiene una cuenta, te llegará un enlace para elegir otra contraseña. Si no llega en unos minutos, búscalo en el correo no deseado o pide ayuda al administrador de tu lavandería.`,
  noMail: 'Pide un enlace a tu lavandería',
  noMailDetail:
    'Aquí no se envían correos. Pide a un superusuario de tu lavandería, por ejemplo a su dueño, un enlace para elegir otra contraseña: lo crea en Configuración, «Usuarios y roles», en el menú de tu cuenta.',
  back: 'Volver a iniciar sesión',
} as const;

export const RESET = {
  pageTitle: 'Lavanda | Restablecer contraseña',
  loading: 'Revisando tu enlace...',
  unchecked: 'No se pudo revisar tu enlace',
  detail: 'Elige la contraseña con la que entrarás desde ahora.',
  save: 'Guardar contraseña',
  saving: 'Guardando tu contraseña',
  invalid: 'Este enlace no es válido o ya se usó. Pide otro para elegir tu contraseña.',
  expired: 'El enlace ya venció. Pide otro para elegir tu contraseña.',
  requestAnother: 'Pedir otro enlace',
  success: 'Contraseña restablecida',
  successDetail: (user: string) => `Se cerraron las sesiones que tenías abiertas. Entra con ${user} y tu contraseña nueva.`,
} as const;
