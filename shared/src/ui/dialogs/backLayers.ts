/** A layer over the page that Back closes. */
export interface Layer {
  /** Place of the page below in the history, as the router numbers it; null for an entry that isn't the router's. */
  index: number | null;
  close(): void;
}

interface OpenLayers {
  layers: Layer[];
  /** Place in the history that the browser is on its way back to; null when it isn't. */
  returningTo: number | null;
}

/** Key of the open layers in `globalThis`: the shell and each section bundle their own copy of this module. */
const KEY = Symbol.for('lavanda.capas');

function openLayers(): OpenLayers {
  const page = globalThis as { [KEY]?: OpenLayers };
  page[KEY] ??= { layers: [], returningTo: null };
  return page[KEY];
}

function historyIndex(): number | null {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : null;
}

/** Place in the history of the page on screen, also while the browser is on its way back to it. */
export function pageIndex(): number | null {
  return openLayers().returningTo ?? historyIndex();
}

function onPop(event: PopStateEvent): void {
  const open = openLayers();
  const top = open.layers.at(-1);
  const arrived = historyIndex();
  const home = open.returningTo ?? top?.index ?? null;
  if (home === null || arrived === null) return;
  if (arrived === home) {
    if (open.returningTo === null) return;
    open.returningTo = null;
    event.stopImmediatePropagation();
    return;
  }
  // A second Back may come while the browser returns from the first.
  event.stopImmediatePropagation();
  open.returningTo = home;
  window.history.go(home - arrived);
  top?.close();
}

/**
 * Has Back close the layer on top. Call it before the router is created: the browser calls listeners in the order they
 * were added, and the router must not see a move that is undone.
 */
export function listenForBack(): void {
  window.addEventListener('popstate', onPop);
}

/** @returns a function that takes the layer away */
export function addLayer(layer: Layer): () => void {
  const { layers } = openLayers();
  layers.push(layer);
  return () => void layers.splice(layers.indexOf(layer), 1);
}
