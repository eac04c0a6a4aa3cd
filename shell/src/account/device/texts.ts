/** Texts of signing out with unsaved work. */
export const TEXTS = {
  question: '¿Salir sin guardar?',
  consequence: 'Hay cambios sin guardar en este equipo. Al salir se borran, para que nadie más vea datos de tus clientes.',
  confirm: 'Salir y borrar',
  cancel: 'Seguir aquí',
  notSignedOut: 'No se pudo cerrar la sesión. Inténtalo de nuevo.',
} as const;
