import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { clearDevice } from '@lavanda/shared/testing/device';
import { testNota } from '@lavanda/shared/testing/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { openTill, saveButton, saved, selectCliente, sum, tile, tillNetwork } from '../testing/register';

beforeEach(clearDevice);

type Till = Awaited<ReturnType<typeof openTill>>;

async function openDiscount({ usuario: user }: Till) {
  await user.click(await screen.findByRole('button', { name: /^(Agregar|Editar) descuentos$/ }));
  return within(await screen.findByRole('dialog', { name: 'Descuento' }));
}

test('a discount in percent has a reason, follows the articles and is sent as centavos and percent', async () => {
  const net = tillNetwork();
  const till = await openTill();
  const { usuario: user } = till;
  await selectCliente(till);
  await user.click(tile('Almohada'));
  const dialog = await openDiscount(till);
  expect(dialog.queryByRole('button', { name: 'Quitar descuento' })).toBeNull();
  await user.click(dialog.getByRole('radio', { name: '%' }));
  await user.type(dialog.getByRole('textbox', { name: 'Descuento en porcentaje' }), '12.5');
  expect(dialog.getByText('Queda $52.50')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Aplicar $7.50' }));
  const reason = dialog.getByRole('combobox', { name: 'Motivo del descuento' });
  expect(reason).toHaveAccessibleDescription('Escribe el motivo del descuento.');
  expect(reason).toHaveFocus();
  await user.type(reason, '  Cliente   frecuente {Enter}');
  await waitFor(() => expect(sum('Descuentos 12.5 %')).toContain('−$7.50'));
  await user.click(tile('Almohada'));
  expect(sum('Descuentos 12.5 %')).toContain('−$15.00');
  await user.click(saveButton());
  await screen.findByRole('dialog', { name: /Nota creada/ });
  expect(saved(net)[0]).toMatchObject({
    descuentos: 15,
    descuento_porcentaje: 12.5,
    descuento_motivo: 'Cliente frecuente',
    total: 105,
  });
});

test('a user gives no more than the limit of the role, an admin any', async () => {
  tillNetwork();
  const till = await openTill();
  await till.usuario.click(tile('Almohada'));
  const dialog = await openDiscount(till);
  expect(dialog.getByText('Total sin descuento $60.00, tu rol puede dar hasta $12.00')).toBeVisible();
  await till.usuario.type(dialog.getByRole('textbox', { name: 'Descuento' }), '12.01{Enter}');
  expect(await dialog.findByRole('alert')).toHaveTextContent('Tu rol puede dar hasta $12.00 en esta nota.');
  till.unmount();
  await clearDevice();

  const ofAdmin = await openTill({ rol: 'admin' });
  await ofAdmin.usuario.click(tile('Almohada'));
  const free = await openDiscount(ofAdmin);
  await ofAdmin.usuario.type(free.getByRole('textbox', { name: 'Descuento' }), '60');
  await ofAdmin.usuario.type(free.getByRole('combobox', { name: 'Motivo del descuento' }), 'Prenda dañada{Enter}');
  await waitFor(() => expect(sum('Descuentos')).toContain('−$60.00'));
});

test('articles taken away under a discount in pesos ask for it again before saving', async () => {
  const net = tillNetwork();
  const till = await openTill();
  const { usuario: user } = till;
  await selectCliente(till);
  await user.click(tile('Almohada'));
  await user.click(tile('Edredón matrimonial'));
  const dialog = await openDiscount(till);
  await user.type(dialog.getByRole('textbox', { name: 'Descuento' }), '36');
  await user.type(dialog.getByRole('combobox', { name: 'Motivo del descuento' }), 'Promoción{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(await screen.findByRole('button', { name: 'Eliminar Edredón matrimonial' }));
  await user.click(saveButton());
  expect(await screen.findByRole('dialog', { name: 'Descuento' })).toHaveTextContent('tu rol puede dar hasta $12.00');
  expect(saved(net)).toHaveLength(0);
});

test('a saved discount above the limit stays as long as nobody touches it', async () => {
  const net = tillNetwork();
  const stored: Nota = testNota({
    usuario_domicilios: 0,
    subtotal: 60,
    descuentos: 50,
    descuento_motivo: 'Lo autorizó la dueña',
    total: 10,
    articulos: [
      { _id: testNota()._id, servicio: 'Almohada', cantidad: 1, precio: 60, importe: 60, servicio_id: null, medida: 'flex' },
    ],
  });
  net.route('GET /api/ventas/:id', { body: { data: stored } });
  const till = await openTill({ path: `/app/pos/${stored._id}` });
  await screen.findByRole('button', { name: 'Editar descuentos' });
  await till.usuario.click(screen.getByRole('button', { name: 'Factura' }));
  await till.usuario.click(saveButton());
  await screen.findByRole('dialog', { name: /Nota modificada/ });
  expect(saved(net)[0]).toMatchObject({ descuentos: 50, descuento_motivo: 'Lo autorizó la dueña', total: 10 });
});
