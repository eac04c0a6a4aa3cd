import { TAB_KEYS } from '../storedNotes';

const KEY = TAB_KEYS.returnPath;

/**
 * The path to open after sign-in, kept in this tab: where the session was lost or missing. The page at that path checks again
 * whether the user may open it.
 */
export const returnPath = {
  save(path: string): void {
    sessionStorage.setItem(KEY, path);
  },
  /** Forgets the saved path. @returns that path; null when there is none, or it isn't under /app or /vista */
  take(): string | null {
    const path = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return path !== null && /^\/(app|vista)\//.test(path) ? path : null;
  },
  forget(): void {
    sessionStorage.removeItem(KEY);
  },
};
