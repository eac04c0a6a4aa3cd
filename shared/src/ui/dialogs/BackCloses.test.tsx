import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
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

async function open(page = <Page />) {
  window.history.replaceState(null, '', '/app/activos');
  listenForBack();
  const router = createBrowserRouter([
    { path: '/app/activos', element: <h1>Activos</h1> },
    { path: '/app/pos', element: page },
  ]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/app/pos'));
  return { router, goBack: () => act(async () => window.history.back()) };
}

const dialogs = () => screen.queryAllByRole('dialog', { hidden: true });

test('Back closes the dialog on top, then the one below, and only then leaves the page', async () => {
  const { router, goBack } = await open();
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
  const { router, goBack } = await open(<Page busy />);
  await goBack();
  await waitFor(() => expect(dialogs()).toHaveLength(1));
  await goBack();
  await waitFor(() => expect(window.location.pathname).toBe('/app/pos'));
  expect(dialogs()).toHaveLength(1);
  expect(router.state.location.pathname).toBe('/app/pos');
});

test('a page that moves on under its dialog keeps the place it moved to', async () => {
  const { router, goBack } = await open();
  await act(() => router.navigate('/app/pos?nota=1'));
  await goBack();
  await waitFor(() => expect(dialogs()).toHaveLength(1));
  await waitFor(() => expect(window.location.search).toBe('?nota=1'));
});
