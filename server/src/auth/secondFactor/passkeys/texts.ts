export const TEXTS = {
  refused: 'La llave de acceso no se aceptó. Inténtalo de nuevo o usa un código.',
  notAdded: 'La llave de acceso no se aceptó. Inténtalo de nuevo.',
  blocked: 'Demasiados intentos fallidos. Espera 15 minutos e inténtalo de nuevo.',
  expired: 'La solicitud venció. Inténtalo de nuevo.',
  none: 'Esta cuenta no tiene llaves de acceso. Usa un código.',
  registered: 'Esa llave de acceso ya está registrada.',
  gone: 'Esa llave de acceso ya no existe. Vuelve a abrir la lista.',
  tooManyKeys: 'Ya tienes 10 llaves de acceso. Quita una para agregar otra.',
  noSite:
    'Este sitio no puede usar llaves de acceso: falta su dirección (PUBLIC_URL) o es un número. Avisa a quien administra Lavanda.',
} as const;
