import { timeout } from '../timeouts';

/** Longest time between news of a changed version and the check for it, ms. */
const TOLD_MS = 3_000;

export interface VersionWatch {
  /** Checks now, but at most once per `recheckMinimum`. Called when the user changes section. */
  check: () => void;
  /** Called on news of a changed version; checks soon. */
  told: () => void;
  stop: () => void;
}

/**
 * Checks for new versions at intervals while the tab is visible, when it becomes visible and on `check`, at most once
 * every `recheckMinimum`. News (`told`) is checked without that minimum.
 */
export function watchVersions(lookForUpdates: () => Promise<void>): VersionWatch {
  let lastCheck = Date.now();
  let isChecking = false;
  let soon: ReturnType<typeof setTimeout> | undefined;
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
    told: () => {
      clearTimeout(soon);
      // A random delay keeps the browsers from asking all at once.
      soon = setTimeout(() => {
        lastCheck = 0;
        check();
      }, Math.random() * TOLD_MS);
    },
    stop: () => {
      clearTimeout(soon);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    },
  };
}
