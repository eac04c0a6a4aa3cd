import 'fake-indexeddb/auto';
import { sendQueue } from '@lavanda/shared';
import type { SaveNota } from '@lavanda/shared/contract/schemas/sales';
import { act, screen, waitFor, within } from '@testing-library/react';
import { accepted, openTill, saveButton, saved, selectCliente, tile, tillNetwork } from '../testing/register';

beforeEach(() => localStorage.clear());

/** A counter that saved a nota without a connection. */
async function savedOffline() {
  const net = tillNetwork();
  const till = await openTill();
  await selectCliente(till);
  await till.usuario.click(tile('Edredón matrimonial'));
  net.route('POST /api/ventas/guardar', 'caida');
  await till.usuario.click(saveButton());
  await screen.findByRole('dialog', { name: 'Nota guardada en este equipo' });
  const comeBack = async () => {
    const [body] = saved(net);
    const whole = accepted({ ...body, usuario: body?.usuario ?? '' } as SaveNota);
    net.route('POST /api/ventas/guardar', { body: whole });
    net.route('GET /api/ventas/:id', { body: { data: whole.data } });
    await act(() => till.store.dispatch(sendQueue()));
  };
  return { ...till, net, comeBack };
}

test('the dialog of a nota saved without a connection shows its folio as soon as it arrives', async () => {
  const { comeBack } = await savedOffline();
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('Folio').parentElement).toHaveTextContent('Folio pendiente');
  await comeBack();
  await waitFor(() => expect(dialog.getByText('Folio').parentElement).toHaveTextContent('Folio10483'));
  expect(screen.getByRole('dialog', { name: '¡Nota creada con éxito! ¿Deseas imprimir ticket?' })).toBeVisible();
});

test('so does the nota that is open at the counter, and it never calls it number 0', async () => {
  const { comeBack, net, go, usuario: user } = await savedOffline();
  await user.click(screen.getByRole('button', { name: 'Seguir' }));
  net.route('GET /api/ventas/:id', 'caida');
  await act(() => go(`/app/pos/${saved(net)[0]?.id}`));
  expect(await screen.findByText(/^Folio pendiente/)).toBeVisible();
  await comeBack();
  expect(await screen.findByText(/^Nota 10483/)).toBeVisible();
});
