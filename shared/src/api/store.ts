import { combineSlices, configureStore, createListenerMiddleware, isRejectedWithValue } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api } from './api.ts';
import { isApiError } from './apiError.ts';
import { toasts } from './toasts.ts';

/** Root reducer; a section adds its own slice with `reductor.inject(slice)` and `slice.injectInto(reductor)`. */
export const rootReducer = combineSlices(api, toasts);

/** A 401 to any call means the session ended: authentication is checked again, and the shell's gate takes it from there. */
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

/** A store with nothing in it; the product has one (`store`), each test its own. */
export function createStore() {
  return configureStore({
    reducer: rootReducer,
    middleware: (previous) => previous().concat(api.middleware, watchSession()),
  });
}

/** The one store of the page: shell and sections are given the same copy of this module by the share scope. */
export const store = createStore();
setupListeners(store.dispatch);

export type RootState = ReturnType<typeof store.getState>;
export type AppDispatch = typeof store.dispatch;
