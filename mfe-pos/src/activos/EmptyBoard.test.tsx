import type { FirstSteps } from '@lavanda/shared/contract/schemas/tenant';
import type { Role } from '@lavanda/shared/domain/roles';
import { type MockNetwork, mockNetwork, problem } from '@lavanda/shared/testing/network';
import { screen, waitFor, within } from '@testing-library/react';
import ActivosPage from './ActivosPage';
import { mount } from './testing/mountPage';

const READ = 'GET /api/tenant/primerosPasos';
const SAVE = 'POST /api/tenant/primerosPasos';
const NOTHING: FirstSteps = {
  identidad: false,
  sucursal: false,
  catalogo: false,
  equipo: false,
  venta: false,
  oculto: false,
};

let net: MockNetwork;
let steps: FirstSteps;
beforeEach(() => {
  steps = NOTHING;
  net = mockNetwork();
  net.route('GET /api/ventas/', () => ({ body: { results: [] } }));
  net.route(READ, () => ({ body: steps }));
});

async function open(role: Role = 'superuser') {
  return mount(<ActivosPage />, { rol: role });
}

const list = async () => within(await screen.findByRole('region', { name: 'Primeros pasos' }));
const usual = () => screen.findByRole('heading', { name: 'No hay notas activas' });

describe("a new laundry's empty board", () => {
  it('lists the five steps, each with its place, the first one first', async () => {
    await open();
    const region = await list();
    expect(region.getByText('0 de 5')).toBeVisible();
    const links = region.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/app/configuracion/lavanderia',
      '/app/configuracion/lavanderia#sucursales',
      '/app/configuracion/servicios',
      '/app/configuracion/usuarios',
      '/app/pos',
    ]);
    expect(screen.queryByRole('heading', { name: 'No hay notas activas' })).toBeNull();
  });

  it('ticks off what is so: a done step is no link and is said to be done', async () => {
    steps = { ...NOTHING, identidad: true, catalogo: true };
    await open();
    const region = await list();
    expect(region.getByText('2 de 5')).toBeVisible();
    expect(region.queryByRole('link', { name: /Servicios y precios/ })).toBeNull();
    const [identity, , catalog] = region.getAllByRole('listitem');
    expect(identity).toHaveTextContent('Hecho: Nombre, logo y colores');
    expect(catalog).toHaveTextContent('Hecho: Servicios y precios');
  });

  it("'Trabajo solo/a' ticks the team, and a failure is told with the button left live", async () => {
    const { usuario: user, avisos: toasts } = await open();
    const region = await list();
    net.route(SAVE, () => problem(503, 'La base de datos no responde.'));
    await user.click(region.getByRole('button', { name: 'Trabajo solo/a' }));
    await waitFor(() => expect(toasts()).toEqual(['No se guardó tu elección. La base de datos no responde.']));
    net.route(SAVE, () => ({ body: { ...NOTHING, equipo: true } }));
    await user.click(region.getByRole('button', { name: 'Trabajo solo/a' }));
    await waitFor(() => expect(region.queryByRole('button', { name: 'Trabajo solo/a' })).toBeNull());
    expect(net.seen(SAVE).map(({ body }) => body)).toEqual([{ trabaja_solo: true }, { trabaja_solo: true }]);
    expect(region.getByText('1 de 5')).toBeVisible();
  });

  it("'Ya no mostrar' brings the usual empty board, with the focus at the title", async () => {
    net.route(SAVE, () => ({ body: { ...NOTHING, oculto: true } }));
    const { usuario: user, avisos: toasts } = await open();
    await user.click((await list()).getByRole('button', { name: 'Ya no mostrar' }));
    expect(await usual()).toBeVisible();
    expect(net.seen(SAVE)[0]?.body).toEqual({ oculto: true });
    expect(toasts()).toEqual(['La lista de primeros pasos ya no se muestra.']);
  });

  it.each([
    ['dismissed', { ...NOTHING, oculto: true }],
    ['complete', { ...NOTHING, identidad: true, sucursal: true, catalogo: true, equipo: true, venta: true }],
  ])('%s, it is the usual empty board', async (_case, now) => {
    steps = now;
    await open();
    expect(await usual()).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Primeros pasos' })).toBeNull();
  });

  it('is the usual one too when the steps do not load, and for who does not configure', async () => {
    net.route(READ, () => problem(503, 'La base de datos no responde.'));
    const { unmount } = await open();
    expect(await usual()).toBeVisible();
    unmount();
    await open('admin');
    expect(await usual()).toBeVisible();
    expect(net.seen(READ)).toHaveLength(1);
  });
});
