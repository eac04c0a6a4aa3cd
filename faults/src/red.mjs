import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as esperar } from 'node:timers/promises';

/** What befalls a request on its way, and how often. */
const SUERTES = {
  nada: 60,
  /** Cut before a byte reaches the server. */
  antes: 5,
  /** Half of the request reaches it. */
  durante: 5,
  /** All of it does, and nobody waits for the answer. */
  alEnviar: 8,
  /** The server answers, and the answer never arrives. */
  sinRespuesta: 8,
  /** Half of the answer arrives. */
  mediaRespuesta: 4,
  /** It arrives after others that were sent later. */
  demora: 10,
  /** It arrives twice, the second time when the register has gone on. */
  repetida: 8,
};
const CORTES = new Set(['antes', 'durante', 'alEnviar', 'sinRespuesta', 'mediaRespuesta']);
const DEMORA_MS = 400;
const REPETIDA_MS = 1_500;

/** Bytes of a whole request with its body, or null while some are missing. */
function completa(bytes) {
  const fin = bytes.indexOf('\r\n\r\n');
  if (fin < 0) return null;
  const largo = /content-length: (\d+)/i.exec(bytes.subarray(0, fin).toString('latin1'))?.[1] ?? 0;
  const total = fin + 4 + Number(largo);
  return bytes.length >= total ? total : null;
}

/** A bad network between registers and server: one request a connection, each with a fate of its own. */
export class Red {
  #servidor;
  #azar;
  #destino;
  #malas = false;
  cuenta = { cortadas: 0, demoradas: 0, repetidas: 0 };

  /** @param {() => number} destino port of the server @param {import('./azar.mjs').Azar} azar */
  constructor(destino, azar) {
    this.#destino = destino;
    this.#azar = azar;
    this.#servidor = createServer((cliente) => void this.#atender(cliente));
  }

  async abrir() {
    this.#servidor.listen(0, '127.0.0.1');
    await once(this.#servidor, 'listening');
    return this.#servidor.address().port;
  }

  cerrar() {
    this.#servidor.close();
  }

  /** From now on requests arrive as they were sent, or not. */
  empeorar() {
    this.#malas = true;
  }

  calmar() {
    this.#malas = false;
  }

  async #atender(cliente) {
    cliente.on('error', () => undefined);
    const suerte = this.#malas ? this.#azar.segun(SUERTES) : 'nada';
    const espera = this.#azar.entero(10, suerte === 'repetida' ? REPETIDA_MS : DEMORA_MS);
    if (CORTES.has(suerte)) this.cuenta.cortadas += 1;
    if (suerte === 'antes') return void cliente.destroy();
    const peticion = await leerPeticion(cliente);
    if (!peticion) return void cliente.destroy();
    if (suerte === 'demora') {
      this.cuenta.demoradas += 1;
      await esperar(espera);
    }
    if (suerte === 'repetida') {
      this.cuenta.repetidas += 1;
      void esperar(espera).then(() => this.#enviar(peticion));
    }
    if (suerte === 'durante') {
      void this.#enviar(peticion.subarray(0, peticion.length >> 1), true);
      return void cliente.destroy();
    }
    const respuesta = this.#enviar(peticion);
    if (suerte === 'alEnviar') return void cliente.destroy();
    const bytes = await respuesta;
    if (!bytes || suerte === 'sinRespuesta') return void cliente.destroy();
    if (suerte !== 'mediaRespuesta') return void cliente.end(bytes);
    cliente.write(bytes.subarray(0, bytes.length >> 1), () => cliente.destroy());
  }

  /** The server's answer; null when it went away without a whole one. */
  #enviar(bytes, cortar = false) {
    return new Promise((resolver) => {
      const trozos = [];
      const servidor = connect(this.#destino(), '127.0.0.1');
      servidor.once('connect', () => servidor.write(bytes, () => cortar && servidor.destroy()));
      servidor.on('data', (trozo) => trozos.push(trozo));
      servidor.once('error', () => resolver(null));
      servidor.once('close', () => {
        const todo = Buffer.concat(trozos);
        resolver(completa(todo) === null ? null : todo);
      });
    });
  }
}

function leerPeticion(cliente) {
  return new Promise((resolver) => {
    let bytes = Buffer.alloc(0);
    cliente.on('data', (trozo) => {
      bytes = Buffer.concat([bytes, trozo]);
      const total = completa(bytes);
      if (total !== null) resolver(bytes.subarray(0, total));
    });
    cliente.once('close', () => resolver(null));
  });
}
