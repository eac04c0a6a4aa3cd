import { combineSlices, configureStore, createListenerMiddleware, isRejectedWithValue } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api } from './api.ts';
import { isApiError } from './apiError.ts';
import { toasts } from './toasts.ts';

/** Root reducer. A section adds its own slice with `rootReducer.inject(slice)` and `slice.injectInto(rootReducer)`. */
export const rootReducer = combineSlices(api, toasts);

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

/** Creates an empty store. The page uses `store`; each test makes its own. */
export function createStore() {
  return configureStore({
    reducer: rootReducer,
    middleware: (previous) => previous().concat(api.middleware, watchSession()),
  });
}

/** The page's store. The share scope gives the shell and every section this same module instance. */
export const store = createStore();
setupListeners(store.dispatch);

export type RootState = ReturnType<typeof store.getState>;
export type AppDispatch = typeof store.dispatch;
