import { randomUUID } from 'node:crypto';
import { setTimeout as esperar } from 'node:timers/promises';
import { llamar } from './llamar.mjs';

const HORA_MS = 3_600_000;
const DIA = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' });
/** Of the uncertain saves, how many are given up at each failure: whoever stood there closed the tab. */
const ABANDONO = 0.02;
const CONOCIDAS = 40;
/** Articles that a note grows to. */
const LARGA = 12;

/** A register at work: one signed-in tab, its customer, the notes it knows and its own idea of the time. */
export class Caja {
  #puerto;
  #libro;
  #azar;
  #reloj;
  #compartidas;
  #calma;
  #cookie;
  #cliente;
  #servicios = [];
  /** @type {Map<string, any>} */
  #notas = new Map();

  /**
   * @param {{ puerto: number; libro: import('./libro.mjs').Libro; azar: import('./azar.mjs').Azar; reloj: number; compartidas: Map<string, any>; calma: () => boolean }} caja
   * `reloj`: hours its clock is ahead; `compartidas`: notes that others know too; `calma`: nothing fails any more
   */
  constructor({ puerto, libro, azar, reloj, compartidas, calma }) {
    this.#puerto = puerto;
    this.#libro = libro;
    this.#azar = azar;
    this.#reloj = reloj;
    this.#compartidas = compartidas;
    this.#calma = calma;
  }

