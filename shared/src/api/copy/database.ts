import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Cliente } from '../../contract/schemas/clientes.ts';
import type { Nota } from '../../contract/schemas/sales.ts';

/** Name of the database of what this device reads without a connection. Signing out erases it. */
export const COPY_DATABASE = 'lavanda-copia';

/** An answer of the server, and when it came. */
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

let opened: Promise<Copy> | undefined;

/** @throws when the browser keeps nothing: it forbids it or has no room */
export function openCopy(): Promise<Copy> {
  opened ??= openDB<CopySchema>(COPY_DATABASE, 1, {
    upgrade(database) {
      database.createObjectStore('answers', { keyPath: 'address' });
      database.createObjectStore('notas', { keyPath: '_id' });
      database.createObjectStore('clientes', { keyPath: '_id' });
    },
    // Another tab erases the database, or a newer version changes it: this tab must not hold it.
    blocking: () => void closeCopy(),
    terminated: () => {
      opened = undefined;
    },
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

/** Closes the database, so that it can be erased. It opens again with the next use. */
export async function closeCopy(): Promise<void> {
  const closing = opened;
  opened = undefined;
  (await closing?.catch(() => undefined))?.close();
}
