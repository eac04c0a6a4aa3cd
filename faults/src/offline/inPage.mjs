/**
 * Functions that run inside a tab of the app. Playwright serializes them, so they can't use anything else of this module.
 * Captures go through the device of the page's own store, like every save of the app.
 */

/** Makes a call. @returns its outcome, as a section of the app gets it */
export async function makeCall(request) {
  const [host] = globalThis.__FEDERATION__.__INSTANCES__;
  const { store } = (await host.loadShare('@lavanda/shared'))();
  const never = new AbortController().signal;
  return store.dispatch((_dispatch, _state, { device }) => device.call(request, never));
}

/** The entries in this browser's queue: ids, and the reasons of the refused ones. */
export async function readQueue() {
  const [host] = globalThis.__FEDERATION__.__INSTANCES__;
  const { store } = (await host.loadShare('@lavanda/shared'))();
  return store.getState().queue.entries.map(({ id, path, refusal }) => ({
    id,
    path,
    refusal: refusal && { status: refusal.status, detail: refusal.problem?.detail ?? '' },
  }));
}

/** Whether the tab has its session and can capture. */
export async function isReady() {
  const host = globalThis.__FEDERATION__?.__INSTANCES__?.[0];
  if (!host) return false;
  const { store } = (await host.loadShare('@lavanda/shared'))();
  return Object.values(store.getState().api.queries).some(
    (query) => query?.endpointName === 'authData' && query.status === 'fulfilled',
  );
}

/** Whether the device keeps the app's files and a copy of what it reads. */
export async function isPrepared() {
  const files = await caches.open('lavanda-archivos').then((cache) => cache.keys());
  const pages = await caches.open('lavanda-paginas').then((cache) => cache.keys());
  // The worker stores files one after another, so all are stored when no new one has appeared for a while.
  const { count, since } = globalThis.filesSeen ?? {};
  if (count !== files.length) globalThis.filesSeen = { count: files.length, since: performance.now() };
  return files.length > 20 && pages.length > 1 && count === files.length && performance.now() - since > 3_000;
}

/** Gives the browser the id of its register. */
export function beRegister(id) {
  localStorage.setItem('lavanda:equipo', id);
}

/** Shifts the clock of the page, ms. */
export function shiftClock(ms) {
  const { Date: Real } = globalThis;
  globalThis.Date = class extends Real {
    constructor(...args) {
      if (args.length === 0) super(Real.now() + ms);
      else super(...args);
    }
    static now() {
      return Real.now() + ms;
    }
  };
}
