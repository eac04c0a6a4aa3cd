import { findServer } from '@lavanda/shared';
import { DEL_VALLE, id } from '@lavanda/shared/testing/fixtures';
import { type mockNetwork, problem } from '@lavanda/shared/testing/network';
import { act, screen, waitFor, within } from '@testing-library/react';
import { notaNumber } from '../testing/data';
import { mount } from '../testing/mountPage';
import { salesServer } from '../testing/server';

const rows = () => screen.getAllByRole('row').slice(1);
const requested = (net: ReturnType<typeof mockNetwork>) => net.seen('GET /api/ventas/');
const toast = (text: string) =>
  screen.findByText((_, node) => node?.getAttribute('role') === 'status' && node.textContent === text);

describe('the sales list', () => {
  it('shows the specified columns, amounts with one decimal and what is special about a note', async () => {
    salesServer(2, (n) =>
      n === 1
        ? {
            usuario_name: 'Hotel Miravalle',
            total: 1284,
            abonos: 100.05,
            factura: true,
            a_domicilio: true,
            express: true,
          }
        : { total: 284, abonos: 283.5 },
    );
    await mount();
    await screen.findByText('Hotel Miravalle');
    const columns = screen.getAllByRole('columnheader').map((column) => column.textContent);
    expect(columns).toEqual(['', 'Folio', 'Cliente', 'Fecha', 'Total', 'Abonado', 'Sucursal', 'Abrir']);
    const [miravalle, paid] = rows();
    expect(miravalle).toHaveTextContent('Hotel Miravalle');
    expect(miravalle).toHaveTextContent('2026-12-08$1,284.0Con adeudo$100.1NarvarteAbrir');
    for (const mark of ['Factura', 'A domicilio', 'Servicio Express'])
      expect(within(miravalle as HTMLElement).getByRole('img', { name: mark })).toBeInTheDocument();
    // A saldo under 1 peso counts as paid.
    expect(paid).not.toHaveTextContent('Con adeudo');
    expect(await toast('2 ventas')).toBeInTheDocument();
  });

  it('has the branch column and filter for who sees every branch', async () => {
    const net = salesServer(1);
    const { usuario: user } = await mount({ rol: 'accountant' });
    await screen.findByText('Cliente 1');
    expect(screen.getByRole('columnheader', { name: 'Sucursal' })).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'Sucursal' }));
    await user.click(screen.getByRole('option', { name: 'Del Valle' }));
    await waitFor(() => expect(requested(net).at(-1)?.query.get('sucursal')).toBe(DEL_VALLE._id));
  });

  it.each(['admin', 'user'] as const)('has neither for %s, who sees one branch', async (role) => {
    const net = salesServer(1);
    await mount({ rol: role, path: `/app/ventas?sucursal=${id(901)}` });
    await screen.findByText('Cliente 1');
    expect(screen.queryByRole('columnheader', { name: 'Sucursal' })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(requested(net)[0]?.query.has('sucursal')).toBe(false);
    expect(net.seen('GET /api/tenant/sucursales')).toHaveLength(0);
  });

  it('loads the next page where the one before ended, only on reaching the bottom and after a full page', async () => {
    const net = salesServer(45);
    const { scroll } = await mount();
    await screen.findByText('Cliente 1');
    expect(screen.getByRole('table', { name: 'Ventas' })).toHaveAttribute('aria-rowcount', '46');
    expect(requested(net)).toHaveLength(1);
    await scroll(20 * 56);
    await screen.findByText('Cliente 30');
    await scroll(40 * 56);
    await screen.findByText('Cliente 45');
    await scroll(60 * 56);
    expect(requested(net).map(({ query }) => [query.get('pagina'), query.get('despues'), query.get('notasPorPagina')])).toEqual([
      ['1', null, '20'],
      ['2', id(20), '20'],
      ['3', id(40), '20'],
    ]);
    expect(screen.getByText('Cliente 45').closest('tr')).toHaveAttribute('aria-rowindex', '46');
  });

  it('pages by number when the server sends no cursor', async () => {
    const net = salesServer(25);
    const withPlace = requested(net).length;
    net.route('GET /api/ventas/', ({ query }) => ({
      body: {
        results: query.get('pagina') === '1' ? Array.from({ length: 20 }, (_, n) => notaNumber(n + 1)) : [],
      },
    }));
    const { scroll } = await mount();
    await waitFor(() => expect(rows().length).toBeGreaterThan(1));
    await scroll(30 * 56);
    await waitFor(() => expect(requested(net).slice(withPlace)).toHaveLength(2));
    expect(requested(net)[1]?.query.get('pagina')).toBe('2');
    expect(requested(net)[1]?.query.has('despues')).toBe(false);
  });

  it('draws only the rows near the window, and keeps the one with the focus', async () => {
    salesServer(400);
    const { scroll } = await mount();
    await screen.findByText('Cliente 1');
    for (let page = 1; page < 10; page += 1) {
      await scroll(page * 20 * 56);
      await screen.findByText(`Cliente ${page * 20 + 1}`);
    }
    expect(rows().length).toBeLessThan(60);
    const checkbox = screen.getByRole('checkbox', { name: 'Seleccionar nota de Cliente 181' });
    act(() => checkbox.focus());
    await scroll(0);
    expect(screen.getByText('Cliente 1')).toBeInTheDocument();
    expect(checkbox).toHaveFocus();
  });

  it('goes from row to row with the arrows, by the same control', async () => {
    salesServer(20);
    const { usuario: user } = await mount();
    const link = await screen.findByRole('link', { name: 'Abrir nota de Cliente 2' });
    act(() => link.focus());
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(screen.getByRole('link', { name: 'Abrir nota de Cliente 3' })).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(screen.getByRole('link', { name: 'Abrir nota de Cliente 1' })).toHaveFocus();
  });

  it('goes back up with the keyboard alone, from a row that has many before it', async () => {
    salesServer(40);
    const { scroll, usuario: user } = await mount();
    await screen.findByText('Cliente 20');
    await scroll(20 * 56);
    const link = await screen.findByRole('link', { name: 'Abrir nota de Cliente 22' });
    act(() => link.focus());
    await user.keyboard('{Control>}{Home}{/Control}');
    expect(screen.getByRole('button', { name: 'Volver arriba' })).toHaveFocus();
    expect(window.scrollY).toBe(20 * 56);
    await user.keyboard('{Enter}');
    expect(window.scrollY).toBe(0);
    expect(screen.getByRole('heading', { level: 1, name: 'Tus Ventas' })).toHaveFocus();
  });

  it('says that more than a thousand match, and that how many rows there are isn’t known', async () => {
    salesServer(1200);
    await mount();
    expect(await toast('1,000+ ventas')).toBeInTheDocument();
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '-1');
  });

  it('says what to do about an empty list, and takes the filters off', async () => {
    const net = salesServer(0);
    const { usuario: user, lugar: place } = await mount({ path: '/app/ventas?adeudo=true' });
    expect(await screen.findByText('No hay ventas con esos filtros')).toBeVisible();
    net.route('GET /api/ventas/', () => ({ body: { results: [] } }));
    await user.click(screen.getByRole('button', { name: 'Quitar filtros' }));
    expect(place()).toBe('/app/ventas');
    expect(await screen.findByText('Aún no hay ventas')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Tus Ventas' })).toHaveFocus();
  });

  it('tells that the first page failed, and tries again', async () => {
    const net = salesServer(3);
    net.route('GET /api/ventas/', () => problem(503, 'La base no responde.'));
    const { usuario: user } = await mount();
    expect(await screen.findByRole('alert')).toHaveTextContent('La base no responde.');
    salesServer(3);
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Cliente 3')).toBeVisible();
  });

  it('is read again by itself when the server answers again', async () => {
    const net = salesServer(3);
    net.route('GET /api/ventas/', () => 'caida');
    const { store } = await mount();
    expect(await screen.findByRole('alert')).toBeVisible();
    salesServer(3);
    await act(() => store.dispatch(findServer()));
    expect(await screen.findByText('Cliente 3')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps what is loaded when a further page fails, and goes on from there', async () => {
    const net = salesServer(30);
    const { usuario: user, scroll } = await mount();
    await screen.findByText('Cliente 1');
    net.route('GET /api/ventas/', () => 'caida');
    await scroll(20 * 56);
    expect(await screen.findByRole('alert')).toHaveTextContent('No se pudieron cargar más ventas. El servidor no respondió.');
    expect(screen.getByText('Cliente 20')).toBeInTheDocument();
    salesServer(30);
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Cliente 30')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('opens a note in the point of sale, and on Back returns to the same place with the same pages', async () => {
    const net = salesServer(60);
    const { usuario: user, scroll, lugar: place, back } = await mount({ rol: 'user' });
    await screen.findByText('Cliente 1');
    await scroll(20 * 56);
    await screen.findByText('Cliente 25');
    const before = requested(net).length;
    await user.click(screen.getByRole('link', { name: 'Abrir nota de Cliente 25' }));
    expect(place()).toBe(`/app/pos/${id(25)}`);
    await waitFor(() => expect(screen.queryByText('Cliente 25')).not.toBeInTheDocument());
    await scroll(0);
    await back();
    expect(await screen.findByText('Cliente 25')).toBeInTheDocument();
    await waitFor(() => expect(window.scrollY).toBe(20 * 56));
    expect(requested(net)).toHaveLength(before);
    await waitFor(() => expect(screen.getByRole('link', { name: 'Abrir nota de Cliente 25' })).toHaveFocus());
  });

  it('shows a phone its rows, with what is owed in words', async () => {
    salesServer(3, (n) => ({ total: 300, abonos: 100, ...(n === 2 && { clave: 'B412' }) }));
    await mount({ width: 390 });
    const [first, second] = await screen.findAllByRole('listitem');
    expect(second).toHaveTextContent('Nota 2 · B4122026-12-08');
    expect(first).toHaveTextContent('Cliente 1');
    expect(first).toHaveTextContent('Nota 12026-12-08 · Narvarte$300.0Con adeudo, Abonado $100.0');
    expect(first).toHaveAttribute('aria-setsize', '3');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});
