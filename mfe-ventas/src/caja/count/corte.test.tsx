import { clearDevice } from '@lavanda/shared/testing/device';
import { id } from '@lavanda/shared/testing/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { mount } from '../../testing/mountPage';
import { cajaServer, testEntry } from '../testing/cajaServer';

const open = (width = 1440) => mount({ rol: 'user', path: '/app/caja/corte', width });

/** Address of a new corte's page, which opens once the turno is closed. */
const NEW_CORTE = /^\/app\/caja\/cortes\/[0-9a-f-]{36}$/;

beforeEach(clearDevice);

/** Finds the row of a payment method in the table of the result, by the row's first text. */
const row = (name: string) =>
  within(screen.getByRole('table', { name: 'Resultado del corte' }))
    .getAllByRole('row')
    .find((each) => each.textContent?.startsWith(name));

test('a count by keyboard alone: walked, its result, a reason, closed', async () => {
  const server = cajaServer();
  const { usuario: user, lugar: place, avisos: toasts } = await open();
  await screen.findByRole('textbox', { name: '$1,000, piezas' });
  // Counts $1,724.00, which is $10.00 less than the expected cash.
  await user.keyboard('1{Enter}1{Enter}1{Enter}{Enter}{Enter}1{Enter}{Enter}{Enter}2{Enter}{Enter}{Enter}');
  expect(screen.getByRole('textbox', { name: 'Vouchers TDC' })).toHaveFocus();
  await user.keyboard('280{Enter}{Enter}');
  expect(screen.getByRole('textbox', { name: 'Links de pago' })).toHaveFocus();
  expect(screen.queryByText('$1,734.00')).toBeNull();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Faltan $10.00 en efectivo. ¿Qué pasó?')).toBeVisible();
  expect(row('Efvo')).toHaveTextContent(/\$1,734\.00\$1,724\.00Falta −\$10\.00/);
  expect(row('TDC')).toHaveTextContent(/\$280\.00\$280\.00Coincide \$0\.00/);
  expect(screen.getAllByText('Falta C118:')[0]).toBeInTheDocument();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Elige qué pasó con la diferencia.')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Cambio mal dado' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('status')).toHaveTextContent('$224.00');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(place()).toMatch(NEW_CORTE));
  expect(await screen.findByRole('heading', { level: 1, name: 'Corte 128' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Imprimir' })).toBeEnabled();
  expect(toasts()).toEqual(['Corte 128 hecho. Se retiran $224.00 y se quedan $1,500.00 de fondo.']);
  expect(server.sent('cerrar')).toEqual([expect.objectContaining({ fondo: 1_500, motivo: expect.any(String) })]);
});

test('by touch on a phone, one touch a digit and one for the next', async () => {
  const server = cajaServer();
  const { usuario: user } = await open(390);
  const sheet = within(await screen.findByRole('dialog', { name: 'Corte de caja' }));
  const press = async (name: string | RegExp) => user.click(await sheet.findByRole('button', { name }));
  await press('Total a mano');
  for (const key of ['1', '7', '3', '4']) await press(key);
  await press('Siguiente: Vouchers TDC');
  for (const key of ['2', '8', '0']) await press(key);
  await press('Siguiente: Transferencias');
  await press('Anterior: Vouchers TDC');
  await press('Siguiente: Transferencias');
  await press('Siguiente: Links de pago');
  await press('Ver resultado');
  expect(await screen.findByRole('table', { name: 'Resultado del corte' })).toBeVisible();
  expect(row('Total')).toHaveTextContent('Coincide $0.00');
  expect(screen.queryByText(/¿Qué pasó\?/)).toBeNull();
  expect(server.sent('contar')).toEqual([expect.objectContaining({ efectivo: { total: 1_734 }, tdc: 280, transf: 0, link: 0 })]);
});

test('pagos that came since show a new result before anything is closed; a recount is another count', async () => {
  const server = cajaServer();
  const { usuario: user, lugar: place } = await open();
  await user.click(await screen.findByRole('radio', { name: 'Total a mano' }));
  await user.keyboard('1734{Enter}280{Enter}{Enter}{Enter}');
  await screen.findByRole('table', { name: 'Resultado del corte' });
  server.arrive(testEntry({ monto: 66 }));
  await user.click(screen.getByRole('button', { name: 'Cerrar turno' }));
  expect(await screen.findByText('El turno no se cerró. Llegaron pagos o movimientos.')).toBeVisible();
  expect(screen.getByText('Faltan $66.00 en efectivo. ¿Qué pasó?')).toBeVisible();
  const [again] = screen.getAllByRole('button', { name: 'Volver a contar' }).slice(-1);
  if (again) await user.click(again);
  expect(screen.getByRole('textbox', { name: 'Efectivo contado' })).toHaveValue('1734');
  await user.keyboard('1800{Control>}{Enter}{Enter}{Enter}{Enter}{/Control}');
  await waitFor(() => expect(row('Total')).toHaveTextContent('Coincide $0.00'));
  expect(screen.queryByText(/^El turno no se cerró\./)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cerrar turno' }));
  await waitFor(() => expect(place()).toMatch(NEW_CORTE));
  const [first, second] = server.sent('contar');
  expect(first?._id).not.toBe(second?._id);
});

test('a lost answer of the closing is sent again as it was, and a fondo above the count is refused', async () => {
  const server = cajaServer();
  const { usuario: user, lugar: place } = await open();
  await user.click(await screen.findByRole('radio', { name: 'Total a mano' }));
  await user.keyboard('1734{Enter}280{Enter}{Enter}{Enter}');
  const fondo = await screen.findByRole('textbox', { name: 'Se queda de fondo para mañana' });
  expect(fondo).toHaveValue('$1,500.00');
  await user.clear(fondo);
  await user.type(fondo, '1800');
  await user.click(screen.getByRole('button', { name: 'Cerrar turno' }));
  expect(await screen.findByText('No puede quedarse más de lo que contaste.')).toBeVisible();
  await user.clear(fondo);
  await user.type(fondo, '1000');
  server.loseOnce('cerrar');
  await user.click(screen.getByRole('button', { name: 'Cerrar turno' }));
  expect(await screen.findByText(/^El turno no se cerró\. .* Lo que escribiste sigue aquí\.$/)).toBeVisible();
  expect(place()).toBe('/app/caja/corte');
  await user.click(screen.getByRole('button', { name: 'Cerrar turno' }));
  await waitFor(() => expect(place()).toMatch(NEW_CORTE));
  const [first, second] = server.sent('cerrar');
  expect(first).toEqual(expect.objectContaining({ fondo: 1_000 }));
  expect(second).toEqual(first);
});

test('an admin closes the forgotten turno of another, and the corte says so', async () => {
  const server = cajaServer({ cashier: { _id: id(5), nombre: 'Iván Maldonado' } });
  const { usuario: user } = await mount({ rol: 'admin', path: '/app/caja/corte' });
  await user.click(await screen.findByRole('radio', { name: 'Total a mano' }));
  await user.keyboard('1734{Enter}280{Enter}{Enter}{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Cerrar turno' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Corte 128' })).toBeVisible();
  expect(screen.getByText('Cerrada por').nextSibling).toHaveTextContent('Daniela Ortiz');
  expect(server.sent('cerrar')).toHaveLength(1);
});
