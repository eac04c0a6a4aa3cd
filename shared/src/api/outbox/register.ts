import type { CajaState } from '../../contract/schemas/caja.ts';
import type { Nota } from '../../contract/schemas/sales.ts';
import type { LocalDay } from '../../domain/dates.ts';
import type { Entry } from './entry.ts';

/** What a register knows while it captures. */
export interface Register {
  /** Today of its sucursal. */
  today: LocalDay;
  sucursal: { id: string; name: string };
  /** Id of the laundry. */
  tenant: string;
  /** Name and id of the signed-in user. */
  user: string;
  userId: string;
  /** The nota as this device last saw or captured it; null when it never did. */
  nota(id: string): Promise<Nota | null>;
  /** The caja of this browser's register, as `nota`. */
  caja(): Promise<CajaState | null>;
  /** The last capture of the nota or cliente that waits; undefined for none. */
  waiting(id: string): Entry | undefined;
}

/** A call as it is captured; `id` is that of its operation. */
export type Captured = Pick<Entry, 'id' | 'about' | 'after' | 'answered' | 'label' | 'answer' | 'record' | 'token'>;
