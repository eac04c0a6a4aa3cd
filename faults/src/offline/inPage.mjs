/**
 * Functions that run inside a tab of the app. Playwright serializes each function, so none can use another name of this
 * module. Calls go through the page's own store, like every save of the app.
 */

/** Makes a call. @returns its outcome, the same object that a section of the app would get */
export async function makeCall(request) {
  const [host] = globalThis.__FEDERATION__.__INSTANCES__;
  const { store } = (await host.loadShare('@lavanda/shared'))();
  const never = new AbortController().signal;
  return store.dispatch((_dispatch, _state, { device }) => device.call(request, never));
}

/** The entries in this browser's queue: id, path and, for a refused one, the server's refusal. */
export async function readQueue() {
  const [host] = globalThis.__FEDERATION__.__INSTANCES__;
  const { store } = (await host.loadShare('@lavanda/shared'))();
  return store.getState().queue.entries.map(({ id, path, refusal }) => ({
    id,
    path,
    refusal: refusal && { status: refusal.status, detail: refusal.problem?.detail ?? '' },
  }));
}

/** Whether the tab has loaded the user's session, without which it can't capture. */
export async function isReady() {
  const host = globalThis.__FEDERATION__?.__INSTANCES__?.[0];
  if (!host) return false;
  const { store } = (await host.loadShare('@lavanda/shared'))();
  return Object.values(store.getState().api.queries).some(
    (query) => query?.endpointName === 'authData' && query.status === 'fulfilled',
  );
}

/** Whether the service worker has stored the app's files and pages, so that the app opens without a server. */
export async function isPrepared() {
  const files = await caches.open('lavanda-archivos').then((cache) => cache.keys());
  const pages = await caches.open('lavanda-paginas').then((cache) => cache.keys());
  // The worker stores files one after another, so all are stored when no new one has appeared for a while.
  const { count, since } = globalThis.filesSeen ?? {};
  if (count !== files.length) globalThis.filesSeen = { count: files.length, since: performance.now() };
  return files.length > 20 && pages.length > 1 && count === files.length && performance.now() - since > 3_000;
}

/** Stores a register's id in the browser before the app makes one. */
export function beRegister(id) {
  localStorage.setItem('lavanda:equipo', id);
}

/** Makes the page's `Date` run `ms` ahead of the real time. */
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
