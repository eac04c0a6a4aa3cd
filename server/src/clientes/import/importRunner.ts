import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ImportOptions } from '@lavanda/shared/contract/schemas/imports';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { withTenant } from '../../db/tenancy.ts';
import { HttpProblem } from '../../http/problem.ts';
import { Turns } from '../../turns/turns.ts';
import { type Format, readFile } from '../file/readFile.ts';
import type { ValidRow } from '../file/rowCliente.ts';
import { importBatch, type Work } from './batch.ts';
import { BatchSize } from './batchSize.ts';
import { endImport, endUndo } from './jobs.ts';
import { undoBatch } from './undo.ts';

/** Maximum number of imports that a server runs at once, of all laundries. It runs one laundry's imports one after another. */
const MAX_CONCURRENT = 2;
/**
 * How often the server looks for imports that a stopped server left unfinished, ms; and how long such an import must have had
 * no batch before it is taken over, ms, which is longer than reading a file may take.
 */
const SWEEP_MS = 10_000;
const ABANDONED_MS = 60_000;
/** Longest pause between two batches in which other calls go first, and how often the server checks for such calls, ms. */
const GIVE_WAY_MS = 250;
const QUIET_MS = 8;
/**
 * Number of failures (such as of a database that restarts) with no successful batch in between after which an import fails; and
 * the pause between two tries, ms.
 */
const MAX_FAILURES = 8;
const RETRY_MS = 2_000;

/** On the embedded database an import or undo of at least this many rows ends with a vacuum, during which all calls wait. */
const MANY_ROWS = 1_000;

interface HowToRead {
  formato: Format;
  opciones: ImportOptions;
}

/** Runs this server's imports in short batches, and continues imports that a stopped server left unfinished. */
export class ImportRunner {
  /** Name under which this server marks the imports that it runs. */
  readonly serverId = randomUUID();
  readonly #db: Database;
  readonly #log: FastifyBaseLogger;
  readonly #turns = new Turns(MAX_CONCURRENT);
  readonly #running = new Map<string, Promise<void>>();
  readonly #closing = new AbortController();
  #sweep: NodeJS.Timeout | undefined;

  constructor(db: Database, log: FastifyBaseLogger) {
    this.#db = db;
    this.#log = log;
  }

  /** Takes over unfinished imports, immediately and then at intervals. */
  start(): void {
    // The embedded database has only one server, so an import pending at its start was left by an earlier process.
    void this.#takeOver(this.#db.kind === 'embebida' ? 0 : ABANDONED_MS);
    this.#sweep = setInterval(() => void this.#takeOver(ABANDONED_MS), SWEEP_MS).unref();
  }

