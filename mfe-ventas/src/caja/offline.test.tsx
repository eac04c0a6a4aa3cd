import 'fake-indexeddb/auto';
import { deviceTexts, sendQueue } from '@lavanda/shared';
import { clearDevice } from '@lavanda/shared/testing/device';
import { act, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { mount } from '../testing/mountPage';
import { cajaServer, testEntry } from './testing/cajaServer';

// jsdom lacks `structuredClone`, which the fake IndexedDB needs.
globalThis.structuredClone ??= (value) => JSON.parse(JSON.stringify(value));

/** Takes the network away. @returns the function that brings it back */
function disconnect(): () => void {
  const connected = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  return () => {
    globalThis.fetch = connected;
  };
}

type Page = Awaited<ReturnType<typeof mount>>;
const send = ({ store }: Page) => act(() => store.dispatch(sendQueue()));
const record = () => within(screen.getByRole('region', { name: 'Registro del turno' }));
const WAITING = 'Pendiente de enviar';

beforeEach(async () => {
  await clearDevice();
  globalThis.indexedDB = new IDBFactory();
});

test('a gasto without a connection is in the record, waits, and is sent once', async () => {
  const server = cajaServer();
  const page = await mount({ rol: 'user', path: '/app/caja' });
  await screen.findByRole('region', { name: 'Turno abierto' });
  const connect = disconnect();
  await page.usuario.click(screen.getByRole('button', { name: 'Gasto' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Registrar movimiento' }));
  await page.usuario.click(dialog.getByRole('radio', { name: 'Insumos' }));
  await page.usuario.type(dialog.getByRole('textbox', { name: 'Cantidad' }), '60{Enter}');
  await waitFor(() => expect(page.avisos()).toHaveLength(1));
  expect(page.avisos()).toEqual([expect.stringMatching(/^El gasto de \$60\.00 quedó en este equipo/)]);
  const row = (await record().findByText(WAITING)).closest('li');
  expect(row).toHaveTextContent('Gasto · Insumos');
  expect(within(screen.getByRole('region', { name: 'Turno abierto' })).getByText('−$108.00')).toBeVisible();

  connect();
  await send(page);
  await waitFor(() => expect(screen.queryByText(WAITING)).toBeNull());
  expect(server.sent('movimientos')).toEqual([
    expect.objectContaining({ tipo: 'gasto', monto: 60, captura: true, capturado: expect.any(String) }),
  ]);
  expect(record().getAllByText('Gasto · Insumos')).toHaveLength(1);
  // With a connection, the toast says that the movimiento is registered, not that it waits on this device.
  await page.usuario.click(screen.getByRole('button', { name: 'Entrada' }));
  const next = within(await screen.findByRole('dialog', { name: 'Registrar movimiento' }));
  await page.usuario.type(next.getByRole('textbox', { name: 'Cantidad' }), '5{Enter}');
  await waitFor(() => expect(page.avisos()).toHaveLength(2));
  expect(page.avisos()[1]).toBe('Se registró la entrada de $5.00.');
});

test('without a connection too it is told that the caja may be without cash', async () => {
  const server = cajaServer();
  const page = await mount({ rol: 'user', path: '/app/caja' });
  await screen.findByRole('region', { name: 'Turno abierto' });
  const connect = disconnect();
  for (const amount of ['20', '9000']) {
    await page.usuario.click(screen.getByRole('button', { name: 'Retiro' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Registrar movimiento' }));
    await page.usuario.type(dialog.getByRole('textbox', { name: 'Cantidad' }), `${amount}{Enter}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(page.avisos()).toEqual([
    'El retiro de $20.00 quedó en este equipo, por enviar.',
    'El retiro de $9,000.00 quedó en este equipo, por enviar.',
    'Según lo registrado, en la caja puede faltar efectivo. Revisa los movimientos.',
  ]);
  connect();
  await send(page);
  await waitFor(() => expect(server.sent('movimientos')).toHaveLength(2));
});

test('a count without a connection is kept, printed, found again, and goes on to its result when there is one', async () => {
  const server = cajaServer();
  const first = await mount({ rol: 'user', path: '/app/caja/corte' });
  await screen.findByRole('textbox', { name: '$1,000, piezas' });
  const connect = disconnect();
  await first.usuario.keyboard(
    '1{Enter}1{Enter}1{Enter}{Enter}{Enter}1{Enter}{Enter}{Enter}2{Enter}{Enter}{Enter}280{Enter}{Enter}',
  );
  await first.usuario.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByRole('heading', { name: 'Tu conteo está guardado en este equipo' })).toBeVisible();
  expect(screen.getByText(/el corte necesita conexión/)).toBeVisible();
  await first.usuario.click(screen.getByRole('button', { name: 'Imprimir conteo' }));
  const strip = within(await screen.findByRole('dialog', { name: 'Conteo de caja' }));
  expect(strip.getByText('1 × $500').nextSibling).toHaveTextContent('$500.00');
  expect(strip.getByText('Efectivo contado').nextSibling).toHaveTextContent('$1,724.00');
  expect(strip.getByText('Vouchers TDC').nextSibling).toHaveTextContent('$280.00');
  await first.usuario.click(strip.getByRole('button', { name: 'Cerrar' }));
  await first.usuario.click(screen.getByRole('button', { name: 'Ver resultado' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Aún no hay conexión\./);
  // The page doesn't reveal the expected cash ($1,734.00), because the cashier must count without knowing it.
  expect(document.body).not.toHaveTextContent('1,734');
  first.unmount();

  const page = await mount({ rol: 'user', path: '/app/caja/corte' });
  expect(await screen.findByRole('heading', { name: 'Tu conteo está guardado en este equipo' })).toBeVisible();
  connect();
  await send(page);
  expect(await screen.findByRole('heading', { name: 'Tu conteo ya se envió' })).toBeVisible();
  await page.usuario.click(screen.getByRole('button', { name: 'Ver resultado' }));
  expect(await screen.findByText('Faltan $10.00 en efectivo. ¿Qué pasó?')).toBeVisible();
  expect(new Set(server.sent('contar').map(({ _id }) => _id)).size).toBe(1);
  expect(server.sent('contar')[0]).toMatchObject({ captura: true, turno: expect.any(String) });
  await page.usuario.click(screen.getByRole('radio', { name: 'Cambio mal dado' }));
  await page.usuario.click(screen.getByRole('button', { name: 'Cerrar turno' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Corte 128' })).toBeVisible();
  const place = page.lugar();
  page.unmount();
  disconnect();
  await mount({ rol: 'user', path: place });
  expect(await screen.findByRole('heading', { level: 1, name: 'Corte 128' })).toBeVisible();
  expect(await screen.findByText('Guardar en PDF y compartir el corte necesitan conexión. Imprimir, no.')).toBeVisible();
  expect(deviceTexts.keys()).toEqual([]);
});

test('the caja is opened without a connection, and what follows belongs to its turno', async () => {
  const server = cajaServer({ entries: null });
  const page = await mount({ rol: 'user', path: '/app/caja' });
  await page.usuario.type(await screen.findByRole('textbox', { name: '$500, piezas' }), '3');
  const connect = disconnect();
  await page.usuario.click(screen.getByRole('button', { name: 'Abrir caja con $1,500.00' }));
  const turno = within(await screen.findByRole('region', { name: 'Turno abierto' }));
  expect(turno.getByText('Turno de Daniela Ortiz')).toBeVisible();
  expect(turno.getByText(WAITING)).toBeVisible();
  await page.usuario.click(screen.getByRole('button', { name: 'Retiro' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Registrar movimiento' }));
  await page.usuario.type(dialog.getByRole('textbox', { name: 'Cantidad' }), '20{Enter}');
  await waitFor(() => expect(page.avisos()).toHaveLength(1));
  expect(await record().findByText(WAITING)).toBeVisible();
  connect();
  await send(page);
  await waitFor(() => expect(server.sent('movimientos')).toHaveLength(1));
  const [opening] = server.sent('abrir').slice(-1);
  expect(server.sent('movimientos')[0]).toMatchObject({ turno: opening?._id });
});

test('what can’t be read without a connection says so', async () => {
  cajaServer({ entries: Array.from({ length: 3 }, () => testEntry()) });
  const page = await mount({ rol: 'user', path: '/app/caja' });
  await screen.findByRole('region', { name: 'Turno abierto' });
  disconnect();
  await page.usuario.click(screen.getByRole('button', { name: 'Corte parcial' }));
  expect(await screen.findByText('El corte parcial necesita conexión')).toBeVisible();
  page.unmount();
  await mount({ rol: 'user', path: '/app/caja/cortes' });
  expect(await screen.findByText('El historial de cortes necesita conexión')).toBeVisible();
});

test('a float that was counted for a caja that was open already is told', async () => {
  cajaServer({ others: [{ quien: 'Iván Ruiz', momento: '2026-12-10T13:40:00Z', fondo: 1_480 }] });
  await mount({ rol: 'user', path: '/app/caja' });
  expect(
    await screen.findByText(/^Iván Ruiz también abrió a las 07:40, sin conexión, y contó \$1,480\.00 de fondo\./),
  ).toBeVisible();
});
