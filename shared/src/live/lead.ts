/**
 * Runs `onLead` in one of the browser's windows at a time; when that window closes, another one runs it. Without Web Locks (on
 * plain http) every visible window runs it.
 * @param onLead begins the work; returns a function that ends it
 * @returns the function that ends the work in this window
 */
export function lead(name: string, onLead: () => () => void): () => void {
  return hasLocks() ? leadByLock(name, onLead) : leadWhileVisible(onLead);
}

/** Whether the browser lets one window lead for all. */
export function hasLocks(): boolean {
  return typeof window !== 'undefined' && 'locks' in navigator && 'BroadcastChannel' in window;
}

function leadByLock(name: string, onLead: () => () => void): () => void {
  const stop = new AbortController();
  let release: (() => void) | undefined;
  const hold = () =>
    new Promise<void>((free) => {
      const end = onLead();
      release = () => {
        end();
        free();
      };
    });
  // The request rejects when `stop` aborts it before this window got the lock.
  void navigator.locks.request(name, { signal: stop.signal }, hold).catch(() => undefined);
  return () => {
    if (release) release();
    else stop.abort();
  };
}

function leadWhileVisible(onLead: () => () => void): () => void {
  let end: (() => void) | undefined;
  const look = () => {
    if (document.hidden) {
      end?.();
      end = undefined;
    } else end ??= onLead();
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    end?.();
  };
}
