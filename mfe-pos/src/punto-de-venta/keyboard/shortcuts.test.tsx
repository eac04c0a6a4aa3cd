import { screen, waitFor, within } from '@testing-library/react';
import { abrirCaja, elegirCliente, guardados, lineas, redDeCaja, suma, tile } from '../pruebas/caja';

beforeEach(() => localStorage.clear());

test('/ goes to the service search, where Enter adds the first match', async () => {
  redDeCaja();
  const { usuario } = await abrirCaja();
  await usuario.keyboard('/');
  const buscador = screen.getByRole('searchbox', { name: 'Buscar servicio' });
  expect(buscador).toHaveFocus();
  expect(buscador).toHaveValue('');
  await usuario.keyboard('almo{Enter}');
  expect(within(lineas()[0] as HTMLElement).getByText('Almohada')).toBeVisible();
});

test('arrows move along the tiles', async () => {
  redDeCaja();
  const { usuario } = await abrirCaja();
  await usuario.keyboard('/{ArrowDown}');
  expect(tile('Edredón matrimonial')).toHaveFocus();
  await usuario.keyboard('{ArrowRight}');
  expect(tile('Almohada')).toHaveFocus();
  await usuario.keyboard('{Enter}');
  expect(lineas()).toHaveLength(1);
});

test('F2 opens the customers and, once one is chosen, the focus goes to the services', async () => {
  redDeCaja();
  const caja = await abrirCaja();
  await caja.usuario.keyboard('{F2}');
  const ventana = within(await screen.findByRole('dialog', { name: 'Seleccionar usuario' }));
  await caja.usuario.keyboard('ríos{Enter}');
  await ventana.findByRole('option', { name: /María Fernanda/ });
  await caja.usuario.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: /María Fernanda Ríos/ })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Buscar servicio' })).toHaveFocus());
});

test('F4 goes to the payment, arrows choose it and F8 opens the calendar', async () => {
  redDeCaja();
  const { usuario } = await abrirCaja();
  await usuario.keyboard('{F4}');
  expect(screen.getByRole('radio', { name: 'Sin abono' })).toHaveFocus();
  await usuario.keyboard('{ArrowLeft}');
  expect(screen.getByRole('radio', { name: 'Liquidar' })).toBeChecked();
  await usuario.keyboard('{F8}');
  expect(await screen.findByRole('dialog', { name: 'Seleccionar fecha' })).toBeVisible();
});

test('+, - and Supr work on a line; - stops at 1', async () => {
  redDeCaja();
  const { usuario } = await abrirCaja();
  await usuario.click(tile('Almohada'));
  screen.getByRole('button', { name: /Cambiar cantidad de Almohada/ }).focus();
  await usuario.keyboard('++');
  expect(suma('Subtotal')).toBe('$180.00');
  await usuario.keyboard('-----');
  expect(suma('Subtotal')).toBe('$60.00');
  await usuario.keyboard('{Delete}');
  expect(screen.getByText('Ningún articulo agregado')).toBeVisible();
});

test('Ctrl+Enter saves, also from inside a field; Escape closes only the top layer', async () => {
  const red = redDeCaja();
  const caja = await abrirCaja();
  await elegirCliente(caja);
  await caja.usuario.click(tile('Almohada'));
  await caja.usuario.click(tile('Ropa delicada por kg'));
  await screen.findByRole('dialog', { name: 'Ropa delicada por kg' });
  await caja.usuario.keyboard('{Control>}{Enter}{/Control}');
  expect(guardados(red)).toHaveLength(0);
  await caja.usuario.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(lineas()).toHaveLength(1);
  await caja.usuario.click(screen.getByRole('searchbox', { name: 'Buscar servicio' }));
  await caja.usuario.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByRole('dialog', { name: /Nota creada/ })).toBeVisible();
});

test('who empties the note goes on at the customer, with or without having been asked', async () => {
  redDeCaja();
  const { usuario } = await abrirCaja();
  const enCliente = () => waitFor(() => expect(screen.getByRole('button', { name: /^Seleccionar usuario/ })).toHaveFocus());
  await usuario.click(screen.getByRole('button', { name: 'Servicio Express' }));
  await usuario.click(await screen.findByRole('button', { name: 'CANCELAR' }));
  await enCliente();
  await usuario.click(tile('Almohada'));
  await usuario.click(await screen.findByRole('button', { name: 'CANCELAR' }));
  await usuario.click(await screen.findByRole('button', { name: 'Vaciar nota' }));
  await enCliente();
});
