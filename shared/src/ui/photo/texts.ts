/** Texts about photos that can't be taken. */
export const TEXTS = {
  heic: 'Este navegador no puede abrir fotos HEIC. Tómala en JPEG: en los ajustes de la cámara, «Más compatible».',
  unreadable: 'No se pudo abrir el archivo: está dañado o no es una foto. Elige otro.',
  tooHeavy: 'La foto no se pudo hacer más pequeña. Tómala de nuevo.',
} as const;
