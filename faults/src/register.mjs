import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { call } from './call.mjs';

const HOUR_MS = 3_600_000;
const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' });
/** Probability, at each failure, of giving up an uncertain save, as when the cashier closes the tab. */
const ABANDONMENT = 0.02;
/** Maximum notas that a register or a group remembers. */
const KNOWN = 40;
/** Maximum articles of a nota. */
const ARTICLES = 12;

/** A working register: a signed-in tab with its own cliente, the notas it knows and its own clock. */
export class Register {
  #port;
  #ledger;
  #random;
  #clock;
  #shared;
  #isCalm;
  #cookie;
  #cliente;
  #servicios = [];
  /** @type {Map<string, any>} */
  #notas = new Map();

  /**
   * `clock`: hours its clock is ahead; `shared`: notas that others know too; `isCalm`: whether nothing fails any more.
   * @param {{ port: number; ledger: import('./ledger.mjs').Ledger; random: import('./random.mjs').Random; clock:
   *   number; shared: Map<string, any>; isCalm: () => boolean }} options
   */
  constructor({ port, ledger, random, clock, shared, isCalm }) {
    this.#port = port;
    this.#ledger = ledger;
    this.#random = random;
    this.#clock = clock;
    this.#shared = shared;
    this.#isCalm = isCalm;
  }

  #call(method, path, body) {
    return call({ port: this.#port, cookie: this.#cookie }, method, path, body);
  }

  /** Signs in, reads the catalogue and creates its own cliente. */
  async open(user) {
    const session = await this.#call('POST', '/api/auth/submit', { usuario: user, password: 'lavanda123' });
    this.#cookie = session?.cookie;
    const catalog = await this.#call('GET', '/api/servicios/all');
    this.#servicios = catalog?.body.servicios.filter(({ medida: unit }) => unit !== 'flex') ?? [];
    const cliente = await this.#call('POST', '/api/clientes/guardar', { nombre: 'Caja', apellido: randomUUID() });
    this.#cliente = cliente?.body.response;
    if (!this.#cliente) throw new Error(`${user} could not begin: ${session?.status} ${cliente?.status}`);
    this.#ledger.clientes.add(this.#cliente);
  }

  /** Makes one save and retries it until it is settled. */
  async saveNota() {
    const known = this.#random.chance(0.55) ? this.#choose() : null;
    const body = known && known.articulos.length < ARTICLES ? this.#change(known) : this.#newNota();
    await this.#save(body);
  }

  #choose() {
    const [...notas] = this.#random.chance(0.3) ? this.#shared.values() : this.#notas.values();
    const own = notas.filter(({ _id }) => this.#notas.has(_id));
    const nota = own.length === 0 ? notas[0] : this.#random.one(own);
    // The last version this register saw, which may be stale.
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
    // Some tabs date the pago by their own clock; the others leave it to the server.
    const date = this.#random.chance(0.5) ? { fecha: this.#today() } : {};
    return { _id: randomUUID(), monto: amount, metodo: this.#random.one(['Efvo', 'TDC', 'Transf', 'Link']), ...date };
  }

  #newNota() {
    const articles = Array.from({ length: this.#random.integer(1, 4) }, () => this.#article());
    const pagos = this.#random.chance(0.5) ? [this.#pago(articles[0].precio * articles[0].cantidad)] : [];
    const flags = { factura: this.#random.chance(0.2), express: this.#random.chance(0.2) };
    return {
      id: randomUUID(),
      operacion: randomUUID(),
      usuario: this.#cliente,
      fecha: this.#today(),
      articulos: articles,
      pagos,
      ...flags,
      status: 0,
    };
  }

  /** The nota with one more article or pago. No other register makes that change, so each save adds a history step. */
  #change(nota) {
    const debt = nota.total - nota.abonos;
    const pays = debt > 1 && this.#random.chance(0.6);
    const articles = nota.articulos.map(({ importe: _, ...article }) => article);
    return {
      id: nota._id,
      operacion: randomUUID(),
      version: nota.version,
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

  /** Sends the same save until it gets an answer, as GUARDAR does, or gives it up. */
  async #save(body) {
    const save = this.#ledger.send(body);
    for (let attempt = 0; ; attempt += 1) {
      const response = await this.#call('POST', '/api/ventas/guardar', body);
      if (response && this.#settle(save, response)) return;
      if (!this.#isCalm() && this.#random.chance(ABANDONMENT)) {
        this.#ledger.counts.abandoned += 1;
        this.#notas.delete(body.id);
        return;
      }
      this.#ledger.counts.retries += 1;
      await wait(this.#random.integer(20, Math.min(1_000, 60 * (attempt + 1))));
    }
  }

  /** @returns whether the answer settles the save */
  #settle(save, { status, body: answer }) {
    if (status === 200) {
      this.#ledger.acknowledge(save, answer.data);
      this.#remember(answer.data);
      return true;
    }
    if (typeof answer.detail !== 'string' || answer.detail === '') this.#complain(`${status} without an explanation`);
    if (status >= 500) {
      if (status !== 503) this.#complain(`${status} ${answer.detail}`);
      return false;
    }
    if (status === 409) return this.#conflict(save, answer);
    this.#ledger.refuse(save);
    const future = status === 422 && this.#clock > 0 && answer.campos?.every(({ campo: field }) => /^pagos.*fecha$/.test(field));
    if (future) this.#ledger.counts.futureDates += 1;
    else this.#complain(`${status} ${JSON.stringify(answer).slice(0, 300)}`);
    return true;
  }

  #complain(text) {
    this.#ledger.complaints.push(text);
  }

  /** Another register saved first: takes its nota, so the change can be made again on top of it. */
  #conflict(save, { actual: current }) {
    if (!current) return false;
    this.#ledger.counts.conflicts += 1;
    this.#ledger.refuse(save);
    this.#remember(current);
    return true;
  }

  #remember(nota) {
    this.#notas.delete(nota._id);
    this.#notas.set(nota._id, nota);
    if (this.#random.chance(0.1) && !this.#shared.has(nota._id)) this.#shared.set(nota._id, nota);
    for (const notas of [this.#notas, this.#shared]) {
      const [oldest] = notas.keys();
      if (notas.size > KNOWN && oldest !== undefined) notas.delete(oldest);
    }
  }
}
