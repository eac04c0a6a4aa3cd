import type { RootState } from '@lavanda/shared';
import { isBusy, whenIdle } from './busy';

/** sessionStorage key of the versions of the shell that this tab was reloaded for. */
const RELOADED_KEY = 'lavanda:shells';

function reloadedFor(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(RELOADED_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((version) => typeof version === 'string') : [];
  } catch {
    return [];
  }
}

/** @returns false when the browser blocks storage: without a memory, reloads could go on for ever */
function noteReload(version: string): boolean {
  try {
    sessionStorage.setItem(RELOADED_KEY, JSON.stringify([...reloadedFor(), version]));
    return reloadedFor().includes(version);
  } catch {
    return false;
  }
}

/** Whether a reload would lose nothing: no call that changes data is under way, and no toast, maybe with an undo, shows. */
function losesNothing({ api, avisos: toasts }: RootState): boolean {
  return toasts.length === 0 && Object.values(api.mutations).every((mutation) => mutation?.status !== 'pending');
}

/**
 * Reloads the page for another version of the shell once the user is idle, at most once for each version and tab. While
 * the server doesn't answer with a page, the tab stays as it is.
 * @returns a function that cancels
 */
export function takeNewShell(version: string, getState: () => RootState, reload = () => location.reload()): () => void {
  if (reloadedFor().includes(version)) return () => undefined;
  const isFree = () => losesNothing(getState());
  let cancelled = false;
  let stop = whenIdle(async () => {
    const page = await fetch(location.pathname, { headers: { accept: 'text/html' } }).catch(() => null);
    if (!page?.ok || cancelled) return;
    // The user may have begun something while the page was on its way.
    if (isBusy() || !isFree()) stop = takeNewShell(version, getState, reload);
    else if (noteReload(version)) reload();
  }, isFree);
  return () => {
    cancelled = true;
    stop();
  };
}
