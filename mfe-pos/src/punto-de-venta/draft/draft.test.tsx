import { deviceTexts } from '@lavanda/shared';
import { clearDevice, writeInOtherTab } from '@lavanda/shared/testing/device';
import { act, screen, waitFor, within } from '@testing-library/react';
import { lines, openTill, saveButton, selectCliente, tile, tillNetwork } from '../testing/register';

beforeEach(async () => {
  await clearDevice();
  tillNetwork();
});

test('a note that was not saved is there again on the next visit, and can be discarded', async () => {
  const till = await openTill();
  await selectCliente(till);
  await till.usuario.click(tile('Edredón matrimonial'));
  await till.usuario.click(screen.getByRole('radio', { name: 'Liquidar' }));
  till.unmount();

  const { usuario: user } = await openTill();
  expect(screen.getByText('Recuperamos tu nota sin guardar')).toBeVisible();
  expect(screen.getByRole('button', { name: /María Fernanda Ríos/ })).toBeVisible();
  expect(lines()).toHaveLength(1);
  expect(screen.getByRole('radio', { name: 'Liquidar' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Descartar' }));
  expect(await screen.findByText('Ningún articulo agregado')).toBeVisible();
  expect(screen.queryByText('Recuperamos tu nota sin guardar')).not.toBeInTheDocument();
});

test('a recovered draft takes the prices of today', async () => {
  const till = await openTill();
  await till.usuario.click(tile('Almohada'));
  till.unmount();
  const net = tillNetwork();
  const expensive = {
    _id: '10000000-0000-4000-8000-000000000004',
    servicio: 'Almohada',
    categoria: 'Edredones',
    medida: 'pz',
    precio: 75,
  };
  const duvet = {
    _id: '10000000-0000-4000-8000-000000000001',
    servicio: 'Edredón matrimonial',
    categoria: 'Edredones',
    medida: 'pz',
    precio: 120,
  };
  net.route('GET /api/servicios/all', () => ({ body: { servicios: [expensive, duvet] } }));
  const { avisos: toasts } = await openTill();
  await waitFor(() => expect(within(lines()[0] as HTMLElement).getByText('$75.00 c/u')).toBeVisible());
  expect(toasts()).toContain('Cambió el precio de un servicio: la nota usa el del catálogo.');
});

test('CANCELAR asks first when the cart has lines, and then leaves nothing behind', async () => {
  const till = await openTill();
  const { usuario: user } = till;
  await user.click(tile('Almohada'));
  await user.click(await screen.findByRole('button', { name: 'CANCELAR' }));
  const question = within(await screen.findByRole('dialog', { name: '¿Quieres vaciar la nota?' }));
  await user.click(question.getByRole('button', { name: 'Seguir con la nota' }));
  expect(lines()).toHaveLength(1);
  await user.click(await screen.findByRole('button', { name: 'CANCELAR' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Vaciar nota' }));
  expect(await screen.findByText('Ningún articulo agregado')).toBeVisible();
  till.unmount();
  await openTill();
  expect(screen.queryByText('Recuperamos tu nota sin guardar')).not.toBeInTheDocument();
});

test('a note saved in another tab leaves this one blank, so it is not saved twice', async () => {
  const { usuario: user } = await openTill();
  await user.click(tile('Almohada'));
  const draftKey = deviceTexts.keys().find((first) => first.endsWith('.nueva')) ?? '';
  await waitFor(() => expect(deviceTexts.read(draftKey)).toContain('Almohada'));
  await act(() => writeInOtherTab(draftKey, null));
  expect(await screen.findByText('Ningún articulo agregado')).toBeVisible();
});

test('a saved note that another tab wrote late does not come back, here or on the next visit', async () => {
  const till = await openTill();
  await selectCliente(till);
  await till.usuario.click(tile('Almohada'));
  const draftKey = deviceTexts.keys().find((first) => first.endsWith('.nueva')) ?? '';
  const late = deviceTexts.read(draftKey) ?? '';
  await till.usuario.click(saveButton());
  await till.usuario.click(await screen.findByRole('button', { name: 'Ahora no' }));
  await act(() => writeInOtherTab(draftKey, late));
  expect(await screen.findByText('Ningún articulo agregado')).toBeVisible();
  till.unmount();
  await openTill();
  expect(screen.getByText('Ningún articulo agregado')).toBeVisible();
});

test('what another tab wrote is shown and left to that tab to store', async () => {
  const till = await openTill();
  await till.usuario.click(tile('Almohada'));
  const draftKey = deviceTexts.keys().find((first) => first.endsWith('.nueva')) ?? '';
  const theirs = (deviceTexts.read(draftKey) ?? '').replaceAll('Almohada', 'Cojín');
  const stored = jest.spyOn(deviceTexts, 'write');
  await act(() => writeInOtherTab(draftKey, theirs));
  expect(await screen.findByRole('button', { name: 'Eliminar Cojín' })).toBeVisible();
  expect(stored).not.toHaveBeenCalled();
  stored.mockRestore();
});

test('what was added last is on the device at once', async () => {
  const { usuario: user } = await openTill();
  await user.click(tile('Almohada'));
  const [draftKey = ''] = deviceTexts.keys().filter((first) => first.endsWith('.nueva'));
  const pieces = () => JSON.parse(deviceTexts.read(draftKey) ?? '').lineas[0].cantidad / 1000;
  expect(pieces()).toBe(1);
  await user.click(tile('Almohada'));
  expect(pieces()).toBe(2);
});

test('a note that was emptied is not on the device any more', async () => {
  const { usuario: user } = await openTill();
  await user.click(tile('Almohada'));
  await user.click(tile('Almohada'));
  await user.click(await screen.findByRole('button', { name: 'CANCELAR' }));
  await user.click(await screen.findByRole('button', { name: 'Vaciar nota' }));
  expect(deviceTexts.keys().filter((first) => first.endsWith('.nueva'))).toEqual([]);
});
