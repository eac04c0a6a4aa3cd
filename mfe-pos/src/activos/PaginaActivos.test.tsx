import type { Nota } from '@lavanda/shared/contract/ventas';
import { notaDePrueba } from '@lavanda/shared/pruebas/datos';
import { problema, type Red, simularRed } from '@lavanda/shared/pruebas/red';
import { ponerFecha } from '@lavanda/shared/pruebas/reloj';
import { screen, waitFor, within } from '@testing-library/react';
import PaginaActivos from './PaginaActivos';
import { montar } from './pruebas/montar';
import { recoleccionDePrueba } from './pruebas/recoleccion';

let red: Red;
beforeEach(() => {
  ponerFecha();
  red = simularRed();
});
afterEach(() => jest.useRealTimers());

function conNotas(...notas: Nota[]) {
  red.atender('GET /api/ventas/', () => ({ cuerpo: { results: notas } }));
  red.atender('GET /api/ventas/:id', ({ ruta }) => ({ cuerpo: { data: notas.find((nota) => ruta.endsWith(nota._id)) } }));
}

function tarjetaDe(nombre: string): HTMLElement {
  const marco = screen.getByRole('link', { name: nombre }).closest('article');
  if (!marco) throw new Error(`${nombre} no está en una tarjeta`);
  return marco;
}

