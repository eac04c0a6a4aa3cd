import { setTimeout as wait } from 'node:timers/promises';
import { Client } from './client.mjs';

/** Range of the pause between two actions, ms. */
const BETWEEN_MS = [100, 500];
/** Shortest time from a void to its undo, ms: longer than a late copy of the void's request can take (network.mjs). */
const UNDO_AFTER_MS = 3_000;

/** A client of a user who may void. Voids notas that registers are using, each once, and undoes some voids. */
export class Admin extends Client {
  #shared;
  /** Voided notas that this client will restore, oldest first. @type {{ nota: any; voidedAt: number }[]} */
  #toRestore = [];

  constructor({ shared, ...options }) {
    super(options);
    this.#shared = shared;
  }

  async open(user) {
    await this.signIn(user);
    const { body } = await this.insist('GET', '/api/auth/authData');
    this.ledger.adminId = body.usuario._id;
  }

  /** Whether the run can't end yet, because a void waits for its undo or a nota to void exists and none was voided. */
  get isDue() {
    return this.#toRestore.length > 0 || (this.ledger.voids.size === 0 && this.#shared.size > 0);
  }

  async act() {
    await wait(this.random.integer(...BETWEEN_MS));
    const [oldest] = this.#toRestore;
    if (oldest && Date.now() - oldest.voidedAt > UNDO_AFTER_MS) {
      this.#toRestore.shift();
      await this.#restore(oldest.nota);
      return;
    }
    const fresh = [...this.#shared.values()].filter(({ _id }) => !this.ledger.voids.has(_id));
    if (fresh.length > 0) await this.#void(this.random.one(fresh));
    else if (this.random.chance(0.1)) await this.renewSession();
  }

  async #void(nota) {
    const record = { void: 'sent', restore: 'unsent' };
    this.ledger.voids.set(nota._id, record);
    this.#shared.delete(nota._id);
    const { status } = await this.insist('POST', '/api/ventas/delete', { items: [nota._id] });
    if (status !== 200) this.complain(`void of ${nota._id}: ${status}`);
    record.void = 'acknowledged';
    if (this.random.chance(0.6)) this.#toRestore.push({ nota, voidedAt: Date.now() });
  }

  async #restore(nota) {
    const record = this.ledger.voids.get(nota._id);
    record.restore = 'sent';
    const { status } = await this.insist('POST', '/api/ventas/restaurar', { items: [nota._id] });
    if (status !== 200) this.complain(`undo of the void of ${nota._id}: ${status}`);
    record.restore = 'acknowledged';
    this.#shared.set(nota._id, nota);
  }
}
