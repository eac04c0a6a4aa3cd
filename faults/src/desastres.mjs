import { setTimeout as esperar } from 'node:timers/promises';

/** Room left on a full disk, bytes: less than a page of the database. */
const LLENO = 4_096;
const LLENO_MS = 2_000;

/** What happens to the server and its database while registers work. */
export class Desastres {
  #servidor;
  #base;
  #disco;
  #azar;
  cuenta = { muertes: 0, caidas: 0, llenos: 0 };

  constructor({ servidor, base, disco, azar }) {
    this.#servidor = servidor;
    this.#base = base;
    this.#disco = disco;
    this.#azar = azar;
  }

  /** The server is killed, and started again at once. */
  async matar() {
    this.cuenta.muertes += 1;
    await this.#servidor.terminar('SIGKILL');
    await this.#servidor.iniciar();
  }

  /** The power of the embedded database goes, with its server; PostgreSQL crashes and restarts under the server. */
  async caer() {
    this.cuenta.caidas += 1;
    if (this.#base.conElServidor) await this.#servidor.terminar('SIGKILL');
    await this.#base.caer();
    if (this.#base.conElServidor) await this.#servidor.iniciar();
  }

  /** Dead again while it was starting: while what the first death left was being put in order. */
  async recaer() {
    this.cuenta.muertes += 2;
    if (this.#base.conElServidor) this.cuenta.caidas += 2;
    await this.#servidor.terminar('SIGKILL');
    if (this.#base.conElServidor) await this.#base.caer();
    const arranque = this.#servidor.iniciar();
    await esperar(this.#azar.entero(100, 2_000));
    await this.#servidor.terminar('SIGKILL');
    await arranque;
    if (this.#base.conElServidor) await this.#base.caer();
    await this.#servidor.iniciar();
  }

  /** The disk is full for a while, and then has room again. A PostgreSQL that gave up is started again, as an operator does. */
  async llenar() {
    this.cuenta.llenos += 1;
    await this.#disco.llenar(LLENO);
    await esperar(LLENO_MS);
    this.#disco.vaciar();
    await this.#base.revivir();
  }

  /**
   * One after the other, at random moments, until `basta`; the first ones in turn, so that a short run has them all.
   * @param {readonly [number, number]} pausa ms between one and the next
   */
  async rodar(basta, pausa) {
    const primeros = ['matar', 'caer', ...(this.#disco.propio ? ['llenar'] : [])];
    const todos = { matar: 5, caer: 3, recaer: 2, ...(this.#disco.propio ? { llenar: 1 } : {}) };
    while (!basta() || primeros.length > 0) {
      await esperar(this.#azar.entero(...pausa));
      await this[primeros.shift() ?? this.#azar.segun(todos)]();
    }
  }
}
