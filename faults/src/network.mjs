import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** What can happen to a request on its way, with weights. */
const SUERTES = {
  nothing: 60,
  /** Cut before any byte reaches the server. */
  antes: 5,
  /** Cut after half of the request reaches the server. */
  during: 5,
  /** Cut once the whole request is sent, without waiting for the answer. */
  onSend: 8,
  /** The server answers, but the answer is lost. */
  unanswered: 8,
  /** Half of the answer arrives. */
  mediaRespuesta: 4,
  /** Delayed: it arrives after requests sent later. */
  demora: 10,
  /** Sent twice, the second time once the register has moved on. */
  duplicate: 8,
};
const CORTES = new Set(['antes', 'durante', 'alEnviar', 'sinRespuesta', 'mediaRespuesta']);
const DEMORA_MS = 400;
const REPETIDA_MS = 1_500;

/** Length in bytes of a complete request with its body; null while some are missing. */
function complete(bytes) {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const length = /content-length: (\d+)/i.exec(bytes.subarray(0, end).toString('latin1'))?.[1] ?? 0;
  const total = end + 4 + Number(length);
  return bytes.length >= total ? total : null;
}

/** A bad network between registers and server: one request per connection, each with its own outcome. */
export class Red {
  #server;
  #azar;
  #destino;
  #malas = false;
  account = { cut: 0, demoradas: 0, repetidas: 0 };

  /**
   * @param {() => number} target port of the server
   * @param {import('./random.mjs').Random} random
   */
  constructor(target, random) {
    this.#destino = target;
    this.#azar = random;
    this.#server = createServer((cliente) => void this.#serve(cliente));
  }

  async open() {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return this.#server.address().port;
  }

  close() {
    this.#server.close();
  }

  /** From now on requests may be cut, delayed or repeated. */
  empeorar() {
    this.#malas = true;
  }

  calmar() {
    this.#malas = false;
  }

  async #serve(cliente) {
    cliente.on('error', () => undefined);
    const chance = this.#malas ? this.#azar.segun(SUERTES) : 'nada';
    const delay = this.#azar.integer(10, chance === 'repetida' ? REPETIDA_MS : DEMORA_MS);
    if (CORTES.has(chance)) this.account.cut += 1;
    if (chance === 'antes') return void cliente.destroy();
    const request = await readRequest(cliente);
    if (!request) return void cliente.destroy();
    if (chance === 'demora') {
      this.account.demoradas += 1;
      await wait(delay);
    }
    if (chance === 'repetida') {
      this.account.repetidas += 1;
      void wait(delay).then(() => this.#send(request));
    }
    if (chance === 'durante') {
      void this.#send(request.subarray(0, request.length >> 1), true);
      return void cliente.destroy();
    }
    const response = this.#send(request);
    if (chance === 'alEnviar') return void cliente.destroy();
    const bytes = await response;
    if (!bytes || chance === 'sinRespuesta') return void cliente.destroy();
    if (chance !== 'mediaRespuesta') return void cliente.end(bytes);
    cliente.write(bytes.subarray(0, bytes.length >> 1), () => cliente.destroy());
  }

  /** The server's answer; null when the server closes before completing it. */
  #send(bytes, cortar = false) {
    return new Promise((resolver) => {
      const chunks = [];
      const server = connect(this.#destino(), '127.0.0.1');
      server.once('connect', () => server.write(bytes, () => cortar && server.destroy()));
      server.on('data', (chunk) => chunks.push(chunk));
      server.once('error', () => resolver(null));
      server.once('close', () => {
        const everything = Buffer.concat(chunks);
        resolver(complete(everything) === null ? null : everything);
      });
    });
  }
}

function readRequest(cliente) {
  return new Promise((resolver) => {
    let bytes = Buffer.alloc(0);
    cliente.on('data', (chunk) => {
      bytes = Buffer.concat([bytes, chunk]);
      const total = complete(bytes);
      if (total !== null) resolver(bytes.subarray(0, total));
    });
    cliente.once('close', () => resolver(null));
  });
}
