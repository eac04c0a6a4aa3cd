import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { openAdminSocket } from './admin/adminSocket.ts';
import { installBackup, removeBackup } from './admin/backUp.ts';
import { CommandError } from './admin/command.ts';
import { createApp } from './app/createApp.ts';
import { cleanUpSessions } from './auth/sessions.ts';
import { lanLine } from './config/lanAddress.ts';
import type { Settings } from './config/settings.ts';
import { type Database, openDatabase } from './db/connection.ts';
import { explainDamage, UnusableFolder } from './db/embedded/folderFailure.ts';
import { migrate } from './db/migrate.ts';
import { giveOffered } from './demo/giveOffered.ts';
import { retireDemoPasswords } from './demo/retireDemoPasswords.ts';
import { collectProcessMetrics } from './observability/metrics.ts';
import { exitForSure, Shutdown } from './observability/shutdown.ts';
import { registerFactoryBuilds } from './releases/bundledBuilds.ts';
import { forgetMeasures } from './releases/canary/storedMeasures.ts';
import { expireVersions } from './releases/expiry.ts';
import { fillLibraries } from './releases/gate/fillLibraries.ts';
import { forgetPreviews } from './releases/previews/storedPreviews.ts';
import { expireStopPhotos } from './rutas/driver/photo.ts';
import { scheduleRepeats } from './rutas/repeats/scheduleRepeats.ts';
import { expirePhotos } from './ventas/photos/expirePhotos.ts';

const CLEANUP_INTERVAL_MS = 3_600_000;

/**
 * Stops the server: for `noticeMs` /api/salud answers 503; then connections are refused, requests finish and the database
 * closes.
 */
type Stop = (noticeMs?: number) => Promise<void>;

/**
 * Outcome of a restore: how to stop the server that now runs, the folder of the replaced database (null if there is none) and,
 * when the restore failed, the reason.
 */
interface Change {
  stop: Stop;
  previous: string | null;
  failure?: CommandError;
}

/** Ends the process. Without its database the server could only answer errors; as a new process it can recover. */
function die(error: Error): void {
  process.stderr.write(`${error.message}\n`);
  exitForSure(1);
}

/**
 * Fills an empty database with the demo.
 * @returns whether it did
 */
async function seedIfEmpty(db: Database): Promise<boolean> {
  const exists = await db.kysely.selectFrom('tenants').select('id').limit(1).executeTakeFirst();
  if (exists) return false;
  const { seedDemo } = await import('./demo/seedDemo.ts');
  await seedDemo(db);
  return true;
}

/**
 * Starts to listen, and prints the start-up lines instead of Fastify's line per address.
 * @returns the port
 */
async function listen(app: FastifyInstance, port: number, host: string): Promise<number> {
  const { level } = app.log;
  app.log.level = 'warn';
  await app.listen({ port, host });
  app.log.level = level;
  const address = app.server.address();
  const boundPort = typeof address === 'object' && address ? address.port : port;
  const advice = lanLine(host, boundPort);
  if (advice !== null) process.stdout.write(`${advice}\n`);
  process.stdout.write(`Lavanda en http://${host}:${boundPort}\n`);
  return boundPort;
}

/** The product running in this process: database, server and, with the embedded database, the admin socket. */
export class Product {
  readonly #settings: Settings;
  /** The configured port; if that is 0, the port that the first start was assigned, so that a restart keeps it. */
  #port: number;
  /** Resolves to the function that stops the running instance, once that instance has started. */
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

  /**
   * Stops the server in order.
   * @returns false when stopping takes longer than the settings allow
   */
  async stop(): Promise<boolean> {
    const { noticeMs, limitMs } = this.#settings.shutdown;
    this.#logger?.info('shutting down');
    const inOrder = this.#stop.then((stop) => stop(noticeMs)).then(() => true);
    const finished = await Promise.race([inOrder, wait(noticeMs + limitMs, false)]);
    if (finished) this.#logger?.info('stopped');
    else this.#logger?.fatal({ limitMs }, 'stopped by force: requests did not end in time');
    return finished;
  }

