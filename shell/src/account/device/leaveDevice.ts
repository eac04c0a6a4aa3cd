import { type EndedSession, endedIn, signInPath } from '../../sign-in/endedSession';
import { eraseDeviceData } from './deviceData';

/** localStorage key. Writing it sends a storage event to the browser's other tabs, which then sign out too. */
const SIGNAL = 'lavanda:salida';

/** Erases the session's data, and opens sign-in with a page load, which also clears the data in memory. */
async function leave(ended: EndedSession | null): Promise<void> {
  await eraseDeviceData();
  location.assign(signInPath(ended));
}

/**
 * Ends the session in this tab and in the browser's other tabs.
 * @param ended how the session was lost; null when its user left
 */
export async function leaveDevice(ended: EndedSession | null = null): Promise<void> {
  try {
    localStorage.setItem(SIGNAL, `${Date.now()}${signInPath(ended)}`);
  } catch {}
  await leave(ended);
}

/** Ends the session in this tab whenever another tab ends the session. @returns a function that stops listening */
export function leaveWithOtherTabs(): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === SIGNAL && newValue !== null) void leave(endedIn(newValue.split('?')[1] ?? ''));
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
