import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Possible outcomes of a request on the network, with weights. */
const FATES = {
  nothing: 60,
  /** Cut before any byte reaches the server. */
  cutBefore: 5,
  /** Cut after half of the request reaches the server. */
  cutDuring: 5,
  /** Cut once the whole request is sent, without waiting for the answer. */
  cutAfter: 8,
  /** The server answers, but the answer is lost. */
  noAnswer: 8,
  /** Half of the answer arrives. */
  halfAnswer: 4,
  /** Delayed: the request may arrive after requests that were sent later. */
  delay: 10,
  /** Sent twice: the second copy arrives later, when the register may already have sent its next request. */
  repeat: 8,
};
const CUTS = new Set(['cutBefore', 'cutDuring', 'cutAfter', 'noAnswer', 'halfAnswer']);
/** Longest delay of a delayed request, and of the second copy of a repeated request (REPEAT_MS), ms. */
const DELAY_MS = 400;
const REPEAT_MS = 1_500;

/** Length in bytes of a complete request or answer with its body; null while some bytes are missing. */
function completeLength(bytes) {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const length = /content-length: (\d+)/i.exec(bytes.subarray(0, end).toString('latin1'))?.[1] ?? 0;
  const total = end + 4 + Number(length);
  return bytes.length >= total ? total : null;
}

/** A bad network between registers and server: one request per connection, each with its own outcome. */
export class Network {
  #server;
  #random;
  #target;
  #isBad = false;
  /** Promises of the requests, second copies included, that the server hasn't answered yet. */
  #pending = new Set();
  counts = { cut: 0, delayed: 0, repeated: 0 };

  /**
   * @param {() => number} target port of the server
   * @param {import('./random.mjs').Random} random
   */
  constructor(target, random) {
    this.#target = target;
    this.#random = random;
    this.#server = createServer((client) => void this.#track(this.#serve(client)));
  }

  async open() {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return this.#server.address().port;
  }

  close() {
    this.#server.close();
  }

  /** From now on, requests may be cut, delayed or repeated. */
  worsen() {
    this.#isBad = true;
  }

  calm() {
    this.#isBad = false;
  }

  /** Waits until the server has answered every request, second copies included, or their connections are closed. */
  async untilAnswered() {
    while (this.#pending.size > 0) await Promise.all(this.#pending);
  }

  #track(promise) {
    this.#pending.add(promise);
    return promise.finally(() => this.#pending.delete(promise));
  }

  async #serve(client) {
    client.on('error', () => undefined);
    const fate = this.#isBad ? this.#random.weighted(FATES) : 'nothing';
    const delay = this.#random.integer(10, fate === 'repeat' ? REPEAT_MS : DELAY_MS);
    if (CUTS.has(fate)) this.counts.cut += 1;
    if (fate === 'cutBefore') return void client.destroy();
    const request = await readRequest(client);
    if (!request) return void client.destroy();
    if (fate === 'delay') {
      this.counts.delayed += 1;
      await wait(delay);
    }
    if (fate === 'repeat') {
      this.counts.repeated += 1;
      void this.#track(wait(delay).then(() => this.#send(request)));
    }
    if (fate === 'cutDuring') {
      void this.#track(this.#send(request.subarray(0, request.length >> 1), true));
      return void client.destroy();
    }
    const response = this.#track(this.#send(request));
    if (fate === 'cutAfter') return void client.destroy();
    const bytes = await response;
    if (!bytes || fate === 'noAnswer') return void client.destroy();
    if (fate !== 'halfAnswer') return void client.end(bytes);
    client.write(bytes.subarray(0, bytes.length >> 1), () => client.destroy());
  }

  /** Sends the bytes to the server. Resolves to its answer, or null when it closes before completing the answer. */
  #send(bytes, cut = false) {
    return new Promise((resolve) => {
      const chunks = [];
      const server = connect(this.#target(), '127.0.0.1');
      server.once('connect', () => server.write(bytes, () => cut && server.destroy()));
      server.on('data', (chunk) => chunks.push(chunk));
      server.once('error', () => resolve(null));
      server.once('close', () => {
        const answer = Buffer.concat(chunks);
        resolve(completeLength(answer) === null ? null : answer);
      });
    });
  }
}

/** Changes a request's header so that the server closes the connection after its answer, even if the client kept it alive. */
function asOnly(bytes) {
  const end = bytes.indexOf('\r\n\r\n');
  const head = bytes
    .subarray(0, end)
    .toString('latin1')
    .replace(/^connection: keep-alive/im, 'connection: close');
  return Buffer.concat([Buffer.from(head, 'latin1'), bytes.subarray(end)]);
}

function readRequest(client) {
  return new Promise((resolve) => {
    let bytes = Buffer.alloc(0);
    client.on('data', (chunk) => {
      bytes = Buffer.concat([bytes, chunk]);
      const total = completeLength(bytes);
      if (total !== null) resolve(asOnly(bytes.subarray(0, total)));
    });
    client.once('close', () => resolve(null));
  });
}
