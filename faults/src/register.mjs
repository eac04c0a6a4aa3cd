import { randomUUID } from 'node:crypto';
import { Chores } from './chores.mjs';
import { Client } from './client.mjs';

const HOUR_MS = 3_600_000;
const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' });
/** Probability, after each failed try, of giving up a save whose outcome is unknown, as when the cashier closes the tab. */
const ABANDONMENT = 0.02;
/** Maximum number of notas in a register's own list, and in the list that several registers share. */
const KNOWN = 40;
/** Probability, each time an answer returns a nota, that the register adds it to the notas that other registers change too. */
const SHARED = 0.2;
/** Maximum number of articles of a nota. A nota that has as many isn't changed any more. */
const ARTICLES = 12;

/** Simulates a register: a signed-in tab with its own cliente, its own clock and a list of notas from its answers. */
export class Register extends Client {
  #ledger;
  #random;
  #clock;
  #shared;
  #chores = new Chores(this);
  /** Tasks that the register must do once, in this order: one at every third call of `act`, or at each once the run is calm. */
  #due;
  #turn = 0;
  #cliente;
  #servicios = [];
  /** @type {Map<string, any>} */
  #notas = new Map();
  /** The last acknowledged body of each nota, by nota id. */
  #lastBody = new Map();
  /** Ids of notas that only this register changes, because it made them and didn't share them. */
  #exclusive = new Set();
  /** Acknowledged bodies that a late copy may send again. */
  #earlier = [];
  /** Whether any late copy got an answer. Until one does, every turn sends a copy of a body in `#earlier`. */
  #hasRepeated = false;

  /**
   * `clock`: hours that the register's clock is ahead; `shared`: notas that several registers change;
   * `imports`: whether its first tasks include an import; `options`: those of `Client`.
   */
  constructor({ clock, shared, imports, ...options }) {
    super(options);
    this.#ledger = options.ledger;
    this.#random = options.random;
    this.#clock = clock;
    this.#shared = shared;
    this.#due = [...(imports ? ['importFile'] : []), 'saveCliente', 'renewSession', 'saveCliente'];
  }

