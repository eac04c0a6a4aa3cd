import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from './client.mjs';

/** Range of the pause between two actions, ms. */
const BETWEEN_MS = [100, 600];

/** A cashier who opens and closes the caja that gets the registers' pagos. A run has two of them, at the same caja. */
export class Cashier extends Client {
  /** Number of this cashier's closings after which the turno had a corte, made by this cashier or by the other one. */
  closed = 0;

  async open(user) {
    await this.signIn(user);
  }

  /** Whether the run can't end yet, because this cashier has closed no turno. */
  get isDue() {
    return this.closed === 0;
  }

  async act() {
    await wait(this.random.integer(...BETWEEN_MS));
    const { status, body } = await this.insist('GET', '/api/caja');
    if (status !== 200) this.complain(`state of the caja: ${status}`);
    else if (body.turno === null) await this.#openTurno();
    else await this.#closeTurno(body.turno._id);
  }

  async #openTurno() {
    const _id = randomUUID();
    const { status, body } = await this.insist('POST', '/api/caja/abrir', { _id, efectivo: { total: 1500 } });
    // A 409 names the turno that the other cashier opened, or the corte of this turno, if it was opened and closed already.
    const isTaken = status === 409 && (body.turno ? body.turno._id !== _id : body.corte !== undefined);
    if (status !== 200 && !isTaken) this.complain(`opening ${_id}: ${status}`);
  }

  async #closeTurno(turno) {
    const count = { _id: randomUUID(), turno, efectivo: { total: 1500 }, tdc: 0, transf: 0, link: 0 };
    const counted = await this.insist('POST', '/api/caja/contar', count);
    if (counted.status !== 200) {
      if (counted.status !== 409 || !counted.body.corte) this.complain(`count of ${turno}: ${counted.status}`);
      return;
    }
    await this.#sendCorte(turno, counted.body.resultado);
  }

  /** Sends a closing until this or the other cashier's corte exists. Each try names the counted result of the last answer. */
  async #sendCorte(turno, first) {
    const _id = randomUUID();
    let result = first;
    for (;;) {
      const seen = { conteo: result.conteo, registros: result.registros };
      const answer = await this.insist('POST', '/api/caja/cerrar', { _id, turno, ...seen, fondo: 1500, motivo: 'no_se' });
      const { corte, resultado: newer } = answer.body ?? {};
      if (answer.status === 409 && newer) {
        result = newer;
        continue;
      }
      if (answer.status === 200 && corte._id === _id) this.closed += 1;
      else if (answer.status !== 409 || !corte || corte._id === _id) this.complain(`corte of ${turno}: ${answer.status}`);
      else this.closed += 1;
      return;
    }
  }
}
