import { setTimeout as wait } from 'node:timers/promises';
import type { ShellContract } from '@lavanda/shared/contract/schemas/releases';
import { type ReleasePointer, type Requester, versionFor } from '@lavanda/shared/domain/release';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/connection.ts';
import type { OwnShell, Shell } from './ownShell.ts';
import { findShell, liveContracts, SHELL } from './storedShells.ts';

/** Longest wait of the page for the database, ms; after it, the page is sent with the last known versions. */
const PATIENCE_MS = 1_000;

/** How many of the newest published shells a section may be built for. */
const COMING = 5;

interface Pointer extends ReleasePointer {
  de_fabrica: string | null;
}

/** The shells that users get: the one that comes with the server, or a published one that was promoted. */
export class Shells {
  readonly #db: Database;
  readonly #own: OwnShell;
  readonly #stored = new LRUCache<string, Shell>({ max: 20 });
  #lastPointer: Pointer | null = null;

  constructor(db: Database, own: OwnShell) {
    this.#db = db;
    this.#own = own;
  }

  /**
   * The shell that a user gets.
   * @param getActor reads the user who makes the request; called only while a candidate is being rolled out
   * @returns null when no shell is built
   */
  async forActor(getActor: () => Promise<Requester | null>): Promise<Shell | null> {
    const pointer = await this.#pointer();
    if (pointer === null) return this.#own.current();
    const actor = pointer.candidata === null ? null : await getActor().catch(() => null);
    return this.#of(versionFor(SHELL, pointer, actor), pointer);
  }

  /** Contract of the shell in an open tab; null when its version is unknown. */
  async contractOf(version: string): Promise<ShellContract | null> {
    const own = await this.#own.current();
    return (own?.version === version ? own : await this.#find(version))?.contract ?? null;
  }

  /** The result of `liveContracts`, after registering the server's own shell if its build changed. */
  async live(): Promise<ShellContract[]> {
    await this.#own.current();
    return liveContracts(this.#db.kysely);
  }

  /** The contracts of `live` and of the newest published shells, for which teams build sections before the promotion. */
  async expected(): Promise<ShellContract[]> {
    const published = await this.#db.kysely
      .selectFrom('entregas')
      .select('shell')
      .where('remoto', '=', SHELL)
      .where('shell', 'is not', null)
      .where('publicada_por', '<>', 'servidor')
      .orderBy('publicada', 'desc')
      .limit(COMING)
      .execute();
    return [...(await this.live()), ...published.flatMap(({ shell }) => shell ?? [])];
  }

  /**
   * The shell of a version: the server's own is read from disk, any other from the database. The server's own also replaces a
   * version that isn't stored; null when it isn't built either.
   */
  async #of(version: string | null, pointer: Pointer | null): Promise<Shell | null> {
    const own = await this.#own.current();
    if (version === null || version === pointer?.de_fabrica || version === own?.version) return own;
    return (await this.#find(version)) ?? own;
  }

  async #find(version: string): Promise<Shell | null> {
    const known = this.#stored.get(version);
    if (known) return known;
    const found = await findShell(this.#db, version);
    if (found) this.#stored.set(version, found);
    return found;
  }

  /** The live versions of the shell; the last known ones while the database doesn't answer; null when none is known. */
  async #pointer(): Promise<Pointer | null> {
    const read = async () => {
      const { rows } = await sql<Pointer>`
        select estable, candidata, porcentaje::float8 as porcentaje, tenants, de_fabrica
        from entregas_punteros where remoto = ${SHELL}`.execute(this.#db.kysely);
      this.#lastPointer = rows[0] ?? null;
      return this.#lastPointer;
    };
    const late = wait(PATIENCE_MS, null, { ref: false }).then(() => this.#lastPointer);
    return Promise.race([read().catch(() => this.#lastPointer), late]);
  }
}
