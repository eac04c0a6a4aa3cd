import type { CajaState } from '../../contract/schemas/caja.ts';
import type { Nota } from '../../contract/schemas/sales.ts';
import type { LocalDay } from '../../domain/dates.ts';
import type { Entry } from './entry.ts';

/** The data that a register has when it captures a call, without asking the server. */
export interface Register {
  /** The current day at the register's sucursal. */
  today: LocalDay;
  sucursal: { id: string; name: string };
  /** Id of the laundry. */
  tenant: string;
  /** Name and id of the signed-in user. */
  user: string;
  userId: string;
  /** The nota as this device last captured or saw it; null when the device has it neither in its queue nor in its copy. */
  nota(id: string): Promise<Nota | null>;
  /** The caja of this browser's register as this device last saw or captured it; null when the copy doesn't have it. */
  caja(): Promise<CajaState | null>;
  /** The last waiting capture of the nota or cliente; undefined when there is none. */
  waiting(id: string): Entry | undefined;
}

/** A captured call, before the queue stores it. A repeated call has the same `id`, such as the operation id of a nota's save. */
export type Captured = Pick<Entry, 'id' | 'about' | 'after' | 'answered' | 'label' | 'answer' | 'record' | 'token'>;
