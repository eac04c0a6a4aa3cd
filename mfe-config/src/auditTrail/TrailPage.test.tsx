import { problem } from '@lavanda/shared/testing/network';
import { screen, waitFor, within } from '@testing-library/react';
import { BRENDA } from '../team/testing/team';
import { mount } from '../testing/mountPage';
import { entry, NOTA, TRAIL, trailNetwork } from './testing/trail';

const PATH = '/app/configuracion/bitacora';
const list = () => screen.findByRole('list', { name: 'Bitácora' });
const entries = async () => within(await list()).getAllByRole('listitem');

describe('Bitácora', () => {
  it('says who did what and when, at the branch’s time, and what changed', async () => {
    trailNetwork(
      entry({
        accion: 'nota.modificar',
        nota: NOTA,
        asunto: null,
        cambios: [
          { campo: 'total', antes: 285, despues: 240.5 },
          { campo: 'express', antes: false, despues: true },
          { campo: 'status', antes: -1, despues: 0 },
          { campo: 'rol', antes: 'user', despues: 'admin' },
          { campo: 'fecha_entrega', antes: null, despues: '2026-12-12' },
          { campo: 'lugar', antes: 'A-12', despues: '' },
        ],
        pagos: [
          { monto: 100, metodo: 'TDC' },
          { monto: 100, metodo: 'TDC' },
          { monto: -50, metodo: 'Efvo' },
        ],
      }),
      entry({ accion: 'sesion.fallar', asunto: null, direccion: '203.0.113.7' }),
      entry({
        accion: 'nota.anular',
        nota: { ...NOTA, anulada: true },
        motivo: 'Se cobró dos veces',
        enviada_por: 'Héctor Solís',
        chofer: 'Toño Barrera',
      }),
      entry({ accion: 'cosa.nueva', persona: null, asunto: null, cambios: [{ campo: 'color', antes: 'rojo', despues: null }] }),
    );
    await mount(PATH);
    expect(await screen.findByRole('heading', { level: 1, name: 'Revisa lo que pasó en tu lavandería' })).toBeVisible();
    const [modified, failed, voided, unknown] = await entries();
    for (const text of [
      '2026-12-10 19:05',
      'Brenda Yáñez modificó la nota 1042',
      'Ana Treviño · Narvarte',
      'Abono de $100.00 (TDC) Abono de $100.00 (TDC)',
      'Devolución de $50.00 (Efvo)',
      'Total: $285.00 → $240.50',
      'Servicio Express: no → sí',
      'Estado: por recolectar → en sucursal',
      'Rol: Usuario → Admin',
      'Fecha de entrega: 2026-12-12',
      'Lugar: A-12 → nada',
    ]) {
      expect(modified).toHaveTextContent(text);
    }
    expect(failed).toHaveTextContent('Contraseña incorrecta para la cuenta de Brenda YáñezDesde 203.0.113.7');
    expect(voided).toHaveTextContent(
      'Brenda Yáñez eliminó la nota 1042Ana Treviño · Narvarte Enviada por Héctor Solís Toño Barrera (ruta) Motivo: Se cobró dos veces',
    );
    expect(unknown).toHaveTextContent('Alguien: cosa.nuevacolor: rojo → nada');
  });

  it('tells the corte of another’s turno with its differences, and can show those of Caja alone', async () => {
    const changes = { numero: 128, abierto_por: 'Ana Belén Cruz', esperado: 500, Efvo: -10, retirado: 0 };
    const net = trailNetwork(
      entry({
        ...{ accion: 'turno.cerrarAjeno', asunto: 'Caja 1' },
        cambios: Object.entries(changes).map(([field, value]) => ({ campo: field, antes: null, despues: value })),
      }),
    );
    const { usuario: user } = await mount(PATH);
    const [closed] = await entries();
    expect(closed).toHaveTextContent('Brenda Yáñez hizo el corte de Caja 1, de un turno ajeno');
    expect(closed).toHaveTextContent('Turno: 128 Turno de: Ana Belén Cruz Efectivo esperado: $500.00');
    expect(closed).toHaveTextContent('Diferencia en Efvo: \u2212$10.00 Se retira: $0.00');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Qué' }), 'Caja');
    await waitFor(() => expect(net.seen(TRAIL).at(-1)?.query.get('clase')).toBe('caja'));
  });

  it('leads to a nota that is still there', async () => {
    trailNetwork(entry({ accion: 'nota.crear', nota: NOTA }), entry({ accion: 'nota.anular', nota: { ...NOTA, anulada: true } }));
    const { usuario: user, lugar: place } = await mount(PATH);
    await list();
    expect(screen.getAllByRole('link', { name: /^Abrir nota/ })).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: 'Abrir nota 1042' }));
    expect(place()).toBe(`/app/ventas/${NOTA._id}`);
  });

  it('is filtered by what, who and day, and the address keeps it', async () => {
    const net = trailNetwork(entry());
    const { usuario: user, lugar: place } = await mount(PATH);
    await list();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Qué' }), 'Abonos, descuentos y anulaciones');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Quién' }), 'Brenda Yáñez');
    await user.click(screen.getByRole('button', { name: 'Día: Todos los días' }));
    await user.click(await screen.findByRole('button', { name: 'Hoy' }));
    await user.click(screen.getByRole('button', { name: 'Aceptar' }));
    const day = /dia=(\d{4}-\d{2}-\d{2})/.exec(place())?.[1];
    expect(place()).toBe(`${PATH}?clase=dinero&persona=${BRENDA._id}&dia=${day}`);
    await waitFor(() =>
      expect(Object.fromEntries(net.seen(TRAIL).at(-1)?.query ?? [])).toEqual({
        clase: 'dinero',
        persona: BRENDA._id,
        dia: day,
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Quitar día' }));
    expect(place()).toBe(`${PATH}?clase=dinero&persona=${BRENDA._id}`);
  });

  it('is of somebody who left the team, when its address says so', async () => {
    trailNetwork(entry());
    await mount(`${PATH}?persona=${NOTA._id}`);
    await list();
    expect(screen.getByRole('combobox', { name: 'Quién' })).toHaveDisplayValue('Alguien que ya no está en el equipo');
  });

  it('opens as its address says, and forgets what is none of its filters', async () => {
    const net = trailNetwork(entry());
    await mount(`${PATH}?clase=accesos&persona=x&dia=2026-02-30`);
    await list();
    expect(screen.getByRole('combobox', { name: 'Qué' })).toHaveDisplayValue('Accesos');
    expect(Object.fromEntries(net.seen(TRAIL).at(-1)?.query ?? [])).toEqual({ clase: 'accesos' });
  });

  it('goes on where the page ended; a page that fails keeps what there is and can be tried again', async () => {
    const net = trailNetwork();
    let fails = true;
    net.route(TRAIL, ({ query }) => {
      if (query.get('despues') === null) return { body: { entradas: [entry({ asunto: 'Primera' })], siguiente: 'abc' } };
      if (fails) return problem(503, 'El servidor está ocupado. Inténtalo de nuevo en un momento.');
      return { body: { entradas: [entry({ asunto: 'Segunda' })], siguiente: null } };
    });
    const { usuario: user } = await mount(PATH);
    await list();
    await user.click(screen.getByRole('button', { name: 'Ver anteriores' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No se cargaron las entradas anteriores. El servidor está ocupado.',
    );
    expect(await entries()).toHaveLength(1);
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(async () => expect(await entries()).toHaveLength(2));
    expect(net.seen(TRAIL).at(-1)?.query.get('despues')).toBe('abc');
    expect(screen.getByText('No hay entradas anteriores.')).toBeVisible();
  });

  it('says when it could not be loaded, and tries again', async () => {
    const net = trailNetwork();
    net.route(TRAIL, () => 'caida');
    const { usuario: user } = await mount(PATH);
    expect(await screen.findByText('No se pudo cargar la bitácora')).toBeVisible();
    net.route(TRAIL, () => ({ body: { entradas: [entry()], siguiente: null } }));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await entries()).toHaveLength(1);
  });

  it('without entries says why, and takes the filters away', async () => {
    trailNetwork();
    const { usuario: user, lugar: place } = await mount(`${PATH}?clase=archivos`);
    expect(await screen.findByText('No hay entradas con esos filtros')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Quitar filtros' }));
    expect(await screen.findByText('Aún no hay entradas')).toBeVisible();
    expect(place()).toBe(PATH);
  });

  it('is the last page of the menu', async () => {
    trailNetwork(entry());
    await mount(PATH);
    const menu = within(screen.getByRole('navigation', { name: 'Configuración' }));
    expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Servicios',
      'Usuarios y roles',
      'Tu Lavandería',
      'Bitácora',
    ]);
    expect(menu.getByRole('link', { name: 'Bitácora' })).toHaveAttribute('aria-current', 'page');
  });
});
