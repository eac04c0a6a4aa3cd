/** Texts about photos that couldn't be sent although their notas are saved. */
export const TEXTS = {
  unsent: (photos: number) => (photos === 1 ? 'Falta subir 1 foto.' : `Faltan por subir ${photos} fotos.`),
  retry: 'Reintentar',
  discard: 'Descartar',
} as const;
