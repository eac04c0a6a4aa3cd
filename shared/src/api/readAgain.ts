import { createListenerMiddleware, isFulfilled, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { api } from './api.ts';
import { queue } from './outbox/queue.ts';

/**
 * Pause after the lost server answers again, ms. Reads that hang on the lost connection fail meanwhile, so that they are read
 * again too.
 */
const PAUSE = 300;

/** The part of a query's endpoint that starts a new read. */
interface Readable {
  initiate(
    args: unknown,
    options: { subscribe: false; forceRefetch: true },
  ): ThunkAction<unknown, unknown, unknown, UnknownAction>;
}

/** The part of the store that the watcher reads. */
type State = Parameters<typeof queue.selectors.queueOf>[0] & { api: ReturnType<typeof api.reducer> };

const isConnected = (state: unknown) => queue.selectors.queueOf(state as State).connected;

/** The fields of RTK Query's action that say which query was answered and how. */
interface AnswerMeta {
  arg: { queryCacheKey?: string };
  baseQueryMeta?: { isCopy?: boolean };
}

/**
 * When the server answers again, reads the queries in use that failed or showed this device's copy, so that nobody has to reload.
 * Other queries aren't read again: they were answered, or are under way, and a save may be waiting for their answer.
 */
export function readAgain() {
  /** Cache keys of the queries whose last answer was this device's copy. */
  const copies = new Set<string>();
  const watcher = createListenerMiddleware();
  watcher.startListening({
    predicate: isFulfilled,
    effect: ({ meta }: UnknownAction & { meta?: unknown }) => {
      const { arg, baseQueryMeta } = meta as AnswerMeta;
      if (baseQueryMeta?.isCopy) copies.add(arg.queryCacheKey ?? '');
      else copies.delete(arg.queryCacheKey ?? '');
    },
  });
  watcher.startListening({
    predicate: (_action, state, before) => isConnected(state) && !isConnected(before),
    effect: async (_action, { dispatch, getState, cancelActiveListeners, delay }) => {
      cancelActiveListeners();
      await delay(PAUSE);
      const { getSubscriptionCount } = dispatch(api.internalActions.internal_getRTKQSubscriptions()) as unknown as {
        getSubscriptionCount(key: string): number;
      };
      const endpoints: Readonly<Record<string, unknown>> = api.endpoints;
      for (const [key, query] of Object.entries((getState() as State).api.queries)) {
        const isUnanswered = query?.status === 'rejected' || copies.has(key);
        if (!query || !isUnanswered || getSubscriptionCount(key) === 0) continue;
        const { initiate } = endpoints[query.endpointName ?? ''] as Readable;
        dispatch(initiate(query.originalArgs, { subscribe: false, forceRefetch: true }));
      }
    },
  });
  return watcher.middleware;
}
