import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { openAdminSocket } from './admin/adminSocket.ts';
import { installBackup, removeBackup } from './admin/backUp.ts';
import { CommandError } from './admin/command.ts';
import { createApp } from './app/createApp.ts';
import { cleanUpSessions } from './auth/sessions.ts';
import type { Settings } from './config/settings.ts';
import { type Base, openDatabase } from './db/connection.ts';
import { migrate } from './db/migrate.ts';
import { collectProcessMetrics } from './observability/metrics.ts';
import { Output } from './observability/shutdown.ts';
import { registerFactoryBuilds } from './releases/bundledBuilds.ts';

const CLEANUP_INTERVAL_MS = 3_600_000;

/** Says for `avisoMs` that it is about to stop, refuses connections, answers the requests under way, then closes the database whole. */
type Stop = (noticeMs?: number) => Promise<void>;

/** What became of an order to restore: what runs now, and where the earlier database was put or why it is still the one. */
interface Change {
  stop: Stop;
  anterior: string | null;
  failure?: CommandError;
}

/** The database died under the server: better restarted than answering errors for ever. */
function die(error: Error): void {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

async function seedIfEmpty(base: Base): Promise<void> {
  const exists = await base.kysely.selectFrom('tenants').select('id').limit(1).executeTakeFirst();
  if (exists) return;
  const { seedDemo } = await import('./demo/seedDemo.ts');
  await seedDemo(base);
}

/** Fastify logs a line per address; the server says one, for people. @returns the port it listens on */
async function listen(app: FastifyInstance, port: number, host: string): Promise<number> {
  const { level } = app.log;
  app.log.level = 'warn';
  await app.listen({ port, host });
  app.log.level = level;
  const address = app.server.address();
  const real = typeof address === 'object' && address ? address.port : port;
  process.stdout.write(`Lavanda en http://${host}:${real}\n`);
  return real;
}

/** The product running in this process: database, server and, with the embedded database, the window for the command line's orders. */
export class Product {
  readonly #settings: Settings;
  /** Asked for, until one is given; a restart keeps it. */
  #port: number;
  /** How to stop what runs; whoever wants to stop it waits for its start. */
  #stop: Promise<Stop> = Promise.resolve(async () => undefined);
  #logger: FastifyBaseLogger | null = null;

  constructor(settings: Settings) {
    this.#settings = settings;
    this.#port = settings.port;
  }

  async start(): Promise<void> {
    this.#stop = this.#boot();
    await this.#stop;
  }

  /** Ends in order, or not at all when that takes longer than the settings allow. @returns whether it did */
  async stop(): Promise<boolean> {
    const { noticeMs, limitMs } = this.#settings.shutdown;
    this.#logger?.info('apagando');
    const inOrder = this.#stop.then((stop) => stop(noticeMs)).then(() => true);
    const finished = await Promise.race([inOrder, wait(noticeMs + limitMs, false)]);
    if (finished) this.#logger?.info('apagado');
    else this.#logger?.fatal({ limitMs }, 'apagado por la fuerza: hubo peticiones que no terminaron a tiempo');
    return finished;
  }

  async #restore(fallback: string): Promise<string | null> {
    const change = this.#stop.then((stop) => this.#changeDatabase(stop, fallback));
    this.#stop = change.then(({ stop }) => stop);
    this.#stop.catch(die);
    const { anterior, failure } = await change;
    if (failure) throw failure;
    return anterior;
  }

  /** Swaps the database for a backup, out of service for the seconds it takes. One that can't be opened is taken out again. */
  async #changeDatabase(stop: Stop, fallback: string): Promise<Change> {
    const { dataDir } = this.#settings;
    let anterior: string | null = null;
    await stop();
    try {
      anterior = await installBackup(fallback, dataDir);
      return { stop: await this.#boot(), anterior };
    } catch (error) {
      if (anterior !== null) await removeBackup(anterior, dataDir);
      const reason = error instanceof Error ? error.message : String(error);
      const failure = new CommandError(`No se pudo poner el respaldo (${reason}). Sigue la base que había.`);
      return { stop: await this.#boot(), anterior: null, failure };
    }
  }

  async #boot(): Promise<Stop> {
    const base = await openDatabase(this.#settings, die);
    try {
      return await this.#serve(base);
    } catch (error) {
      await base.close();
      throw error;
    }
  }

  async #serve(base: Base): Promise<Stop> {
    const { version } = this.#settings;
    collectProcessMetrics(version, base.kind, base.connections);
    const { created, unknowns } = await migrate(base);
    if (this.#settings.demo) await seedIfEmpty(base);
    await registerFactoryBuilds(base, this.#settings.webDir, (line) => process.stderr.write(`${line}\n`));
    const output = new Output();
    const app = await createApp(this.#settings, base, output);
    this.#logger = app.log;
    const closeAdminSocket = await this.#openAdminSocket(app, base);
    const cleanup = setInterval(
      () => void cleanUpSessions(base).catch((error: unknown) => app.log.error({ err: error }, 'limpieza')),
      CLEANUP_INTERVAL_MS,
    );
    // Last: whoever reads that it listens may end it at once, and it should end in order.
    this.#port = await listen(app, this.#port, this.#settings.host);
    app.log.info({ version, base: base.kind, migrations: created }, 'en marcha');
    if (unknowns.length > 0) app.log.warn({ unknowns }, 'la base de datos es de una versión más nueva');
    return async (noticeMs = 0) => {
      clearInterval(cleanup);
      closeAdminSocket();
      output.begin();
      await wait(noticeMs);
      await app.close();
      await base.close();
    };
  }

  /** Only the process that has the embedded database can work on it. A server without the window still serves: orders then wait until it is stopped. */
  async #openAdminSocket(app: FastifyInstance, base: Base): Promise<() => void> {
    if (base.kind !== 'embebida') return () => undefined;
    try {
      return await openAdminSocket({ base, settings: this.#settings, restore: (fallback) => this.#restore(fallback) });
    } catch (error) {
      app.log.warn({ err: error }, 'las órdenes de administración necesitan el servidor detenido: no se pudo abrir su canal');
      return () => undefined;
    }
  }
}
