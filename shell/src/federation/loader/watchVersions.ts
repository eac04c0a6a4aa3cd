import { timeout } from '../timeouts';

export interface VersionWatch {
  /** Checks now if due; call it when the user changes section. */
  check: () => void;
  stop: () => void;
}

/** Checks for new versions periodically while visible, on becoming visible and on `check`; see `recheckMinimum`. */
export function watchVersions(lookForUpdates: () => Promise<void>): VersionWatch {
  let lastCheck = Date.now();
  let isChecking = false;
  const check = () => {
    if (isChecking || document.hidden || Date.now() - lastCheck < timeout('recheckMinimum')) return;
    lastCheck = Date.now();
    isChecking = true;
    void lookForUpdates().finally(() => {
      isChecking = false;
    });
  };
  const timer = setInterval(check, timeout('recheck'));
  document.addEventListener('visibilitychange', check);
  return {
    check,
    stop: () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    },
  };
}
