import { api } from '../api/api.ts';
import { keepClientes } from '../api/outbox/queueThunks.ts';
import type { AppDispatch } from '../api/store.ts';
import type { StreamMessage } from './connection.ts';
import { tellRelease } from './liveState.ts';
import { StaleQueue } from './staleQueue.ts';
import { staleTags, TAG_TYPES } from './staleTags.ts';
import { windowId } from './windowId.ts';

/** Wait before a session that ended is read again, ms. By then a user who signed out in this window is on the sign-in page. */
const ENDED_MS = 1_000;

/**
 * Makes the page read again the data that a stream's messages report as changed.
 * @param isLeading whether this window is the one that reads into the browser's copy
 * @returns the function that takes each message, and the one that ends the work
 */
export function takeChanges(
  dispatch: AppDispatch,
  isLeading: () => boolean,
): { take(message: StreamMessage): void; close(): void } {
  const stale = new StaleQueue((tags) => dispatch(api.util.invalidateTags(tags)));
  let ended: ReturnType<typeof setTimeout> | undefined;

  /** Only the leading window updates the copy, because all windows of a browser share it. */
  const keepClientesOf = (ids: readonly string[]) => {
    if (isLeading()) void dispatch(keepClientes(ids));
  };
  const take = (message: StreamMessage) => {
    if (message.kind === 'all') {
      stale.add(TAG_TYPES);
      keepClientesOf([]);
    } else if (message.kind === 'unheard') stale.add(['Sesion']);
    else if (message.kind === 'ended') {
      ended = setTimeout(() => stale.add(['Sesion']), ENDED_MS);
    } else if (message.kind === 'event') {
      if (message.event.tipo === 'entrega') tellRelease();
      if (message.event.tipo === 'cliente') keepClientesOf(message.event.ids);
      // A window already refetches the data that its own changes made stale.
      if (message.event.origen !== windowId) stale.add(staleTags(message.event));
    }
  };
  return {
    take,
    close: () => {
      clearTimeout(ended);
      stale.close();
    },
  };
}
