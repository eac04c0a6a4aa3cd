import 'fake-indexeddb/auto';
import { keepCopy } from '@lavanda/shared';
import { TICKET_ISSUER } from '@lavanda/shared/testing/ticketData';
import { act, screen, waitFor, within } from '@testing-library/react';
import { mount } from '../../../testing/mountPage';
import { CORTE_128, cortesServer } from '../testing/cortes';

// jsdom lacks `structuredClone`, which the fake IndexedDB needs.
globalThis.structuredClone ??= (value) => JSON.parse(JSON.stringify(value));

const { direccion: _, telefono: __, creada: ___, domicilio: ____, logo: _____, ...receipt } = TICKET_ISSUER;

afterEach(() => jest.restoreAllMocks());

/** A fake of the window that a tap opens, with the members that printing needs. */
const emptyWindow = () => ({
  ...{ document: document.implementation.createHTMLDocument(), closed: false },
  ...{ print: jest.fn(), close: jest.fn(), addEventListener: () => undefined },
});

/**
 * Shows a corte that was read before the connection was lost. With `withCopy` false the device has kept no copy of the data that
 * it needs without a connection.
 */
async function readBefore({ withCopy = true } = {}) {
  const net = cortesServer();
  net.route('GET /api/tenant/recibo', { body: receipt });
  const path = `/app/caja/cortes/${CORTE_128}`;
  const before = await mount({ path });
  await screen.findByRole('heading', { level: 1, name: 'Corte 128' });
  if (withCopy) await act(() => before.store.dispatch(keepCopy()));
  before.unmount();
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const page = await mount({ path });
  await screen.findByText('Guardar en PDF y compartir el corte necesitan conexión. Imprimir, no.');
  const print = async () => {
    await page.usuario.click(screen.getByRole('button', { name: 'Imprimir' }));
    await page.usuario.click(await screen.findByRole('menuitem', { name: 'Papel de 58 mm' }));
  };
  return { ...page, print };
}

// This test runs first, because the copy that later tests make stays on the device.
it('says so when the device doesn’t have what paper says of the laundry', async () => {
  const view = emptyWindow();
  jest.spyOn(window, 'open').mockReturnValue(view as unknown as Window);
  const { print, messages } = await readBefore({ withCopy: false });
  await print();
  await waitFor(() =>
    expect(messages().at(-1)?.text).toBe(
      'Sin conexión, este equipo no tiene los datos de la lavandería para imprimir el corte. Imprímelo cuando vuelva.',
    ),
  );
  expect(view.close).toHaveBeenCalled();
  expect(view.print).not.toHaveBeenCalled();
});

it('prints a corte that was read before, as the server would', async () => {
  const view = emptyWindow();
  const open = jest.spyOn(window, 'open').mockReturnValue(view as unknown as Window);
  const { print } = await readBefore();
  await print();
  await waitFor(() => expect(view.print).toHaveBeenCalledTimes(1), { timeout: 10_000 });
  expect(open).toHaveBeenCalledWith('', '_blank', expect.any(String));
  const { body, head } = view.document;
  for (const text of ['Agua Clara', 'Sucursal Narvarte', 'Corte · Caja 1', '2026-12-09 20:04', 'Falta', 'Cambio mal dado'])
    expect(body.textContent).toContain(text);
  for (const text of ['1 × 50¢', 'Garrafones de agua', 'Se retira$996.50', 'Recibió']) expect(body.textContent).toContain(text);
  expect(head.textContent).toContain('.paper { width: 58mm');
  await waitFor(() => expect(view.close).toHaveBeenCalled());
});

it('prints it in the page when the browser refuses a window', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  const { print } = await readBefore();
  await print();
  const dialog = within(await screen.findByRole('dialog', { name: 'Corte 128' }));
  expect(dialog.getByTitle('Corte 128')).toHaveAttribute('srcdoc');
  expect(await dialog.findByRole('button', { name: 'Imprimir' })).toBeEnabled();
});
