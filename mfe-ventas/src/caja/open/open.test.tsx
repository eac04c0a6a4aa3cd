import { deviceTexts } from '@lavanda/shared';
import { clearDevice } from '@lavanda/shared/testing/device';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { mount } from '../../testing/mountPage';
import { cajaServer, testEntry } from '../testing/cajaServer';

const open = (width?: number) => mount({ rol: 'user', path: '/app/caja', ...(width !== undefined && { width }) });

beforeEach(clearDevice);

test('the fondo is counted with the keyboard alone, matches the last corte, and opens the turno', async () => {
  const server = cajaServer({ entries: null });
  const { usuario: user } = await open();
  expect(await screen.findByRole('textbox', { name: '$1,000, piezas' })).toHaveFocus();
  expect(screen.getByText('El corte 127 dejó $1,500.00 de fondo.')).toBeVisible();
  await user.keyboard('{Enter}{Enter}2{Enter}4{Enter}6{ArrowUp}{ArrowDown}{Enter}10{Enter}');
  await user.keyboard('10{Enter}12{Enter}10{Enter}15{Enter}10');
  expect(screen.getByRole('textbox', { name: '50 centavos, piezas' })).toHaveFocus();
  expect(screen.getByText('Coincide').parentElement).toHaveTextContent('Coincide con el fondo del corte 127: $1,500.00');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Abrir caja con $1,500.00' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Turno de Daniela Ortiz' })).toBeVisible();
  const [body] = server.sent('abrir');
  expect(body?.efectivo).toEqual({
    denominaciones: [0, 0, 2, 4, 6, 10, 10, 12, 10, 15, 10].map((count, place) => ({
      denominacion: [1000, 500, 200, 100, 50, 20, 10, 5, 2, 1, 0.5][place],
      cantidad: count,
    })),
  });
});

test('a failure keeps the count, and it is sent again with the same id', async () => {
  const server = cajaServer({ entries: null });
  server.failOnce('abrir');
  const { usuario: user } = await open();
  await user.click(await screen.findByRole('radio', { name: 'Total a mano' }));
  await user.keyboard('1480');
  expect(screen.getByText('Faltan $20.00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Abrir caja con $1,480.00' }));
  expect(await screen.findByText(/^La caja no se abrió\. .* Tu conteo sigue aquí\.$/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Efectivo contado' })).toHaveValue('1480');
  await user.click(screen.getByRole('button', { name: 'Abrir caja con $1,480.00' }));
  expect(await screen.findByRole('heading', { name: 'Turno de Daniela Ortiz' })).toBeVisible();
  const [first, second] = server.sent('abrir');
  expect(second).toEqual(first);
});

test('on a phone it is a full screen with the pad, and what came after the corte counts', async () => {
  const late = [testEntry({ fuera: 'sin_turno', monto: 200 }), testEntry({ fuera: 'llego_despues', monto: 50, metodo: 'TDC' })];
  cajaServer({ entries: null, late });
  const { usuario: user } = await open(390);
  expect(await screen.findByText('Abre la caja para empezar')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Abrir caja' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Abrir caja' }));
  expect(sheet.getByText('Del corte 127 y lo que llegó después debe haber $1,700.00.')).toBeVisible();
  const pad = within(sheet.getByRole('group', { name: 'Teclado numérico' }));
  await user.click(sheet.getByRole('textbox', { name: '$500, piezas' }));
  await user.click(pad.getByRole('button', { name: '3' }));
  await user.click(sheet.getByRole('textbox', { name: '$200, piezas' }));
  await user.click(pad.getByRole('button', { name: '1' }));
  await user.click(pad.getByRole('button', { name: '00' }));
  await user.click(pad.getByRole('button', { name: 'Borrar' }));
  await user.click(pad.getByRole('button', { name: 'Borrar' }));
  expect(sheet.getByText('Coincide').parentElement).toHaveTextContent('y lo que llegó después: $1,700.00');
  await user.click(sheet.getByRole('button', { name: 'Llegaron después o sin turno: 2' }));
  expect(await screen.findByRole('dialog', { name: 'Fuera de un turno' })).toHaveTextContent(/Sin turno.*Llegó después/);
});

test('Enter held down counts once: it neither walks through the count nor opens the caja', async () => {
  const server = cajaServer({ entries: null });
  const { usuario: user } = await open();
  await screen.findByRole('textbox', { name: '$1,000, piezas' });
  await user.keyboard('{Enter>4/}');
  expect(screen.getByRole('textbox', { name: '$500, piezas' })).toHaveFocus();
  // `false` means that the page prevents the default action: a browser would otherwise click the button.
  expect(fireEvent.keyDown(screen.getByRole('button', { name: /^Abrir caja con/ }), { key: 'Enter', repeat: true })).toBe(false);
  expect(server.sent('abrir')).toEqual([]);
});

test('with nothing counted it asks before it opens without a fondo; a 0 that was typed says so itself', async () => {
  const server = cajaServer({ entries: null });
  const { usuario: user } = await open();
  const button = await screen.findByRole('button', { name: 'Abrir caja con $0.00' });
  await user.click(button);
  await user.click(await screen.findByRole('button', { name: 'Seguir contando' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sent('abrir')).toEqual([]);
  await user.click(button);
  server.failOnce('abrir');
  await user.click(await screen.findByRole('button', { name: 'Abrir sin fondo' }));
  expect(await screen.findByText(/^La caja no se abrió\./)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.type(screen.getByRole('textbox', { name: '$1,000, piezas' }), '0');
  await user.click(button);
  expect(await screen.findByRole('heading', { name: 'Turno de Daniela Ortiz' })).toBeVisible();
});

test('what was counted is kept for who comes back, until the caja is opened', async () => {
  cajaServer({ entries: null });
  const { usuario: user, unmount } = await open();
  await user.type(await screen.findByRole('textbox', { name: '$500, piezas' }), '3');
  unmount();
  const { usuario: again, unmount: leave } = await open();
  expect(await screen.findByRole('textbox', { name: '$500, piezas' })).toHaveValue('3');
  expect(screen.getByText('Tu conteo sigue donde lo dejaste.')).toBeVisible();
  await again.click(screen.getByRole('button', { name: 'Abrir caja con $1,500.00' }));
  await screen.findByRole('heading', { name: 'Turno de Daniela Ortiz' });
  leave();
  expect(deviceTexts.keys()).toEqual([]);
});

test('who only reads sees that it is closed', async () => {
  cajaServer({ entries: null });
  await mount({ rol: 'accountant', path: '/app/caja' });
  expect(await screen.findByText('La caja está cerrada')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Abrir caja/ })).toBeNull());
});
