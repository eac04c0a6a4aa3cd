import type { RootState } from '@lavanda/shared';
import { isBusy, whenIdle } from '../federation/outlet/busy';
import { TAB_KEYS, tabNotes } from '../storedNotes';
import { shellVersion } from './shellVersion';

/** Maximum number of automatic reloads of a tab within `WINDOW` (ms). Two servers with different shells would cause more. */
const MAX_RELOADS = 6;
const WINDOW = 60 * 60_000;

/** A reload of this tab for another version of the shell. */
interface Reload {
  version: string;
  /** Ms since 1970. */
  at: number;
  /** Whether the reload brought the version. */
  came: boolean;
}

function reloads(): Reload[] {
  const stored = tabNotes.read(TAB_KEYS.shells);
  return Array.isArray(stored) ? stored.filter(isReload) : [];
}

function isReload(value: unknown): value is Reload {
  const { version, at, came } = (value ?? {}) as Partial<Reload>;
  return typeof version === 'string' && typeof at === 'number' && typeof came === 'boolean';
}

/**
 * Whether the tab may reload for the version: not if the tab's last reload was for this version and didn't bring it, and not
 * after too many reloads lately.
 */
function mayReload(version: string): boolean {
  const all = reloads();
  const last = all.at(-1);
  const recent = all.filter(({ at }) => Date.now() - at < WINDOW);
  return recent.length < MAX_RELOADS && (last?.version !== version || last.came);
}

/** @returns false when the browser blocks storage; the tab then isn't reloaded, because nothing would count the reloads */
function noteReload(version: string): boolean {
  return tabNotes.write(TAB_KEYS.shells, [...reloads(), { version, at: Date.now(), came: false }].slice(-MAX_RELOADS));
}

/** Notes that the last reload brought its version, so that a reload for that version is allowed again later. */
export function noteShellCame(): void {
  const all = reloads();
  const last = all.at(-1);
  if (last && !last.came && last.version === shellVersion())
    tabNotes.write(TAB_KEYS.shells, [...all.slice(0, -1), { ...last, came: true }]);
}

/**
 * Whether a reload would lose nothing: no call that changes data is under way, and no toast is shown, which may offer an
 * undo.
 */
function losesNothing({ api, avisos: toasts }: RootState): boolean {
  return toasts.length === 0 && Object.values(api.mutations).every((mutation) => mutation?.status !== 'pending');
}

/**
 * Reloads the page for another version of the shell once the user is idle. A reload that didn't bring the version isn't
 * repeated. While the server doesn't answer with a page, the tab stays as it is.
 * @returns a function that cancels
 */
export function takeNewShell(version: string, getState: () => RootState, reload = () => location.reload()): () => void {
  if (!mayReload(version)) return () => undefined;
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
