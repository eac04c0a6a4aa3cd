import { IDBFactory } from 'fake-indexeddb';
import { render } from 'preact';
import { App } from '../page/App';
import { DriverRoute, driverQueue } from '../route/driverRoute';
import { closeSavedDays } from '../route/savedDay';

/** Two links. */
export const TOKEN = 'a'.repeat(32);
export const NEXT_TOKEN = 'b'.repeat(32);

/** Opens a link, as a phone does: what it had open before is gone. */
export function openPage(token = TOKEN): void {
  leavePage();
  const root = document.createElement('div');
  document.body.append(root);
  render(<App route={new DriverRoute(token)} />, root);
}

/** The browser is closed. What is kept on the phone stays. */
export function leavePage(): void {
  for (const root of document.body.children) render(null, root);
  document.body.replaceChildren();
}

/** The driver looks at the phone again. */
export function lookAgain(): void {
  window.dispatchEvent(new Event('focus'));
}

/** A phone that never opened a link. */
export async function newPhone(): Promise<void> {
  leavePage();
  await Promise.all([driverQueue.close(), closeSavedDays()]);
  globalThis.indexedDB = new IDBFactory();
  localStorage.clear();
}
