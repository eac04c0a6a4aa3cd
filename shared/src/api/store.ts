import { combineSlices, configureStore, createListenerMiddleware, isRejectedWithValue } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api } from './api.ts';
import { avisos } from './avisos.ts';
import { esFallo } from './problemaRespuesta.ts';

/** Root reducer; a section adds its own slice with `reductor.inject(slice)` and `slice.injectInto(reductor)`. */
export const reductor = combineSlices(api, avisos);

/** A 401 to any call means the session ended: authentication is checked again, and the shell's gate takes it from there. */
function vigilarSesion() {
  const vigia = createListenerMiddleware();
  vigia.startListening({
    predicate: isRejectedWithValue,
    effect: (accion, { dispatch }) => {
      if (!isRejectedWithValue(accion)) return;
      const { payload, meta } = accion;
      const deLaSesion = (meta.arg as { endpointName?: string } | undefined)?.endpointName === 'authData';
      if (!deLaSesion && esFallo(payload) && payload.status === 401) dispatch(api.util.invalidateTags(['Sesion']));
    },
  });
  return vigia.middleware;
}

/** A store with nothing in it; the product has one (`store`), each test its own. */
export function crearStore() {
  return configureStore({ reducer: reductor, middleware: (previo) => previo().concat(api.middleware, vigilarSesion()) });
}

/** The one store of the page: shell and sections are given the same copy of this module by the share scope. */
export const store = crearStore();
setupListeners(store.dispatch);

export type EstadoRaiz = ReturnType<typeof store.getState>;
export type Despacho = typeof store.dispatch;
