import { setTimeout as wait } from 'node:timers/promises';

/** Space left on a full disk, bytes: less than a database page. */
const FULL = 4_096;
const LLENO_MS = 2_000;

/** Kills, crashes and full disks of the server and its database while the registers work. */
export class Desastres {
  #server;
  #base;
  #disco;
  #azar;
  account = { muertes: 0, caidas: 0, full: 0 };

  constructor({ servidor: server, base, disco, azar: random }) {
    this.#server = server;
    this.#base = base;
    this.#disco = disco;
    this.#azar = random;
  }

  /** Kills the server and restarts it at once. */
  async kill() {
    this.account.muertes += 1;
    await this.#server.terminar('SIGKILL');
    await this.#server.iniciar();
  }

  /** Cuts the power of the embedded database and its server; PostgreSQL crashes and recovers under a live server. */
  async fall() {
    this.account.caidas += 1;
    if (this.#base.conElServidor) await this.#server.terminar('SIGKILL');
    await this.#base.caer();
    if (this.#base.conElServidor) await this.#server.iniciar();
  }

  /** Kills the server again while it starts, in the middle of its recovery. */
  async recaer() {
    this.account.muertes += 2;
    if (this.#base.conElServidor) this.account.caidas += 2;
    await this.#server.terminar('SIGKILL');
    if (this.#base.conElServidor) await this.#base.caer();
    const arranque = this.#server.iniciar();
    await wait(this.#azar.entero(100, 2_000));
    await this.#server.terminar('SIGKILL');
    await arranque;
    if (this.#base.conElServidor) await this.#base.caer();
    await this.#server.iniciar();
  }

  /** Fills the disk for a while and frees it. A PostgreSQL that stopped is restarted, as an operator would do. */
  async fill() {
    this.account.full += 1;
    await this.#disco.llenar(FULL);
    await wait(LLENO_MS);
    this.#disco.vaciar();
    await this.#base.revivir();
  }

  /**
   * Causes disasters at random moments until `basta` is true; each kind happens once first.
   * @param {readonly [number, number]} pause range between disasters, ms
   */
  async scroll(basta, pause) {
    const firstOnes = ['matar', 'caer', ...(this.#disco.propio ? ['llenar'] : [])];
    const all = { kill: 5, fall: 3, recaer: 2, ...(this.#disco.propio ? { fill: 1 } : {}) };
    while (!basta() || firstOnes.length > 0) {
      await wait(this.#azar.entero(...pause));
      await this[firstOnes.shift() ?? this.#azar.segun(all)]();
    }
  }
}
