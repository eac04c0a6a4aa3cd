/** Texts that only the PDF of a corte has. */
export const PDF_TEXTS = {
  more: (n: number) => `Y ${n} más: están en la página del corte.`,
  notDrawn: 'No se pudo hacer el PDF del corte. Inténtalo de nuevo o imprímelo.',
} as const;
