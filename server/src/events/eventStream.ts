import { PassThrough } from 'node:stream';
import type { LiveEvent } from '@lavanda/shared/contract/schemas/events';
import type { Session } from '../http/session.ts';

/** Bytes that may wait for a slow client. Above this limit the client is disconnected; it resumes by id. */
const MAX_WAITING = 65_536;

/** Range of the random delay, ms, after which a client that lost its server reconnects, so that not all come at once. */
const RETRY_MS = [300, 1_500] as const;

/** The open response to one client, in the format of server-sent events. */
export class EventStream {
  readonly session: Session;
  readonly body = new PassThrough();

  constructor(session: Session) {
    this.session = session;
    const [least, most] = RETRY_MS;
    this.#write(`retry: ${Math.round(least + Math.random() * (most - least))}\n\n`);
  }

  /**
   * Sends an event.
   * @param id position from which the client can resume after this event
   */
  send(id: string, event: LiveEvent): void {
    this.#write(`id: ${id}\ndata: ${JSON.stringify(event)}\n\n`);
  }

  /** Sends an event that isn't in the log, such as who has a nota open. It has no id, because no client can resume after it. */
  sendUnlogged(event: LiveEvent): void {
    this.#write(`data: ${JSON.stringify(event)}\n\n`);
  }

  /** Tells the client that the stream works, and the id from which the client can resume. */
  ready(id: string): void {
    this.#write(`event: listo\nid: ${id}\ndata:\n\n`);
  }

  /** Asks the client to read all its data again. */
  readAll(): void {
    this.#write('event: todo\ndata:\n\n');
  }

  /** Tells the client that its session ended or has other rights now, and ends the stream. */
  endSession(): void {
    this.#write('event: fin\ndata:\n\n');
    this.end();
  }

  beat(): void {
    this.#write('event: latido\ndata:\n\n');
  }

  end(): void {
    this.body.end();
  }

  #write(text: string): void {
    if (this.body.writableEnded || this.body.destroyed) return;
    this.body.write(text);
    if (this.body.writableLength + this.body.readableLength > MAX_WAITING) this.body.destroy();
  }
}
