import { setTimeout as wait } from 'node:timers/promises';
import type { ShellContract } from '@lavanda/shared/contract/schemas/releases';
import { type ReleasePointer, type Requester, versionFor } from '@lavanda/shared/domain/release';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/connection.ts';
import type { OwnShell, Shell } from './ownShell.ts';
import { findShell, liveContracts, SHELL } from './storedShells.ts';

/** How long the page waits for the database, ms: without it the page comes all the same. */
const PATIENCE_MS = 1_000;

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
   * @param getActor reads who asks; called only while a candidate is being rolled out
   * @returns null when no shell is built
   */
  async forActor(getActor: () => Promise<Requester | null>): Promise<Shell | null> {
    const pointer = await this.#pointer();
    if (pointer === null) return this.#own.current();
    const actor = pointer.candidata === null ? null : await getActor().catch(() => null);
    return this.#of(versionFor(SHELL, pointer, actor), pointer);
  }

  /** What the shell of an open tab gives; null when that version is unknown. */
  async contractOf(version: string): Promise<ShellContract | null> {
    const own = await this.#own.current();
    return (own?.version === version ? own : await this.#find(version))?.contract ?? null;
  }

  /** `liveContracts`, with the server's own shell as it is on its disk now. */
  async live(): Promise<ShellContract[]> {
    await this.#own.current();
    return liveContracts(this.#db.kysely);
  }

  /** `live`, and what the newest published shell gives, which sections are built for before it is promoted. */
  async expected(): Promise<ShellContract[]> {
    const newest = await this.#db.kysely
      .selectFrom('entregas')
      .select('shell')
      .where('remoto', '=', SHELL)
      .where('shell', 'is not', null)
      .where('publicada_por', '<>', 'servidor')
      .orderBy('publicada', 'desc')
      .executeTakeFirst();
    return [...(await this.live()), ...(newest?.shell ? [newest.shell] : [])];
  }

  /** The shell of a version. The server's own is the one on its disk, and stands in for one that isn't stored. */
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

  /** The live versions of the shell; the last known ones while the database doesn't answer. */
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