  /** Stops after the running batch. Another server, or the next to start, takes over the unfinished imports. */
  async close(): Promise<void> {
    clearInterval(this.#sweep);
    this.#closing.abort();
    await Promise.all(this.#running.values());
  }

  /**
   * Runs a stored import, or its undo, until it ends, fails, or the server stops.
   * @param rows the import's rows, if the file was just read
   */
  run(tenantId: string, id: string, rows?: readonly ValidRow[]): Promise<void> {
    const running = this.#running.get(id);
    if (running) return running;
    const work = { tenantId, id, serverId: this.serverId };
    const done = this.#turns
      .run(tenantId, () => this.#untilDone(work, rows))
      .catch((error: unknown) => this.#log.error({ err: error, importId: id }, 'import failed'))
      .finally(() => this.#running.delete(id));
    this.#running.set(id, done);
    return done;
  }

  async #takeOver(idleMs: number): Promise<void> {
    try {
      const { rows } = await sql<{ tenant_id: string; id: string }>`
        update importaciones set servidor = ${this.serverId}, latido = now()
        where estado in ('corriendo', 'deshaciendo') and id <> all(${[...this.#running.keys()]}::uuid[])
          and latido <= now() - make_interval(secs => ${idleMs / 1000}::float8)
        returning tenant_id, id`.execute(this.#db.kysely);
      for (const { tenant_id: tenantId, id } of rows) if (!this.#closing.signal.aborted) void this.run(tenantId, id);
    } catch (error) {
      if (!this.#closing.signal.aborted) this.#log.warn({ err: error }, 'pending imports could not be taken over');
    }
  }

  async #untilDone(work: Work, rows: readonly ValidRow[] | undefined): Promise<void> {
    let failures = 0;
    const onBatch = () => {
      failures = 0;
    };
    while (!this.#closing.signal.aborted) {
      try {
        return await this.#work(work, rows, onBatch);
      } catch (error) {
        failures += 1;
        if (error instanceof HttpProblem || failures === MAX_FAILURES) {
          await this.#giveUp(work);
          throw error;
        }
        this.#log.warn({ err: error, importId: work.id }, 'import batch failed and is retried');
        await wait(RETRY_MS);
      }
    }
  }

  /** Marks an import as failed. An undo isn't marked: a later sweep continues it, because an undo can always continue. */
  async #giveUp({ tenantId, id }: Work): Promise<void> {
    if (await endImport(this.#db, tenantId, id, 'fallida')) return;
    await sql`update importaciones set servidor = null, latido = now() where tenant_id = ${tenantId} and id = ${id}
      and servidor = ${this.serverId}`.execute(this.#db.kysely);
  }

  async #work(work: Work, rows: readonly ValidRow[] | undefined, onBatch: () => void): Promise<void> {
    const stored = await this.#stored(work);
    if (stored?.estado === 'deshaciendo') return this.#undo(work, onBatch);
    if (stored?.estado !== 'corriendo') return;
    const pending = (rows ?? (await this.#read(work, stored))).filter(({ fila: row }) => row > stored.ultima_fila);
    const size = new BatchSize();
    for (let from = 0; from < pending.length; ) {
      if (this.#closing.signal.aborted) return;
      const batch = pending.slice(from, from + size.rows);
      if (!(await size.measure(() => importBatch(this.#db, work, batch)))) return;
      from += batch.length;
      onBatch();
      await this.#giveWay();
      if (size.statisticsAreOld(batch.length)) await this.#analyze('analyze');
    }
    await endImport(this.#db, work.tenantId, work.id, 'terminada');
    if (pending.length >= MANY_ROWS) await this.#analyze('vacuum analyze');
  }

  async #undo(work: Work, onBatch: () => void): Promise<void> {
    const size = new BatchSize();
    let undone = 0;
    while (!this.#closing.signal.aborted) {
      const looked = await size.measure(() => undoBatch(this.#db, work, size.rows));
      if (looked === null) return;
      if (looked === 0) {
        await endUndo(this.#db, work.tenantId, work.id);
        if (undone >= MANY_ROWS) await this.#analyze('vacuum analyze');
        return;
      }
      undone += looked;
      onBatch();
      await this.#giveWay();
    }
  }

  /**
   * Lets the calls that waited for a batch finish. A save uses the embedded database's one connection several times, and would
   * otherwise wait for a batch each time.
   */
  async #giveWay(): Promise<void> {
    if (this.#db.kind !== 'embebida') return;
    const end = performance.now() + GIVE_WAY_MS;
    while (this.#db.connections().inUse > 0 && performance.now() < end) await wait(QUIET_MS);
  }

  #stored({ tenantId, id, serverId }: Work) {
    return withTenant(this.#db, tenantId, (tx) =>
      tx
        .selectFrom('importaciones')
        .select(['estado', 'formato', 'opciones', 'ultima_fila'])
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .where('servidor', '=', serverId)
        .executeTakeFirst(),
    );
  }

  async #read({ tenantId, id }: Work, { formato: format, opciones: options }: HowToRead): Promise<ValidRow[]> {
    const { contenido: content } = await withTenant(this.#db, tenantId, (tx) =>
      tx
        .selectFrom('importaciones')
        .select('contenido')
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    );
    const bytes = new Uint8Array(content ?? []);
    return (await readFile(tenantId, { formato: format, bytes, opciones: options })).good;
  }

  /** Updates the statistics of the embedded database, which has no autovacuum. PostgreSQL updates its own. */
  async #analyze(statement: 'analyze' | 'vacuum analyze'): Promise<void> {
    if (this.#db.kind !== 'embebida') return;
    for (const table of ['clientes', 'domicilios']) await sql.raw(`${statement} ${table}`).execute(this.#db.kysely);
  }
}
