/** Texts of the starter catalogue, a list of common servicios for a laundry that has none. */
export const TEXTS = {
  open: 'Elegir de una lista',
  title: 'Servicios para empezar',
  subtitle: 'Marca los que ofreces y ajusta sus precios. Después puedes cambiarlos cuando quieras.',
  priceOf: (servicio: string) => `Precio de ${servicio}`,
  free: 'Precio en la nota',
  all: 'Marcar todos',
  none: 'Quitar todos',
  add: (count: number) => (count === 0 ? 'Agregar servicios' : count === 1 ? 'Agregar 1 servicio' : `Agregar ${count} servicios`),
  adding: 'Agregando',
  chooseOne: 'Marca al menos un servicio.',
  error: 'Los servicios no se agregaron',
  errorHelp: (detail: string) => `${detail} Lo que elegiste sigue aquí.`,
  added: (count: number) => (count === 1 ? '1 servicio agregado.' : `${count} servicios agregados.`),
  sell: 'Ir al Punto de Venta',
} as const;
