import { get, type IncomingMessage } from 'node:http';
import type { LiveEvent } from '@lavanda/shared/contract/schemas/events';
import type { Client } from './client.ts';
import { until } from './wait.ts';

/** A client of GET /api/eventos that collects what the server sends. */
export interface EventReader {
  status: number;
  headers: IncomingMessage['headers'];
  /** The raw text received so far. */
  wire(): string;
  /** The live events received so far: the messages without an event name. */
  events(): LiveEvent[];
  /** Number of messages with that name. */
  count(name: string): number;
  /** Id of the last message that has one. */
  lastId(): string;
  isOpen(): boolean;
  /** Waits until the server has sent the event 'listo', after which no live event is missed. */
  ready(): Promise<void>;
  /** Waits for an event of the kind about `id`. */
  heard(kind: LiveEvent['tipo'], id?: string): Promise<void>;
  close(): void;
}

/** Opens the stream with a user's cookie, and resolves once its headers arrive. @param query begins with '?' */
export function readEvents(url: string, { cookie }: Pick<Client, 'cookie'>, query = ''): Promise<EventReader> {
  return new Promise((resolve, reject) => {
    const request = get(
      `${url}/api/eventos${query}`,
      { headers: { cookie, accept: 'text/event-stream' }, agent: false },
      (answer) => resolve(readerOf(answer, () => request.destroy())),
    );
    request.once('error', reject);
  });
}

function readerOf(answer: IncomingMessage, close: () => void): EventReader {
  let text = '';
  let open = true;
  answer.setEncoding('utf8');
  const read = async () => {
    for await (const chunk of answer) text += chunk;
  };
  void read()
    .catch(() => undefined)
    .finally(() => {
      open = false;
    });
  const messages = () => text.split('\n\n').slice(0, -1);
  const events = () =>
    messages()
      .filter((message) => !message.includes('event: ') && message.includes('data: '))
      .map((message) => JSON.parse(/data: (.*)/.exec(message)?.[1] ?? '') as LiveEvent);
  const count = (name: string) => messages().filter((message) => message.startsWith(`event: ${name}\n`)).length;
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    wire: () => text,
    events,
    count,
    lastId: () => [...text.matchAll(/^id: (.*)$/gm)].at(-1)?.[1] ?? '',
    isOpen: () => open,
    ready: () => until(() => count('listo') > 0),
    heard: (kind, id) =>
      until(() => events().some((event) => event.tipo === kind && (id === undefined || event.ids.includes(id)))),
    close,
  };
}
