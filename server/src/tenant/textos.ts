/** What the calls about the laundry's identity tell the user. */
export const TEXTOS = {
  nombre: 'Escribe el nombre de la lavandería.',
  monto: 'Escribe una cantidad de 0 a $1,000,000.00 con 2 decimales como máximo.',
  rangos: 'Agrega al menos un rango de envío, y 20 como máximo.',
  imagenGrande: 'La imagen excede 2 MB. Elige una más ligera.',
  imagenFormato: 'El archivo no es una imagen que se pueda usar. Elige un PNG, JPG, WebP, GIF, AVIF o SVG.',
  imagenDimensiones: 'La imagen es demasiado grande: elige una de 25 megapíxeles como máximo.',
  imagenDanada: 'La imagen está dañada o no se pudo leer. Elige otra.',
  sucursalNombre: 'Escribe el nombre de la sucursal.',
  sucursalExiste: 'Ya hay una sucursal con ese nombre.',
  sucursalNoExiste: 'La sucursal no existe. Vuelve a cargar la lista.',
  zona: 'Selecciona una zona horaria de la lista.',
  telefono: 'El teléfono tiene que ser de 10 dígitos.',
} as const;
