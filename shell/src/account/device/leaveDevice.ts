import { eraseDeviceData, eraseStorages } from './deviceData';

/** localStorage key. Writing it sends a storage event to the browser's other tabs, which then sign out too. */
const SIGNAL = 'lavanda:salida';

/** Erases the session's data and opens sign-in with a page load, which also clears it from memory. */
async function leave(): Promise<void> {
  // Erases again on leaving the page, because a form that unmounts meanwhile may store its draft again.
  addEventListener('pagehide', eraseStorages, { once: true });
  await eraseDeviceData();
  location.assign('/login');
}

/** Leaves in this tab and in the browser's others. */
export async function leaveDevice(): Promise<void> {
  try {
    localStorage.setItem(SIGNAL, String(Date.now()));
  } catch {}
  await leave();
}

/** Leaves when another tab does. @returns a function that stops */
export function leaveWithOtherTabs(): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === SIGNAL && newValue !== null) void leave();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
