import { createStore, toasts } from '@lavanda/shared';
import { type MockNetwork, mockNetwork } from '@lavanda/shared/testing/network';
import { waitFor } from '@testing-library/react';
import { noteShellCame, takeNewShell } from './takeNewShell';

const OWN = '1.0.0-aaaaaaaa';

let net: MockNetwork;
let store: ReturnType<typeof createStore>;
let stop: () => void = () => undefined;
const reload = jest.fn();

beforeEach(() => {
  Object.assign(globalThis, { lavandaTimeouts: { idle: 0 } });
  sessionStorage.clear();
  reload.mockClear();
  setVersion(OWN);
  store = createStore();
  net = mockNetwork();
  net.route('GET /', () => ({ body: {} }));
});
afterEach(() => {
  stop();
  Object.assign(globalThis, { lavandaTimeouts: undefined });
});

/** Puts the version of the shell into the page, as the server does. */
function setVersion(version: string) {
  document.querySelector('meta[name="shell-version"]')?.remove();
  document.head.append(Object.assign(document.createElement('meta'), { name: 'shell-version', content: version }));
}

const take = (version: string) => {
  stop();
  stop = takeNewShell(version, store.getState, reload);
};
/** Waits longer than two checks of `whenIdle` take. */
const wait = () => new Promise((ready) => setTimeout(ready, 900));

const reloaded = (times: number) => waitFor(() => expect(reload).toHaveBeenCalledTimes(times), { timeout: 3_000 });

/** Starts the page as after a reload that brought this version of the shell. */
function openPage(version: string) {
  setVersion(version);
  noteShellCame();
}

test('an idle tab is reloaded for another shell, and not again when the reload doesn’t bring it', async () => {
  take('1.1.0-aaaaaaaa');
  await reloaded(1);
  openPage(OWN);
  take('1.1.0-aaaaaaaa');
  await wait();
  expect(reload).toHaveBeenCalledTimes(1);
  take('1.2.0-aaaaaaaa');
  await reloaded(2);
});

test('a tab takes each shell that is rolled out, and each time the one that it is rolled back to', async () => {
  const versions = ['1.1.0-aaaaaaaa', OWN, '1.2.0-aaaaaaaa', OWN];
  for (const [n, version] of versions.entries()) {
    take(version);
    await reloaded(n + 1);
    openPage(version);
  }
}, 15_000);

test('a tab that two servers tell of different shells is not reloaded for ever', async () => {
  for (let n = 1; n <= 6; n += 1) {
    const version = n % 2 === 1 ? '1.1.0-aaaaaaaa' : OWN;
    take(version);
    await reloaded(n);
    openPage(version);
  }
  take('1.1.0-aaaaaaaa');
  await wait();
  expect(reload).toHaveBeenCalledTimes(6);
}, 15_000);

test('a tab whose server doesn’t answer stays as it is', async () => {
  net.route('GET /', { status: 503, body: {} });
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
