/** Texts of the question before a dialog loses what was done in it. */
export const DISCARD_TEXTS = {
  question: '¿Salir sin guardar los cambios?',
  consequence: 'Lo que hiciste aquí se pierde.',
  discard: 'Descartar cambios',
  stay: 'Seguir aquí',
} as const;
