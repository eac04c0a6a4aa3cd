import { clearDevice } from '@lavanda/shared/testing/device';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addKilos, lines, nota, openTill, sum, tile, tillNetwork } from '../testing/register';

beforeEach(async () => {
  await clearDevice();
  tillNetwork();
});

test('a blank note says it has no articles and costs nothing', async () => {
  await openTill();
  expect(screen.getByText('Ningún articulo agregado')).toBeVisible();
  expect(screen.getByRole('button', { name: /GUARDAR.*\$0\.00/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'CANCELAR' })).not.toBeInTheDocument();
});

test('the same service again increases its line and its badge', async () => {
  const { usuario: user } = await openTill();
  await user.click(tile('Edredón matrimonial'));
  await user.click(tile('Edredón matrimonial'));
  expect(lines()).toHaveLength(1);
  expect(within(lines()[0] as HTMLElement).getByText('$240.00')).toBeVisible();
  expect(await screen.findByRole('img', { name: '2 en la nota' })).toBeVisible();
  expect(await screen.findByText('Edredón matrimonial, 2, $240.00')).toBeInTheDocument();
});

test('3.35 kg at 38.90 shows 130.32', async () => {
  const till = await openTill();
  await addKilos(till, '3.35');
  expect(await screen.findByText('$38.90 / kg', { selector: 'small' })).toBeVisible();
  expect(sum('Subtotal')).toBe('$130.32');
  expect(within(lines()[0] as HTMLElement).getByRole('button', { name: /3\.35 ×/ })).toBeVisible();
});

test('a key that is held down when the kilos are accepted adds them once, and the next service asks anew', async () => {
  const { usuario: user } = await openTill();
  const kilos = tile('Ropa delicada por kg');
  await user.click(kilos);
  const quantity = await screen.findByRole('textbox', { name: 'Cantidad de ropa en kg' });
  await user.type(quantity, '3');
  for (let turn = 0; turn < 2; turn++) fireEvent.keyDown(quantity, { key: 'Enter' });
  fireEvent.click(kilos);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Cantidad de ropa en kg' })).toHaveValue(''));
  await user.keyboard('{Escape}');
  expect(sum('Subtotal')).toBe('$116.70');
});

test('an accepted dialog does not block the next touch', async () => {
  const { usuario: user } = await openTill();
  const pillow = tile('Almohada');
  await user.click(tile('Ropa delicada por kg'));
  const quantity = await screen.findByRole('textbox', { name: 'Cantidad de ropa en kg' });
  await user.type(quantity, '3');
  fireEvent.click(screen.getByRole('button', { name: /^Agregar/ }));
  await user.click(pillow);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sum('Subtotal')).toBe('$176.70');
});

