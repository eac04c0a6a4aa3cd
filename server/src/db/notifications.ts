import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** PostgreSQL channel of the live events (035-events.sql). */
export const CHANNEL = 'eventos';

/** How often a query tests the listening connection, ms. Without a test, a broken connection may go unnoticed for hours. */
const CHECK_MS = 20_000;
/** Longest wait for the database's answer, ms. */
const ANSWER_MS = 10_000;
/** Wait before reconnecting, ms. */
const RETRY_MS = 1_000;

/** Receives notifications. Notifications that are sent between `onLost` and the next `onListening` never arrive. */
export interface Listener {
  onListening(): void;
  onPayload(payload: string): void;
  onLost(): void;
}

/**
 * Starts to pass the notifications of the channel `CHANNEL` to the listener.
 * @returns a function that stops listening, without calling `onLost`
 */
export type Listen = (listener: Listener) => () => void;

/** Listens on the pool's only connection, because the embedded database has no other. */
export function listenOnPool(pool: pg.Pool): Listen {
  let listener: Listener | null = null;
  let current: pg.PoolClient | null = null;
  pool.on('connect', (client) => {
    client.on('notification', ({ payload }) => client === current && listener?.onPayload(payload ?? ''));
    client.once('end', () => {
      if (client !== current) return;
      current = null;
      listener?.onLost();
    });
    const ready = () => {
      current = client;
      listener?.onListening();
    };
    // If the statement fails, so do the connection's other queries, and the pool replaces the connection.
    void client.query(`listen ${CHANNEL}`).then(ready, () => undefined);
  });
  return (added) => {
    listener = added;
    if (current) listener.onListening();
    return () => {
      listener = null;
    };
  };
}

/** Listens on a separate connection and opens a new one whenever it breaks. */
export function listenOnServer(connectionString: string): Listen {
  return (listener) => {
    const stop = new AbortController();
    void keepListening(connectionString, listener, stop.signal);
    return () => stop.abort();
  };
}

async function keepListening(connectionString: string, listener: Listener, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await listenOnce(connectionString, listener, signal);
    if (!signal.aborted) await wait(RETRY_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/** Listens until the connection breaks or `signal` ends it. */
async function listenOnce(connectionString: string, listener: Listener, signal: AbortSignal): Promise<void> {
  const client = new pg.Client({
    connectionString,
    application_name: 'lavanda-eventos',
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
  });
  const broken = new Promise<void>((resolve) => {
    client.once('end', resolve);
    client.once('error', () => resolve());
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  let listening = false;
  let check: NodeJS.Timeout | undefined;
  try {
    await client.connect();
    const heard = new Set<string>();
    client.on('notification', ({ payload = '' }) => (listening ? listener.onPayload(payload) : heard.add(payload)));
    await client.query(`listen ${CHANNEL}`);
    await provesToListen(client, heard);
    listening = !signal.aborted;
    if (listening) listener.onListening();
    check = setInterval(() => void client.query('select 1').catch(() => client.end().catch(() => undefined)), CHECK_MS);
    check.unref();
    await broken;
  } catch {
    // `keepListening` retries. The failure isn't logged here, because requests that can't reach the database are logged.
  } finally {
    clearInterval(check);
    if (listening && !signal.aborted) listener.onLost();
    void client.end().catch(() => undefined);
  }
}

/**
 * Checks that the connection receives notifications, by sending a notification on the same connection.
 * @throws when the notification doesn't arrive, as happens through a pooler in transaction mode
 */
async function provesToListen(client: pg.Client, heard: ReadonlySet<string>): Promise<void> {
  const proof = `prueba ${process.pid} ${Date.now()}`;
  await client.query('select pg_notify($1, $2)', [CHANNEL, proof]);
  await client.query('select 1');
  if (!heard.has(proof)) throw new Error('LISTEN is not heard');
}
