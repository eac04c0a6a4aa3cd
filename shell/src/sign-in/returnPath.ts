import { TAB_KEYS } from '../storedNotes';

const KEY = TAB_KEYS.returnPath;

/**
 * The path where the session was lost, kept in this tab until sign-in. AuthGate checks again whether the user may open
 * it.
 */
export const returnPath = {
  save(path: string): void {
    sessionStorage.setItem(KEY, path);
  },
  /** @returns the saved path or null, and forgets it */
  take(): string | null {
    const path = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return path !== null && /^\/(app|vista)\//.test(path) ? path : null;
  },
  forget(): void {
    sessionStorage.removeItem(KEY);
  },
};
