import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createTenantTheme } from '../../design/theme.ts';
import { DEFAULT_COLORS } from '../../design/tokens.ts';
import AppDialog from './AppDialog.tsx';
import { listenForBack } from './backLayers.ts';
import ConfirmDialog from './ConfirmDialog.tsx';

function Page({ busy = false }) {
  const [layers, setLayers] = useState(2);
  return (
    <ThemeProvider theme={createTenantTheme(DEFAULT_COLORS)}>
      <h1>Punto de Venta</h1>
      <AppDialog opened={layers > 0} busy={busy} title="Nota" onClose={() => setLayers(0)} />
      {layers > 1 && (
        <ConfirmDialog question="¿Son 347.1 kg?" confirm="Sí" onConfirm={() => undefined} onCancel={() => setLayers(1)} />
      )}
    </ThemeProvider>
  );
}

let heard: () => void = () => undefined;
// Added before the product's own listener, which may stop the event for later listeners.
window.addEventListener('popstate', () => heard(), true);

/** Presses Back and waits until the browser has moved, so that no move disturbs the next test. */
const goBack = () =>
  act(
    () =>
      new Promise<void>((done) => {
        heard = done;
        window.history.back();
      }),
  );

let live: ReturnType<typeof createBrowserRouter> | undefined;
afterEach(() => live?.dispose());

async function open(page = <Page />) {
  window.history.replaceState(null, '', '/app/activos');
  listenForBack();
  const router = createBrowserRouter([
    { path: '/app/activos', element: <h1>Activos</h1> },
    { path: '/app/pos', element: page },
  ]);
  live = router;
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/app/pos'));
  return router;
}

const dialogs = () => screen.queryAllByRole('dialog', { hidden: true });

test('Back closes the dialog on top, then the one below, and only then leaves the page', async () => {
  const router = await open();
  for (const left of [1, 0]) {
    await goBack();
    await waitFor(() => expect(dialogs()).toHaveLength(left));
    await waitFor(() => expect(window.location.pathname).toBe('/app/pos'));
    expect(router.state.location.pathname).toBe('/app/pos');
  }
  await goBack();
  expect(await screen.findByRole('heading', { name: 'Activos' })).toBeVisible();
  await act(async () => window.history.forward());
  expect(await screen.findByRole('heading', { name: 'Punto de Venta', hidden: true })).toBeInTheDocument();
});

test('Back does nothing to a dialog that is saving', async () => {
  const router = await open(<Page busy />);
  await goBack();
  await waitFor(() => expect(dialogs()).toHaveLength(1));
  await goBack();
  await waitFor(() => expect(window.location.pathname).toBe('/app/pos'));
  expect(dialogs()).toHaveLength(1);
  expect(router.state.location.pathname).toBe('/app/pos');
});

test('a page that moves on under its dialog keeps the place it moved to', async () => {
  const router = await open();
  await act(() => router.navigate('/app/pos?nota=1'));
  await goBack();
  await waitFor(() => expect(dialogs()).toHaveLength(1));
  await waitFor(() => expect(window.location.search).toBe('?nota=1'));
});

/** Opens the page by its URL, after an entry that the router doesn't know, so the page is the router's first entry. */
function openByAddress(page = <Page />) {
  window.history.pushState(null, '', '/app/clientes');
  window.history.pushState(null, '', '/app/pos');
  listenForBack();
  const router = createBrowserRouter([
    { path: '/app/clientes', element: <h1>Clientes</h1> },
    { path: '/app/activos', element: <h1>Activos</h1> },
    { path: '/app/pos', element: page },
  ]);
  live = router;
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  return router;
}

const idx = () => (window.history.state as { idx?: number } | null)?.idx;
const leftTo = (title: string) => screen.findByRole('heading', { name: title });

test('a page opened by its address stays while Back closes its dialogs, and the next Back leaves', async () => {
  openByAddress();
  await waitFor(() => expect(dialogs()).toHaveLength(2));
  const place = idx();
  for (const left of [1, 0]) {
    await goBack();
    await waitFor(() => expect(dialogs()).toHaveLength(left));
    await waitFor(() => expect(idx()).toBe(place));
    expect(window.location.pathname).toBe('/app/pos');
  }
  await goBack();
  expect(await leftTo('Clientes')).toBeVisible();
});

function Closable() {
  const [open, setOpen] = useState(false);
  return (
    <ThemeProvider theme={createTenantTheme(DEFAULT_COLORS)}>
      <h1>Punto de Venta</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <AppDialog opened={open} title="Nota" onClose={() => setOpen(false)} />
    </ThemeProvider>
  );
}

const click = (name: string) => act(async () => screen.getByRole('button', { name, hidden: true }).click());

async function openAndClose() {
  await click('Abrir');
  await click('Cerrar');
  await waitFor(() => expect(dialogs()).toHaveLength(0));
}

test('one Back leaves a page opened by its address after its dialog was closed, also opened again', async () => {
  openByAddress(<Closable />);
  await openAndClose();
  const { length } = window.history;
  await openAndClose();
  expect(window.history).toHaveLength(length);
  await goBack();
  expect(await leftTo('Clientes')).toBeVisible();
});

test('a page reached from a page opened by its address goes Back to it, and Forward again', async () => {
  const router = openByAddress(<Closable />);
  await openAndClose();
  await act(() => router.navigate('/app/activos'));
  expect(idx()).toBe(2);
  await goBack();
  expect(await leftTo('Punto de Venta')).toBeVisible();
  await act(async () => window.history.forward());
  expect(await leftTo('Activos')).toBeVisible();
  expect(idx()).toBe(2);
  await goBack();
  expect(await leftTo('Punto de Venta')).toBeVisible();
  await goBack();
  expect(await leftTo('Clientes')).toBeVisible();
});

test('one Back leaves a page opened by its address that was reloaded with a dialog open', async () => {
  const router = openByAddress(<Closable />);
  await click('Abrir');
  router.dispose();
  cleanup();
  // A reload starts at the entry where the page was left.
  const reloaded = createBrowserRouter([
    { path: '/app/clientes', element: <h1>Clientes</h1> },
    { path: '/app/pos', element: <h1>Punto de Venta</h1> },
  ]);
  live = reloaded;
  render(<RouterProvider router={reloaded} />);
  expect(await leftTo('Punto de Venta')).toBeVisible();
  await goBack();
  expect(await leftTo('Clientes')).toBeVisible();
});
