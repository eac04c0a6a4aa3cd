import type { Cliente } from '@lavanda/shared/contract/schemas/clientes';
import { clearDevice } from '@lavanda/shared/testing/device';
import { screen, waitFor, within } from '@testing-library/react';
import { CLIENTE, openTill, saveButton, saved, selectCliente, tile, tillNetwork } from '../testing/register';

beforeEach(clearDevice);

const place = (address: string) => ({ descripcion: address, lat: null, lon: null });

function networkWith(cliente: Cliente) {
  const net = tillNetwork();
  net.route('POST /api/clientes/', () => ({ body: { clientes: [cliente] } }));
  net.route('GET /api/clientes/', () => ({ body: { clientes: [cliente] } }));
  net.route('POST /api/clientes/guardar', () => ({ body: { response: cliente._id, version: 8 } }));
  return net;
}

async function delivered() {
  const till = await openTill();
  await selectCliente(till);
  await till.usuario.click(tile('Almohada'));
  await till.usuario.click(await screen.findByRole('button', { name: 'A domicilio' }));
  return till.usuario;
}
const question = async () => within(await screen.findByRole('dialog', { name: '¿A dónde se entrega?' }));

test('the only address of the cliente is the note’s without a question', async () => {
  const net = networkWith(CLIENTE);
  const user = await delivered();
  expect(screen.getByRole('button', { name: /^Entregar en Calle Petén 214/ })).toBeVisible();
  await user.click(saveButton());
  await screen.findByRole('dialog', { name: /Nota creada/ });
  expect(saved(net)[0]).toMatchObject({ 'a domicilio': true, domicilio: CLIENTE.domicilio[0] });
});

test('of two addresses a save asks which, and keeps the chosen one', async () => {
  const net = networkWith({ ...CLIENTE, domicilio: [place('Xola 12'), place('Petén 214')] });
  const user = await delivered();
  await user.click(saveButton());
  const dialog = await question();
  await user.click(dialog.getByRole('button', { name: 'Entregar aquí' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Elige un domicilio o escribe uno.');
  await user.click(dialog.getByRole('radio', { name: 'Petén 214' }));
  await user.click(dialog.getByRole('button', { name: 'Entregar aquí' }));
  expect(await screen.findByRole('button', { name: /^Entregar en Petén 214/ })).toBeVisible();
  await user.click(saveButton());
  await screen.findByRole('dialog', { name: /Nota creada/ });
  expect(saved(net)[0]?.domicilio).toEqual(place('Petén 214'));
});

test('an address typed there is the note’s and, unless refused, the cliente’s too', async () => {
  const net = networkWith({ ...CLIENTE, domicilio: [], version: 7 });
  const user = await delivered();
  await user.click(screen.getByRole('button', { name: '¿A dónde se entrega? Elegir domicilio' }));
  const dialog = await question();
  await user.type(await dialog.findByRole('textbox', { name: 'Calle, número y colonia' }), '  Amores  30 ');
  expect(await dialog.findByRole('checkbox', { name: 'Guardarlo en los domicilios del cliente' })).toBeChecked();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(net.seen('POST /api/clientes/guardar')[0]?.body).toMatchObject({
      _id: CLIENTE._id,
      version: 7,
      domicilio: [place('Amores 30')],
    }),
  );
  await user.click(saveButton());
  await screen.findByRole('dialog', { name: /Nota creada/ });
  expect(saved(net)[0]?.domicilio).toEqual(place('Amores 30'));
});

test('a save may go on without an address, and asks no second time', async () => {
  const net = networkWith({ ...CLIENTE, domicilio: [] });
  const user = await delivered();
  await user.click(saveButton());
  await user.click((await question()).getByRole('button', { name: 'Seguir sin domicilio' }));
  await user.click(saveButton());
  await screen.findByRole('dialog', { name: /Nota creada/ });
  expect(saved(net)[0]).toMatchObject({ 'a domicilio': true, domicilio: null });
});
