import { id } from '@lavanda/shared/pruebas/datos';
import { problema, type simularRed } from '@lavanda/shared/pruebas/red';
import { act, screen, waitFor, within } from '@testing-library/react';
import { montar } from '../pruebas/montar';
import { servidorDeVentas } from '../pruebas/servidor';

const filas = () => screen.getAllByRole('row').slice(1);
const pedidas = (red: ReturnType<typeof simularRed>) => red.vistas('GET /api/ventas/');
const aviso = (texto: string) =>
  screen.findByText((_, nodo) => nodo?.getAttribute('role') === 'status' && nodo.textContent === texto);

describe('the sales list', () => {
  it('shows the specified columns, amounts with one decimal and what is special about a note', async () => {
    servidorDeVentas(2, (n) =>
      n === 1
        ? { usuario_name: 'Hotel Miravalle', total: 1284, abonos: 100.05, factura: true, a_domicilio: true, express: true }
        : { total: 284, abonos: 283.5 },
    );
    await montar();
    await screen.findByText('Hotel Miravalle');
    const columnas = screen.getAllByRole('columnheader').map((columna) => columna.textContent);
    expect(columnas).toEqual(['', 'Cliente', 'Fecha', 'Total', 'Abonado', 'Sucursal', 'Abrir']);
    const [miravalle, pagada] = filas();
    expect(miravalle).toHaveTextContent('Hotel Miravalle');
    expect(miravalle).toHaveTextContent('2026-12-08$1,284.0Con adeudo$100.1NarvarteAbrir');
    for (const marca of ['Factura', 'A domicilio', 'Servicio Express'])
      expect(within(miravalle as HTMLElement).getByRole('img', { name: marca })).toBeInTheDocument();
    // A balance under 1 peso counts as paid.
    expect(pagada).not.toHaveTextContent('Con adeudo');
    expect(await aviso('2 ventas')).toBeInTheDocument();
  });

  it('has no branch column nor branch filter for any other role', async () => {
    const red = servidorDeVentas(1);
    await montar({ rol: 'accountant', ruta: `/app/ventas?sucursal=${id(901)}` });
    await screen.findByText('Cliente 1');
    expect(screen.queryByRole('columnheader', { name: 'Sucursal' })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(pedidas(red)[0]?.query.has('sucursal')).toBe(false);
    expect(red.vistas('GET /api/tenant/sucursales')).toHaveLength(0);
  });

  it('loads the next page where the one before ended, only on reaching the bottom and after a full page', async () => {
    const red = servidorDeVentas(45);
    const { rodar } = await montar();
    await screen.findByText('Cliente 1');
    expect(screen.getByRole('table', { name: 'Ventas' })).toHaveAttribute('aria-rowcount', '46');
    expect(pedidas(red)).toHaveLength(1);
    await rodar(20 * 56);
    await screen.findByText('Cliente 30');
    await rodar(40 * 56);
    await screen.findByText('Cliente 45');
    await rodar(60 * 56);
    expect(pedidas(red).map(({ query }) => [query.get('pagina'), query.get('despues'), query.get('notasPorPagina')])).toEqual([
      ['1', null, '20'],
      ['2', id(20), '20'],
      ['3', id(40), '20'],
    ]);
    expect(screen.getByText('Cliente 45').closest('tr')).toHaveAttribute('aria-rowindex', '46');
  });

  it('goes on by page number when the server gives no place to go on from', async () => {
    const red = servidorDeVentas(25);
    const conLugar = pedidas(red).length;
    red.atender('GET /api/ventas/', ({ query }) => ({
      cuerpo: { results: query.get('pagina') === '1' ? Array.from({ length: 20 }, (_, n) => ({ ...NOTA, _id: id(n + 1) })) : [] },
    }));
    const { rodar } = await montar();
    await waitFor(() => expect(filas().length).toBeGreaterThan(1));
    await rodar(30 * 56);
    await waitFor(() => expect(pedidas(red).slice(conLugar)).toHaveLength(2));
    expect(pedidas(red)[1]?.query.get('pagina')).toBe('2');
    expect(pedidas(red)[1]?.query.has('despues')).toBe(false);
  });

  it('draws only the rows near the window, and keeps the one with the focus', async () => {
    servidorDeVentas(400);
    const { rodar } = await montar();
    await screen.findByText('Cliente 1');
    for (let pagina = 1; pagina < 10; pagina += 1) {
      await rodar(pagina * 20 * 56);
      await screen.findByText(`Cliente ${pagina * 20 + 1}`);
    }
    expect(filas().length).toBeLessThan(60);
    const casilla = screen.getByRole('checkbox', { name: 'Seleccionar nota de Cliente 181' });
    act(() => casilla.focus());
    await rodar(0);
    expect(screen.getByText('Cliente 1')).toBeInTheDocument();
    expect(casilla).toHaveFocus();
  });

  it('goes from row to row with the arrows, by the same control', async () => {
    servidorDeVentas(20);
    const { usuario } = await montar();
    const enlace = await screen.findByRole('link', { name: 'Abrir nota de Cliente 2' });
    act(() => enlace.focus());
    await usuario.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(screen.getByRole('link', { name: 'Abrir nota de Cliente 3' })).toHaveFocus();
    await usuario.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(screen.getByRole('link', { name: 'Abrir nota de Cliente 1' })).toHaveFocus();
  });

  it('goes back up with the keyboard alone, from a row that has many before it', async () => {
    servidorDeVentas(40);
    const { rodar, usuario } = await montar();
    await screen.findByText('Cliente 20');
    await rodar(20 * 56);
    const enlace = await screen.findByRole('link', { name: 'Abrir nota de Cliente 22' });
    act(() => enlace.focus());
    await usuario.keyboard('{Control>}{Home}{/Control}');
    expect(screen.getByRole('button', { name: 'Volver arriba' })).toHaveFocus();
    expect(window.scrollY).toBe(20 * 56);
    await usuario.keyboard('{Enter}');
    expect(window.scrollY).toBe(0);
    expect(screen.getByRole('heading', { level: 1, name: 'Tus Ventas' })).toHaveFocus();
  });

  it('says that more than a thousand match, and that how many rows there are isn’t known', async () => {
    servidorDeVentas(1200);
    await montar();
    expect(await aviso('1,000+ ventas')).toBeInTheDocument();
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '-1');
  });

  it('says what to do about an empty list, and takes the filters off', async () => {
    const red = servidorDeVentas(0);
    const { usuario, lugar } = await montar({ ruta: '/app/ventas?adeudo=true' });
    expect(await screen.findByText('No hay ventas con esos filtros')).toBeVisible();
    red.atender('GET /api/ventas/', () => ({ cuerpo: { results: [] } }));
    await usuario.click(screen.getByRole('button', { name: 'Quitar filtros' }));
    expect(lugar()).toBe('/app/ventas');
    expect(await screen.findByText('Aún no hay ventas')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Tus Ventas' })).toHaveFocus();
  });

  it('tells that the first page failed, and tries again', async () => {
    const red = servidorDeVentas(3);
    red.atender('GET /api/ventas/', () => problema(503, 'La base no responde.'));
    const { usuario } = await montar();
    expect(await screen.findByRole('alert')).toHaveTextContent('La base no responde.');
    servidorDeVentas(3);
    await usuario.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Cliente 3')).toBeVisible();
  });

  it('keeps what is loaded when a further page fails, and goes on from there', async () => {
    const red = servidorDeVentas(30);
    const { usuario, rodar } = await montar();
    await screen.findByText('Cliente 1');
    red.atender('GET /api/ventas/', () => 'caida');
    await rodar(20 * 56);
    expect(await screen.findByRole('alert')).toHaveTextContent('No se pudieron cargar más ventas. El servidor no respondió.');
    expect(screen.getByText('Cliente 20')).toBeInTheDocument();
    servidorDeVentas(30);
    await usuario.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Cliente 30')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('opens a note in the point of sale, and on Back returns to the same place with the same pages', async () => {
    const red = servidorDeVentas(60);
    const { usuario, rodar, lugar, atras } = await montar({ rol: 'user' });
    await screen.findByText('Cliente 1');
    await rodar(20 * 56);
    await screen.findByText('Cliente 25');
    const antes = pedidas(red).length;
    await usuario.click(screen.getByRole('link', { name: 'Abrir nota de Cliente 25' }));
    expect(lugar()).toBe(`/app/pos/${id(25)}`);
    await waitFor(() => expect(screen.queryByText('Cliente 25')).not.toBeInTheDocument());
    await rodar(0);
    await atras();
    expect(await screen.findByText('Cliente 25')).toBeInTheDocument();
    await waitFor(() => expect(window.scrollY).toBe(20 * 56));
    expect(pedidas(red)).toHaveLength(antes);
    await waitFor(() => expect(screen.getByRole('link', { name: 'Abrir nota de Cliente 25' })).toHaveFocus());
  });

  it('shows a phone its rows, with what is owed in words', async () => {
    servidorDeVentas(3, () => ({ total: 300, abonos: 100 }));
    await montar({ ancho: 390 });
    const [primera] = await screen.findAllByRole('listitem');
    expect(primera).toHaveTextContent('Cliente 1');
    expect(primera).toHaveTextContent('2026-12-08 · Narvarte$300.0Con adeudo, Abonado $100.0');
    expect(primera).toHaveAttribute('aria-setsize', '3');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});

const NOTA = { usuario_name: 'Repetida', fecha: '2026-12-08', total: 1, abonos: 1, ajuste: 0, sucursal_name: 'Narvarte' };
