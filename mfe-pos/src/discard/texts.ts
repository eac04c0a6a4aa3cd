/** Texts of the question whether to close a dialog and lose its unsaved changes. */
export const DISCARD_TEXTS = {
  question: '¿Salir sin guardar los cambios?',
  consequence: 'Lo que hiciste aquí se pierde.',
  discard: 'Descartar cambios',
  stay: 'Seguir aquí',
} as const;
