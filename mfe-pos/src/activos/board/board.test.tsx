import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { setDate } from '@lavanda/shared/testing/clock';
import { clearDevice } from '@lavanda/shared/testing/device';
import { testSession } from '@lavanda/shared/testing/fixtures';
import { type MockNetwork, mockNetwork, problem } from '@lavanda/shared/testing/network';
import { mockWidth, restoreWidth } from '@lavanda/shared/testing/viewportWidth';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import ActivosPage from '../ActivosPage';
import { mount } from '../testing/mountPage';
import { testRecoleccion } from '../testing/recoleccion';
import { actionOf, stagesServer } from '../testing/stages';

const BOARD = '/app/activos?vista=tablero';

let net: MockNetwork;
let now = 1_000_000;
beforeEach(async () => {
  await clearDevice();
  setDate();
  net = mockNetwork();
  // By default, every touch comes long after the board has moved, because the board ignores touches right after a move.
  jest.spyOn(performance, 'now').mockImplementation(() => {
    now += 1_000;
    return now;
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const open = (path = BOARD) => mount(<ActivosPage />, { path });
const column = (name: string) => within(screen.getByRole('region', { name: new RegExp(`^${name} \\d+$`) }));
const namesIn = (name: string) =>
  column(name)
    .queryAllByRole('link')
    .map((link) => link.textContent);
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const moves = () => net.seen('POST /api/ventas/etapa').map(({ body }) => body);

describe('the board', () => {
  it('has a column for each stage with its count, what is late first, and cards with their day, saldo and place', async () => {
    stagesServer(
      net,
      { usuario_name: 'Ana', etapa: 'recibida' },
      { usuario_name: 'Berta', etapa: 'proceso', fecha_entrega: '2026-12-12' },
      { usuario_name: 'Carla', etapa: 'proceso', fecha_entrega: '2026-12-08' },
      { usuario_name: 'Diana', etapa: 'lista', lugar: 'A-12', total: 85, bultos: 3 },
      testRecoleccion({ clave: 'B301' }),
    );
    await open();
    await screen.findByRole('link', { name: 'Ana' });
    expect(namesIn('Por recolectar')).toEqual(['Hotel Miravalle']);
    expect(column('Por recolectar').getByText('10:00 y las 12:00')).toBeVisible();
    expect(column('Por recolectar').getByText('B301')).toBeVisible();
    expect(namesIn('Recibidas')).toEqual(['Ana']);
    expect(namesIn('En proceso')).toEqual(['Carla', 'Berta']);
    expect(column('En proceso').getByText('2 días tarde')).toBeVisible();
    expect(column('En proceso').getByText('Sábado 12')).toBeVisible();
    const ready = column('Listas');
    for (const text of ['Diana', 'A-12', '#104', 'Hoy', '$85.00']) expect(ready.getByText(text)).toBeVisible();
    for (const name of ['En sucursal', '3 piezas']) expect(ready.getByRole('img', { name })).toBeVisible();
  });

  it('is kept in the address and remembered on the device', async () => {
    stagesServer(net, { usuario_name: 'Ana' });
    const first = await open('/app/activos?filtro=sucursal');
    await first.usuario.click(await screen.findByRole('radio', { name: 'Tablero' }));
    expect(first.lugar()).toBe('/app/activos?filtro=sucursal&vista=tablero');
    expect(await screen.findByRole('region', { name: 'Recibidas 1' })).toBeVisible();
    first.unmount();
    const second = await open('/app/activos');
    expect(await screen.findByRole('region', { name: 'Recibidas 1' })).toBeVisible();
    await second.usuario.click(screen.getByRole('radio', { name: 'Lista' }));
    expect(screen.queryByRole('region', { name: 'Recibidas 1' })).toBeNull();
    expect(second.lugar()).toBe('/app/activos');
  });

  it('keeps the search of the other view, and finds a place', async () => {
    const notas = stagesServer(net, { usuario_name: 'Ana' }, { usuario_name: 'Diana', etapa: 'lista', lugar: 'A-12' });
    net.route('GET /api/ventas/', ({ query }) => ({ body: { results: query.get('status') === '10' ? [] : notas } }));
    const { usuario: user } = await open();
    await screen.findByRole('link', { name: 'Ana' });
    await user.type(screen.getByRole('searchbox', { name: 'Buscar nota' }), 'a12');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Ana' })).toBeNull());
    expect(namesIn('Listas')).toEqual(['Diana']);
    await user.click(screen.getByRole('radio', { name: 'Lista' }));
    expect(screen.getByRole('searchbox', { name: 'Buscar nota' })).toHaveValue('a12');
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Diana']);
  });

  it('says what is empty, and shows why it did not load', async () => {
    stagesServer(net, { usuario_name: 'Ana' });
    const { unmount } = await open();
    await screen.findByRole('link', { name: 'Ana' });
    for (const text of ['Nada por recolectar', 'Nada en proceso', 'Nada listo']) expect(screen.getByText(text)).toBeVisible();
    unmount();
    net.route('GET /api/ventas/', () => problem(500, 'Algo falló.'));
    await open();
    expect(await screen.findByText('No se cargaron tus notas')).toBeVisible();
  });
});

describe('one touch', () => {
  it('moves the card on before the server answers, and Deshacer takes it back', async () => {
    const [ana] = stagesServer(net, { usuario_name: 'Ana' }) as [Nota];
    const { usuario: user, avisos: toasts, messages } = await open();
    await user.click(await button('A proceso: nota de Ana'));
    expect(namesIn('En proceso')).toEqual(['Ana']);
    await waitFor(() => expect(toasts()).toEqual(['Ana: en proceso']));
    act(() => actionOf(messages(), 'Deshacer')?.());
    await waitFor(() => expect(namesIn('Recibidas')).toEqual(['Ana']));
    await waitFor(() => expect(toasts().at(-1)).toBe('Ana: otra vez recibida.'));
    const operationId = expect.any(String);
    expect(moves()).toEqual([
      { id: ana._id, operacion: operationId, desde: 'recibida', etapa: 'proceso', lugar: '', equipo: expect.any(String) },
      { id: ana._id, operacion: operationId, desde: 'proceso', etapa: 'recibida', lugar: '', equipo: expect.any(String) },
    ]);
  });

  it('again offers to undo the latest move alone, and another nota’s beside it', async () => {
    stagesServer(net, { usuario_name: 'Ana', etapa: 'lista' }, { usuario_name: 'Berta' });
    const { usuario: user, avisos: toasts, messages } = await open();
    (await screen.findByRole('link', { name: 'Ana' })).focus();
    await user.keyboard('{ArrowLeft}');
    await user.click(await button('A proceso: nota de Berta'));
    (await screen.findByRole('link', { name: 'Ana' })).focus();
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(toasts()).toEqual(['Berta: en proceso', expect.stringMatching(/^Ana: (?!en proceso)/)]));
    act(() => actionOf(messages(), 'Deshacer')?.());
    await waitFor(() => expect(namesIn('En proceso')).toEqual(['Ana', 'Berta']));
    expect(toasts().filter((text) => text.includes('no se movió'))).toEqual([]);
  });

  it('stays where it was moved when an older list arrives', async () => {
    const [ana] = stagesServer(net, { usuario_name: 'Ana' }) as [Nota];
    const stale = { ...ana };
    const { usuario: user, avisos: toasts, store } = await open();
    await user.click(await button('A proceso: nota de Ana'));
    await waitFor(() => expect(toasts()).toHaveLength(1));
    net.route('GET /api/ventas/', { body: { results: [stale] } });
    const { api } = await import('@lavanda/shared');
    const before = net.seen('GET /api/ventas/').length;
    act(() => void store.dispatch(api.util.invalidateTags([{ type: 'Nota', id: 'LIST' }])));
    await waitFor(() => expect(net.seen('GET /api/ventas/').length).toBeGreaterThan(before));
    await waitFor(() => expect(namesIn('En proceso')).toEqual(['Ana']));
  });

  it('that another register was ahead of says who, and shows where the nota is', async () => {
    const [ana] = stagesServer(net, { usuario_name: 'Ana' }) as [Nota];
    net.route('POST /api/ventas/etapa', () => {
      Object.assign(ana, { etapa: 'lista', lugar: 'B-02', version: 9 });
      return problem(409, 'Iván ya la pasó a Lista a las 10:40.', { actual: ana });
    });
    const { usuario: user, avisos: toasts, messages } = await open();
    await user.click(await button('A proceso: nota de Ana'));
    await waitFor(() => expect(toasts()).toEqual(['La nota de Ana no se movió. Iván ya la pasó a Lista a las 10:40.']));
    expect(namesIn('Listas')).toEqual(['Ana']);
    expect(actionOf(messages(), 'Reintentar')).toBeUndefined();
  });

  it('without an answer puts the card back, and the retry is the same operation', async () => {
    stagesServer(net, { usuario_name: 'Ana' });
    net.route('POST /api/ventas/etapa', 'caida');
    const { usuario: user, avisos: toasts, messages } = await open();
    await user.click(await button('A proceso: nota de Ana'));
    await waitFor(() => expect(toasts().at(-1)).toMatch('La nota de Ana no se movió. El servidor no respondió.'));
    expect(namesIn('Recibidas')).toEqual(['Ana']);
    act(() => actionOf(messages(), 'Reintentar')?.());
    await waitFor(() => expect(moves()).toHaveLength(2));
    expect(moves()[1]).toEqual(moves()[0]);
  });

  it('of a slow server is sent once; the next move of the nota waits for it', async () => {
    const [ana] = stagesServer(net, { usuario_name: 'Ana' }) as [Nota];
    let answer = () => {};
    net.route('POST /api/ventas/etapa', async ({ body }) => {
      await new Promise<void>((ready) => {
        answer = ready;
      });
      return { body: { data: Object.assign(ana, { etapa: body.etapa, version: ana.version + 1 }) } };
    });
    const { usuario: user } = await open();
    await user.click(await button('A proceso: nota de Ana'));
    const link = screen.getByRole('link', { name: 'Ana' });
    link.focus();
    await user.keyboard('{ArrowLeft}');
    expect(namesIn('Recibidas')).toEqual(['Ana']);
    expect(moves()).toHaveLength(1);
    answer();
    await waitFor(() => expect(moves()).toHaveLength(2));
    expect(moves()[1]).toMatchObject({ desde: 'proceso', etapa: 'recibida' });
    expect(namesIn('Recibidas')).toEqual(['Ana']);
    expect(screen.getByRole('link', { name: 'Ana' })).toHaveFocus();
    answer();
    await waitFor(() => expect(namesIn('Recibidas')).toEqual(['Ana']));
  });

  it('within 400 ms of a move of the board does nothing', async () => {
    let time = 5_000_000;
    jest.spyOn(performance, 'now').mockImplementation(() => time);
    stagesServer(net, { usuario_name: 'Ana' }, { usuario_name: 'Berta' });
    const { usuario: user } = await open();
    await user.click(await button('A proceso: nota de Ana'));
    time += 300;
    await user.click(await button('A proceso: nota de Berta'));
    expect(namesIn('Recibidas')).toEqual(['Berta']);
    time += 100;
    await user.click(await button('A proceso: nota de Berta'));
    await waitFor(() => expect(namesIn('Recibidas')).toEqual([]));
  });
});

describe('other ways', () => {
  it('the arrows move the focused card back and on, and it keeps the focus; Enter opens it', async () => {
    const [ana] = stagesServer(net, { usuario_name: 'Ana', etapa: 'proceso' }, { usuario_name: 'Berta', etapa: 'proceso' });
    const { usuario: user, lugar: place } = await open();
    const link = await screen.findByRole('link', { name: 'Ana' });
    link.focus();
    await user.keyboard('{ArrowLeft}');
    expect(namesIn('Recibidas')).toEqual(['Ana']);
    await waitFor(() => expect(screen.getByRole('link', { name: 'Ana' })).toHaveFocus());
    await user.keyboard('{ArrowRight}');
    expect(namesIn('En proceso')).toEqual(['Ana', 'Berta']);
    await waitFor(() => expect(screen.getByRole('link', { name: 'Ana' })).toHaveFocus());
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByRole('dialog', { name: 'Lista: Ana' })).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('link', { name: 'Ana' }));
    expect(place()).toBe(`/app/pos/${ana?._id}`);
  });

  it('the menu of a card moves it to any other stage', async () => {
    stagesServer(net, { usuario_name: 'Ana', etapa: 'lista', lugar: 'A-03' });
    const { usuario: user, messages } = await open();
    await user.click(await button('Mover la nota de Ana'));
    const menu = within(await screen.findByRole('menu', { name: 'Mover a: Ana' }));
    expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Mover a Recibida',
      'Mover a En proceso',
      'Cambiar lugar',
      'Bultos y piezas',
    ]);
    await user.click(menu.getByRole('menuitem', { name: 'Mover a En proceso' }));
    await waitFor(() => expect(namesIn('En proceso')).toEqual(['Ana']));
    await waitFor(() => expect(messages()).toHaveLength(1));
    act(() => actionOf(messages(), 'Deshacer')?.());
    await waitFor(() => expect(moves()[1]).toMatchObject({ desde: 'proceso', etapa: 'lista', lugar: 'A-03' }));
    await waitFor(() => expect(column('Listas').getByText('A-03')).toBeVisible());
  });

  it('a card that is dropped on a column is moved there, and to Lista as its menu does', async () => {
    stagesServer(net, { usuario_name: 'Ana' });
    await open();
    const stored = new Map<string, string>();
    const dataTransfer = {
      get types() {
        return [...stored.keys()];
      },
      setData: (type: string, text: string) => stored.set(type, text),
      getData: (type: string) => stored.get(type) ?? '',
    };
    const columnOf = (name: string) => screen.getByRole('region', { name: new RegExp(`^${name} \\d+$`) });
    const link = await screen.findByRole('link', { name: 'Ana' });
    // The board accepts only its own cards, not files or text from other pages.
    expect(fireEvent.dragOver(columnOf('En proceso'), { dataTransfer })).toBe(true);
    fireEvent.dragStart(link, { dataTransfer });
    expect(fireEvent.dragOver(columnOf('Por recolectar'), { dataTransfer })).toBe(true);
    expect(fireEvent.dragOver(columnOf('En proceso'), { dataTransfer })).toBe(false);
    fireEvent.drop(columnOf('Recibidas'), { dataTransfer });
    fireEvent.drop(columnOf('En proceso'), { dataTransfer });
    await waitFor(() => expect(namesIn('En proceso')).toEqual(['Ana']));
    expect(moves()).toEqual([expect.objectContaining({ desde: 'recibida', etapa: 'proceso' })]);
    fireEvent.drop(columnOf('Listas'), { dataTransfer });
    expect(await screen.findByRole('dialog', { name: 'Lista: Ana' })).toBeVisible();
  });

  it('receives a pickup and closes a nota as the list does', async () => {
    const [ana] = stagesServer(net, { usuario_name: 'Ana', etapa: 'lista', total: 285 }, testRecoleccion()) as [Nota];
    net.route('GET /api/ventas/:id', { body: { data: ana } });
    const { usuario: user } = await open();
    await user.click(await button('Recibir ropa de Hotel Miravalle'));
    await user.click(await button('Cancelar'));
    await user.click(await button('Cerrar nota de Ana'));
    expect(await screen.findByRole('dialog', { name: 'Cierre de nota' })).toBeVisible();
  });
});

