import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { abrirCaja, elegirCliente, lineas, redDeCaja, tile } from '../pruebas/caja';

beforeEach(() => {
  localStorage.clear();
  redDeCaja();
});

test('a note that was not saved is there again on the next visit, and can be discarded', async () => {
  const caja = await abrirCaja();
  await elegirCliente(caja);
  await caja.usuario.click(tile('Edredón matrimonial'));
  await caja.usuario.click(screen.getByRole('radio', { name: 'Liquidar' }));
  caja.unmount();

  const { usuario } = await abrirCaja();
  expect(screen.getByText('Recuperamos tu nota sin guardar')).toBeVisible();
  expect(screen.getByRole('button', { name: /María Fernanda Ríos/ })).toBeVisible();
  expect(lineas()).toHaveLength(1);
  expect(screen.getByRole('radio', { name: 'Liquidar' })).toBeChecked();
  await usuario.click(screen.getByRole('button', { name: 'Descartar' }));
  expect(await screen.findByText('Ningún articulo agregado')).toBeVisible();
  expect(screen.queryByText('Recuperamos tu nota sin guardar')).not.toBeInTheDocument();
});

test('a recovered draft takes the prices of today', async () => {
  const caja = await abrirCaja();
  await caja.usuario.click(tile('Almohada'));
  caja.unmount();
  const red = redDeCaja();
  const cara = {
    _id: '10000000-0000-4000-8000-000000000004',
    servicio: 'Almohada',
    categoria: 'Edredones',
    medida: 'pz',
    precio: 75,
  };
  const edredon = {
    _id: '10000000-0000-4000-8000-000000000001',
    servicio: 'Edredón matrimonial',
    categoria: 'Edredones',
    medida: 'pz',
    precio: 120,
  };
  red.atender('GET /api/servicios/all', () => ({ cuerpo: { servicios: [cara, edredon] } }));
  const { avisos } = await abrirCaja();
  await waitFor(() => expect(within(lineas()[0] as HTMLElement).getByText('$75.00 c/u')).toBeVisible());
  expect(avisos()).toContain('Cambió el precio de un servicio: la nota usa el del catálogo.');
});

test('CANCELAR asks first when the cart has lines, and then leaves nothing behind', async () => {
  const caja = await abrirCaja();
  const { usuario } = caja;
  await usuario.click(tile('Almohada'));
  await usuario.click(await screen.findByRole('button', { name: 'CANCELAR' }));
  const pregunta = within(await screen.findByRole('dialog', { name: '¿Quieres vaciar la nota?' }));
  await usuario.click(pregunta.getByRole('button', { name: 'Seguir con la nota' }));
  expect(lineas()).toHaveLength(1);
  await usuario.click(await screen.findByRole('button', { name: 'CANCELAR' }));
  await usuario.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Vaciar nota' }));
  expect(await screen.findByText('Ningún articulo agregado')).toBeVisible();
  caja.unmount();
  await abrirCaja();
  expect(screen.queryByText('Recuperamos tu nota sin guardar')).not.toBeInTheDocument();
});

test('a note saved in another tab leaves this one blank, so it is not saved twice', async () => {
  const { usuario } = await abrirCaja();
  await usuario.click(tile('Almohada'));
  const draftKey = Object.keys(localStorage).find((una) => una.endsWith('.nueva')) ?? '';
  await waitFor(() => expect(localStorage.getItem(draftKey)).toContain('Almohada'));
  localStorage.removeItem(draftKey);
  fireEvent(window, new StorageEvent('storage', { key: draftKey, newValue: null }));
  expect(await screen.findByText('Ningún articulo agregado')).toBeVisible();
});

test('what was added last is on the device at once', async () => {
  const { usuario } = await abrirCaja();
  await usuario.click(tile('Almohada'));
  const [draftKey = ''] = Object.keys(localStorage).filter((una) => una.endsWith('.nueva'));
  const piezas = () => JSON.parse(localStorage.getItem(draftKey) ?? '').lineas[0].cantidad / 1000;
  expect(piezas()).toBe(1);
  await usuario.click(tile('Almohada'));
  expect(piezas()).toBe(2);
});

test('a note that was emptied is not on the device any more', async () => {
  const { usuario } = await abrirCaja();
  await usuario.click(tile('Almohada'));
  await usuario.click(tile('Almohada'));
  await usuario.click(await screen.findByRole('button', { name: 'CANCELAR' }));
  await usuario.click(await screen.findByRole('button', { name: 'Vaciar nota' }));
  expect(Object.keys(localStorage).filter((una) => una.endsWith('.nueva'))).toEqual([]);
});
