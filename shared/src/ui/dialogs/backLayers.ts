/** A dialog or sheet over the page, which Back closes. */
export interface Layer {
  /** Index of the page below in the router's history; null for an entry that isn't the router's. */
  index: number | null;
  close(): void;
}

interface OpenLayers {
  layers: Layer[];
  /** Index in the history that the browser is going back to; null when it isn't going back. */
  returningTo: number | null;
}

/** Key of the open layers in `globalThis`: the shell and each section bundle their own copy of this module. */
const KEY = Symbol.for('lavanda.capas');

function openLayers(): OpenLayers {
  const page = globalThis as { [KEY]?: OpenLayers };
  page[KEY] ??= { layers: [], returningTo: null };
  return page[KEY];
}

/** Marks, in the state of the page's first entry, that a second entry of the same page follows it. */
const DOUBLED = 'lavandaDoubled';

function historyState(): object {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

function historyIndex(): number | null {
  const state = historyState();
  return 'idx' in state && typeof state.idx === 'number' ? state.idx : null;
}

const isDoubled = () => DOUBLED in historyState();

function unmark(): void {
  const { [DOUBLED]: _, ...state } = historyState() as Record<string, unknown>;
  window.history.replaceState(state, '');
}

/**
 * Adds a second history entry of the same page, because Back from the router's first entry leaves the document. The entry stays
 * when the layer closes: removing it with `history.back()` takes a while and could undo a navigation made meanwhile.
 */
function doubleFirstEntry(): void {
  if (pageIndex() !== 0) return;
  const state = historyState();
  window.history.replaceState({ ...state, [DOUBLED]: true }, '');
  window.history.pushState({ ...state, idx: 1 }, '');
}

/**
 * Index in the history of the page on screen, even while the browser is still going back to it; null for an entry that isn't the
 * router's.
 */
export function pageIndex(): number | null {
  return openLayers().returningTo ?? historyIndex();
}

function onPop(event: PopStateEvent): void {
  const open = openLayers();
  const top = open.layers.at(-1);
  const arrived = historyIndex();
  const home = open.returningTo ?? top?.index ?? null;
  if (home === null && isDoubled()) {
    // For the user the two entries are one page, so Back continues to the entry before both.
    unmark();
    window.history.back();
    return;
  }
  if (home === null || arrived === null) return;
  if (arrived === home) {
    if (open.returningTo === null) return;
    open.returningTo = null;
    event.stopImmediatePropagation();
    return;
  }
  // The router must not see this move, because it is undone. `returningTo` is kept for a second Back that comes meanwhile.
  event.stopImmediatePropagation();
  open.returningTo = home;
  window.history.go(home - arrived);
  top?.close();
}

/**
 * Makes Back close the topmost layer. Call it before the router is created: the browser calls listeners in the order in which
 * they were added, and the router must not see a move that is undone.
 */
export function listenForBack(): void {
  // The page was loaded at this entry, so the router's next entry won't be a second entry of the same page.
  if (isDoubled()) unmark();
  window.addEventListener('popstate', onPop);
}

/** Puts a layer on top of the page on screen. @returns a function that removes the layer */
export function addLayer(layer: Layer): () => void {
  const { layers } = openLayers();
  doubleFirstEntry();
  layer.index = pageIndex();
  layers.push(layer);
  return () => void layers.splice(layers.indexOf(layer), 1);
}
