import { setTimeout as wait } from 'node:timers/promises';

/** Room left on a full disk, bytes: less than a page of the database. */
const FULL = 4_096;
const LLENO_MS = 2_000;

/** What happens to the server and its database while registers work. */
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

  /** The server is killed, and started again at once. */
  async kill() {
    this.account.muertes += 1;
    await this.#server.terminar('SIGKILL');
    await this.#server.iniciar();
  }

  /** The power of the embedded database goes, with its server; PostgreSQL crashes and restarts under the server. */
  async fall() {
    this.account.caidas += 1;
    if (this.#base.conElServidor) await this.#server.terminar('SIGKILL');
    await this.#base.caer();
    if (this.#base.conElServidor) await this.#server.iniciar();
  }

  /** Dead again while it was starting: while what the first death left was being put in order. */
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

  /** The disk is full for a while, and then has room again. A PostgreSQL that gave up is started again, as an operator does. */
  async fill() {
    this.account.full += 1;
    await this.#disco.llenar(FULL);
    await wait(LLENO_MS);
    this.#disco.vaciar();
    await this.#base.revivir();
  }

  /**
   * One after the other, at random moments, until `basta`; the first ones in turn, so that a short run has them all.
   * @param {readonly [number, number]} pausa ms between one and the next
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