  /** Signs in, reads the catalogue and creates its own cliente. */
  async open(user) {
    await this.signIn(user);
    const catalog = await this.insist('GET', '/api/servicios/all');
    this.#servicios = catalog.body.servicios.filter(({ medida: unit }) => unit !== 'flex');
    const cliente = await this.insist('POST', '/api/clientes/guardar', { nombre: 'Caja', apellido: randomUUID() });
    this.#cliente = cliente.body.response;
    if (!this.#cliente) throw new Error(`${user} could not begin: ${cliente.status}`);
    this.#ledger.clientes.add(this.#cliente);
  }

  /** Whether tasks remain that every run must do. */
  get isDue() {
    return this.#due.length > 0;
  }

  /** Does one task until the server has settled it; most tasks save a nota. */
  async act() {
    this.#turn += 1;
    if (this.#earlier.length > 0 && (!this.#hasRepeated || this.#random.chance(0.3))) await this.#repeat();
    const due = this.#turn % 3 === 0 || this.isCalm ? this.#due.shift() : undefined;
    const task = due ?? this.#random.weighted({ saveNota: 90, saveCliente: 6, importFile: 1, renewSession: 3 });
    if (task === 'saveNota') await this.#saveNota();
    else if (task === 'renewSession') await this.renewSession();
    else await this.#chores[task]();
  }

  /** Sends a late copy of an answered save: the answer must be about the same nota, and nothing may change. */
  async #repeat() {
    const body = this.#random.one(this.#earlier);
    const { notaId } = this.#ledger.saves.get(body.operacion);
    const answer = await this.call('POST', '/api/ventas/guardar', body);
    // Without an answer, the copy was lost and there is nothing to check.
    if (!answer || [429, 503].includes(answer.status)) return;
    this.#ledger.counts.repeats += 1;
    this.#hasRepeated = true;
    // The server refuses a copy about a voided nota: with 409 if the copy has the nota's id, else with 404.
    if ([404, 409].includes(answer.status) && this.#ledger.voids.has(notaId)) return;
    if (answer.status !== 200) this.complain(`a repeated save was answered ${answer.status}`);
    else if (answer.body.inserted_id !== notaId) this.complain(`a repeated save of ${notaId} made another nota`);
  }

  async #saveNota() {
    const known = this.#random.chance(0.55) ? this.#choose() : null;
    const body = known && known.articulos.length < ARTICLES ? this.#change(known) : this.#newNota();
    await this.#save(body);
  }

  #choose() {
    const [...notas] = this.#random.chance(0.3) ? this.#shared.values() : this.#notas.values();
    const own = notas.filter(({ _id }) => this.#notas.has(_id));
    const nota = own.length === 0 ? notas[0] : this.#random.one(own);
    // Prefers the version that this register saw last, which may be stale, so that conflicts happen.
    return nota ? (this.#notas.get(nota._id) ?? nota) : null;
  }

  #today() {
    return DAY.format(Date.now() + this.#clock * HOUR_MS);
  }

  #article() {
    const { _id: servicio_id, servicio, precio: price, medida: unit } = this.#random.one(this.#servicios);
    const quantity = unit === 'kg' ? this.#random.integer(500, 9_000) / 1000 : this.#random.integer(1, 5);
    return { _id: randomUUID(), servicio, servicio_id, precio: price, medida: unit, cantidad: quantity };
  }

  #pago(max) {
    const amount = this.#random.integer(1, Math.max(1, Math.round(max * 50))) / 100;
    // Half of the pagos have a date, by the register's clock; the server dates the others.
    const date = this.#random.chance(0.5) ? { fecha: this.#today() } : {};
    return { _id: randomUUID(), monto: amount, metodo: this.#random.one(['Efvo', 'TDC', 'Transf', 'Link']), ...date };
  }

  #newNota() {
    const articles = Array.from({ length: this.#random.integer(1, 4) }, () => this.#article());
    const pagos = this.#random.chance(0.5) ? [this.#pago(articles[0].precio * articles[0].cantidad)] : [];
    const flags = { factura: this.#random.chance(0.2), express: this.#random.chance(0.2) };
    return {
      // Some notas are sent without an id, to test that the server then recognizes a retry by its operation id alone.
      ...(this.#turn > 1 && this.#random.chance(0.7) ? { id: randomUUID() } : {}),
      operacion: randomUUID(),
      usuario: this.#cliente,
      fecha: this.#today(),
      articulos: articles,
      pagos,
      ...flags,
      status: 0,
    };
  }

  /**
   * Makes the body of a save that adds an article or a pago to the nota. The added one has a new id, so no save equals the stored
   * nota, and each must add a step to the nota's history.
   */
  #change(nota) {
    const debt = nota.total - nota.abonos;
    const pays = debt > 1 && this.#random.chance(0.6);
    const articles = nota.articulos.map(({ importe: _, ...article }) => article);
    return {
      id: nota._id,
      operacion: randomUUID(),
      // Leaves out the version sometimes, which is safe only for a nota that no other register changes.
      ...(this.#exclusive.has(nota._id) && this.#random.chance(0.3) ? {} : { version: nota.version }),
      usuario: nota.usuario,
      fecha: nota.fecha,
      articulos: pays ? articles : [...articles, this.#article()],
      pagos: [...nota.pagos, ...(pays ? [this.#pago(debt)] : [])],
      factura: pays ? nota.factura : !nota.factura,
      express: nota.express,
      'a domicilio': nota.a_domicilio,
      status: 0,
    };
  }

  /** Sends a save until an answer settles it, as the counter does after the button 'GUARDAR'; sometimes gives the save up. */
  async #save(body) {
    const save = this.#ledger.send(body);
    for (let attempt = 0; ; attempt += 1) {
      const response = await this.call('POST', '/api/ventas/guardar', body);
      if (response && this.#settle(save, response)) return this.#keep(save, body);
      if (!this.isCalm && this.#random.chance(ABANDONMENT)) {
        this.#ledger.counts.abandoned += 1;
        this.#notas.delete(body.id);
        return;
      }
      await this.pause(attempt, `save ${body.operacion}`);
    }
  }

  /** Keeps a body for `#repeat`: that of the nota's previous save, or this save's body if it had no id. */
  #keep({ state, notaId }, body) {
    if (state !== 'acknowledged') return;
    const previous = body.id === undefined ? body : this.#lastBody.get(notaId);
    if (previous) this.#earlier.push(previous);
    if (this.#earlier.length > KNOWN) this.#earlier.shift();
    this.#lastBody.set(notaId, body);
  }

  /** Records the answer to a save. @returns true if the answer settles the save, so that it isn't sent again */
  #settle(save, { status, body: answer }) {
    if (status === 200) {
      this.#ledger.acknowledge(save, answer.data);
      this.#remember(answer.data);
      return true;
    }
    if (typeof answer.detail !== 'string' || answer.detail === '') this.complain(`${status} without an explanation`);
    if (status >= 500) {
      if (status !== 503) this.complain(`${status} ${answer.detail}`);
      return false;
    }
    if (status === 409) return this.#conflict(save, answer);
    this.#ledger.refuse(save);
    const future = status === 422 && this.#clock > 0 && answer.campos?.every(({ campo: field }) => /^pagos.*fecha$/.test(field));
    if (future) this.#ledger.counts.futureDates += 1;
    else this.complain(`${status} ${JSON.stringify(answer).slice(0, 300)}`);
    return true;
  }

  /**
   * Handles a 409. If another register saved first, remembers the nota as stored now, for the next change.
   * @returns true if the answer settles the save, so that it isn't sent again
   */
  #conflict(save, { actual: current }) {
    if (this.#ledger.voids.has(save.notaId)) {
      // The nota was voided before or after this save. The answer doesn't say which, so the save's state stays 'sent' (unknown).
      this.#notas.delete(save.notaId);
      this.#shared.delete(save.notaId);
      return true;
    }
    if (!current) return false;
    this.#ledger.counts.conflicts += 1;
    this.#ledger.refuse(save);
    this.#remember(current);
    return true;
  }

  #remember(nota) {
    this.#notas.delete(nota._id);
    this.#notas.set(nota._id, nota);
    if (nota.version === 1) this.#exclusive.add(nota._id);
    if (this.#random.chance(SHARED) && !this.#shared.has(nota._id)) {
      this.#exclusive.delete(nota._id);
      this.#shared.set(nota._id, nota);
    }
    for (const notas of [this.#notas, this.#shared]) {
      const [oldest] = notas.keys();
      if (notas.size > KNOWN && oldest !== undefined) notas.delete(oldest);
    }
  }
}