  async #restore(backup: string): Promise<string | null> {
    const change = this.#stop.then((stop) => this.#changeDatabase(stop, backup));
    this.#stop = change.then(({ stop }) => stop);
    this.#stop.catch(die);
    const { previous, failure } = await change;
    if (failure) throw failure;
    return previous;
  }

  /** Replaces the database with a backup while the server is down. If the backup can't be opened, the old database returns. */
  async #changeDatabase(stop: Stop, backup: string): Promise<Change> {
    const { dataDir } = this.#settings;
    let previous: string | null = null;
    await stop();
    try {
      previous = await installBackup(backup, dataDir);
      return { stop: await this.#boot(), previous };
    } catch (error) {
      if (previous !== null) await removeBackup(previous, dataDir);
      const reason = error instanceof UnusableFolder ? error.reason : error instanceof Error ? error.message : String(error);
      const failure = new CommandError(`No se pudo poner el respaldo (${reason}). Sigue la base que había.`);
      return { stop: await this.#boot(), previous: null, failure };
    }
  }

  async #boot(): Promise<Stop> {
    const db = await openDatabase(this.#settings, die);
    try {
      return await this.#serve(db);
    } catch (error) {
      await db.close();
      throw db.kind === 'embebida' ? explainDamage(error, this.#settings.dataDir) : error;
    }
  }

  async #serve(db: Database): Promise<Stop> {
    const { version } = this.#settings;
    collectProcessMetrics(version, db.kind, db.connections);
    const { newlyApplied, unknowns } = await migrate(db);
    const isNewDemo = this.#settings.demo && (await seedIfEmpty(db));
    const retired = this.#settings.live ? await retireDemoPasswords(db) : [];
    await fillLibraries(db);
    const notify = (line: string) => void process.stderr.write(`${line}\n`);
    await registerFactoryBuilds(db, this.#settings.webDir, notify);
    if (isNewDemo) await giveOffered(db, notify);
    const shutdown = new Shutdown();
    const app = await createApp(this.#settings, db, shutdown);
    this.#logger = app.log;
    const closeAdminSocket = await this.#openAdminSocket(app, db);
    const expire = async () => {
      await forgetMeasures(db);
      await forgetPreviews(db);
      const expired = await expireVersions(db);
      if (expired.length > 0) app.log.info({ expired }, 'unused versions of sections and of the shell deleted');
    };
    let stopping = false;
    const clearPhotos = async () => {
      const photos = await expirePhotos(db, () => stopping);
      if (photos > 0) app.log.info({ photos }, 'photos of notas handed over long ago deleted');
      const ofStops = await expireStopPhotos(db, () => stopping);
      if (ofStops > 0) app.log.info({ photos: ofStops }, 'old photos of stops deleted');
    };
    const logFailure = (error: unknown) => app.log.error({ err: error }, 'cleanup failed');
    const repeatPickups = async () => {
      const pickups = await scheduleRepeats(db, logFailure);
      if (pickups > 0) app.log.info({ pickups }, 'pickups that repeat made');
    };
    await expire().catch(logFailure);
    await repeatPickups().catch(logFailure);
    // The start doesn't wait for the photos: after a long time without a server there may be many to delete.
    let photosCleared = clearPhotos().catch(logFailure);
    let cleanedUp: Promise<unknown> = Promise.resolve();
    const cleanUp = () => Promise.all([cleanUpSessions(db), expire(), repeatPickups()].map((work) => work.catch(logFailure)));
    const cleanup = setInterval(() => {
      cleanedUp = cleanedUp.then(cleanUp);
      photosCleared = photosCleared.then(clearPhotos).catch(logFailure);
    }, CLEANUP_INTERVAL_MS);
    // Listening comes last, because it prints the start-up line, after which the process must be able to shut down in order.
    this.#port = await listen(app, this.#port, this.#settings.host);
    app.log.info({ version, database: db.kind, migrations: newlyApplied }, 'started');
    if (retired.length > 0) app.log.warn({ retired }, 'demo accounts lost their password');
    if (unknowns.length > 0) app.log.warn({ unknowns }, 'the database is of a newer version');
    return async (noticeMs = 0) => {
      clearInterval(cleanup);
      stopping = true;
      closeAdminSocket();
      shutdown.begin();
      await wait(noticeMs);
      await app.close();
      await shutdown.untilAnswered();
      await Promise.all([photosCleared, cleanedUp]);
      await db.close();
    };
  }

  /** Opens the embedded database's admin socket. If that fails, the server runs, but commands require it to be stopped. */
  async #openAdminSocket(app: FastifyInstance, db: Database): Promise<() => void> {
    if (db.kind !== 'embebida') return () => undefined;
    try {
      return await openAdminSocket({ db, settings: this.#settings, restore: (backup) => this.#restore(backup) });
    } catch (error) {
      app.log.warn({ err: error }, 'the admin socket could not be opened: admin commands need the server stopped');
      return () => undefined;
    }
  }
}
