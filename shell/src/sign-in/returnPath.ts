import { TAB_KEYS, tabNotes } from '../storedNotes';

const KEY = TAB_KEYS.returnPath;

/**
 * The path to open after sign-in, kept in this tab: where the session was lost or missing. The page at that path checks again
 * whether the user may open it. A browser that blocks storage keeps none.
 */
export const returnPath = {
  save(path: string): void {
    tabNotes.write(KEY, path);
  },
  /** Forgets the saved path. @returns that path; null when there is none, or it isn't under /app or /vista */
  take(): string | null {
    const path = tabNotes.read(KEY);
    tabNotes.erase(KEY);
    return typeof path === 'string' && /^\/(app|vista)\//.test(path) ? path : null;
  },
};
