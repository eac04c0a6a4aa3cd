import { type DBSchema, deleteDB, type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb';

interface Hooks<Schema extends DBSchema> {
  upgrade: NonNullable<OpenDBCallbacks<Schema>['upgrade']>;
  /** Runs before the database is opened. */
  prepare?(): Promise<void>;
}

/** A database of this device. The first use opens it; it closes when another tab erases or upgrades it. */
export class DeviceDatabase<Schema extends DBSchema> {
  readonly #name: string;
  readonly #version: number;
  readonly #hooks: Hooks<Schema>;
  #opened: Promise<IDBPDatabase<Schema>> | undefined;

  constructor(name: string, version: number, hooks: Hooks<Schema>) {
    this.#name = name;
    this.#version = version;
    this.#hooks = hooks;
  }

  /** @throws when the browser forbids storage or has no room */
  open(): Promise<IDBPDatabase<Schema>> {
    this.#opened ??= this.#open();
    this.#opened.catch(() => {
      this.#opened = undefined;
    });
    return this.#opened;
  }

  async #open(): Promise<IDBPDatabase<Schema>> {
    await this.#hooks.prepare?.();
    return openDB<Schema>(this.#name, this.#version, {
      upgrade: this.#hooks.upgrade,
      blocking: () => void this.close(),
      terminated: () => {
        this.#opened = undefined;
      },
    });
  }

  /** Closes the database, so that it can be erased. The next use opens it again. */
  async close(): Promise<void> {
    const closing = this.#opened;
    this.#opened = undefined;
    (await closing?.catch(() => undefined))?.close();
  }

  /** Erases the whole database, because content that is only cleared stays in the files of the browser's profile. */
  async erase(): Promise<void> {
    await this.close();
    await deleteDB(this.#name);
    // If a read was under way, Chromium deletes the old files only when it erases another database, so an empty one is made and
    // erased.
    const empty = `${this.#name}-vacia`;
    (await openDB(empty)).close();
    await deleteDB(empty);
  }
}
