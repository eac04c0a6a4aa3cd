import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useInRouterContext, useLocation } from 'react-router-dom';

/** A layer over the page that Back closes. */
interface Layer {
  /** Place in the history of the page below, as the router numbers it; null for an entry that isn't the router's. */
  index: number | null;
  close(): void;
}

interface OpenLayers {
  layers: Layer[];
  /** True while the browser returns to the page it was asked to leave. */
  returning: boolean;
}

/** Key of the open layers in `globalThis`: the shell and each section bundle their own copy of this module. */
const KEY = Symbol.for('lavanda.capas');

function openLayers(): OpenLayers {
  const page = globalThis as { [KEY]?: OpenLayers };
  page[KEY] ??= { layers: [], returning: false };
  return page[KEY];
}

function historyIndex(): number | null {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : null;
}

/** Runs before the router's own listener, which must not see a move that is undone. */
function onPop(event: PopStateEvent): void {
  const open = openLayers();
  const top = open.layers.at(-1);
  const arrived = historyIndex();
  if (open.returning) {
    open.returning = false;
    event.stopImmediatePropagation();
  } else if (top && top.index !== null && arrived !== null && arrived !== top.index) {
    event.stopImmediatePropagation();
    open.returning = true;
    window.history.go(top.index - arrived);
    top.close();
  }
}

function add(layer: Layer): () => void {
  const { layers } = openLayers();
  if (layers.length === 0) window.addEventListener('popstate', onPop, true);
  layers.push(layer);
  return () => {
    layers.splice(layers.indexOf(layer), 1);
  };
}

function Listening({ onBack }: { onBack(): void }) {
  // Renders again after each navigation, which may move the page to another entry.
  useLocation();
  const close = useEffectEvent(onBack);
  const layer = useRef<Layer>({ index: null, close: () => undefined });
  useLayoutEffect(() => {
    layer.current.index = historyIndex();
  });
  useEffect(() => add(Object.assign(layer.current, { close: () => close() })), []);
  return null;
}

/**
 * While mounted, the browser's Back and Forward call `onBack` of the layer on top, a dialog or a sheet, and the page
 * below stays. It does nothing outside a router.
 */
export default function BackCloses({ onBack }: { onBack(): void }) {
  return useInRouterContext() ? <Listening onBack={onBack} /> : null;
}
