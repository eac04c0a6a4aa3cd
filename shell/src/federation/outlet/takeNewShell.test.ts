import { createStore, toasts } from '@lavanda/shared';
import { mockNetwork, type Red } from '@lavanda/shared/testing/network';
import { waitFor } from '@testing-library/react';
import { takeNewShell } from './takeNewShell';

let red: Red;
let store: ReturnType<typeof createStore>;
let stop: () => void = () => undefined;
const reload = jest.fn();

beforeEach(() => {
  Object.assign(globalThis, { lavandaTimeouts: { idle: 0 } });
  sessionStorage.clear();
  reload.mockClear();
  store = createStore();
  red = mockNetwork();
  red.route('GET /', () => ({ body: {} }));
});
afterEach(() => {
  stop();
  Object.assign(globalThis, { lavandaTimeouts: undefined });
});

const take = (version: string) => {
  stop();
  stop = takeNewShell(version, store.getState, reload);
};
/** Longer than two checks of whether the user is idle, ms. */
const wait = () => new Promise((ready) => setTimeout(ready, 900));

test('an idle tab is reloaded for another shell, once for each version', async () => {
  take('1.1.0-aaaaaaaa');
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1), { timeout: 3_000 });
  take('1.1.0-aaaaaaaa');
  await wait();
  expect(reload).toHaveBeenCalledTimes(1);
  take('1.2.0-aaaaaaaa');
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(2), { timeout: 3_000 });
});

test('a tab whose server doesn’t answer stays as it is', async () => {
  red.route('GET /', { status: 503, body: {} });
  take('1.1.0-aaaaaaaa');
  await wait();
  expect(reload).not.toHaveBeenCalled();
});

test('it waits while a toast, maybe with an undo, is shown', async () => {
  store.dispatch(toasts.actions.shown('Nota cerrada', 'exito'));
  take('1.1.0-aaaaaaaa');
  await wait();
  expect(reload).not.toHaveBeenCalled();
  for (const { id } of store.getState().avisos) store.dispatch(toasts.actions.dismissed(id));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1), { timeout: 3_000 });
});

test('it waits while somebody writes, and where the browser keeps nothing it never reloads', async () => {
  const field = document.body.appendChild(document.createElement('textarea'));
  field.focus();
  take('1.1.0-aaaaaaaa');
  await wait();
  expect(reload).not.toHaveBeenCalled();
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  field.remove();
  await wait();
  expect(reload).not.toHaveBeenCalled();
  blocked.mockRestore();
});
