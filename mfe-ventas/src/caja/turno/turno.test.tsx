import { id } from '@lavanda/shared/testing/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { mount } from '../../testing/mountPage';
import { cajaServer, testEntry } from '../testing/cajaServer';

const open = (role: 'user' | 'accountant' = 'user', width = 1440) => mount({ rol: role, path: '/app/caja', width });
const record = () => within(screen.getByRole('region', { name: 'Registro del turno' }));
const stub = async () => within(await screen.findByRole('region', { name: 'Turno abierto' }));

test('the turno tells its pagos and movimientos, and hides its cash', async () => {
  cajaServer();
  const { usuario: user } = await open();
  const { getAllByRole, getByText } = await stub();
  expect(getAllByRole('img', { name: 'Oculto hasta contar' })).toHaveLength(2);
  expect(getByText('+$132.00')).toBeVisible();
  expect(getByText('−$100.00')).toBeVisible();
  expect(record().getAllByRole('listitem')).toHaveLength(5);
  expect(record().getAllByRole('link', { name: 'Abrir la nota 10483 de María Fernanda Ríos' })[0]).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/app\/pos\//),
  );
  await user.click(record().getByRole('radio', { name: /^Movimientos/ }));
  expect(record().getAllByRole('listitem')).toHaveLength(3);
});

test.each([
  ['admin', '/app/ventas/'],
  ['user', null],
] as const)('a pago of a voided nota opens only for who may void: %s', async (role, place) => {
  const nota = { _id: id(42), folio: 10_483, cliente: 'Ana Ruiz', liquidada: false, anulada: true };
  cajaServer({ entries: [testEntry({ nota })] });
  await mount({ rol: role, path: '/app/caja' });
  await stub();
  expect(record().getByText('Ana Ruiz')).toBeVisible();
  const link = record().queryByRole('link');
  expect(link?.getAttribute('href') ?? null).toBe(place && `${place}${id(42)}`);
});

test('who only reads sees everything and changes nothing', async () => {
  cajaServer();
  await open('accountant');
  await stub();
  expect(screen.queryByRole('button', { name: 'Gasto' })).toBeNull();
  expect(screen.queryByRole('link', { name: /^Corte/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Opciones de/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Corte parcial' })).toBeEnabled();
});

test('the corte of another’s turno is theirs or an administrator’s', async () => {
  cajaServer({ cashier: { _id: 'otra', nombre: 'Iván Ruiz' } });
  const { usuario: user, lugar: place } = await open();
  await stub();
  expect(screen.getByText('El corte lo hace Iván Ruiz o un administrador.')).toBeVisible();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(place()).toBe('/app/caja');
});

test('a movimiento is cancelled by another one', async () => {
  const server = cajaServer();
  const { usuario: user, avisos: toasts } = await open();
  await user.click(await screen.findByRole('button', { name: 'Opciones de Gasto · Alimentos, −$48.00' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cancelar movimiento' }));
  const question = await screen.findByRole('dialog', { name: '¿Cancelar Gasto · Alimentos de $48.00?' });
  server.loseOnce('movimientos/cancelar');
  await user.click(within(question).getByRole('button', { name: 'Cancelar movimiento' }));
  expect(await within(question).findByRole('alert')).toHaveTextContent(/^El movimiento no se canceló\./);
  await user.click(within(question).getByRole('button', { name: 'Cancelar movimiento' }));
  await waitFor(() => expect(toasts()).toContain('Movimiento cancelado.'));
  const [first, second] = server.sent('movimientos/cancelar');
  expect(second).toEqual(first);
});

test('the partial corte shows the turno without its cash', async () => {
  cajaServer();
  const { usuario: user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Corte parcial' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Corte parcial' }));
  expect(await dialog.findByText(/Gasto · Alimentos · Garrafones de agua/)).toBeVisible();
  expect(dialog.getByRole('img', { name: 'Oculto hasta contar' })).toBeVisible();
  expect(dialog.getByText('TDC, 1 pago')).toBeVisible();
});

test('its keys do nothing while a dialog is open', async () => {
  cajaServer();
  const { usuario: user, lugar: place } = await open();
  await user.click(await screen.findByRole('button', { name: 'Caja de este equipo: Caja 1 equipo B' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Agregar caja' }));
  expect(await screen.findByRole('dialog', { name: 'Agregar caja' })).toBeVisible();
  await user.keyboard('{F6}{Control>}{Enter}{/Control}');
  expect(screen.queryByRole('dialog', { name: 'Registrar movimiento' })).toBeNull();
  expect(place()).toBe('/app/caja');
});

test('on a phone the partial corte is in the menu of the caja', async () => {
  cajaServer();
  const { usuario: user } = await open('user', 390);
  await user.click(await screen.findByRole('button', { name: /^Caja de este equipo/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Corte parcial' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Corte parcial' }));
  expect(await dialog.findByText('TDC, 1 pago')).toBeVisible();
});

test('older pages stay where they are when something new comes in', async () => {
  const entries = [1, 2, 3, 4, 5, 6].map((each) => testEntry({ clave: `B${420 - each}`, monto: each }));
  cajaServer({ entries, pageSize: 3 });
  const { usuario: user } = await open();
  const claves = () =>
    record()
      .getAllByRole('listitem')
      .map((row) => /B\d{3}/.exec(row.textContent ?? '')?.[0]);
  await user.click(await screen.findByRole('button', { name: 'Ver anteriores' }));
  const older = ['B419', 'B418', 'B417', 'B416', 'B415', 'B414'];
  await waitFor(() => expect(claves()).toEqual(older));
  await user.click(screen.getByRole('button', { name: 'Entrada' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Registrar movimiento' }));
  await user.type(dialog.getByRole('textbox', { name: 'Cantidad' }), '5{Enter}');
  await waitFor(() => expect(claves()).toEqual(['B391', ...older]));
});

test('another caja is looked at, and the register uses it from then on', async () => {
  const server = cajaServer();
  const { usuario: user, avisos: toasts, lugar: place } = await open();
  await user.click(await screen.findByRole('button', { name: 'Caja de este equipo: Caja 1 equipo B' }));
  await user.click(await screen.findByRole('menuitemradio', { name: /^Caja 2/ }));
  expect(await screen.findByRole('button', { name: 'Caja que ves: Caja 2' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Usar Caja 2 en este equipo' }));
  await waitFor(() => expect(toasts()).toEqual(['Este equipo usa Caja 2.']));
  expect(server.sent('equipo')).toEqual([{ equipo: expect.any(String), caja: expect.any(String) }]);
  await waitFor(() => expect(place()).toBe('/app/caja'));
});

test('a driver’s caja is looked at, but no register uses it', async () => {
  cajaServer({ ofDriver: true });
  const { usuario: user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Caja de este equipo: Caja 1 equipo B' }));
  await user.click(await screen.findByRole('menuitemradio', { name: /^Caja 2/ }));
  expect(await screen.findByRole('button', { name: 'Caja que ves: Caja 2' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Usar Caja 2 en este equipo' })).toBeNull();
});
