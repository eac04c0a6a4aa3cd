export const TEXTS = {
  unanswered: 'No se pudo buscar el domicilio. Inténtalo de nuevo en un momento o escríbelo a mano y marca el lugar en el mapa.',
  tooMany: 'Demasiadas búsquedas de domicilios. Espera un minuto o escríbelo a mano y marca el lugar en el mapa.',
  invalidPlace: 'No se encontró el lugar elegido. Búscalo de nuevo o marca el lugar en el mapa.',
} as const;
