/** Texts of the password dialog; the rules' messages are in the domain (spec 5). */
export const TEXTS = {
  title: 'Cambiar contraseña',
  toast: 'Se cerrarán tus sesiones en otros equipos.',
  actual: 'Contraseña actual',
  nueva: 'Contraseña nueva',
  confirmation: 'Confirmar contraseña',
  missingCurrent: 'Escribe tu contraseña actual.',
  show: 'Mostrar contraseña',
  hide: 'Ocultar contraseña',
  cancel: 'Cancelar',
  save: 'Cambiar contraseña',
  done: 'Tu contraseña cambió. Se cerraron tus otras sesiones.',
  notOpened: 'No se pudo abrir el cambio de contraseña. Revisa tu conexión e inténtalo de nuevo.',
} as const;
