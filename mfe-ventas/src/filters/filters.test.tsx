import { DEL_VALLE } from '@lavanda/shared/testing/fixtures';
import { act, screen, waitFor, within } from '@testing-library/react';
import { mount } from '../testing/mountPage';
import { salesServer } from '../testing/server';

/** The filter parameters of the last list request, without its paging parameters. */
function lastRequest(net: ReturnType<typeof salesServer>) {
  const { query } = net.seen('GET /api/ventas/').at(-1) ?? { query: new URLSearchParams() };
  const { notasPorPagina: _, pagina: __, ...filters } = Object.fromEntries(query);
  return filters;
}
const times = (net: ReturnType<typeof salesServer>) => net.seen('GET /api/ventas/').length;
const cliente = () => screen.getByRole('searchbox', { name: 'Nombre del cliente' });
const ready = () => screen.findByText('Cliente 1');

describe('the filters', () => {
  it('come from the address: a link shows the same list and its controls', async () => {
    const net = salesServer(3);
    const path = `/app/ventas?user=jos%C3%A9&sucursal=${DEL_VALLE._id}&adeudo=true&domicilio=1&fechaInicial=2026-12-01&fechaFinal=2026-12-10`;
    await mount({ path });
    await ready();
    expect(lastRequest(net)).toEqual({
      user: 'josé',
      sucursal: DEL_VALLE._id,
      adeudo: 'true',
      domicilio: 'true',
      fechaInicial: '2026-12-01',
      fechaFinal: '2026-12-10',
    });
    expect(cliente()).toHaveValue('josé');
    expect(screen.getByRole('combobox', { name: 'Sucursal' })).toHaveTextContent('Del Valle');
    expect(screen.getByRole('button', { name: 'Con adeudo', pressed: true })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Facturados', pressed: false })).toBeVisible();
    expect(screen.getByRole('button', { name: 'A domicilio', pressed: true })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Seleccionar rango de fechas/ })).toHaveTextContent('2026-12-01 a 2026-12-10');
  });

  it.each([
    ['a day that doesn’t exist', 'fechaInicial=2026-02-30&fechaFinal=ayer'],
    ['an inverted range', 'fechaInicial=2026-12-10&fechaFinal=2026-12-01'],
    ['a branch that isn’t one', 'sucursal=narvarte'],
    ['a branch of nobody', 'sucursal=00000000-0000-4000-8000-000000000999'],
    ['a text too long', `user=${'x'.repeat(121)}`],
    ['neither yes nor no', 'adeudo=quizas&facturados=&domicilio=0'],
    ['what isn’t a filter', 'orden=total&pagina=7'],
  ])('leave out of an address %s', async (_, parts) => {
    const net = salesServer(1);
    await mount({ path: `/app/ventas?${parts}` });
    await ready();
    expect(lastRequest(net)).toEqual({});
  });

  it('toggles and branch go to the address at once, each a step for Back', async () => {
    const net = salesServer(3);
    const { usuario: user, lugar: place, back } = await mount();
    await ready();
    await user.click(screen.getByRole('button', { name: 'Con adeudo' }));
    await waitFor(() => expect(lastRequest(net)).toEqual({ adeudo: 'true' }));
    await user.click(screen.getByRole('combobox', { name: 'Sucursal' }));
    const options = within(screen.getByRole('listbox')).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['Todas las sucursales', 'Narvarte', 'Del Valle']);
    await user.click(screen.getByRole('option', { name: 'Del Valle' }));
    await waitFor(() => expect(lastRequest(net)).toEqual({ adeudo: 'true', sucursal: DEL_VALLE._id }));
    expect(place()).toBe(`/app/ventas?sucursal=${DEL_VALLE._id}&adeudo=true`);
    await back();
    expect(place()).toBe('/app/ventas?adeudo=true');
    expect(screen.getByRole('button', { name: 'Con adeudo', pressed: true })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Sucursal' })).toHaveTextContent('Todas las sucursales'));
  });

  it('Anuladas is offered to who may void notas, and an address of it is a plain list for others', async () => {
    const net = salesServer(3);
    const { usuario: user, lugar: place } = await mount({ rol: 'admin' });
    await ready();
    await user.click(screen.getByRole('button', { name: 'Anuladas', pressed: false }));
    await waitFor(() => expect(lastRequest(net)).toEqual({ anuladas: 'true' }));
    expect(place()).toBe('/app/ventas?anuladas=true');
  });

  it.each(['user', 'accountant'] as const)('Anuladas is nothing to the role %s', async (role) => {
    const net = salesServer(3);
    await mount({ rol: role, path: '/app/ventas?anuladas=true' });
    await ready();
    expect(lastRequest(net)).toEqual({});
    expect(screen.queryByRole('button', { name: 'Anuladas' })).toBeNull();
  });

  it('the dates are chosen in their dialog, and taken off there', async () => {
    const net = salesServer(3);
    const { usuario: user, lugar: place } = await mount();
    await ready();
    await user.click(screen.getByRole('button', { name: 'Seleccionar rango de fechas: Todas las fechas' }));
    await user.type(await screen.findByLabelText('Desde'), '2026-12-01');
    expect(screen.getByRole('dialog', { name: 'Seleccionar rango de fechas a consultar' })).toBeVisible();
    await user.type(screen.getByLabelText('Hasta'), '2026-12-10');
    await user.click(screen.getByRole('button', { name: 'Consultar' }));
    await waitFor(() => expect(lastRequest(net)).toEqual({ fechaInicial: '2026-12-01', fechaFinal: '2026-12-10' }));
    await user.click(await screen.findByRole('button', { name: 'Seleccionar rango de fechas: 2026-12-01 a 2026-12-10' }));
    await user.click(await screen.findByRole('button', { name: 'Quitar fechas' }));
    await waitFor(() => expect(place()).toBe('/app/ventas'));
  });

  it('narrow the exported file too', async () => {
    salesServer(3);
    const { usuario: user } = await mount({ path: '/app/ventas?user=jos%C3%A9&facturados=true' });
    await ready();
    await user.click(screen.getByRole('button', { name: 'Exportar' }));
    const links = screen.getAllByRole('menuitem').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Archivo CSV', '/api/ventas/exportar?user=jos%C3%A9&facturados=true&formato=csv'],
      ['Archivo de Excel (XLSX)', '/api/ventas/exportar?user=jos%C3%A9&facturados=true&formato=xlsx'],
      ['Pagos (CSV)', '/api/ventas/exportar?user=jos%C3%A9&facturados=true&formato=csv&contenido=pagos'],
    ]);
  });
});

