import type { Chofer } from '@lavanda/shared/contract/schemas/rutas';

/** The dialog that is open over the page of the day: a stop, a driver's link, 'Repartir', the drivers, or the start point. */
export type Opened =
  | { what: 'parada'; key: string }
  | { what: 'enlace'; driver: Chofer }
  | { what: 'repartir' | 'choferes' | 'salida' };
