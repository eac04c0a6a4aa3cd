import { setTimeout as wait } from 'node:timers/promises';

/** Free space of a disk that counts as full, bytes: less than a database page. */
const FULL_DISK_SPACE = 4_096;
const FULL_DISK_MS = 2_000;

/** Kills, crashes and full disks of the server and its database while the registers work. */
export class Disasters {
  #server;
  #database;
  #disk;
  #random;
  counts = { kills: 0, crashes: 0, fullDisks: 0 };

  constructor({ server, database, disk, random }) {
    this.#server = server;
    this.#database = database;
    this.#disk = disk;
    this.#random = random;
  }

  /** Kills the server and restarts it at once. */
  async kill() {
    this.counts.kills += 1;
    await this.#server.stop('SIGKILL');
    await this.#server.start();
  }

  /** Simulates a power cut of the server and the embedded database; or crashes PostgreSQL while the product's server runs on. */
  async crash() {
    this.counts.crashes += 1;
    if (this.#database.withServer) await this.#server.stop('SIGKILL');
    await this.#database.crash();
    if (this.#database.withServer) await this.#server.start();
  }

  /** Kills the server, and once more while it starts and recovers. With the embedded database, each kill is a power cut. */
  async crashTwice() {
    this.counts.kills += 2;
    if (this.#database.withServer) this.counts.crashes += 2;
    await this.#server.stop('SIGKILL');
    if (this.#database.withServer) await this.#database.crash();
    const starting = this.#server.start();
    await wait(this.#random.integer(100, 2_000));
    await this.#server.stop('SIGKILL');
    await starting;
    if (this.#database.withServer) await this.#database.crash();
    await this.#server.start();
  }

  /** Fills the disk for a while and frees it. A PostgreSQL that stopped is restarted, as an operator would do. */
  async fillDisk() {
    this.counts.fullDisks += 1;
    await this.#disk.fill(FULL_DISK_SPACE);
    await wait(FULL_DISK_MS);
    this.#disk.free();
    await this.#database.revive();
  }

  /**
   * Causes disasters at random moments until `isDone` is true. The first are a kill, a crash and, if the disk is mounted, a full
   * disk.
   * @param {() => boolean} isDone
   * @param {readonly [number, number]} pause range between disasters, ms
   */
  async run(isDone, pause) {
    const first = ['kill', 'crash', ...(this.#disk.isMounted ? ['fillDisk'] : [])];
    const weights = { kill: 5, crash: 3, crashTwice: 2, ...(this.#disk.isMounted ? { fillDisk: 1 } : {}) };
    while (!isDone() || first.length > 0) {
      await wait(this.#random.integer(...pause));
      await this[first.shift() ?? this.#random.weighted(weights)]();
    }
  }
}
