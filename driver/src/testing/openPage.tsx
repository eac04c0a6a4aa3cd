import { IDBFactory } from 'fake-indexeddb';
import { render } from 'preact';
import { App } from '../page/App';
import { DriverRoute, driverQueue } from '../route/driverRoute';
import { closeSavedDays } from '../route/savedDay';

/** Tokens of two links: the first day's, and that of a later link. */
export const TOKEN = 'a'.repeat(32);
export const NEXT_TOKEN = 'b'.repeat(32);

/** Opens a link as a phone does, and closes the page that was open before. */
export function openPage(token = TOKEN): void {
  leavePage();
  const root = document.createElement('div');
  document.body.append(root);
  render(<App route={new DriverRoute(token)} />, root);
}

/** Closes the page. The data that it saved on the phone stay. */
export function leavePage(): void {
  for (const root of document.body.children) render(null, root);
  document.body.replaceChildren();
}

/** Gives the page the focus, as when the driver looks at the phone again. */
export function lookAgain(): void {
  window.dispatchEvent(new Event('focus'));
}

/** Resets to a phone that has never opened a link. */
export async function newPhone(): Promise<void> {
  leavePage();
  await Promise.all([driverQueue.close(), closeSavedDays()]);
  globalThis.indexedDB = new IDBFactory();
  localStorage.clear();
}
