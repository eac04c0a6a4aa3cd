import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { baseQuery } from './call.mjs';

const HORA_MS = 3_600_000;
const DIA = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' });
/** Probability, at each failure, of giving up an uncertain save, as when the cashier closes the tab. */
const ABANDONO = 0.02;
const CONOCIDAS = 40;
/** Maximum articles of a nota. */
const LARGA = 12;

/** A working register: a signed-in tab with its own cliente, the notas it knows and its own clock. */
export class Box {
  #port;
  #libro;
  #azar;
  #clock;
  #compartidas;
  #calma;
  #cookie;
  #cliente;
  #servicios = [];
  /** @type {Map<string, any>} */
  #notas = new Map();

  /**
   * `clock`: hours its clock is ahead; `shared`: notas that others know too; `calma`: whether nothing fails any
   * more.
   * @param {{ port: number; workbook: import('./ledger.mjs').Libro; random: import('./random.mjs').Random; clock:
   *   number; shared: Map<string, any>; calma: () => boolean }} options
   */
  constructor({ port, workbook, random, clock, shared, calma }) {
    this.#port = port;
    this.#libro = workbook;
    this.#azar = random;
    this.#clock = clock;
    this.#compartidas = shared;
    this.#calma = calma;
  }

  #llamar(method, path, body) {
    return baseQuery({ port: this.#port, cookie: this.#cookie }, method, path, body);
  }

  /** Signs in, reads the catalogue and creates its own cliente. */
  async open(user) {
    const input = await this.#llamar('POST', '/api/auth/submit', { usuario: user, password: 'lavanda123' });
    this.#cookie = input?.cookie;
    const catalog = await this.#llamar('GET', '/api/servicios/all');
    this.#servicios = catalog?.body.servicios.filter(({ medida: unit }) => unit !== 'flex') ?? [];
    const cliente = await this.#llamar('POST', '/api/clientes/guardar', { nombre: 'Caja', apellido: randomUUID() });
    this.#cliente = cliente?.body.response;
    if (!this.#cliente) throw new Error(`${user} no pudo empezar: ${input?.status} ${cliente?.status}`);
    this.#libro.clientes.add(this.#cliente);
  }

  /** Makes one save and retries it until it is settled. */
  async route() {
    const known = this.#azar.chance(0.55) ? this.#elegir() : null;
    const body = known && known.articulos.length < LARGA ? this.#cambiar(known) : this.#nueva();
    await this.#save(body);
  }

  #elegir() {
    const [...notas] = this.#azar.chance(0.3) ? this.#compartidas.values() : this.#notas.values();
    const [mine] = [notas.filter(({ _id }) => this.#notas.has(_id))];
    const nota = mine.length === 0 ? notas[0] : this.#azar.one(mine);
    // The last version this register saw, which may be stale.
    return nota ? (this.#notas.get(nota._id) ?? nota) : null;
  }

  #dia() {
    return DIA.format(Date.now() + this.#clock * HORA_MS);
  }

  #articulo() {
    const { _id: servicio_id, servicio, precio: price, medida: unit } = this.#azar.one(this.#servicios);
    const quantity = unit === 'kg' ? this.#azar.integer(500, 9_000) / 1000 : this.#azar.integer(1, 5);
    return { _id: randomUUID(), servicio, servicio_id, precio: price, medida: unit, cantidad: quantity };
  }

  #pago(max) {
    const amount = this.#azar.integer(1, Math.max(1, Math.round(max * 50))) / 100;
    // Some tabs date the pago by their own clock; the others leave it to the server.
    const date = this.#azar.chance(0.5) ? { fecha: this.#dia() } : {};
    return { _id: randomUUID(), monto: amount, metodo: this.#azar.one(['Efvo', 'TDC', 'Transf', 'Link']), ...date };
  }

  #nueva() {
    const articles = Array.from({ length: this.#azar.integer(1, 4) }, () => this.#articulo());
    const pagos = this.#azar.chance(0.5) ? [this.#pago(articles[0].precio * articles[0].cantidad)] : [];
    const flags = { factura: this.#azar.chance(0.2), express: this.#azar.chance(0.2) };
    return {
      id: randomUUID(),
      operacion: randomUUID(),
      usuario: this.#cliente,
      fecha: this.#dia(),
      articulos: articles,
      pagos,
      ...flags,
      status: 0,
    };
  }

  /** The nota with one more article or pago. No other register makes that change, so each save adds a history step. */
  #cambiar(nota) {
    const saldo = nota.total - nota.abonos;
    const paga = saldo > 1 && this.#azar.chance(0.6);
    const articles = nota.articulos.map(({ importe: _, ...article }) => article);
    return {
      id: nota._id,
      operacion: randomUUID(),
      version: nota.version,
      usuario: nota.usuario,
      fecha: nota.fecha,
      articulos: paga ? articles : [...articles, this.#articulo()],
      pagos: [...nota.pagos, ...(paga ? [this.#pago(saldo)] : [])],
      factura: paga ? nota.factura : !nota.factura,
      express: nota.express,
      'a domicilio': nota.a_domicilio,
      status: 0,
    };
  }

  /** Sends the same save until it gets an answer, as GUARDAR does, or gives it up. */
  async #save(body) {
    const saved = this.#libro.send(body);
    for (let attempt = 0; ; attempt += 1) {
      const response = await this.#llamar('POST', '/api/ventas/guardar', body);
      if (response && this.#resolver(saved, response)) return;
      if (!this.#calma() && this.#azar.chance(ABANDONO)) {
        this.#libro.account.abandonados += 1;
        this.#notas.delete(body.id);
        return;
      }
      this.#libro.account.retries += 1;
      await wait(this.#azar.integer(20, Math.min(1_000, 60 * (attempt + 1))));
    }
  }

  /** @returns whether the answer settles the save */
  #resolver(saved, { status, cuerpo: toldOne }) {
    if (status === 200) {
      this.#libro.acusar(saved, toldOne.data);
      this.#recordar(toldOne.data);
      return true;
    }
    if (typeof toldOne.detail !== 'string' || toldOne.detail === '') this.#libro.complaints.push(`${status} sin explicación`);
    if (status >= 500) {
      if (status !== 503) this.#libro.complaints.push(`${status} ${toldOne.detail}`);
      return false;
    }
    if (status === 409) return this.#conflicto(saved, toldOne);
    this.#libro.reject(saved);
    const futuro = status === 422 && this.#clock > 0 && toldOne.campos?.every(({ campo: field }) => /^pagos.*fecha$/.test(field));
    if (futuro) this.#libro.account.relojes += 1;
    else this.#libro.complaints.push(`${status} ${JSON.stringify(toldOne).slice(0, 300)}`);
    return true;
  }

  /** Another register saved first: takes its nota, so the change can be made again on top of it. */
  #conflicto(saved, { actual }) {
    if (!actual) return false;
    this.#libro.account.conflicts += 1;
    this.#libro.reject(saved);
    this.#recordar(actual);
    return true;
  }

  #recordar(nota) {
    this.#notas.delete(nota._id);
    this.#notas.set(nota._id, nota);
    if (this.#azar.chance(0.1) && !this.#compartidas.has(nota._id)) this.#compartidas.set(nota._id, nota);
    for (const notas of [this.#notas, this.#compartidas]) {
      const [old] = notas.keys();
      if (notas.size > CONOCIDAS && old !== undefined) notas.delete(old);
    }
  }
}
