import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { setDate } from '@lavanda/shared/testing/clock';
import { testNota } from '@lavanda/shared/testing/fixtures';
import { type MockNetwork, mockNetwork, problem } from '@lavanda/shared/testing/network';
import { screen, waitFor, within } from '@testing-library/react';
import ActivosPage from './ActivosPage';
import { mount } from './testing/mountPage';
import { testRecoleccion } from './testing/recoleccion';

let net: MockNetwork;
beforeEach(() => {
  setDate();
  net = mockNetwork();
});
afterEach(() => jest.useRealTimers());

function withNotas(...notas: Nota[]) {
  net.route('GET /api/ventas/', () => ({ body: { results: notas } }));
  net.route('GET /api/ventas/:id', ({ path }) => ({ body: { data: notas.find((nota) => path.endsWith(nota._id)) } }));
}

function cardOf(name: string): HTMLElement {
  const frame = screen.getByRole('link', { name }).closest('article');
  if (!frame) throw new Error(`${name} is in no card`);
  return frame;
}

describe('ActivosPage', () => {
  it('asks for the notes with status 0 and -1, and shows total and balance, or the pickup window', async () => {
    withNotas(testNota({ total: 285, abonos: 200 }), testRecoleccion());
    await mount(<ActivosPage />);

    await screen.findByRole('link', { name: 'Ana Sofía Treviño' });
    const ana = within(cardOf('Ana Sofía Treviño'));
    expect(ana.getByText('$285.00')).toBeVisible();
    expect(ana.getByText('$85.00')).toBeVisible();
    expect(ana.getByText('En sucursal')).toBeVisible();
    const hotel = within(cardOf('Hotel Miravalle'));
    expect(hotel.getByText('Entre las 10:00 y las 12:00')).toBeVisible();
    expect(hotel.getByText('A domicilio')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Activos' })).toBeVisible();
    const [requested] = net.seen('GET /api/ventas/');
    expect(requested?.query.get('status')).toBe('0,-1');
    expect(requested?.query.get('notasPosPagina')).toBe('-1');
  });

  it('opens the point of sale from a card, whose button is not inside the link', async () => {
    const nota = testNota();
    withNotas(nota);
    const { usuario: user, lugar: place } = await mount(<ActivosPage />);
    const link = await screen.findByRole('link', { name: 'Ana Sofía Treviño' });
    expect(within(link).queryByRole('button')).toBeNull();
    await user.click(link);
    expect(place()).toBe(`/app/pos/${nota._id}`);
  });

  it('filters with Todas, Por recolectar and En sucursal, each with its count, and keeps the filter in the address', async () => {
    withNotas(testNota(), testNota({ usuario_name: 'Óscar Nájera' }), testRecoleccion());
    const { usuario: user, lugar: place } = await mount(<ActivosPage />);
    await screen.findByRole('link', { name: 'Óscar Nájera' });
    expect(screen.getByRole('radio', { name: /Todas\s*3/ })).toBeChecked();

    await user.click(screen.getByRole('radio', { name: /Por recolectar\s*1/ }));
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Hotel Miravalle']);
    expect(place()).toBe('/app/activos?filtro=recolectar');

    await user.click(screen.getByRole('radio', { name: /En sucursal\s*2/ }));
    expect(screen.queryByRole('link', { name: 'Hotel Miravalle' })).toBeNull();
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });

  it('gives a superuser, and nobody else, a branch filter built from the names present', async () => {
    withNotas(testNota(), testRecoleccion({ sucursal_name: 'Del Valle' }));
    const { usuario: user, unmount } = await mount(<ActivosPage />, { rol: 'superuser' });
    await screen.findByRole('link', { name: 'Hotel Miravalle' });
    await user.click(screen.getByRole('combobox', { name: 'Sucursal' }));
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Todas las sucursales',
      'Del Valle',
      'Narvarte',
    ]);
    await user.click(screen.getByRole('option', { name: 'Del Valle' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Ana Sofía Treviño' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Hotel Miravalle' })).toBeVisible();
    expect(screen.getByRole('radio', { name: /Todas\s*1/ })).toBeInTheDocument();
    unmount();

    await mount(<ActivosPage />, { rol: 'admin' });
    await screen.findByRole('link', { name: 'Hotel Miravalle' });
    expect(screen.queryByRole('combobox', { name: 'Sucursal' })).toBeNull();
  });

  it("groups by due day in the branch's time zone and says how late a note is", async () => {
    setDate('2026-12-11T04:00:00Z');
    withNotas(testNota({ fecha_entrega: '2026-12-07' }), testNota({ usuario_name: 'De hoy', fecha_entrega: '2026-12-10' }));
    await mount(<ActivosPage />);
    const overdue = within(await screen.findByRole('region', { name: /Atrasadas/ }));
    expect(overdue.getByRole('link', { name: 'Ana Sofía Treviño' })).toBeVisible();
    const days = overdue.getByRole('img', { name: /atrasada 3 días/ });
    expect(days).toBeVisible();
    expect(days).toHaveTextContent('· 3 días');
    expect(within(screen.getByRole('region', { name: /Hoy/ })).getByRole('link', { name: 'De hoy' })).toBeVisible();
  });

  it('asks before it goes to receive a pickup', async () => {
    const nota = testRecoleccion();
    withNotas(nota);
    const { usuario: user, lugar: place } = await mount(<ActivosPage />);
    await user.click(await screen.findByRole('button', { name: 'Recibir ropa de Hotel Miravalle' }));
    const question = await screen.findByRole('dialog', { name: 'Recibir ropa de Hotel Miravalle' });
    expect(place()).toBe('/app/activos');
    await user.click(within(question).getByRole('button', { name: 'Ir al Punto de Venta' }));
    expect(place()).toBe(`/app/pos/${nota._id}`);
  });

  it('opens the closing dialog for a note that owes 1 peso or more', async () => {
    withNotas(testNota({ total: 285, abonos: 284 }));
    const { usuario: user } = await mount(<ActivosPage />);
    await user.click(await screen.findByRole('button', { name: 'Cerrar nota de Ana Sofía Treviño' }));
    expect(await screen.findByRole('dialog', { name: 'Cierre de nota' })).toBeVisible();
    expect(net.seen('POST /api/ventas/guardar')).toHaveLength(0);
  });

  it('closes a note that owes less than 1 peso directly, and it leaves the list once the server agreed', async () => {
    const nota = testNota({ total: 285, abonos: 284.01 });
    const list = [nota];
    withNotas(nota);
    net.route('GET /api/ventas/', () => ({ body: { results: list } }));
    let respond: () => void = () => undefined;
    net.route('POST /api/ventas/guardar', async () => {
      await new Promise<void>((ready) => {
        respond = ready;
      });
      list.pop();
      return { body: { inserted_id: nota._id, data: { ...nota, status: 10, version: 4 } } };
    });
    const { usuario: user, avisos: toasts } = await mount(<ActivosPage />);
    await user.click(await screen.findByRole('button', { name: 'Cerrar nota de Ana Sofía Treviño' }));
    await waitFor(() => expect(net.seen('POST /api/ventas/guardar')).toHaveLength(1));
    expect(screen.getByRole('link', { name: 'Ana Sofía Treviño' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cerrar nota de Ana Sofía Treviño' })).toBeDisabled();

    respond();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Ana Sofía Treviño' })).toBeNull());
    expect(net.seen('POST /api/ventas/guardar')[0]?.body).toMatchObject({
      id: nota._id,
      status: 10,
      version: 3,
      pagos: [],
    });
    expect(toasts()).toEqual(['¡Nota cerrada con éxito! Folio 1, Ana Sofía Treviño.']);
  });

  it('keeps a note on the list, with a live button and the reason, when it could not be closed', async () => {
    withNotas(testNota({ total: 285, abonos: 285 }));
    net.route('POST /api/ventas/guardar', () => problem(500, 'Ocurrió una falla.'));
    const { usuario: user, avisos: toasts } = await mount(<ActivosPage />);
    await user.click(await screen.findByRole('button', { name: 'Cerrar nota de Ana Sofía Treviño' }));
    await waitFor(() => expect(toasts()).toEqual(['La nota no se cerró. Ocurrió una falla.']));
    expect(screen.getByRole('button', { name: 'Cerrar nota de Ana Sofía Treviño' })).toBeEnabled();
  });

  it('opens the closing dialog when the paid note turns out to owe again', async () => {
    const nota = testNota({ total: 285, abonos: 285 });
    withNotas(nota);
    net.route('GET /api/ventas/:id', () => ({ body: { data: { ...nota, total: 385, version: 4 } } }));
    const { usuario: user } = await mount(<ActivosPage />);
    await user.click(await screen.findByRole('button', { name: 'Cerrar nota de Ana Sofía Treviño' }));
    expect(await screen.findByRole('dialog', { name: 'Cierre de nota' })).toBeVisible();
    expect(net.seen('POST /api/ventas/guardar')).toHaveLength(0);
  });

  it('moves focus to the next card when one is closed, else to the previous one, else to the title', async () => {
    const list = ['Ana', 'Berta', 'Carla'].map((clienteName, n) =>
      testNota({ usuario_name: clienteName, folio: n, abonos: 285 }),
    );
    withNotas(...list);
    net.route('GET /api/ventas/', () => ({ body: { results: [...list] } }));
    net.route('POST /api/ventas/guardar', ({ body }) => {
      const [nota] = list.splice(
        list.findIndex(({ _id }) => _id === body.id),
        1,
      );
      return { body: { inserted_id: body.id, data: { ...nota, status: 10, version: 4 } } };
    });
    const { usuario: user } = await mount(<ActivosPage />);
    const button = (name: string) => screen.findByRole('button', { name: `Cerrar nota de ${name}` });
    await user.click(await button('Berta'));
    const carla = await button('Carla');
    await waitFor(() => expect(carla).toHaveFocus());
    await user.keyboard('{Enter}');
    const ana = await button('Ana');
    await waitFor(() => expect(ana).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Activos' })).toHaveFocus());
  });

  it('offers to schedule when nothing is active, and to drop the filter when only it hides the notes', async () => {
    withNotas(testNota());
    const { usuario: user, lugar: place, unmount } = await mount(<ActivosPage />, { path: '/app/activos?filtro=recolectar' });
    await user.click(await screen.findByRole('button', { name: 'Ver todas' }));
    expect(await screen.findByRole('link', { name: 'Ana Sofía Treviño' })).toBeVisible();
    expect(place()).toBe('/app/activos');
    unmount();

    withNotas();
    await mount(<ActivosPage />);
    expect(await screen.findByText('No hay notas activas')).toBeVisible();
  });

  it('says that the notes could not be loaded and loads them on a retry', async () => {
    net.route('GET /api/ventas/', () => problem(503, 'El servidor no está disponible.'));
    const { usuario: user } = await mount(<ActivosPage />);
    const panel = await screen.findByRole('alert');
    expect(panel).toHaveTextContent('El servidor no está disponible.');
    expect(screen.getByRole('radio', { name: 'Todas' })).toBeVisible();
    withNotas(testNota());
    await user.click(within(panel).getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('link', { name: 'Ana Sofía Treviño' })).toBeVisible();
  });
});
