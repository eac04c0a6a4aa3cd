/** Texts of signing out: the question before it, and its failures. */
export const TEXTS = {
  question: '¿Salir sin guardar?',
  queued: (count: number) =>
    `${count === 1 ? 'Falta 1 captura' : `Faltan ${count} capturas`} por enviar: se ${count === 1 ? 'queda' : 'quedan'} en este equipo y se ${count === 1 ? 'envía' : 'envían'} cuando vuelvas a entrar.`,
  consequence: 'Hay cambios sin guardar en este equipo. Al salir se borran, para que nadie más vea datos de tus clientes.',
  leaveQuestion: '¿Salir con capturas por enviar?',
  confirm: 'Salir y borrar',
  leave: 'Salir',
  cancel: 'Seguir aquí',
  noConnection: 'Sin conexión no se puede cerrar la sesión. Sal cuando vuelva; mientras, no dejes solo este equipo.',
  notSignedOut: 'No se pudo cerrar la sesión. Inténtalo de nuevo.',
} as const;
