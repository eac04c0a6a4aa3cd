import { MAX_HOURS_LINE, MAX_HOURS_LINES } from '@lavanda/shared/domain/receipt';

export const TEXTS = {
  nombre: 'Escribe el nombre de la lavandería.',
  monto: 'Escribe una cantidad de 0 a $1,000,000.00 con 2 decimales como máximo.',
  percent: 'Escribe un porcentaje de 0 a 100 con 2 decimales como máximo.',
  noLimit: 'sin límite',
  never: 'nunca',
  reasonAbove: (percent: string) => `motivo obligatorio arriba de: ${percent}`,
  noSurcharge: 'sin recargo',
  unknownFields: (names: readonly string[]) => `El mensaje no puede usar ${names.map((name) => `{${name}}`).join(', ')}.`,
  ranges: 'Agrega al menos un rango de envío, y 20 como máximo.',
  imageTooLarge: 'La imagen excede 2 MB. Elige una más ligera.',
  imageFormat: 'El archivo no es una imagen que se pueda usar. Elige un PNG, JPG, WebP, GIF, AVIF o SVG.',
  imageDimensions: 'La imagen es demasiado grande: elige una de 25 megapíxeles como máximo.',
  svgFilters:
    'El SVG tiene filtros (sombras, desenfoques), que no se pueden usar. Expórtalo como PNG desde tu programa de diseño y súbelo.',
  svgForeign:
    'El SVG pide archivos de fuera o define entidades, que no se pueden usar. Expórtalo como PNG desde tu programa de diseño y súbelo.',
  imageTooComplex:
    'La imagen es demasiado complicada de dibujar. Simplifícala, o expórtala como PNG desde tu programa de diseño, y súbela.',
  damagedImage: 'La imagen está dañada o no se pudo leer. Elige otra.',
  sucursalName: 'Escribe el nombre de la sucursal.',
  sucursalExists: 'Ya hay una sucursal con ese nombre.',
  sucursalNotFound: 'La sucursal no existe. Vuelve a cargar la lista.',
  zone: 'Selecciona una zona horaria de la lista.',
  hours: `El horario tiene ${MAX_HOURS_LINES} líneas como máximo, de ${MAX_HOURS_LINE} caracteres cada una.`,
  telefono: 'El teléfono tiene que ser de 10 dígitos.',
  capacityKilos: 'Escribe los kilos por día con 3 decimales como máximo.',
  closedDate: 'La fecha no existe en el calendario.',
  alwaysClosed: 'Deja abierto por lo menos un día de la semana.',
} as const;
