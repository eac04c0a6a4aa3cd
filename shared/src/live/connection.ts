import { addressOf } from '../contract/calls/call.ts';
import { listenCall } from '../contract/calls/events.ts';
import type { LiveEvent } from '../contract/schemas/events.ts';

/**
 * Waits before connecting again, ms: the first one, and the longest. Each failure doubles the wait; half of each wait is random.
 */
const FIRST_WAIT = 600;
const LONGEST_WAIT = 30_000;

/** A message from a stream: a change of its state, or an event. */
export type StreamMessage =
  | { kind: 'up' | 'beat' | 'all' | 'down' | 'ended' | 'unheard'; id?: string }
  | { kind: 'event'; id: string; event: LiveEvent };

/** Where to resume: after the event `id` or, when that is '', with the events of the last `age` ms. */
export interface Place {
  id: string;
  age: number;
}

/** Keeps a stream of events open. @returns functions that connect it anew and that end it */
export function connect(place: () => Place, tell: (message: StreamMessage) => void): { again(): void; close(): void } {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isAsked = false;

  const open = () => {
    const { id, age } = place();
    const query = id === '' ? { hace: String(Math.round(age)) } : { desde: id };
    const current = new EventSource(addressOf(listenCall, { query }));
    source = current;
    let wasUp = false;
    const on = (name: string, take: (message: MessageEvent<string>) => void) =>
      current.addEventListener(name, (message) => take(message as MessageEvent<string>));
    on('listo', ({ lastEventId }) => {
      failures = 0;
      wasUp = true;
      isAsked = false;
      tell({ kind: 'up', id: lastEventId });
    });
    on('latido', () => tell({ kind: 'beat' }));
    on('todo', () => tell({ kind: 'all' }));
    on('fin', () => tell({ kind: 'ended' }));
    on('message', ({ lastEventId, data }) => tell({ kind: 'event', id: lastEventId, event: JSON.parse(data) as LiveEvent }));
    // The browser doesn't connect again by itself after a refusal, such as a 503, so `again` does it after every error.
    current.addEventListener('error', () => {
      again();
      // An EventSource doesn't distinguish a refusal from a lost network, so 'unheard' makes the page check its session, once per
      // outage.
      if (!wasUp && !isAsked) tell({ kind: 'unheard' });
      isAsked ||= !wasUp;
    });
  };
  const again = () => {
    source?.close();
    clearTimeout(timer);
    tell({ kind: 'down' });
    const wait = Math.min(FIRST_WAIT * 2 ** failures++, LONGEST_WAIT);
    timer = setTimeout(open, wait / 2 + (Math.random() * wait) / 2);
  };
  open();
  return {
    again,
    close: () => {
      clearTimeout(timer);
      source?.close();
    },
  };
}
