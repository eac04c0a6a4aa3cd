import { clearDevice } from '@lavanda/shared/testing/device';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { lines, openTill, saveButton, saved, selectCliente, sum, tile, tillNetwork } from '../testing/register';

const CODE = 'LAV-003471';
const REPORT = 'El lector mandó un código y no se agregó nada.';

beforeEach(clearDevice);

test('a code read with the focus on a tile adds nothing, and says so', async () => {
  tillNetwork();
  const till = await openTill();
  await till.usuario.click(tile('Almohada'));
  expect(tile('Almohada')).toHaveFocus();
  await till.scan(CODE);
  await till.scan('https://lavanda.mx/t/abc+def');
  expect(sum('Subtotal')).toBe('$60.00');
  expect(tile('Almohada')).toHaveFocus();
  expect(till.avisos()).toContain(REPORT);
});

test.each(['3471', '0003471'])('code %s read in the kilos dialog is not a weight', async (code) => {
  tillNetwork();
  const till = await openTill();
  await till.usuario.click(tile('Ropa delicada por kg'));
  const kilos = await screen.findByRole('textbox', { name: 'Cantidad de ropa en kg' });
  await till.usuario.type(kilos, '3');
  await till.scan(code);
  expect(kilos).toHaveValue('3');
  await till.usuario.keyboard('5{Enter}');
  await waitFor(() => expect(lines()).toHaveLength(1));
  expect(within(lines()[0] as HTMLElement).getByText('5 ×')).toBeVisible();
});

test('a code read in an amount, in the search or in the question after a save presses and writes nothing', async () => {
  const net = tillNetwork();
  const till = await openTill();
  const { usuario: user } = till;
  await selectCliente(till);
  await user.click(screen.getByRole('searchbox', { name: 'Buscar servicio' }));
  await till.scan('edredon');
  expect(screen.getByRole('searchbox', { name: 'Buscar servicio' })).toHaveValue('');
  expect(screen.getByText('Ningún articulo agregado')).toBeVisible();

  await user.click(tile('Edredón matrimonial'));
  await user.click(screen.getByRole('radio', { name: 'Con Abono' }));
  const abono = await screen.findByRole('textbox', { name: 'Abono' });
  await till.scan('1000');
  expect(abono).toHaveValue('');
  await user.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(saveButton());
  await screen.findByRole('dialog', { name: /Nota creada/ });
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  await till.scan(CODE);
  expect(open).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog', { name: /Nota creada/ })).toBeVisible();
  expect(saved(net)).toHaveLength(1);
  open.mockRestore();
});

test('Enter or the space bar held down on a tile adds one piece; + held down still counts', async () => {
  tillNetwork();
  const { usuario: user } = await openTill();
  tile('Almohada').focus();
  await user.keyboard('{Enter}');
  for (const key of ['Enter', ' ']) {
    // `fireEvent` returns false when the page prevents the default action, which would press the button again.
    expect(fireEvent.keyDown(tile('Almohada'), { key, repeat: true })).toBe(false);
  }
  expect(sum('Subtotal')).toBe('$60.00');
  fireEvent.keyDown(screen.getByRole('button', { name: /Cambiar cantidad de Almohada/ }), { key: '+', repeat: true });
  expect(sum('Subtotal')).toBe('$120.00');
});
