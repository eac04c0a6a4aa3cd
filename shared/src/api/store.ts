import { combineSlices, configureStore, createListenerMiddleware, isRejected, isRejectedWithValue } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api } from './api.ts';
import { isApiError } from './apiError.ts';
import { Device } from './device.ts';
import { lastContact, noteContact } from './lastContact.ts';
import { queue } from './outbox/queue.ts';
import { readAgain } from './readAgain.ts';
import { toasts } from './toasts.ts';

/** Root reducer. A section adds its own slice with `slice.injectInto(rootReducer)`. */
export const rootReducer = combineSlices(api, toasts, queue);

/** How long the toast about a wrong device clock stays, ms: longer than usual, because the toast is shown only once. */
const CLOCK_SHOWN = 30_000;

/** Pause between a capture's arrival at the server and the new reading of the data that the capture changed, ms. */
const READ_AGAIN = 300;

/**
 * A 401 on any call of the slice but authData itself makes authData be fetched again, because the session may have ended. The
 * shell reacts to the result.
 */
function watchSession() {
  const watcher = createListenerMiddleware();
  watcher.startListening({
    predicate: isRejectedWithValue,
    effect: (action, { dispatch }) => {
      if (!isRejectedWithValue(action)) return;
      const { payload, meta } = action;
      const ofSession = (meta.arg as { endpointName?: string } | undefined)?.endpointName === 'authData';
      if (!ofSession && isApiError(payload) && payload.status === 401) dispatch(api.util.invalidateTags(['Sesion']));
    },
  });
  return watcher.middleware;
}

/** Reports an error thrown by an endpoint's own code, such as a `transformResponse`, because no failed call reports it. */
function reportThrown() {
  const watcher = createListenerMiddleware();
  watcher.startListening({
    predicate: (action) => isRejected(action) && !action.meta.rejectedWithValue && !action.meta.aborted && !action.meta.condition,
    effect: (action) => {
      if (!isRejected(action)) return;
      const { name = 'Error', message, stack } = action.error;
      globalThis.reportError(Object.assign(new Error(message), { name, ...(stack !== undefined && { stack }) }));
    },
  });
  return watcher.middleware;
}

/** Connects the queue with the session: sends the signed-in user's entries, and reads again the data that they changed. */
function watchQueue(device: Device) {
  const watcher = createListenerMiddleware();
  watcher.startListening({
    matcher: api.endpoints.authData.matchFulfilled,
    effect: ({ payload }) => device.signedIn(payload),
  });
  watcher.startListening({
    matcher: api.endpoints.authData.matchRejected,
    effect: ({ payload }) => {
      if (payload?.status === 401) device.signedOut();
    },
  });
  watcher.startListening({
    actionCreator: queue.actions.sent,
    // The pause makes several entries sent in a row cause only one refetch.
    effect: async (_action, { dispatch, cancelActiveListeners, delay }) => {
      cancelActiveListeners();
      await delay(READ_AGAIN);
      dispatch(api.util.invalidateTags(['Nota', 'Cliente', 'Caja']));
    },
  });
  return watcher.middleware;
}

/** Creates an empty store. The page uses `store`; each test makes its own. */
export function createStore() {
  const device: Device = new Device({
    dispatch: (action) => void created.dispatch(action),
    onSignedOut: () => void created.dispatch(api.util.invalidateTags(['Sesion'])),
    entries: () => queue.selectors.queueOf(created.getState()).entries,
    onContact: (connected) => {
      const at = connected ? noteContact() : lastContact();
      created.dispatch(queue.actions.contact({ connected, at }));
    },
    isConnected: () => navigator.onLine && queue.selectors.queueOf(created.getState()).connected,
    onWrongClock: (text) => void created.dispatch(toasts.actions.shown(text, 'info', undefined, CLOCK_SHOWN)),
  });
  const created = configureStore({
    reducer: rootReducer,
    middleware: (previous) =>
      previous({ thunk: { extraArgument: { device } } }).concat(
        api.middleware,
        watchSession(),
        reportThrown(),
        readAgain(),
        watchQueue(device),
      ),
  });
  return created;
}

/** The page's store. The share scope gives the shell and every section this same module instance. */
export const store = createStore();
setupListeners(store.dispatch);
// The browser's event, because a page that makes no calls wouldn't notice that the connection is lost.
globalThis.addEventListener?.('offline', () => {
  store.dispatch(queue.actions.contact({ connected: false, at: lastContact() }));
});

export type RootState = ReturnType<typeof store.getState>;
export type AppDispatch = typeof store.dispatch;
