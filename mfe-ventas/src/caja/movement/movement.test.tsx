import { screen, waitFor, within } from '@testing-library/react';
import { mount } from '../../testing/mountPage';
import { cajaServer } from '../testing/cajaServer';

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Registrar movimiento' }));

test('F6 opens it, the arrows choose, and a gasto needs its category', async () => {
  const server = cajaServer();
  const { usuario: user, avisos: toasts } = await mount({ rol: 'user', path: '/app/caja' });
  await screen.findByRole('region', { name: 'Turno abierto' });
  await user.keyboard('{F6}');
  const { getByRole, findByText } = await dialog();
  const amount = getByRole('textbox', { name: 'Cantidad' });
  expect(amount).toHaveFocus();
  expect(getByRole('radio', { name: 'Gasto' })).toBeChecked();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(getByRole('radio', { name: 'Entrada' })).toBeChecked();
  await user.keyboard('{ArrowRight}48{Enter}');
  expect(await findByText('Elige en qué se gastó.')).toBeVisible();
  await user.click(getByRole('radio', { name: 'Otro' }));
  await user.click(getByRole('button', { name: 'Registrar gasto de $48.00' }));
  expect(await findByText('Escribe en qué se gastó.')).toBeVisible();
  await user.type(getByRole('textbox', { name: /^¿En qué se gastó\?/ }), 'Garrafones{Enter}');
  await waitFor(() => expect(toasts()).toEqual(['Se registró el gasto de $48.00.']));
  expect(server.sent('movimientos')).toEqual([
    expect.objectContaining({ tipo: 'gasto', monto: 48, categoria: 'otro', detalle: 'Garrafones' }),
  ]);
});

test('by touch, a failure keeps what was typed and repeats the same movimiento, and below zero is told', async () => {
  const server = cajaServer();
  server.loseOnce('movimientos');
  const { usuario: user, avisos: toasts } = await mount({ rol: 'user', path: '/app/caja' });
  await user.click(await screen.findByRole('button', { name: 'Retiro' }));
  const { getByRole, findByText } = await dialog();
  const pad = within(getByRole('group', { name: 'Teclado numérico' }));
  for (const key of ['9', '9', '9', '9', '.', '5']) await user.click(pad.getByRole('button', { name: key }));
  await user.click(getByRole('button', { name: 'Registrar retiro de $9,999.50' }));
  expect(await findByText(/^El movimiento no se registró\./)).toBeVisible();
  expect(getByRole('textbox', { name: 'Cantidad' })).toHaveValue('9999.5');
  await user.click(getByRole('button', { name: 'Registrar retiro de $9,999.50' }));
  await waitFor(() => expect(toasts()).toHaveLength(2));
  expect(toasts()[1]).toMatch(/^Según lo registrado, en la caja puede faltar efectivo\./);
  const [first, second] = server.sent('movimientos');
  expect(second).toEqual(first);
});