describe('PaginaActivos', () => {
  it('asks for the notes with status 0 and -1, and shows total and balance, or the pickup window', async () => {
    conNotas(notaDePrueba({ total: 285, abonos: 200 }), recoleccionDePrueba());
    await montar(<PaginaActivos />);

    await screen.findByRole('link', { name: 'Ana Sofía Treviño' });
    const ana = within(tarjetaDe('Ana Sofía Treviño'));
    expect(ana.getByText('$285.00')).toBeVisible();
    expect(ana.getByText('$85.00')).toBeVisible();
    expect(ana.getByText('En sucursal')).toBeVisible();
    const hotel = within(tarjetaDe('Hotel Miravalle'));
    expect(hotel.getByText('Entre las 10:00 y las 12:00')).toBeVisible();
    expect(hotel.getByText('A domicilio')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Activos' })).toBeVisible();
    const [pedida] = red.vistas('GET /api/ventas/');
    expect(pedida?.query.get('status')).toBe('0,-1');
    expect(pedida?.query.get('notasPosPagina')).toBe('-1');
  });

  it('opens the point of sale from a card, whose button is not inside the link', async () => {
    const nota = notaDePrueba();
    conNotas(nota);
    const { usuario, lugar } = await montar(<PaginaActivos />);
    const enlace = await screen.findByRole('link', { name: 'Ana Sofía Treviño' });
    expect(within(enlace).queryByRole('button')).toBeNull();
    await usuario.click(enlace);
    expect(lugar()).toBe(`/app/pos/${nota._id}`);
  });

  it('filters with Todas, Por recolectar and En sucursal, each with its count, and keeps the filter in the address', async () => {
    conNotas(notaDePrueba(), notaDePrueba({ usuario_name: 'Óscar Nájera' }), recoleccionDePrueba());
    const { usuario, lugar } = await montar(<PaginaActivos />);
    await screen.findByRole('link', { name: 'Óscar Nájera' });
    expect(screen.getByRole('radio', { name: /Todas\s*3/ })).toBeChecked();

    await usuario.click(screen.getByRole('radio', { name: /Por recolectar\s*1/ }));
    expect(screen.getAllByRole('link').map((enlace) => enlace.textContent)).toEqual(['Hotel Miravalle']);
    expect(lugar()).toBe('/app/activos?filtro=recolectar');

    await usuario.click(screen.getByRole('radio', { name: /En sucursal\s*2/ }));
    expect(screen.queryByRole('link', { name: 'Hotel Miravalle' })).toBeNull();
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });

  it('gives a superuser, and nobody else, a branch filter built from the names present', async () => {
    conNotas(notaDePrueba(), recoleccionDePrueba({ sucursal_name: 'Del Valle' }));
    const { usuario, unmount } = await montar(<PaginaActivos />, { rol: 'superuser' });
    await screen.findByRole('link', { name: 'Hotel Miravalle' });
    await usuario.click(screen.getByRole('combobox', { name: 'Sucursal' }));
    expect(screen.getAllByRole('option').map((opcion) => opcion.textContent)).toEqual([
      'Todas las sucursales',
      'Del Valle',
      'Narvarte',
    ]);
    await usuario.click(screen.getByRole('option', { name: 'Del Valle' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Ana Sofía Treviño' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Hotel Miravalle' })).toBeVisible();
    expect(screen.getByRole('radio', { name: /Todas\s*1/ })).toBeInTheDocument();
    unmount();

    await montar(<PaginaActivos />, { rol: 'admin' });
    await screen.findByRole('link', { name: 'Hotel Miravalle' });
    expect(screen.queryByRole('combobox', { name: 'Sucursal' })).toBeNull();
  });

  it("groups by due day in the branch's time zone and says how late a note is", async () => {
    ponerFecha('2026-12-11T04:00:00Z');
    conNotas(
      notaDePrueba({ fecha_entrega: '2026-12-07' }),
      notaDePrueba({ usuario_name: 'De hoy', fecha_entrega: '2026-12-10' }),
    );
    await montar(<PaginaActivos />);
    const atrasadas = within(await screen.findByRole('region', { name: /Atrasadas/ }));
    expect(atrasadas.getByRole('link', { name: 'Ana Sofía Treviño' })).toBeVisible();
    const dias = atrasadas.getByRole('img', { name: /atrasada 3 días/ });
    expect(dias).toBeVisible();
    expect(dias).toHaveTextContent('· 3 días');
    expect(within(screen.getByRole('region', { name: /Hoy/ })).getByRole('link', { name: 'De hoy' })).toBeVisible();
  });

  it('asks before it goes to receive a pickup', async () => {
    const nota = recoleccionDePrueba();
    conNotas(nota);
    const { usuario, lugar } = await montar(<PaginaActivos />);
    await usuario.click(await screen.findByRole('button', { name: 'Recibir ropa de Hotel Miravalle' }));
    const pregunta = await screen.findByRole('dialog', { name: 'Recibir ropa de Hotel Miravalle' });
    expect(lugar()).toBe('/app/activos');
    await usuario.click(within(pregunta).getByRole('button', { name: 'Ir al Punto de Venta' }));
    expect(lugar()).toBe(`/app/pos/${nota._id}`);
  });

  it('opens the closing dialog for a note that owes 1 peso or more', async () => {
    conNotas(notaDePrueba({ total: 285, abonos: 284 }));
    const { usuario } = await montar(<PaginaActivos />);
    await usuario.click(await screen.findByRole('button', { name: 'Cerrar nota de Ana Sofía Treviño' }));
    expect(await screen.findByRole('dialog', { name: 'Cierre de nota' })).toBeVisible();
    expect(red.vistas('POST /api/ventas/guardar')).toHaveLength(0);
  });

  it('closes a note that owes less than 1 peso directly, and it leaves the list once the server agreed', async () => {
    const nota = notaDePrueba({ total: 285, abonos: 284.01 });
    const lista = [nota];
    conNotas(nota);
    red.atender('GET /api/ventas/', () => ({ cuerpo: { results: lista } }));
    let responder: () => void = () => undefined;
    red.atender('POST /api/ventas/guardar', async () => {
      await new Promise<void>((listo) => {
        responder = listo;
      });
      lista.pop();
      return { cuerpo: { inserted_id: nota._id, data: { ...nota, status: 10, version: 4 } } };
    });
    const { usuario, avisos } = await montar(<PaginaActivos />);
    await usuario.click(await screen.findByRole('button', { name: 'Cerrar nota de Ana Sofía Treviño' }));
    await waitFor(() => expect(red.vistas('POST /api/ventas/guardar')).toHaveLength(1));
    expect(screen.getByRole('link', { name: 'Ana Sofía Treviño' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cerrar nota de Ana Sofía Treviño' })).toBeDisabled();

    responder();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Ana Sofía Treviño' })).toBeNull());
    expect(red.vistas('POST /api/ventas/guardar')[0]?.cuerpo).toMatchObject({ id: nota._id, status: 10, version: 3, pagos: [] });
    expect(avisos()).toEqual(['¡Nota cerrada con éxito!']);
  });

  it('keeps a note on the list, with a live button and the reason, when it could not be closed', async () => {
    conNotas(notaDePrueba({ total: 285, abonos: 285 }));
    red.atender('POST /api/ventas/guardar', () => problema(500, 'Ocurrió una falla.'));
    const { usuario, avisos } = await montar(<PaginaActivos />);
    await usuario.click(await screen.findByRole('button', { name: 'Cerrar nota de Ana Sofía Treviño' }));
    await waitFor(() => expect(avisos()).toEqual(['La nota no se cerró. Ocurrió una falla.']));
    expect(screen.getByRole('button', { name: 'Cerrar nota de Ana Sofía Treviño' })).toBeEnabled();
  });

  it('asks after all when the paid note turns out to owe again', async () => {
    const nota = notaDePrueba({ total: 285, abonos: 285 });
    conNotas(nota);
    red.atender('GET /api/ventas/:id', () => ({ cuerpo: { data: { ...nota, total: 385, version: 4 } } }));
    const { usuario } = await montar(<PaginaActivos />);
    await usuario.click(await screen.findByRole('button', { name: 'Cerrar nota de Ana Sofía Treviño' }));
    expect(await screen.findByRole('dialog', { name: 'Cierre de nota' })).toBeVisible();
    expect(red.vistas('POST /api/ventas/guardar')).toHaveLength(0);
  });

  it('leaves the keyboard at the next card when one is closed, then at the one before, then at the title', async () => {
    const lista = ['Ana', 'Berta', 'Carla'].map((usuario_name, n) => notaDePrueba({ usuario_name, folio: n, abonos: 285 }));
    conNotas(...lista);
    red.atender('GET /api/ventas/', () => ({ cuerpo: { results: [...lista] } }));
    red.atender('POST /api/ventas/guardar', ({ cuerpo }) => {
      const [nota] = lista.splice(
        lista.findIndex(({ _id }) => _id === cuerpo.id),
        1,
      );
      return { cuerpo: { inserted_id: cuerpo.id, data: { ...nota, status: 10, version: 4 } } };
    });
    const { usuario } = await montar(<PaginaActivos />);
    const boton = (nombre: string) => screen.findByRole('button', { name: `Cerrar nota de ${nombre}` });
    await usuario.click(await boton('Berta'));
    const carla = await boton('Carla');
    await waitFor(() => expect(carla).toHaveFocus());
    await usuario.keyboard('{Enter}');
    const ana = await boton('Ana');
    await waitFor(() => expect(ana).toHaveFocus());
    await usuario.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Activos' })).toHaveFocus());
  });

  it('offers to schedule when nothing is active, and to drop the filter when only it hides the notes', async () => {
    conNotas(notaDePrueba());
    const { usuario, lugar, unmount } = await montar(<PaginaActivos />, { ruta: '/app/activos?filtro=recolectar' });
    await usuario.click(await screen.findByRole('button', { name: 'Ver todas' }));
    expect(await screen.findByRole('link', { name: 'Ana Sofía Treviño' })).toBeVisible();
    expect(lugar()).toBe('/app/activos');
    unmount();

    conNotas();
    await montar(<PaginaActivos />);
    expect(await screen.findByText('No hay notas activas')).toBeVisible();
  });

  it('says that the notes could not be loaded and loads them on a retry', async () => {
    red.atender('GET /api/ventas/', () => problema(503, 'El servidor no está disponible.'));
    const { usuario } = await montar(<PaginaActivos />);
    const panel = await screen.findByRole('alert');
    expect(panel).toHaveTextContent('El servidor no está disponible.');
    expect(screen.getByRole('radio', { name: 'Todas' })).toBeVisible();
    conNotas(notaDePrueba());
    await usuario.click(within(panel).getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('link', { name: 'Ana Sofía Treviño' })).toBeVisible();
  });
});
