import type { DBSchema, IDBPDatabase } from 'idb';
import type { Cliente } from '../../contract/schemas/clientes.ts';
import type { Nota } from '../../contract/schemas/sales.ts';
import { DeviceDatabase } from '../deviceDatabase.ts';

/** Name of the database with the copy that this device reads without a connection. Signing out erases the database. */
const COPY_DATABASE = 'lavanda-copia';

/**
 * An answer of the server, and the time when it came. A record without data (null) only notes a time, such as that of the last
 * reading of all clientes; its `address` is then a name.
 */
export interface KeptAnswer {
  address: string;
  data: unknown;
  /** ISO 8601, by the server's clock. */
  at: string;
}

interface CopySchema extends DBSchema {
  answers: { key: string; value: KeptAnswer };
  notas: { key: string; value: Nota };
  clientes: { key: string; value: Cliente };
}

export type Copy = IDBPDatabase<CopySchema>;

export const copyDatabase = new DeviceDatabase<CopySchema>(COPY_DATABASE, 1, {
  upgrade: (database) => {
    database.createObjectStore('answers', { keyPath: 'address' });
    database.createObjectStore('notas', { keyPath: '_id' });
    database.createObjectStore('clientes', { keyPath: '_id' });
  },
});

/** @throws when the browser forbids storage or has no room */
export const openCopy = (): Promise<Copy> => copyDatabase.open();
