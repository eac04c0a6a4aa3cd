import { keepCopy, store } from '@lavanda/shared';
import { registerId } from '@lavanda/shared/federation/register';
import { useEffect } from 'react';
import { remoteLoader } from '../federation/loader/pageLoader';
import { keepFiles, keepPage } from './keepFiles';

/** Delay after the page is up before its files are kept, ms, so that the first section opens undisturbed. */
const AFTER = 5_000;

/**
 * Lets the app open without a server: registers the service worker, and keeps the page, the files of the user's sections and a
 * copy of the laundry's data. In development it does nothing. A browser without service workers, for example on plain http, only
 * works online.
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
  // A browser may refuse the worker without an error. No worker would then serve the files, so none are kept.
  if (!(await navigator.serviceWorker.getRegistration())) return;
  await keepPage();
  await store.dispatch(keepCopy(registerId()));
  // A tab with versions of its own (an override or a preview) must not drop the files that other tabs need.
  const remotes = remoteLoader.remotes();
  if (remotes.every(({ version }) => version !== undefined)) await keepFiles(remotes);
  await navigator.storage?.persist?.();
}
