import { testNota } from '@lavanda/shared/testing/fixtures';
import { mockNetwork } from '@lavanda/shared/testing/network';
import { renderSection } from '@lavanda/shared/testing/renderSection';
import { screen, waitFor } from '@testing-library/react';
import { App } from './App';

/** Opens Activos with one paid nota. `scan` reads a code with a barcode scanner, which types it at once. */
async function openActivos() {
  const net = mockNetwork();
  const nota = testNota({ usuario_name: 'Ana', folio: 3471, abonos: 285 });
  net.route('GET /api/ventas/', { body: { results: [nota] } });
  net.route('GET /api/ventas/:id', { body: { data: nota } });
  net.route('POST /api/ventas/guardar', { body: { inserted_id: nota._id, data: { ...nota, status: 10 } } });
  let now = 0;
  jest.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => ++now);
  const page = await renderSection([{ path: '*', element: <App /> }], { places: ['/app/activos'] });
  const close = await screen.findByRole('button', { name: 'Cerrar nota de Ana' }, { timeout: 5000 });
  return {
    ...page,
    close,
    scan: () => page.usuario.keyboard('LAV-003471{Enter}'),
    saves: () => net.seen('POST /api/ventas/guardar'),
  };
}

afterEach(() => jest.restoreAllMocks());

test('a code read with the focus on ‘Cerrar nota’ closes no nota, and says so', async () => {
  const { close, scan, saves, avisos: toasts } = await openActivos();
  close.focus();
  await scan();
  await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('El lector mandó un código')]));
  expect(saves()).toHaveLength(0);
  expect(close).toBeVisible();
});

test('a code read into the search of Activos is searched', async () => {
  const { usuario: user, scan, avisos: toasts } = await openActivos();
  const search = screen.getByRole('searchbox', { name: 'Buscar nota' });
  await user.click(search);
  await scan();
  expect(search).toHaveValue('LAV-003471');
  expect(toasts()).toEqual([]);
});

test('a code read into a field that says it takes codes, such as that of ‘Escanear’, stays there', async () => {
  const { usuario: user, scan, avisos: toasts } = await openActivos();
  const field = document.createElement('input');
  field.setAttribute('data-reads-codes', '');
  document.body.append(field);
  await user.click(field);
  await scan();
  expect(field).toHaveValue('LAV-003471');
  expect(toasts()).toEqual([]);
  field.remove();
});
