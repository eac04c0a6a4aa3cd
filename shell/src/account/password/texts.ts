/** Texts of the password dialog; the error messages of its rules are in shared/src/domain/activation.ts (spec 5). */
export const TEXTS = {
  title: 'Cambiar contraseña',
  warning: 'Se cerrarán tus sesiones en otros equipos.',
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
