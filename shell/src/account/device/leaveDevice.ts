import { type EndedSession, endedIn, signInPath } from '../../sign-in/endedSession';
import { eraseDeviceData } from './deviceData';

/** localStorage key. Writing it sends a storage event to the browser's other tabs, which then open sign-in too. */
const SIGNAL = 'lavanda:salida';

/** Erases the laundry's data on the device, and opens sign-in with a page load, which also clears the data in memory. */
async function leave(ended: EndedSession | null): Promise<void> {
  await eraseDeviceData();
  location.assign(signInPath(ended));
}

/**
 * Erases the laundry's data and opens sign-in, in this tab and in the browser's other tabs. Called once the session has ended.
 * @param ended how the session was lost; null when its user signed out
 */
export async function leaveDevice(ended: EndedSession | null = null): Promise<void> {
  try {
    localStorage.setItem(SIGNAL, `${Date.now()}${signInPath(ended)}`);
  } catch {}
  await leave(ended);
}

/** Erases the data and opens sign-in in this tab too when another tab does so. @returns a function that stops listening */
export function leaveWithOtherTabs(): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === SIGNAL && newValue !== null) void leave(endedIn(newValue.split('?')[1] ?? ''));
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