  #llamar(metodo, ruta, cuerpo) {
    return llamar({ puerto: this.#puerto, cookie: this.#cookie }, metodo, ruta, cuerpo);
  }

  /** Signs in, reads the catalogue and makes a customer of its own. */
  async abrir(usuario) {
    const entrada = await this.#llamar('POST', '/api/auth/submit', { usuario, password: 'lavanda123' });
    this.#cookie = entrada?.cookie;
    const catalogo = await this.#llamar('GET', '/api/servicios/all');
    this.#servicios = catalogo?.cuerpo.servicios.filter(({ medida }) => medida !== 'flex') ?? [];
    const cliente = await this.#llamar('POST', '/api/clientes/guardar', { nombre: 'Caja', apellido: randomUUID() });
    this.#cliente = cliente?.cuerpo.response;
    if (!this.#cliente) throw new Error(`${usuario} no pudo empezar: ${entrada?.status} ${cliente?.status}`);
    this.#libro.clientes.add(this.#cliente);
  }

  /** One save, to its end. */
  async atender() {
    const conocida = this.#azar.suerte(0.55) ? this.#elegir() : null;
    const cuerpo = conocida && conocida.articulos.length < LARGA ? this.#cambiar(conocida) : this.#nueva();
    await this.#guardar(cuerpo);
  }

  #elegir() {
    const [...notas] = this.#azar.suerte(0.3) ? this.#compartidas.values() : this.#notas.values();
    const [mias] = [notas.filter(({ _id }) => this.#notas.has(_id))];
    const nota = mias.length === 0 ? notas[0] : this.#azar.uno(mias);
    // What this register saw of it last, which may be old.
    return nota ? (this.#notas.get(nota._id) ?? nota) : null;
  }

  #dia() {
    return DIA.format(Date.now() + this.#reloj * HORA_MS);
  }

  #articulo() {
    const { _id: servicio_id, servicio, precio, medida } = this.#azar.uno(this.#servicios);
    const cantidad = medida === 'kg' ? this.#azar.entero(500, 9_000) / 1000 : this.#azar.entero(1, 5);
    return { _id: randomUUID(), servicio, servicio_id, precio, medida, cantidad };
  }

  #pago(maximo) {
    const monto = this.#azar.entero(1, Math.max(1, Math.round(maximo * 50))) / 100;
    // Some tabs say the day of the payment, by their own clock; the others leave it to the server.
    const fecha = this.#azar.suerte(0.5) ? { fecha: this.#dia() } : {};
    return { _id: randomUUID(), monto, metodo: this.#azar.uno(['Efvo', 'TDC', 'Transf', 'Link']), ...fecha };
  }

  #nueva() {
    const articulos = Array.from({ length: this.#azar.entero(1, 4) }, () => this.#articulo());
    const pagos = this.#azar.suerte(0.5) ? [this.#pago(articulos[0].precio * articulos[0].cantidad)] : [];
    const banderas = { factura: this.#azar.suerte(0.2), express: this.#azar.suerte(0.2) };
    return {
      id: randomUUID(),
      operacion: randomUUID(),
      usuario: this.#cliente,
      fecha: this.#dia(),
      articulos,
      pagos,
      ...banderas,
      status: 0,
    };
  }

  /** The note with another article or another payment: a change that nobody else makes, so that every save leaves a step in the history. */
  #cambiar(nota) {
    const saldo = nota.total - nota.abonos;
    const paga = saldo > 1 && this.#azar.suerte(0.6);
    const articulos = nota.articulos.map(({ importe: _, ...articulo }) => articulo);
    return {
      id: nota._id,
      operacion: randomUUID(),
      version: nota.version,
      usuario: nota.usuario,
      fecha: nota.fecha,
      articulos: paga ? articulos : [...articulos, this.#articulo()],
      pagos: [...nota.pagos, ...(paga ? [this.#pago(saldo)] : [])],
      factura: paga ? nota.factura : !nota.factura,
      express: nota.express,
      'a domicilio': nota.a_domicilio,
      status: 0,
    };
  }

  /** Sends it again, the same, until the answer is one (as GUARDAR does), or gives it up. */
  async #guardar(cuerpo) {
    const guardado = this.#libro.enviar(cuerpo);
    for (let intento = 0; ; intento += 1) {
      const respuesta = await this.#llamar('POST', '/api/ventas/guardar', cuerpo);
      if (respuesta && this.#resolver(guardado, respuesta)) return;
      if (!this.#calma() && this.#azar.suerte(ABANDONO)) {
        this.#libro.cuenta.abandonados += 1;
        this.#notas.delete(cuerpo.id);
        return;
      }
      this.#libro.cuenta.reintentos += 1;
      await esperar(this.#azar.entero(20, Math.min(1_000, 60 * (intento + 1))));
    }
  }

  /** @returns whether the answer settles the save */
  #resolver(guardado, { status, cuerpo: dicho }) {
    if (status === 200) {
      this.#libro.acusar(guardado, dicho.data);
      this.#recordar(dicho.data);
      return true;
    }
    if (typeof dicho.detail !== 'string' || dicho.detail === '') this.#libro.quejas.push(`${status} sin explicación`);
    if (status >= 500) {
      if (status !== 503) this.#libro.quejas.push(`${status} ${dicho.detail}`);
      return false;
    }
    if (status === 409) return this.#conflicto(guardado, dicho);
    this.#libro.rechazar(guardado);
    const futuro = status === 422 && this.#reloj > 0 && dicho.campos?.every(({ campo }) => /^pagos.*fecha$/.test(campo));
    if (futuro) this.#libro.cuenta.relojes += 1;
    else this.#libro.quejas.push(`${status} ${JSON.stringify(dicho).slice(0, 300)}`);
    return true;
  }

  /** Another register was there first: its note is taken, and the change made upon it another time. */
  #conflicto(guardado, { actual }) {
    if (!actual) return false;
    this.#libro.cuenta.conflictos += 1;
    this.#libro.rechazar(guardado);
    this.#recordar(actual);
    return true;
  }

  #recordar(nota) {
    this.#notas.delete(nota._id);
    this.#notas.set(nota._id, nota);
    if (this.#azar.suerte(0.1) && !this.#compartidas.has(nota._id)) this.#compartidas.set(nota._id, nota);
    for (const notas of [this.#notas, this.#compartidas]) {
      const [vieja] = notas.keys();
      if (notas.size > CONOCIDAS && vieja !== undefined) notas.delete(vieja);
    }
  }
}
