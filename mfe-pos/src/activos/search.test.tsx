import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { setDate } from '@lavanda/shared/testing/clock';
import { DEL_VALLE, testNota } from '@lavanda/shared/testing/fixtures';
import { type MockNetwork, mockNetwork, problem } from '@lavanda/shared/testing/network';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import ActivosPage from './ActivosPage';
import { mount } from './testing/mountPage';
import { testRecoleccion } from './testing/recoleccion';

let net: MockNetwork;
beforeEach(() => {
  setDate();
  net = mockNetwork();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const names = () => screen.getAllByRole('link').map((link) => link.textContent);
const field = () => screen.findByRole('searchbox', { name: 'Buscar nota' });
/** A server with these active notas, and these closed ones for any text. */
function withNotas(active: readonly Nota[], closed: readonly Nota[] = []) {
  net.route('GET /api/ventas/', ({ query }) => ({ body: { results: query.get('status') === '10' ? closed : active } }));
}
const searched = () =>
  net
    .seen('GET /api/ventas/')
    .filter(({ query }) => query.get('status') === '10')
    .map(({ query }) => query.get('user'));
const NOTAS = [
  testNota({ usuario_name: 'Ana Sofía Treviño', folio: 1342 }),
  testNota({ usuario_name: 'Óscar Nájera', folio: 88, usuario_telefono: '+525511707731' }),
  testRecoleccion({ usuario_name: 'Hotel Sofía' }),
];

describe('the search of the board', () => {
  it('narrows the board at each key, with the filters, and announces how many are left', async () => {
    withNotas(NOTAS);
    const { usuario: user } = await mount(<ActivosPage />);
    await user.type(await field(), 'sof');
    await waitFor(() => expect(names()).toEqual(['Hotel Sofía', 'Ana Sofía Treviño']));
    expect(screen.getByText('2 notas')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: /^En sucursal/ }));
    expect(names()).toEqual(['Ana Sofía Treviño']);
    await user.clear(await field());
    await user.type(await field(), '7731');
    await waitFor(() => expect(names()).toEqual(['Óscar Nájera']));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(names()).toHaveLength(2));
    expect(net.seen('GET /api/ventas/').filter(({ query }) => query.get('status') === '0,-1')).toHaveLength(1);
  });

  it('without a match offers all the notes, and to look among the closed ones', async () => {
    withNotas(NOTAS);
    const { usuario: user } = await mount(<ActivosPage />);
    await user.type(await field(), 'zzz');
    expect(await screen.findByText('Ninguna nota activa con «zzz»')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Buscar en Ventas' })).toHaveAttribute('href', '/app/ventas?user=zzz');
    await user.click(screen.getByRole('button', { name: 'Ver todas' }));
    await waitFor(() => expect(names()).toHaveLength(3));
    expect(await field()).toHaveValue('');
  });
});

