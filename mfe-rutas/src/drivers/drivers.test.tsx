import { problem } from '@lavanda/shared/testing/network';
import { screen, waitFor, within } from '@testing-library/react';
import { FIRST_DRIVER } from '../testing/day';
import { openRuta } from '../testing/openRuta';

afterEach(() => jest.useRealTimers());

it('who may keep drivers adds one; a failure keeps what was typed', async () => {
  const { usuario: user, net, avisos: toasts } = await openRuta();
  net.route('GET /api/rutas/choferes', { body: { choferes: [FIRST_DRIVER] } });
  await user.click(await screen.findByRole('button', { name: 'Más opciones de Ruta' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Choferes' }));
  await user.click(await screen.findByRole('button', { name: 'Agregar chofer' }));
  const form = within(await screen.findByRole('dialog', { name: 'Agregar chofer' }));
  await user.click(form.getByRole('button', { name: 'Guardar' }));
  expect(await form.findByText('Escribe su nombre.')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: 'Nombre' }), 'Lupita Cruz');
  await user.type(form.getByRole('textbox', { name: 'Bultos que lleva' }), '8');
  net.route('POST /api/rutas/choferes', problem(500, 'El servidor tuvo un problema.'));
  await user.click(form.getByRole('button', { name: 'Guardar' }));
  expect(await form.findByText(/^No se guardó\. El servidor tuvo un problema\./)).toBeVisible();
  expect(form.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Lupita Cruz');
  net.route('POST /api/rutas/choferes', ({ body }) => ({
    body: { chofer: { ...FIRST_DRIVER, _id: String(body._id), nombre: String(body.nombre) } },
  }));
  await user.click(form.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(toasts().at(-1)).toBe('Lupita Cruz quedó guardado.'));
  const [first, second] = net.seen('POST /api/rutas/choferes').map(({ body }) => body);
  expect(second).toEqual(first);
  expect(second).toMatchObject({
    nombre: 'Lupita Cruz',
    capacidad: 8,
    vehiculo: 'moto',
    sale: '09:00',
    dias: [2, 3, 4, 5, 6, 7],
  });
});

it('a driver who still has something is made inactive only when that is confirmed', async () => {
  const { usuario: user, net, avisos: toasts } = await openRuta();
  net.route('GET /api/rutas/choferes', { body: { choferes: [FIRST_DRIVER] } });
  await user.click(await screen.findByRole('button', { name: 'Más opciones de Ruta' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Choferes' }));
  await user.click(await screen.findByRole('button', { name: 'Cambiar a Toño Barrera' }));
  const form = within(await screen.findByRole('dialog', { name: 'Cambiar a Toño Barrera' }));
  await user.click(form.getByRole('checkbox', { name: 'Activo' }));
  const has = 'Toño Barrera tiene 2 paradas pendientes y $180.11 por entregar.';
  net.route('POST /api/rutas/choferes', ({ body }) =>
    body.confirmado === true
      ? { body: { chofer: { ...FIRST_DRIVER, activo: false } } }
      : problem(409, has, { pendiente: { paradas: 2, efectivo: 180.11 } }),
  );
  await user.click(form.getByRole('button', { name: 'Guardar' }));
  const ask = async () => within(await screen.findByRole('dialog', { name: '¿Dejar inactivo a Toño Barrera?' }));
  expect((await ask()).getByText(new RegExp(`^${has.replace('$', '\\$')}`))).toBeVisible();
  await user.click((await ask()).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^¿Dejar/ })).toBeNull());
  await user.click(form.getByRole('button', { name: 'Guardar' }));
  await user.click((await ask()).getByRole('button', { name: 'Dejar inactivo' }));
  await waitFor(() => expect(toasts().at(-1)).toBe('Toño Barrera quedó guardado.'));
  expect(net.seen('POST /api/rutas/choferes').map(({ body }) => [body.activo, body.confirmado])).toEqual([
    [false, false],
    [false, false],
    [false, true],
  ]);
});

it('who may not keep them has no way to', async () => {
  await openRuta({ permissions: ['ruta'] });
  await screen.findByRole('region', { name: 'Toño Barrera' });
  expect(screen.queryByRole('button', { name: 'Más opciones de Ruta' })).toBeNull();
});
