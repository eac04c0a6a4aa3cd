export const TEXTS = {
  tooMany: 'Hay demasiadas pantallas escuchando los cambios. Ésta se pondrá al día cada minuto.',
  unavailable: 'Los cambios no se pueden escuchar por ahora. La pantalla se pone al día cada minuto.',
} as const;
