import { LIMIT } from '../view.ts';

const ADDRESS = 'https://maps.googleapis.com/maps/api/js';
const READY = 'lavandaMapaListo';

declare global {
  interface Window {
    gm_authFailure?: () => void;
    [READY]?: () => void;
  }
}

let loaded: { key: string; promise: Promise<typeof google.maps> } | null = null;
const listeners = new Set<() => void>();

/**
 * Calls `notify` when Google refuses the key, which Google reports by calling a global function.
 * @returns a function to stop
 */
export function onKeyRejected(notify: () => void): () => void {
  listeners.add(notify);
  window.gm_authFailure = () => {
    forget();
    for (const notify of [...listeners]) notify();
  };
  return () => listeners.delete(notify);
}

/**
 * Loads Google's maps with the browser key, once per page; a failed load or a refused key can be retried. The package
 * @googlemaps/js-api-loader 2 isn't used, because it can't retry a refused key, has no timeout and takes the nonce from another
 * script.
 * @throws when the script fails to load or doesn't start in time
 */
export function loadGoogle(key: string): Promise<typeof google.maps> {
  if (loaded?.key === key) return loaded.promise;
  forget();
  const promise = request(key);
  loaded = { key, promise };
  promise.catch(() => {
    if (loaded?.promise === promise) forget();
  });
  return promise;
}

function request(key: string): Promise<typeof google.maps> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const timer = setTimeout(() => reject(new Error('The Google map did not answer')), LIMIT);
    const failure = () => {
      clearTimeout(timer);
      reject(new Error('The Google map could not be loaded'));
    };
    window[READY] = () => {
      const maps = google.maps;
      loadClasses(maps).then(() => {
        clearTimeout(timer);
        resolve(maps);
      }, failure);
    };
    const parameters = {
      key,
      v: 'quarterly',
      language: 'es-419',
      region: 'MX',
      loading: 'async',
      callback: READY,
    };
    script.src = `${ADDRESS}?${new URLSearchParams(parameters)}`;
    script.async = true;
    script.dataset.maps = 'google';
    // Google's script copies this nonce to the styles that it adds; the CSP would block styles without it.
    script.nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
    script.onerror = failure;
    document.head.append(script);
  });
}

/** Waits for the map's classes, which `loading=async` loads separately from the script. */
async function loadClasses(maps: typeof google.maps): Promise<void> {
  if ('importLibrary' in maps) await Promise.all([maps.importLibrary('core'), maps.importLibrary('maps')]);
}

/** Removes the script and its global, so that the next load starts clean. */
function forget(): void {
  loaded = null;
  for (const script of document.querySelectorAll('script[data-maps="google"]')) script.remove();
  Reflect.deleteProperty(window, 'google');
}
