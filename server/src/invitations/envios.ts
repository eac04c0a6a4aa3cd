import type { EmailState } from '@lavanda/shared/contract/team';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Base } from '../db/connection.ts';
import type { Mailer, Message } from './email.ts';
import { digestOf } from './tokens.ts';

/** A call waits this long for the mail server; then it answers 'pendiente' and the sending goes on. */
const WAIT_MS = 2_500;
/** What is still being sent when the server closes gets this long. */
const CLOSE_TIMEOUT_MS = 5_000;

/** Sends the links: never slower than `ESPERA_MS`, never losing what the call did; what became of each is kept beside its token. */
export class Envios {
  readonly #base: Base;
  readonly #mailer: Mailer;
  readonly #log: FastifyBaseLogger;
  readonly #inProgress = new Set<Promise<unknown>>();

  constructor(base: Base, email: Mailer, log: FastifyBaseLogger) {
    this.#base = base;
    this.#mailer = email;
    this.#log = log;
  }

  get hasServer(): boolean {
    return this.#mailer.hasServer;
  }

  /** What became of the message within `ESPERA_MS`. */
  send(token: string, message: Message): Promise<EmailState> {
    const envio = this.inBackground(() => this.#deliver(token, message)).then((state) => state ?? 'fallido');
    return Promise.race([envio, wait<EmailState>(WAIT_MS, 'pendiente')]);
  }

  /** Runs work nobody waits for; its failure is logged. */
  inBackground<T>(handler: () => Promise<T>): Promise<T | undefined> {
    const promise = handler().catch((error: unknown) => {
      this.#log.error({ err: error }, 'envío');
      return undefined;
    });
    this.#inProgress.add(promise);
    void promise.finally(() => this.#inProgress.delete(promise));
    return promise;
  }

  async close(): Promise<void> {
    await Promise.race([Promise.all(this.#inProgress), wait(CLOSE_TIMEOUT_MS, undefined)]);
    this.#mailer.close();
  }

  async #deliver(token: string, message: Message): Promise<EmailState> {
    const state = await this.#attempt(message);
    await sql`update tokens set correo = ${state} where huella = ${digestOf(token)}`.execute(this.#base.kysely);
    return state;
  }

  async #attempt(message: Message): Promise<EmailState> {
    try {
      await this.#mailer.send(message);
      return this.hasServer ? 'enviado' : 'sin_servidor';
    } catch (error) {
      // Whom it was for stays out of the log, and so does the link: the mail server's own words may name them.
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      this.#log.error({ code: code, response: responseCode }, 'el servidor de correo no aceptó un mensaje');
      return 'fallido';
    }
  }
}

function wait<T>(ms: number, value: T): Promise<T> {
  return new Promise((ready) => {
    setTimeout(ready, ms, value).unref();
  });
}