describe('closed notes of the same search', () => {
  const CLOSED = [
    testNota({ usuario_name: 'Sofía Rubio', folio: 1290, status: 10, fecha: '2026-12-09', abonos: 285 }),
    testNota({ usuario_name: 'Sofíalba Paz', folio: 1200, status: 10, fecha: '2026-11-30', abonos: 285 }),
  ];
  const closedGroup = () => screen.queryByRole('region', { name: 'Cerradas' });

  it('stand below the board from the third letter, with their folio and day, and print at a touch', async () => {
    withNotas(NOTAS, CLOSED);
    net.route(`POST /api/ventas/${CLOSED[0]?._id}/enlace`, { body: { url: 'http://localhost/t/a', whatsapp: null } });
    const replace = jest.fn();
    const popup = { closed: false, location: { replace }, document: { URL: 'about:blank', body: { textContent: '' } } };
    jest.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
    const { usuario: user } = await mount(<ActivosPage />);
    await user.type(await field(), 'so');
    await waitFor(() => expect(names()).toHaveLength(2));
    await act(() => new Promise((passed) => setTimeout(passed, 400)));
    expect(searched()).toEqual([]);
    await user.type(await field(), 'f');
    const closed = within(await screen.findByRole('region', { name: 'Cerradas' }));
    expect(searched()).toEqual(['sof']);
    expect(closed.getAllByRole('link').map((link) => link.textContent)).toEqual(['Sofía Rubio', 'Sofíalba Paz']);
    const card = closed.getByRole('link', { name: 'Sofía Rubio' }).closest('article');
    for (const text of ['Folio #1290', 'Nota del 9 dic', '$285.00', 'Imprimir']) expect(card).toHaveTextContent(text);
    expect(screen.getByText('2 cerradas')).toBeInTheDocument();
    await user.click(closed.getByRole('button', { name: 'Imprimir ticket de Sofía Rubio, folio 1290' }));
    await waitFor(() => expect(replace).toHaveBeenCalledWith(`/api/ventas/${CLOSED[0]?._id}/ticket`));
    popup.closed = true;
  });

  it('of another text never show, and leave with the text', async () => {
    withNotas(NOTAS, CLOSED);
    const { usuario: user } = await mount(<ActivosPage />);
    await user.type(await field(), 'sof');
    await waitFor(() => expect(closedGroup()).toBeVisible());
    net.route('GET /api/ventas/', 'caida');
    await user.type(await field(), 'ía r');
    await waitFor(() => expect(within(closedGroup() as HTMLElement).getAllByRole('link')).toHaveLength(1));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(closedGroup()).toBeNull());
  });

  it('of the chosen sucursal alone, for a superuser', async () => {
    withNotas([...NOTAS, testNota({ usuario_name: 'Sofía Norte', sucursal: DEL_VALLE._id, sucursal_name: 'Del Valle' })], CLOSED);
    const { usuario: user } = await mount(<ActivosPage />, { rol: 'superuser', path: '/app/activos?sucursal=Del+Valle' });
    await user.type(await field(), 'sofi');
    await waitFor(() => expect(closedGroup()).toBeVisible());
    const asked = net.seen('GET /api/ventas/').find(({ query }) => query.get('status') === '10');
    expect(asked?.query.get('sucursal')).toBe(DEL_VALLE._id);
  });

  it('of the chosen sucursal alone when it has no active nota', async () => {
    withNotas(NOTAS, CLOSED);
    net.route('GET /api/tenant/sucursales', { body: { sucursales: [DEL_VALLE] } });
    const { usuario: user } = await mount(<ActivosPage />, { rol: 'superuser', path: '/app/activos?sucursal=Del+Valle' });
    await user.type(await field(), 'sofi');
    await waitFor(() => expect(closedGroup()).toBeVisible());
    const asked = net.seen('GET /api/ventas/').filter(({ query }) => query.get('status') === '10');
    expect(asked.map(({ query }) => query.get('sucursal'))).toEqual([DEL_VALLE._id]);
  });

  it('that could not be looked for are told, with a retry', async () => {
    net.route('GET /api/ventas/', ({ query }) =>
      query.get('status') === '10' ? problem(503, 'El servidor no está disponible.') : { body: { results: NOTAS } },
    );
    const { usuario: user } = await mount(<ActivosPage />);
    await user.type(await field(), 'sofi');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('No se buscó entre las notas cerradas. El servidor no está disponible.');
    withNotas(NOTAS, CLOSED);
    await user.click(within(alert).getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(closedGroup()).toBeVisible());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a card', () => {
  it('tells its clave, or its folio without one, and what its day is', async () => {
    net.route('GET /api/ventas/', {
      body: {
        results: [...NOTAS, testNota({ usuario_name: 'Sin promesa', fecha_entrega: null, fecha: '2025-12-30', clave: 'B412' })],
      },
    });
    await mount(<ActivosPage />);
    const cardOf = (name: string) => screen.getByRole('link', { name }).closest('article');
    expect(await screen.findByText('#1342')).toBeVisible();
    expect(cardOf('Ana Sofía Treviño')).toHaveTextContent('Folio #1342');
    expect(cardOf('Ana Sofía Treviño')).toHaveTextContent('Entrega 10 dic');
    expect(cardOf('Hotel Sofía')).toHaveTextContent('Recoger 10 dic');
    expect(cardOf('Sin promesa')).toHaveTextContent(/^Clave B412Sin promesaNota del 30 dic 2025/);
  });

  it('prints its ticket, and a pickup has none', async () => {
    withNotas(NOTAS);
    net.route(`POST /api/ventas/${NOTAS[0]?._id}/enlace`, { body: { url: 'http://localhost/t/a', whatsapp: null } });
    const replace = jest.fn();
    const popup = { closed: false, location: { replace }, document: { URL: 'about:blank', body: { textContent: '' } } };
    jest.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
    const { usuario: user } = await mount(<ActivosPage />);
    await user.click(await screen.findByRole('button', { name: 'Imprimir ticket de Ana Sofía Treviño, folio 1342' }));
    await waitFor(() => expect(replace).toHaveBeenCalledWith(`/api/ventas/${NOTAS[0]?._id}/ticket`));
    popup.closed = true;
    const pickup = screen.getByRole('link', { name: 'Hotel Sofía' }).closest('article');
    expect(within(pickup as HTMLElement).getAllByRole('button')).toHaveLength(1);
  });
});

describe('thousands of notes', () => {
  it('are drawn a part at a time, the overdue first', async () => {
    const many = Array.from({ length: 160 }, (_, n) =>
      testNota({ usuario_name: `Cliente ${n}`, folio: n, fecha_entrega: n === 159 ? '2026-12-01' : '2026-12-10' }),
    );
    net.route('GET /api/ventas/', { body: { results: many } });
    const { container } = await mount(<ActivosPage />);
    // The cards are found by a selector, because a query by role takes seconds with hundreds of cards.
    const cards = () => [...container.querySelectorAll('article')];
    await waitFor(() => expect(cards()).toHaveLength(150));
    expect(screen.getAllByText('160')).toHaveLength(3);
    expect(cards()[0]).toHaveTextContent('Cliente 159');
    fireEvent.click(screen.getByText('Ver más notas'));
    await waitFor(() => expect(cards()).toHaveLength(160));
    expect(screen.queryByText('Ver más notas')).toBeNull();
  });

  it('begin again at each search, however many were drawn for the one before', async () => {
    const many = Array.from({ length: 700 }, (_, n) => testNota({ usuario_name: `Cliente ${n}`, folio: n }));
    withNotas(many);
    const { container } = await mount(<ActivosPage />);
    const cards = () => container.querySelectorAll('article').length;
    await waitFor(() => expect(cards()).toBe(150));
    for (const count of [300, 450, 600]) {
      fireEvent.click(screen.getByText('Ver más notas'));
      await waitFor(() => expect(cards()).toBe(count));
    }
    fireEvent.change(await field(), { target: { value: 'cl' } });
    expect(cards()).toBe(20);
    fireEvent.click(screen.getByText('Ver más notas'));
    expect(cards()).toBe(170);
  });

  it('that do not all fit in the answer are told', async () => {
    net.route('GET /api/ventas/', { body: { results: NOTAS, conteo: 25_003 } });
    await mount(<ActivosPage />);
    expect(await screen.findByText(/Hay 25000 notas más que no caben en esta lista/)).toBeVisible();
  });
});