test('a flexible service brings its own name and price, and each is a line of its own', async () => {
  const { usuario: user } = await openTill();
  for (const name of ['Cierre de chamarra', 'Bastilla']) {
    await user.click(tile('Costura y arreglos'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Costura y arreglos' }));
    await user.type(dialog.getByRole('textbox', { name: 'Nombre' }), name);
    await user.type(dialog.getByRole('textbox', { name: 'Costo' }), '60{Enter}');
    await screen.findByRole('button', { name: `Eliminar ${name}` });
  }
  expect(lines()).toHaveLength(2);
  expect(sum('Subtotal')).toBe('$120.00');
});

test('a flexible line does not take the name of a service with a price, however it is written', async () => {
  const { usuario: user } = await openTill();
  await user.click(tile('Costura y arreglos'));
  const name = await screen.findByRole('textbox', { name: 'Nombre' });
  await user.type(name, 'ALMOHADÁ\u200b');
  await user.type(screen.getByRole('textbox', { name: 'Costo' }), '1{Enter}');
  expect(name).toHaveAccessibleDescription(
    '«Almohada» es un servicio del catálogo. Agrégalo desde el catálogo o escribe otro nombre.',
  );
  await user.clear(name);
  await user.type(name, 'Almo\u202ehada{Enter}');
  expect(name).toHaveAccessibleDescription('El nombre tiene caracteres invisibles. Bórralo y escríbelo de nuevo.');
  expect(screen.getByText('Ningún articulo agregado')).toBeInTheDocument();
  await user.clear(name);
  await user.type(name, 'Funda de almohada{Enter}');
  expect(await screen.findByRole('button', { name: 'Eliminar Funda de almohada' })).toBeVisible();
});

test('the quantity opens the pad, and Eliminar takes the line away', async () => {
  const { usuario: user } = await openTill();
  await user.click(tile('Almohada'));
  await user.click(screen.getByRole('button', { name: /Cambiar cantidad de Almohada/ }));
  const quantity = await screen.findByRole('textbox', { name: 'Cantidad' });
  await user.clear(quantity);
  await user.type(quantity, '5{Enter}');
  await waitFor(() => expect(sum('Subtotal')).toBe('$300.00'));
  await user.click(await screen.findByRole('button', { name: 'Eliminar Almohada' }));
  expect(screen.getByText('Ningún articulo agregado')).toBeVisible();
  // The focused button disappears with its line, so the title takes the focus.
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test("delivery follows the tenant's ranges", async () => {
  const { usuario: user } = await openTill();
  await user.click(tile('Edredón matrimonial'));
  expect(sum('Envío')).toBe('$0.00');
  await user.click(screen.getByRole('button', { name: 'A domicilio' }));
  expect(sum('Envío')).toBe('$45.00');
  await user.click(tile('Edredón matrimonial'));
  await user.click(tile('Edredón matrimonial'));
  expect(sum('Envío')).toBe('$35.00');
  expect(screen.getByRole('button', { name: /GUARDAR.*\$395\.00/ })).toBeVisible();
});

test("a discount can't be more than the total", async () => {
  const { usuario: user } = await openTill();
  await user.click(tile('Almohada'));
  await user.click(await screen.findByRole('button', { name: 'Agregar descuentos' }));
  const field = await screen.findByRole('textbox', { name: 'Descuento' });
  await user.type(field, '60.01{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('El descuento es mayor que el total');
  await user.clear(field);
  await user.type(field, '10');
  await user.type(screen.getByRole('combobox', { name: 'Motivo del descuento' }), 'Promoción{Enter}');
  await waitFor(() => expect(sum('Descuentos')).toContain('−$10.00'));
  expect(screen.getByRole('button', { name: /GUARDAR.*\$50\.00/ })).toBeVisible();
});

test('search filters by name without accents, and says when nothing matches', async () => {
  const { usuario: user } = await openTill();
  await user.type(screen.getByRole('searchbox', { name: 'Buscar servicio' }), 'edredon');
  expect(tile('Edredón matrimonial')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /Ropa delicada/ })).not.toBeInTheDocument());
  await user.type(screen.getByRole('searchbox', { name: 'Buscar servicio' }), 'xx');
  expect(await screen.findByText('Ningún servicio coincide con la búsqueda.')).toBeVisible();
});

test('sums and payment appear with the first article and disappear with the last', async () => {
  const { usuario: user } = await openTill();
  const rest = () => [
    screen.queryByRole('button', { name: 'CANCELAR' }) !== null,
    screen.queryByRole('button', { name: 'Agregar descuentos' }) !== null,
    nota().queryByText(/^Entrega/) !== null,
    screen.queryByRole('button', { name: /^Eliminar/ }) !== null,
  ];
  await user.click(tile('Almohada'));
  expect(screen.getByRole('button', { name: /GUARDAR.*\$60\.00/ })).toBeVisible();
  expect(nota().getByText('$60.00 c/u')).toBeVisible();
  expect(rest()).toEqual([true, true, true, true]);
  expect(tile('Almohada')).toHaveAccessibleName(/1 en la nota$/);
  await user.click(screen.getByRole('button', { name: /^Eliminar Almohada/ }));
  expect(rest()).toEqual([false, false, false, false]);
  await waitFor(() => expect(tile('Almohada')).not.toHaveAccessibleName(/en la nota/));
});