describe('the customer text', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  async function open(path?: string) {
    const net = salesServer(3);
    const view = await mount({ advance: jest.advanceTimersByTime, ...(path && { path }) });
    await ready();
    return { ...view, net };
  }
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('filters 1.5 s after the last key, in the same step of the history', async () => {
    const { net, usuario: user, lugar: place, router } = await open();
    await user.type(cliente(), 'jose');
    await pass(1000);
    await user.type(cliente(), ' l');
    await pass(1450);
    expect(times(net)).toBe(1);
    await pass(100);
    expect(lastRequest(net)).toEqual({ user: 'jose l' });
    expect(place()).toBe('/app/ventas?user=jose+l');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('waits for more than 3 characters, or for none', async () => {
    const { net, usuario: user } = await open('/app/ventas?user=villalobos');
    await user.clear(cliente());
    await user.type(cliente(), 'ana');
    await pass(3000);
    expect(lastRequest(net)).toEqual({ user: 'villalobos' });
    await user.clear(cliente());
    await pass(1600);
    expect(lastRequest(net)).toEqual({});
  });

  it('filters at once with Enter, by a short name and a short folio too', async () => {
    const { net, usuario: user } = await open();
    await user.type(cliente(), 'Ana');
    expect(screen.getByText('Escribe más de 3 letras o presiona Enter.')).toBeVisible();
    await user.keyboard('{Enter}');
    await pass(1);
    expect(lastRequest(net)).toEqual({ user: 'Ana' });
    expect(screen.queryByText('Escribe más de 3 letras o presiona Enter.')).not.toBeInTheDocument();
    await user.clear(cliente());
    await user.type(cliente(), '57{Enter}');
    await pass(1);
    expect(lastRequest(net)).toEqual({ user: '57' });
  });

  it('keeps what is typed while another filter changes, and follows Back', async () => {
    const { net, usuario: user, back } = await open();
    await user.type(cliente(), 'villalobos');
    await user.click(screen.getByRole('button', { name: 'Facturados' }));
    await pass(1600);
    expect(lastRequest(net)).toEqual({ user: 'villalobos', facturados: 'true' });
    expect(cliente()).toHaveValue('villalobos');
    await back();
    await pass(1);
    expect(cliente()).toHaveValue('');
  });
});
