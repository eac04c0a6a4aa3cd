import { keepCopy, store } from '@lavanda/shared';
import { registerId } from '@lavanda/shared/federation/register';
import { useEffect } from 'react';
import { remoteLoader } from '../federation/loader/pageLoader';
import { keepFiles, keepPage } from './keepFiles';

/** How long after the page is up its files are kept, ms: the first section opens undisturbed. */
const AFTER = 5_000;

/**
 * Lets the app open without a server: registers the service worker and keeps the files of the user's sections. A browser
 * without one (plain http, private mode) works online alone.
 */
export function useOfflineApp(): void {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !navigator.serviceWorker || !('caches' in window)) return;
    const clock = setTimeout(() => void prepare().catch(() => undefined), AFTER);
    return () => clearTimeout(clock);
  }, []);
}

async function prepare(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js');
  // A browser that may not have a worker, and says nothing of it, would keep files that nobody serves.
  if (!(await navigator.serviceWorker.getRegistration())) return;
  await keepPage();
  await store.dispatch(keepCopy(registerId()));
  // A tab that shows other versions of its own must not drop the files of those that the others have.
  const remotes = remoteLoader.remotes();
  if (remotes.every(({ version }) => version !== undefined)) await keepFiles(remotes);
  await navigator.storage?.persist?.();
}
