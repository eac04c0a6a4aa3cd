import type { EmailState } from '@lavanda/shared/contract/schemas/team';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { tokenDigest } from '../auth/tokenDigest.ts';
import type { Database } from '../db/connection.ts';
import type { Mailer, Message } from './email.ts';

/** How long a call waits for the mail server before it answers 'pendiente', ms; sending continues in the background. */
const WAIT_MS = 2_500;
/** How long the closing server waits for messages that are being sent, ms. */
const CLOSE_TIMEOUT_MS = 5_000;

/** Sends links by e-mail without delaying a call more than WAIT_MS; each outcome is stored with its token. */
export class OutgoingEmails {
  readonly #db: Database;
  readonly #mailer: Mailer;
  readonly #log: FastifyBaseLogger;
  readonly #inProgress = new Set<Promise<unknown>>();

  constructor(db: Database, email: Mailer, log: FastifyBaseLogger) {
    this.#db = db;
    this.#mailer = email;
    this.#log = log;
  }

  get hasServer(): boolean {
    return this.#mailer.hasServer;
  }

  /**
   * Sends a message.
   * @returns the message's state when sending ends, or 'pendiente' after WAIT_MS
   */
  send(token: string, message: Message): Promise<EmailState> {
    const sending = this.inBackground(() => this.#deliver(token, message)).then((state) => state ?? 'fallido');
    return Promise.race([sending, wait<EmailState>(WAIT_MS, 'pendiente')]);
  }

  /** On a server without mail, logs that a person waits for a message. The caller leaves the link out of `message`. */
  tellOperator(message: Message): Promise<void> {
    return this.#mailer.send(message);
  }

  /**
   * Runs work in the background.
   * @returns the result; undefined when the work fails, which is logged
   */
  inBackground<T>(handler: () => Promise<T>): Promise<T | undefined> {
    const promise = handler().catch((error: unknown) => {
      this.#log.error({ err: error }, 'a message was not sent');
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
    await sql`update tokens set correo = ${state} where huella = ${tokenDigest(token)}`.execute(this.#db.kysely);
    return state;
  }

  async #attempt(message: Message): Promise<EmailState> {
    try {
      await this.#mailer.send(message);
      return this.hasServer ? 'enviado' : 'sin_servidor';
    } catch (error) {
      // Recipient and link stay out of the log, and so does the mail server's text, which may contain them.
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      this.#log.error({ code, response: responseCode }, 'the mail server did not accept a message');
      return 'fallido';
    }
  }
}

function wait<T>(ms: number, value: T): Promise<T> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms, value).unref();
  });
}
