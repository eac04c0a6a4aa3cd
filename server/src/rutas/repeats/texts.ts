export const TEXTS = {
  noCliente: 'El cliente no existe.',
  notFound: 'Esa recolección ya no se repite.',
  ended: 'Esa repetición ya se quitó. Para volver a recoger, cierra y agrégala de nuevo.',
  hours: 'La hora final debe ser después de la inicial.',
} as const;

/** @param day name of the weekday, such as 'martes' */
export const repeatsAlready = (day: string): string => `Ya se recoge cada ${day}. Quita esa repetición para cambiar la hora.`;
