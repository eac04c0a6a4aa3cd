const KEY = 'lavanda:regreso';

/**
 * The path a lost session interrupted, kept in this tab until the next sign-in uses it. Whether the user may open it is
 * decided by the gate, as for any path.
 */
export const returnPath = {
  save(path: string): void {
    sessionStorage.setItem(KEY, path);
  },
  /** The kept path, or null; asking for it forgets it. */
  take(): string | null {
    const path = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return path?.startsWith('/app/') ? path : null;
  },
  forget(): void {
    sessionStorage.removeItem(KEY);
  },
};
