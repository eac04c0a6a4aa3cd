import { clearDevice } from '@lavanda/shared/testing/device';
import { screen, waitFor, within } from '@testing-library/react';
import { lines, openTill, saved, selectCliente, sum, tile, tillNetwork } from '../testing/register';

beforeEach(clearDevice);

test('/ goes to the service search, where Enter adds the first match', async () => {
  tillNetwork();
  const { usuario: user } = await openTill();
  await user.keyboard('/');
  const searchBox = screen.getByRole('searchbox', { name: 'Buscar servicio' });
  expect(searchBox).toHaveFocus();
  expect(searchBox).toHaveValue('');
  await user.keyboard('almo{Enter}');
  expect(within(lines()[0] as HTMLElement).getByText('Almohada')).toBeVisible();
  // Adding the servicio ended the search, so the next one is typed into an empty field.
  expect(searchBox).toHaveValue('');
  await user.keyboard('edre');
  await user.click(tile('Edredón matrimonial'));
  expect(searchBox).toHaveValue('');
  expect(searchBox).toHaveFocus();
});

test('arrows move along the tiles', async () => {
  tillNetwork();
  const { usuario: user } = await openTill();
  await user.keyboard('/{ArrowDown}');
  expect(tile('Edredón matrimonial')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(tile('Almohada')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(lines()).toHaveLength(1);
});

test('F2 opens the customers and, once one is chosen, the focus goes to the services', async () => {
  tillNetwork();
  const till = await openTill();
  await till.usuario.keyboard('{F2}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Seleccionar usuario' }));
  await till.usuario.keyboard('ríos{Enter}');
  await dialog.findByRole('option', { name: /María Fernanda/ });
  await till.usuario.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: /María Fernanda Ríos/ })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Buscar servicio' })).toHaveFocus());
});

test('F4 goes to the payment, arrows choose it and F8 opens the calendar', async () => {
  tillNetwork();
  const { usuario: user } = await openTill();
  await user.keyboard('{F4}');
  expect(screen.getByRole('radio', { name: 'Sin abono' })).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('radio', { name: 'Liquidar' })).toBeChecked();
  await user.keyboard('{F8}');
  expect(await screen.findByRole('dialog', { name: 'Seleccionar fecha' })).toBeVisible();
});

test.each([
  ['user', true],
  ['admin', false],
] as const)('the calendar of a %s does not go back to closed months: %s', async (role, stops) => {
  tillNetwork();
  const { usuario: user } = await openTill({ rol: role });
  await user.keyboard('{F8}');
  await screen.findByRole('dialog', { name: 'Seleccionar fecha' });
  // Today is December 10, so November is a closed month: since December 6 a `user` may no longer go back to November.
  const back = screen.getByRole('button', { name: /mes anterior/i });
  if (stops) expect(back).toBeDisabled();
  else expect(back).toBeEnabled();
});

test('+, - and Supr work on a line; - stops at 1', async () => {
  tillNetwork();
  const { usuario: user } = await openTill();
  await user.click(tile('Almohada'));
  screen.getByRole('button', { name: /Cambiar cantidad de Almohada/ }).focus();
  await user.keyboard('++');
  expect(sum('Subtotal')).toBe('$180.00');
  await user.keyboard('-----');
  expect(sum('Subtotal')).toBe('$60.00');
  await user.keyboard('{Delete}');
  expect(screen.getByText('Ningún articulo agregado')).toBeVisible();
});

test('Ctrl+Enter saves, also from inside a field; Escape closes only the top layer', async () => {
  const net = tillNetwork();
  const till = await openTill();
  await selectCliente(till);
  await till.usuario.click(tile('Almohada'));
  await till.usuario.click(tile('Ropa delicada por kg'));
  await screen.findByRole('dialog', { name: 'Ropa delicada por kg' });
  await till.usuario.keyboard('{Control>}{Enter}{/Control}');
  expect(saved(net)).toHaveLength(0);
  await till.usuario.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(lines()).toHaveLength(1);
  await till.usuario.click(screen.getByRole('searchbox', { name: 'Buscar servicio' }));
  await till.usuario.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByRole('dialog', { name: /Nota creada/ })).toBeVisible();
});

test('emptying the note focuses the customer, with or without a confirmation', async () => {
  tillNetwork();
  const { usuario: user } = await openTill();
  const inCliente = () => waitFor(() => expect(screen.getByRole('button', { name: /^Seleccionar usuario/ })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Servicio Express' }));
  await user.click(await screen.findByRole('button', { name: 'CANCELAR' }));
  await inCliente();
  await user.click(tile('Almohada'));
  await user.click(await screen.findByRole('button', { name: 'CANCELAR' }));
  await user.click(await screen.findByRole('button', { name: 'Vaciar nota' }));
  await inCliente();
});
