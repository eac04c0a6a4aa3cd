import { randomUUID } from 'node:crypto';

const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' });
/** Weight of each kind of task. Nearly as many notas are closed as are made, as at a counter, so few stay open. */
const KINDS = { newNota: 30, pago: 16, close: 24, stage: 10, pieces: 6, pickup: 4, movement: 10 };
/** Fraction of the new notas whose cliente is new too. */
const NEW_CLIENTES = 0.4;
const METHODS = { Efvo: 6, TDC: 2, Transf: 1, Link: 1 };
const STAGES = ['recibida', 'proceso', 'lista'];
/** Maximum number of open notas that a device remembers. */
const KNOWN = 60;

const cents = (pesos) => Math.round(pesos * 100);

/** Tasks of a cashier at one device. Each task is one or two calls, in the order in which they are captured. */
export class Tasks {
  #random;
  #clock;
  #clientes;
  #servicios;
  /** Open notas as the device last saw them, by id, including those of the other device. @type {Map<string, any>} */
  #notas = new Map();
  #register = randomUUID();
  turno = randomUUID();

  /** `clientes`: ids of registered clientes; `clock`: ms that the device's clock is ahead. */
  constructor({ random, clock, clientes, servicios }) {
    this.#random = random;
    this.#clock = clock;
    this.#clientes = clientes;
    this.#servicios = servicios;
  }

  get register() {
    return this.#register;
  }

  /** Gives the device the changed catalogue, as a reload of its page would. */
  learn(servicios) {
    this.#servicios = servicios;
  }

  /** The calls of the next task, each with the ids by which the audit finds its result. */
  next() {
    const kind = this.#notas.size === 0 ? 'newNota' : this.#random.weighted(KINDS);
    return this[kind]();
  }

  newNota() {
    if (!this.#random.chance(NEW_CLIENTES)) return [this.#save(this.#draft(this.#random.one(this.#clientes)), null)];
    const cliente = { _id: randomUUID(), nombre: 'Nueva', apellido: randomUUID() };
    const register = {
      kind: 'cliente',
      path: '/api/clientes/guardar',
      body: { ...cliente, equipo: this.#register },
      id: cliente._id,
    };
    return [register, this.#save(this.#draft(cliente._id), null)];
  }

  pickup() {
    const draft = { ...this.#draft(this.#random.one(this.#clientes)), articulos: [], pagos: [], status: -1 };
    const pickup = { fecha: this.#today(), hora_inicio: '09:00', hora_final: '11:00' };
    return [this.#save({ ...draft, a_domicilio: true, recoleccion: pickup }, null)];
  }

  pago() {
    const nota = this.#random.one([...this.#notas.values()]);
    const debt = cents(nota.total) - cents(nota.abonos);
    if (nota.status !== 0 || debt < 200) return this.close();
    return [this.#save(this.#changed(nota, [this.#pago(this.#random.integer(1, debt >> 1))]), nota)];
  }

  close() {
    const nota = this.#random.one([...this.#notas.values()]);
    if (nota.status !== 0) return this.newNota();
    const debt = cents(nota.total) - cents(nota.abonos);
    return [this.#save({ ...this.#changed(nota, debt > 0 ? [this.#pago(debt)] : []), status: 10 }, nota)];
  }

  stage() {
    const nota = this.#random.one([...this.#notas.values()]);
    if (nota.status !== 0) return this.newNota();
    const stage = this.#random.one(STAGES.filter((one) => one !== nota.etapa));
    const body = { id: nota._id, operacion: randomUUID(), desde: nota.etapa, etapa: stage, equipo: this.#register };
    return [{ kind: 'stage', path: '/api/ventas/etapa', body, id: body.operacion, nota: nota._id, base: nota.version }];
  }

  pieces() {
    const nota = this.#random.one([...this.#notas.values()]);
    if (nota.status !== 0) return this.newNota();
    const operation = randomUUID();
    // Every list is different, so that a stored list shows which capture wrote it.
    const pieces = nota.articulos.map(({ _id, servicio }) => ({ nombre: servicio, detalle: operation, linea: _id }));
    const body = { id: nota._id, operacion: operation, piezas: pieces, version: nota.version };
    return [{ kind: 'pieces', path: '/api/ventas/piezas', body, id: operation, nota: nota._id, base: nota.version }];
  }

  movement() {
    const kind = this.#random.one(['entrada', 'gasto', 'retiro']);
    const body = {
      ...{
        _id: randomUUID(),
        turno: this.turno,
        equipo: this.#register,
        tipo: kind,
        monto: this.#random.integer(100, 5_000) / 100,
      },
      ...(kind === 'gasto' ? { categoria: 'insumos' } : {}),
    };
    return [{ kind: 'movement', path: '/api/caja/movimientos', body, id: body._id }];
  }

  /** Remembers a nota as an answer returned it, or forgets the nota if it is closed. */
  see(nota) {
    this.#notas.delete(nota._id);
    if (nota.status !== 10) this.#notas.set(nota._id, nota);
    const [oldest] = this.#notas.keys();
    if (this.#notas.size > KNOWN) this.#notas.delete(oldest);
  }

  /** Stops using a nota after a call that returned no nota, because the nota's stored version isn't known then. */
  forget(notaId) {
    this.#notas.delete(notaId);
  }

  #today() {
    return DAY.format(Date.now() + this.#clock);
  }

  #save(body, base) {
    return { kind: 'nota', path: '/api/ventas/guardar', body, id: body.operacion, nota: body.id, base: base?.version ?? 0 };
  }

  #pago(amount) {
    return { _id: randomUUID(), monto: amount / 100, metodo: this.#random.weighted(METHODS) };
  }

  #draft(cliente) {
    const articles = Array.from({ length: this.#random.integer(1, 3) }, () => this.#article());
    const [first] = articles;
    const pagos = this.#random.chance(0.5)
      ? [this.#pago(this.#random.integer(100, Math.max(100, cents(first.precio * first.cantidad) >> 1)))]
      : [];
    const ids = { id: randomUUID(), operacion: randomUUID(), equipo: this.#register, turno: this.turno };
    return { ...ids, usuario: cliente, fecha: this.#today(), articulos: articles, pagos, status: 0 };
  }

  #article() {
    const { _id: servicio_id, servicio, precio: price, medida: unit } = this.#random.one(this.#servicios);
    const quantity = unit === 'kg' ? this.#random.integer(500, 9_000) / 1000 : this.#random.integer(1, 5);
    return { _id: randomUUID(), servicio, servicio_id, precio: price, medida: unit, cantidad: quantity };
  }

  #changed(nota, added) {
    return {
      ...{ id: nota._id, operacion: randomUUID(), version: nota.version, equipo: this.#register, turno: this.turno },
      usuario: nota.usuario,
      fecha: nota.fecha,
      articulos: nota.articulos.map(({ importe: _, ...article }) => article),
      pagos: [...nota.pagos, ...added],
      ...{ factura: nota.factura, express: nota.express, a_domicilio: nota.a_domicilio, status: nota.status },
      ...(nota.fecha_entrega ? { fecha_entrega: nota.fecha_entrega } : {}),
    };
  }
}
