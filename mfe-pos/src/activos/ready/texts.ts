/** Texts of the dialog 'Lista' and of the message to the cliente. */
export const READY_TEXTS = {
  title: (name: string) => `Lista: ${name}`,
  titleOfPlace: (name: string) => `Cambiar lugar: ${name}`,
  place: 'Lugar',
  otherPlaces: 'Otros lugares libres',
  invalidPlace: 'Escribe un lugar de 12 letras y números como máximo, por ejemplo A-12.',
  messageTo: (phone: string) => `Mensaje a ${phone}`,
  edit: 'Cambiar texto',
  message: 'Mensaje',
  noPhone: 'No se le puede avisar: este cliente no tiene teléfono registrado.',
  emptyMessage: 'Escribe el mensaje, o marca la nota como lista sin avisar.',
  preparing: 'Preparando el mensaje',
  noLink: (detail: string) => `El mensaje va sin el enlace del ticket. ${detail}`,
  tell: 'Avisar por WhatsApp',
  onlyMark: 'Solo marcar lista',
  savePlace: 'Guardar lugar',
  saving: 'Guardando',
  notMarked: (detail: string) => `La nota no se marcó lista. ${detail}`,
  placeNotChanged: (detail: string) => `El lugar no se cambió. ${detail}`,
  movedMeanwhile: (detail: string) => `${detail} Tu mensaje sigue aquí: envíalo o cierra.`,
  /** Meta sends the text that is registered under the template's name, which may differ from this example. */
  example: (template: string) => `Ejemplo: WhatsApp enviará tu plantilla ${template}`.trimEnd(),
} as const;
