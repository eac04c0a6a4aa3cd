import { setDate } from '@lavanda/shared/testing/clock';
import { testNota } from '@lavanda/shared/testing/fixtures';
import { mockNetwork, type Red } from '@lavanda/shared/testing/network';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import ActivosPage from './ActivosPage';
import { mount } from './testing/mountPage';
import { testRecoleccion } from './testing/recoleccion';

let red: Red;
beforeEach(() => {
  setDate();
  red = mockNetwork();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const names = () => screen.getAllByRole('link').map((link) => link.textContent);
const field = () => screen.findByRole('searchbox', { name: 'Buscar nota' });
const NOTAS = [
  testNota({ usuario_name: 'Ana Sofía Treviño', folio: 1342 }),
  testNota({ usuario_name: 'Óscar Nájera', folio: 88, usuario_telefono: '+525511707731' }),
  testRecoleccion({ usuario_name: 'Hotel Sofía' }),
];

describe('the search of the board', () => {
  it('narrows the board at each key, with the filters, and announces how many are left', async () => {
    red.route('GET /api/ventas/', { body: { results: NOTAS } });
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
    expect(red.seen('GET /api/ventas/')).toHaveLength(1);
  });

  it('without a match offers all the notes, and to look among the closed ones', async () => {
    red.route('GET /api/ventas/', { body: { results: NOTAS } });
    const { usuario: user } = await mount(<ActivosPage />);
    await user.type(await field(), 'zzz');
    expect(await screen.findByText('Ninguna nota activa con «zzz»')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Buscar en Ventas' })).toHaveAttribute('href', '/app/ventas?user=zzz');
    await user.click(screen.getByRole('button', { name: 'Ver todas' }));
    await waitFor(() => expect(names()).toHaveLength(3));
    expect(await field()).toHaveValue('');
  });
});

describe('a card', () => {
  it('tells its folio and what its day is', async () => {
    red.route('GET /api/ventas/', {
      body: { results: [...NOTAS, testNota({ usuario_name: 'Sin promesa', fecha_entrega: null, fecha: '2025-12-30' })] },
    });
    await mount(<ActivosPage />);
    const cardOf = (name: string) => screen.getByRole('link', { name }).closest('article');
    expect(await screen.findByText('1342')).toBeVisible();
    expect(cardOf('Ana Sofía Treviño')).toHaveTextContent('Folio #1342');
    expect(cardOf('Ana Sofía Treviño')).toHaveTextContent('Entrega 10 dic');
    expect(cardOf('Hotel Sofía')).toHaveTextContent('Recoger 10 dic');
    expect(cardOf('Sin promesa')).toHaveTextContent('Nota del 30 dic 2025');
  });

  it('prints its ticket, and a pickup has none', async () => {
    red.route('GET /api/ventas/', { body: { results: NOTAS } });
    red.route(`POST /api/ventas/${NOTAS[0]?._id}/enlace`, { body: { url: 'http://localhost/t/a', whatsapp: null } });
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
    red.route('GET /api/ventas/', { body: { results: many } });
    const { container } = await mount(<ActivosPage />);
    // By selector, because a search by role over hundreds of cards takes seconds.
    const cards = () => [...container.querySelectorAll('article')];
    await waitFor(() => expect(cards()).toHaveLength(150));
    expect(screen.getAllByText('160')).toHaveLength(2);
    expect(cards()[0]).toHaveTextContent('Cliente 159');
    fireEvent.click(screen.getByText('Ver más notas'));
    await waitFor(() => expect(cards()).toHaveLength(160));
    expect(screen.queryByText('Ver más notas')).toBeNull();
  });

  it('that do not all fit in the answer are told', async () => {
    red.route('GET /api/ventas/', { body: { results: NOTAS, conteo: 25_003 } });
    await mount(<ActivosPage />);
    expect(await screen.findByText(/Hay 25000 notas más que no caben en esta lista/)).toBeVisible();
  });
});
