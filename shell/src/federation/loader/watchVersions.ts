import { timeout } from '../timeouts';

export interface VersionWatch {
  /** A good moment to look: the user is somewhere else now. */
  check: () => void;
  stop: () => void;
}

/**
 * A tab that is open all day learns of new versions: every few minutes while somebody sees it, when it is seen again, and when another
 * section is opened; never twice within `revisionMinima`.
 */
export function watchVersions(lookForUpdates: () => Promise<void>): VersionWatch {
  let lastCheck = Date.now();
  let isChecking = false;
  const check = () => {
    if (isChecking || document.hidden || Date.now() - lastCheck < timeout('revisionMinima')) return;
    lastCheck = Date.now();
    isChecking = true;
    void lookForUpdates().finally(() => {
      isChecking = false;
    });
  };
  const timer = setInterval(check, timeout('revision'));
  document.addEventListener('visibilitychange', check);
  return {
    check,
    stop: () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    },
  };
}
