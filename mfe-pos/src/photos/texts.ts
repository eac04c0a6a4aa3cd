/** Texts of photos of notas. */
export const TEXTS = {
  unsent: (photos: number) => (photos === 1 ? 'Falta subir 1 foto.' : `Faltan por subir ${photos} fotos.`),
  retry: 'Reintentar',
  discard: 'Descartar',
} as const;
