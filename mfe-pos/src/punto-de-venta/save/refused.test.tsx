import type { SaveNota } from '@lavanda/shared/contract/schemas/sales';
import { setDate } from '@lavanda/shared/testing/clock';
import { clearDevice } from '@lavanda/shared/testing/device';
import { problem } from '@lavanda/shared/testing/network';
import { screen, waitFor, within } from '@testing-library/react';
import { accepted, CATALOG, lines, openTill, saveButton, saved, selectCliente, tile, tillNetwork } from '../testing/register';

beforeEach(clearDevice);
afterEach(() => jest.useRealTimers());

const ok = ({ body }: { body: unknown }) => ({ body: accepted(body as SaveNota) });

test('a line whose service left the catalogue is marked, and its Quitar lets the rest be saved', async () => {
  const net = tillNetwork();
  const till = await openTill();
  const { usuario: user } = till;
  await selectCliente(till);
  await user.click(tile('Almohada'));
  await user.click(tile('Edredón matrimonial'));
  const detail = 'Almohada ya no está en el catálogo. Quítalo de la nota.';
  net.route('POST /api/ventas/guardar', () => problem(422, detail));
  net.route('GET /api/servicios/all', { body: { servicios: CATALOG.filter(({ servicio }) => servicio !== 'Almohada') } });
  net.route('GET /api/auth/authData', { status: 500, body: {} });
  await user.click(saveButton());
  expect(await screen.findByText(detail, { exact: false })).toBeVisible();
  const line = () => within(lines()[0] as HTMLElement);
  expect(await line().findByText('Ya no está en el catálogo')).toBeVisible();
  const remove = line().getByRole('button', { name: 'Quitar Almohada' });
  expect(remove).toHaveTextContent('Quitar');
  await user.click(remove);
  net.route('POST /api/ventas/guardar', ok);
  await user.click(saveButton());
  await screen.findByRole('dialog', { name: /Nota creada/ });
  expect(saved(net).at(-1)?.articulos).toHaveLength(1);
});

test.each([
  ['a server failure', problem(500, 'Ocurrió una falla.'), 'Ocurrió una falla. Tus datos siguen aquí: toca GUARDAR otra vez.'],
  [
    'an invalid field',
    problem(400, 'Revisa el motivo.', { campos: [{ campo: 'descuento_motivo', mensaje: 'Es muy largo.' }] }),
    'Revisa el motivo. Tus datos siguen aquí: corrígelos y toca GUARDAR otra vez.',
  ],
])('%s asks to correct only what can be corrected', async (_, answer, told) => {
  const net = tillNetwork();
  const till = await openTill();
  await selectCliente(till);
  await till.usuario.click(tile('Almohada'));
  net.route('POST /api/ventas/guardar', () => answer);
  await till.usuario.click(saveButton());
  expect(await screen.findByText(told)).toBeVisible();
});

test('a price that changed is told with both prices, and the next touch saves the new one', async () => {
  const net = tillNetwork();
  const till = await openTill();
  const { usuario: user } = till;
  await selectCliente(till);
  await user.click(tile('Almohada'));
  const detail = 'El precio de Almohada cambió de $60.00 a $75.00.';
  net.route('POST /api/ventas/guardar', () => problem(422, detail));
  net.route('GET /api/servicios/all', {
    body: { servicios: CATALOG.map((one) => (one.servicio === 'Almohada' ? { ...one, precio: 75 } : one)) },
  });
  net.route('GET /api/auth/authData', { status: 500, body: {} });
  await user.click(saveButton());
  expect(await screen.findByText(detail, { exact: false })).toBeVisible();
  await waitFor(() => expect(saveButton()).toHaveTextContent('$75.00'));
  net.route('POST /api/ventas/guardar', ok);
  await waitFor(() => expect(saveButton()).toBeEnabled());
  await user.click(saveButton());
  await screen.findByRole('dialog', { name: /Nota creada/ });
  expect(saved(net).at(-1)).toMatchObject({ articulos: [{ precio: 75 }], total: 75 });
});

test('a price that changed under the cash told asks for the cash again', async () => {
  const net = tillNetwork();
  const till = await openTill();
  const { usuario: user } = till;
  await selectCliente(till);
  await user.click(tile('Almohada'));
  await user.click(screen.getByRole('radio', { name: 'Liquidar' }));
  await user.click(screen.getByRole('button', { name: 'Exacto' }));
  net.route('POST /api/ventas/guardar', () => problem(422, 'El precio de Almohada cambió de $60.00 a $75.00.'));
  net.route('GET /api/servicios/all', {
    body: { servicios: CATALOG.map((one) => (one.servicio === 'Almohada' ? { ...one, precio: 75 } : one)) },
  });
  net.route('GET /api/auth/authData', { status: 500, body: {} });
  await user.click(saveButton());
  await waitFor(() => expect(saveButton()).toHaveTextContent('$75.00'));
  await waitFor(() => expect(saveButton()).toBeEnabled());
  net.route('POST /api/ventas/guardar', ok);
  await user.click(saveButton());
  expect(screen.getByText('Faltan $15.00: corrige con cuánto paga o elige Con Abono.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Paga con' })).toHaveFocus();
  expect(saved(net)).toHaveLength(1);
});

test('a note left open over midnight is of the day it is saved, and its retry of the day of the first try', async () => {
  setDate('2026-12-11T05:59:00Z'); // 23:59 of the 10th in Mexico City
  const net = tillNetwork();
  const till = await openTill();
  const { usuario: user } = till;
  await selectCliente(till);
  await user.click(tile('Almohada'));
  jest.setSystemTime(new Date('2026-12-11T06:00:01Z'));
  net.route('POST /api/ventas/guardar', 'caida');
  await user.click(saveButton());
  await waitFor(() => expect(saved(net)).toHaveLength(1));
  expect(saved(net)[0]).toMatchObject({ fecha: '2026-12-11', fecha_entrega: '2026-12-13' });
  jest.setSystemTime(new Date('2026-12-12T06:00:01Z'));
  await waitFor(() => expect(saveButton()).toBeEnabled());
  net.route('POST /api/ventas/guardar', ok);
  await user.click(saveButton());
  await screen.findByRole('dialog', { name: /Nota creada/ });
  expect(saved(net)[1]).toEqual(saved(net)[0]);
});
