import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { abrirCaja, agregarKilos, lineas, nota, redDeCaja, suma, tile } from '../pruebas/caja';

beforeEach(() => {
  localStorage.clear();
  redDeCaja();
});

test('a blank note says it has no articles and costs nothing', async () => {
  await abrirCaja();
  expect(screen.getByText('Ningún articulo agregado')).toBeVisible();
  expect(screen.getByRole('button', { name: /GUARDAR.*\$0\.00/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'CANCELAR' })).not.toBeInTheDocument();
});

test('the same service again increases its line and its badge', async () => {
  const { usuario } = await abrirCaja();
  await usuario.click(tile('Edredón matrimonial'));
  await usuario.click(tile('Edredón matrimonial'));
  expect(lineas()).toHaveLength(1);
  expect(within(lineas()[0] as HTMLElement).getByText('$240.00')).toBeVisible();
  expect(await screen.findByRole('img', { name: '2 en la nota' })).toBeVisible();
  expect(await screen.findByText('Edredón matrimonial, 2, $240.00')).toBeInTheDocument();
});

test('3.35 kg at 38.90 shows 130.32', async () => {
  const caja = await abrirCaja();
  await agregarKilos(caja, '3.35');
  expect(await screen.findByText('$38.90 / kg', { selector: 'small' })).toBeVisible();
  expect(suma('Subtotal')).toBe('$130.32');
  expect(within(lineas()[0] as HTMLElement).getByRole('button', { name: /3\.35 ×/ })).toBeVisible();
});

test('a key that is held down when the kilos are accepted adds them once, and the next service asks anew', async () => {
  const { usuario } = await abrirCaja();
  const kilos = tile('Ropa delicada por kg');
  await usuario.click(kilos);
  const cantidad = await screen.findByRole('textbox', { name: 'Cantidad de ropa en kg' });
  await usuario.type(cantidad, '3');
  for (let vez = 0; vez < 2; vez++) fireEvent.keyDown(cantidad, { key: 'Enter' });
  fireEvent.click(kilos);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Cantidad de ropa en kg' })).toHaveValue(''));
  await usuario.keyboard('{Escape}');
  expect(suma('Subtotal')).toBe('$116.70');
});

test('the dialog that was accepted is gone for the next touch', async () => {
  const { usuario } = await abrirCaja();
  const almohada = tile('Almohada');
  await usuario.click(tile('Ropa delicada por kg'));
  const cantidad = await screen.findByRole('textbox', { name: 'Cantidad de ropa en kg' });
  await usuario.type(cantidad, '3');
  fireEvent.click(screen.getByRole('button', { name: /^Agregar/ }));
  await usuario.click(almohada);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(suma('Subtotal')).toBe('$176.70');
});

test('a flexible service brings its own name and price, and each is a line of its own', async () => {
  const { usuario } = await abrirCaja();
  for (const nombre of ['Cierre de chamarra', 'Bastilla']) {
    await usuario.click(tile('Costura y arreglos'));
    const ventana = within(await screen.findByRole('dialog', { name: 'Costura y arreglos' }));
    await usuario.type(ventana.getByRole('textbox', { name: 'Nombre' }), nombre);
    await usuario.type(ventana.getByRole('textbox', { name: 'Costo' }), '60{Enter}');
    await screen.findByRole('button', { name: `Eliminar ${nombre}` });
  }
  expect(lineas()).toHaveLength(2);
  expect(suma('Subtotal')).toBe('$120.00');
});

test('the quantity opens the pad, and Eliminar takes the line away', async () => {
  const { usuario } = await abrirCaja();
  await usuario.click(tile('Almohada'));
  await usuario.click(screen.getByRole('button', { name: /Cambiar cantidad de Almohada/ }));
  const cantidad = await screen.findByRole('textbox', { name: 'Cantidad' });
  await usuario.clear(cantidad);
  await usuario.type(cantidad, '5{Enter}');
  await waitFor(() => expect(suma('Subtotal')).toBe('$300.00'));
  await usuario.click(await screen.findByRole('button', { name: 'Eliminar Almohada' }));
  expect(screen.getByText('Ningún articulo agregado')).toBeVisible();
  // Whoever works with the keyboard isn't left nowhere.
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test("delivery follows the tenant's ranges", async () => {
  const { usuario } = await abrirCaja();
  await usuario.click(tile('Edredón matrimonial'));
  expect(suma('Envío')).toBe('$0.00');
  await usuario.click(screen.getByRole('button', { name: 'A domicilio' }));
  expect(suma('Envío')).toBe('$45.00');
  await usuario.click(tile('Edredón matrimonial'));
  await usuario.click(tile('Edredón matrimonial'));
  expect(suma('Envío')).toBe('$35.00');
  expect(screen.getByRole('button', { name: /GUARDAR.*\$395\.00/ })).toBeVisible();
});

test("a discount can't be more than the total", async () => {
  const { usuario } = await abrirCaja();
  await usuario.click(tile('Almohada'));
  await usuario.click(await screen.findByRole('button', { name: 'Agregar descuentos' }));
  const campo = await screen.findByRole('textbox', { name: 'Descuento' });
  await usuario.type(campo, '60.01{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('El descuento es mayor que el total');
  await usuario.clear(campo);
  await usuario.type(campo, '10{Enter}');
  await waitFor(() => expect(suma('Descuentos')).toContain('−$10.00'));
  expect(screen.getByRole('button', { name: /GUARDAR.*\$50\.00/ })).toBeVisible();
});

test('search filters by name without accents, and says when nothing matches', async () => {
  const { usuario } = await abrirCaja();
  await usuario.type(screen.getByRole('searchbox', { name: 'Buscar servicio' }), 'edredon');
  expect(tile('Edredón matrimonial')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /Ropa delicada/ })).not.toBeInTheDocument());
  await usuario.type(screen.getByRole('searchbox', { name: 'Buscar servicio' }), 'xx');
  expect(await screen.findByText('Ningún servicio coincide con la búsqueda.')).toBeVisible();
});

test('the first article brings its amount and all else a note has; an emptied one has none of it', async () => {
  const { usuario } = await abrirCaja();
  const resto = () => [
    screen.queryByRole('button', { name: 'CANCELAR' }) !== null,
    screen.queryByRole('button', { name: 'Agregar descuentos' }) !== null,
    nota().queryByText(/^Entrega/) !== null,
    screen.queryByRole('button', { name: /^Eliminar/ }) !== null,
  ];
  await usuario.click(tile('Almohada'));
  expect(screen.getByRole('button', { name: /GUARDAR.*\$60\.00/ })).toBeVisible();
  expect(nota().getByText('$60.00 c/u')).toBeVisible();
  expect(resto()).toEqual([true, true, true, true]);
  expect(tile('Almohada')).toHaveAccessibleName(/1 en la nota$/);
  await usuario.click(screen.getByRole('button', { name: /^Eliminar Almohada/ }));
  expect(resto()).toEqual([false, false, false, false]);
  await waitFor(() => expect(tile('Almohada')).not.toHaveAccessibleName(/en la nota/));
});
