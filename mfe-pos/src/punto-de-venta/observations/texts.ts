/** Texts of the observations dialog (mock-up 16). */
export const TEXTS = {
  title: 'Observaciones',
  subtitle: 'Cómo se recibe: sale en el ticket y lo ve el cliente en su enlace.',
  targets: 'De qué artículo',
  wholeNota: 'Toda la nota',
  none: 'Sin observaciones',
  marks: 'Marcas',
  detail: 'Detalle',
  photos: 'Fotos de la nota',
  photoCount: (count: number, max: number) => `${count} de ${max}`,
  takePhoto: 'Tomar foto',
  viewPhoto: (number: number, count: number) => `Ver foto ${number} de ${count}`,
  photo: (number: number, count: number) => `Foto ${number} de ${count}`,
  removePhoto: 'Quitar foto',
  preparing: 'Preparando la foto',
  close: 'Cerrar',
  cancel: 'Cancelar',
  save: 'Guardar',
  /** Read by screen readers before a line's name and its price or observations. */
  ofLine: 'Observaciones de ',
  addToNota: 'Agregar observaciones',
  editOfNota: 'Editar observaciones',
  marked: (count: number) => (count === 1 ? '1 observación' : `${count} observaciones`),
  photosOf: (count: number) => (count === 1 ? '1 foto' : `${count} fotos`),
  quantity: (quantity: string, unit: 'pz' | 'kg' | 'flex') =>
    unit === 'kg' ? `${quantity} kg` : quantity === '1' ? '1 pieza' : `${quantity} piezas`,
} as const;
