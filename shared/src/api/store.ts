import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api } from './api.ts';
import { avisos } from './avisos.ts';

/** Root reducer; a section adds its own slice with `reductor.inject(slice)` and `slice.injectInto(reductor)`. */
export const reductor = combineSlices(api, avisos);

/** A store with nothing in it; the product has one (`store`), each test its own. */
export function crearStore() {
  return configureStore({ reducer: reductor, middleware: (previo) => previo().concat(api.middleware) });
}

/** The one store of the page: shell and sections are given the same copy of this module by the share scope. */
export const store = crearStore();
setupListeners(store.dispatch);

export type EstadoRaiz = ReturnType<typeof store.getState>;
export type Despacho = typeof store.dispatch;
