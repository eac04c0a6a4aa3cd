import type { Chofer } from '@lavanda/shared/contract/schemas/rutas';

/** The dialog that is open over the day. */
export type Opened =
  | { what: 'parada'; key: string }
  | { what: 'enlace'; driver: Chofer }
  | { what: 'repartir' | 'choferes' | 'salida' };
