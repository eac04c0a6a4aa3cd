import { timeout } from '../timeouts';

export interface VersionWatch {
  /** Checks now if due; call it when the user changes section. */
  check: () => void;
  stop: () => void;
}

/**
 * Checks for new versions every few minutes while the tab is visible, when it becomes visible and on `check`; at most
 * once per `revisionMinima`.
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
