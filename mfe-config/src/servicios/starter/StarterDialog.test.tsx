import type { NewServicio } from '@lavanda/shared/contract/schemas/servicios';
import { STARTER_CATALOG } from '@lavanda/shared/domain/starterCatalog';
import { type MockNetwork, problem } from '@lavanda/shared/testing/network';
import { screen, waitFor } from '@testing-library/react';
import { LIST, networkWithCatalog } from '../testing/catalog';
import { openPage } from '../testing/page';

const ADD = 'POST /api/servicios/agregar';

let net: MockNetwork;
beforeEach(() => {
  net = networkWithCatalog([]);
  net.route(ADD, ({ body }) => {
    const added = (body.servicios as NewServicio[]).map((servicio, n) => ({
      ...servicio,
      _id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
      precio: servicio.precio ?? 0,
    }));
    net.route(LIST, () => ({ body: { servicios: added } }));
    return { body: { agregados: added, existentes: [] } };
  });
});

async function open() {
  const page = await openPage();
  await page.usuario.click(await screen.findByRole('button', { name: 'Elegir de una lista' }));
  await screen.findByRole('dialog', { name: 'Servicios para empezar' });
  return page;
}

const box = (name: string) => screen.getByRole('checkbox', { name });
const price = (name: string) => screen.getByRole('textbox', { name: `Precio de ${name}` });
const sent = () => net.seen(ADD).map(({ body }) => body.servicios as NewServicio[]);

it('an empty catalogue offers a list; what is chosen is added in one call, with its prices', async () => {
  const { usuario: user, avisos: toasts, messages } = await open();
  await user.click(screen.getByRole('button', { name: 'Quitar todos' }));
  await user.click(box('Edredón matrimonial'));
  await user.click(box('Costura y arreglos'));
  await user.clear(price('Almohada'));
  await user.type(price('Almohada'), '55.50');
  expect(box('Almohada')).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Agregar 3 servicios' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([
    [
      { servicio: 'Edredón matrimonial', categoria: 'Edredones y blancos', medida: 'pz', precio: 120 },
      { servicio: 'Almohada', categoria: 'Edredones y blancos', medida: 'pz', precio: 55.5 },
      { servicio: 'Costura y arreglos', categoria: 'Otros', medida: 'flex', precio: null },
    ],
  ]);
  expect(await screen.findByRole('button', { name: /^Edredones y blancos/ })).toBeVisible();
  expect(toasts()).toEqual(['3 servicios agregados.']);
  expect(messages()[0]?.action).toBe('Ir al Punto de Venta');
});

it('begins with all of them chosen, about 20', async () => {
  const { usuario: user } = await open();
  expect(STARTER_CATALOG.length).toBeGreaterThanOrEqual(20);
  await user.click(screen.getByRole('button', { name: `Agregar ${STARTER_CATALOG.length} servicios` }));
  await waitFor(() => expect(sent()[0]).toHaveLength(STARTER_CATALOG.length));
});

it('names a price that is no price, and a choice of nothing, without asking the server', async () => {
  const { usuario: user } = await open();
  await user.clear(price('Almohada'));
  await user.type(screen.getByRole('textbox', { name: 'Precio de Edredón king size' }), 'x{Enter}');
  expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
    'El precio tiene que ser mayor que 0.',
    'El precio tiene que ser mayor que 0.',
  ]);
  expect(price('Edredón king size')).toHaveFocus();
  expect(price('Almohada')).toHaveAccessibleDescription('El precio tiene que ser mayor que 0.');
  await user.click(box('Almohada'));
  await user.click(box('Edredón king size'));
  await user.click(screen.getByRole('button', { name: 'Marcar todos' }));
  await user.click(screen.getByRole('button', { name: 'Quitar todos' }));
  await user.click(screen.getByRole('button', { name: 'Agregar servicios' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Marca al menos un servicio.');
  expect(sent()).toEqual([]);
});

it('a failure keeps what was chosen and leaves the button live; a price the server refuses is named at its field', async () => {
  const { usuario: user } = await open();
  await user.click(box('Almohada'));
  net.route(ADD, () => problem(503, 'La base de datos no responde.'));
  const button = () => screen.getByRole('button', { name: /^Agregar \d+ servicios$/ });
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('La base de datos no responde. Lo que elegiste sigue aquí.');
  expect(box('Almohada')).not.toBeChecked();
  const message = 'El precio puede tener como máximo 2 decimales.';
  net.route(ADD, () => problem(422, message, { campos: [{ campo: 'servicios.1.precio', mensaje: message }] }));
  await user.click(button());
  await waitFor(() => expect(price('Lavado y secado por kg')).toHaveAccessibleDescription(message));
  expect(button()).toBeEnabled();
});
