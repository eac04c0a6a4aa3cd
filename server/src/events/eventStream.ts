import { PassThrough } from 'node:stream';
import type { LiveEvent } from '@lavanda/shared/contract/schemas/events';
import type { Session } from '../http/session.ts';

/** Bytes that may wait for a slow client; above them it is cut off, and resumes by id. */
const MAX_WAITING = 65_536;

/** A client that lost its server comes back after this many ms, at random: not all at once. */
const RETRY_MS = [300, 1_500] as const;

/** One client's open answer, in the format of server-sent events. */
export class EventStream {
  readonly session: Session;
  readonly body = new PassThrough();

  constructor(session: Session) {
    this.session = session;
    const [least, most] = RETRY_MS;
    this.#write(`retry: ${Math.round(least + Math.random() * (most - least))}\n\n`);
  }

  /** Sends an event; `id` is where to resume from after it. */
  send(id: string, event: LiveEvent): void {
    this.#write(`id: ${id}\ndata: ${JSON.stringify(event)}\n\n`);
  }

  /** Sends an event that isn't logged. */
  sendUnlogged(event: LiveEvent): void {
    this.#write(`data: ${JSON.stringify(event)}\n\n`);
  }

  /** Says that the stream works and where it is. */
  ready(id: string): void {
    this.#write(`event: listo\nid: ${id}\ndata:\n\n`);
  }

  /** Asks to read everything again. */
  readAll(): void {
    this.#write('event: todo\ndata:\n\n');
  }

  /** Says that the session ended or changed its rights, and ends the stream. */
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
