export const TEXTS = {
  invalidPlace: 'La bitácora cambió de lugar. Vuelve a cargarla.',
  invalidDay: 'El día no existe.',
} as const;