describe('on a phone', () => {
  beforeEach(() => mockWidth(390));
  afterEach(restoreWidth);

  it('the columns are tabs with their counts', async () => {
    stagesServer(net, { usuario_name: 'Ana' }, { usuario_name: 'Diana', etapa: 'lista', lugar: 'A-12' });
    const { usuario: user } = await open();
    expect(await screen.findByRole('tab', { name: '1 Recibidas', selected: true })).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Ana']);
    await user.click(screen.getByRole('tab', { name: '1 Listas' }));
    expect(within(screen.getByRole('tabpanel', { name: '1 Listas' })).getByRole('link', { name: 'Diana' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: '1 Recibidas' }));
    await user.click(await button('A proceso: nota de Ana'));
    expect(await screen.findByRole('tab', { name: '1 En proceso' })).toBeVisible();
    expect(screen.getByRole('tab', { name: '0 Recibidas' })).toBeVisible();
  });
});

describe('the list', () => {
  it('shows each stage, moves a nota on in one touch, and filters by stage', async () => {
    stagesServer(
      net,
      { usuario_name: 'Ana' },
      { usuario_name: 'Berta', etapa: 'proceso' },
      { usuario_name: 'Diana', etapa: 'lista', lugar: 'A-12' },
      testRecoleccion(),
    );
    const { usuario: user, lugar: place } = await mount(<ActivosPage />, { session: testSession('user') });
    await user.click(await button('Recibida: pasar a en proceso la nota de Ana'));
    expect(await button('En proceso: pasar a lista la nota de Ana')).toBeVisible();
    expect(screen.getByText('A-12')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /^En proceso\s*2/ }));
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Ana', 'Berta']);
    expect(place()).toBe('/app/activos?filtro=proceso');
    await user.click(await button('En proceso: pasar a lista la nota de Berta'));
    expect(await screen.findByRole('dialog', { name: 'Lista: Berta' })).toBeVisible();
  });

  it('tells the cliente of a ready nota, shows when that was, and has the menu that takes it back', async () => {
    stagesServer(
      net,
      { usuario_name: 'Ana', etapa: 'lista', avisada: { momento: '2026-12-10T14:42:00Z', medio: 'abierto' } },
      { usuario_name: 'Berta', etapa: 'lista' },
      { usuario_name: 'Carla', etapa: 'proceso' },
      testRecoleccion(),
    );
    const { usuario: user } = await open('/app/activos');
    expect(await button('Avisada 08:42. Avisar otra vez a Ana')).toBeVisible();
    expect(await button('Avisar a Berta')).toBeVisible();
    expect(screen.queryByRole('button', { name: /visar.* Carla$/ })).toBeNull();
    expect(screen.getAllByRole('button', { name: /^Mover la nota de/ })).toHaveLength(3);
    await user.click(await button('Mover la nota de Berta'));
    await user.click(await screen.findByRole('menuitem', { name: 'Mover a En proceso' }));
    expect(await button('En proceso: pasar a lista la nota de Berta')).toBeVisible();
    await waitFor(() => expect(moves()).toEqual([expect.objectContaining({ desde: 'lista', etapa: 'proceso' })]));
  });

  it('shows how many pieces a nota has, and opens them', async () => {
    const [ana] = stagesServer(net, { usuario_name: 'Ana', bultos: 3 }, { usuario_name: 'Berta' }, testRecoleccion());
    net.route('GET /api/ventas/:id', { body: { data: { ...ana, piezas: [] } } });
    const { usuario: user } = await open('/app/activos');
    expect(await button('3 pz: bultos y piezas de Ana')).toHaveTextContent('3 pz');
    expect(screen.getAllByRole('button', { name: /ultos y piezas de/ })).toHaveLength(2);
    await user.click(await button('Bultos y piezas de Berta'));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Bultos y piezas' })).toBeVisible());
  });
});
