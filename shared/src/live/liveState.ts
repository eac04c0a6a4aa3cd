import { useSyncExternalStore } from 'react';

let live = false;
const listeners = new Set<() => void>();
const releaseListeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Sets whether this page receives live events, which `useLive` tells the components. */
export function setLive(value: boolean): void {
  if (live === value) return;
  live = value;
  for (const listener of listeners) listener();
}

/** Whether this page receives live events about changes made elsewhere. */
export function useLive(): boolean {
  return useSyncExternalStore(subscribe, () => live);
}

/** Calls `listener` when another version of a section or of the shell goes live. @returns the function that ends it */
export function onRelease(listener: () => void): () => void {
  releaseListeners.add(listener);
  return () => void releaseListeners.delete(listener);
}

/** Calls the listeners of `onRelease`, when an event says that another version is live. */
export function tellRelease(): void {
  for (const listener of releaseListeners) listener();
}

/** The options that keep a query fresh. */
interface Freshness {
  pollingInterval: number;
  skipPollingIfUnfocused: true;
  refetchOnFocus: boolean;
  refetchOnReconnect: true;
  refetchOnMountOrArgChange: true;
}

/**
 * Options of a query about data that other registers change: without live events the query is also read when the page gets the
 * focus and, while the page is visible, every `ms`.
 */
export function useFreshness(ms: number): Freshness {
  const isLive = useLive();
  return {
    pollingInterval: isLive ? 0 : ms,
    skipPollingIfUnfocused: true,
    refetchOnFocus: !isLive,
    refetchOnReconnect: true,
    refetchOnMountOrArgChange: true,
  };
}
