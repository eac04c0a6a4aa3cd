import { combineSlices, configureStore, createListenerMiddleware, isRejectedWithValue } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api } from './api.ts';
import { isApiError } from './apiError.ts';
import { Device } from './device.ts';
import { queue } from './outbox/queue.ts';
import { serverNow } from './serverClock.ts';
import { toasts } from './toasts.ts';

/** Root reducer. A section adds its own slice with `rootReducer.inject(slice)` and `slice.injectInto(rootReducer)`. */
export const rootReducer = combineSlices(api, toasts, queue);

/** How long it is told that the device's clock is wrong, ms: it is once, and no work has to stop for it. */
const CLOCK_SHOWN = 30_000;

/** Pause after a capture was sent before what it changed is read again, ms. */
const READ_AGAIN = 300;

/** A 401 on any call means the session ended: authData is fetched again, and the shell's gate reacts to its result. */
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

/** The queue belongs to the session: it is sent for the signed-in user, and what was sent is then read again. */
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
    // Waits a little, so that several entries sent in a row cause one refetch.
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
    onContact: (connected) => void created.dispatch(queue.actions.contact({ connected, at: serverNow().toISOString() })),
    isConnected: () => navigator.onLine && queue.selectors.queueOf(created.getState()).connected,
    onWrongClock: (text) => void created.dispatch(toasts.actions.shown(text, 'info', undefined, CLOCK_SHOWN)),
  });
  const created = configureStore({
    reducer: rootReducer,
    middleware: (previous) =>
      previous({ thunk: { extraArgument: { device } } }).concat(api.middleware, watchSession(), watchQueue(device)),
  });
  return created;
}

/** The page's store. The share scope gives the shell and every section this same module instance. */
export const store = createStore();
setupListeners(store.dispatch);

export type RootState = ReturnType<typeof store.getState>;
export type AppDispatch = typeof store.dispatch;
