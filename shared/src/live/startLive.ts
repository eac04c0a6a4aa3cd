import type { AppDispatch } from '../api/store.ts';
import { connect, type StreamMessage } from './connection.ts';
import { hasLocks, lead } from './lead.ts';
import { setLive } from './liveState.ts';
import { takeChanges } from './takeChanges.ts';

/** Wait before the stream is opened, ms, so that the stream doesn't delay the page's first reads. */
const START_MS = 2_000;
/** After this time without a message, ms, the stream counts as lost. The server sends at least one message every 20 s. */
const SILENCE_MS = 25_000;
const CHECK_MS = 2_000;
/**
 * Longest time, ms, between the answer with the page's session and the call of `startLive`: events of that time are asked for
 * too.
 */
const READ_BEFORE_MS = 1_000;

/** A message between the windows of a browser; 'hello' asks the leading window whether its stream is up. */
type WindowMessage = StreamMessage | { kind: 'hello' };

/**
 * Listens for changes by other registers (day.md 2) and makes the page read the changed data again. With Web Locks all windows of
 * a user in one browser share one stream.
 * @returns the function that ends the listening
 */
export function startLive(userId: string, dispatch: AppDispatch): () => void {
  const name = `lavanda-eventos-${userId}`;
  const began = performance.now() - READ_BEFORE_MS;
  const channel = hasLocks() ? new BroadcastChannel(name) : undefined;
  let lastId = '';
  let isUp = false;
  let lastHeard = performance.now();
  let stream: ReturnType<typeof connect> | undefined;
  const changes = takeChanges(dispatch, () => stream !== undefined);

  const take = (message: StreamMessage) => {
    lastHeard = performance.now();
    if (message.id) lastId = message.id;
    // 'beat' counts like 'up', for a window that opened while the stream was already up.
    if (message.kind === 'up' || message.kind === 'beat' || message.kind === 'down') {
      isUp = message.kind !== 'down';
      setLive(isUp);
    } else changes.take(message);
  };
  const onMessage = ({ data }: MessageEvent<WindowMessage>) => {
    if (data.kind !== 'hello') take(data);
    else if (stream && isUp) channel?.postMessage({ kind: 'up', id: lastId } satisfies WindowMessage);
  };
  channel?.addEventListener('message', onMessage);
  channel?.postMessage({ kind: 'hello' } satisfies WindowMessage);

  const follow = () =>
    lead(name, () => {
      const place = () => ({ id: lastId, age: performance.now() - began });
      stream = connect(place, (message) => {
        take(message);
        channel?.postMessage(message);
      });
      return () => {
        stream?.close();
        stream = undefined;
        setLive(false);
      };
    });
  let leave: (() => void) | undefined;
  const start = setTimeout(() => {
    if ('EventSource' in globalThis) leave = follow();
  }, START_MS);
  const watch = setInterval(() => {
    if (!isUp || performance.now() - lastHeard < SILENCE_MS) return;
    isUp = false;
    setLive(false);
    stream?.again();
  }, CHECK_MS);

  return () => {
    clearTimeout(start);
    clearInterval(watch);
    leave?.();
    channel?.close();
    changes.close();
    setLive(false);
  };
}
