import { DEL_VALLE } from '@lavanda/shared/pruebas/datos';
import { act, screen, waitFor, within } from '@testing-library/react';
import { montar } from '../pruebas/montar';
import { servidorDeVentas } from '../pruebas/servidor';

/** What the last request for the list asked for, beside its page. */
function ultima(red: ReturnType<typeof servidorDeVentas>) {
  const { query } = red.vistas('GET /api/ventas/').at(-1) ?? { query: new URLSearchParams() };
  const { notasPorPagina: _, pagina: __, ...filtros } = Object.fromEntries(query);
  return filtros;
}
const veces = (red: ReturnType<typeof servidorDeVentas>) => red.vistas('GET /api/ventas/').length;
const cliente = () => screen.getByRole('searchbox', { name: 'Nombre del cliente' });
const listos = () => screen.findByText('Cliente 1');

describe('the filters', () => {
  it('come from the address: a link shows the same list and its controls', async () => {
    const red = servidorDeVentas(3);
    const ruta = `/app/ventas?user=jos%C3%A9&sucursal=${DEL_VALLE._id}&adeudo=true&domicilio=1&fechaInicial=2026-12-01&fechaFinal=2026-12-10`;
    await montar({ ruta });
    await listos();
    expect(ultima(red)).toEqual({
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
    ['a name too short', 'user=an'],
    ['a text too long', `user=${'x'.repeat(121)}`],
    ['neither yes nor no', 'adeudo=quizas&facturados=&domicilio=0'],
    ['what isn’t a filter', 'orden=total&pagina=7'],
  ])('leave out of an address %s', async (_, partes) => {
    const red = servidorDeVentas(1);
    await montar({ ruta: `/app/ventas?${partes}` });
    await listos();
    expect(ultima(red)).toEqual({});
  });

  it('toggles and branch go to the address at once, each a step for Back', async () => {
    const red = servidorDeVentas(3);
    const { usuario, lugar, atras } = await montar();
    await listos();
    await usuario.click(screen.getByRole('button', { name: 'Con adeudo' }));
    await waitFor(() => expect(ultima(red)).toEqual({ adeudo: 'true' }));
    await usuario.click(screen.getByRole('combobox', { name: 'Sucursal' }));
    const opciones = within(screen.getByRole('listbox')).getAllByRole('option');
    expect(opciones.map((opcion) => opcion.textContent)).toEqual(['Todas las sucursales', 'Narvarte', 'Del Valle']);
    await usuario.click(screen.getByRole('option', { name: 'Del Valle' }));
    await waitFor(() => expect(ultima(red)).toEqual({ adeudo: 'true', sucursal: DEL_VALLE._id }));
    expect(lugar()).toBe(`/app/ventas?sucursal=${DEL_VALLE._id}&adeudo=true`);
    await atras();
    expect(lugar()).toBe('/app/ventas?adeudo=true');
    expect(screen.getByRole('button', { name: 'Con adeudo', pressed: true })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Sucursal' })).toHaveTextContent('Todas las sucursales'));
  });

  it('the dates are chosen in their dialog, and taken off there', async () => {
    const red = servidorDeVentas(3);
    const { usuario, lugar } = await montar();
    await listos();
    await usuario.click(screen.getByRole('button', { name: 'Seleccionar rango de fechas: Todas las fechas' }));
    await usuario.type(await screen.findByLabelText('Desde'), '2026-12-01');
    expect(screen.getByRole('dialog', { name: 'Seleccionar rango de fechas a consultar' })).toBeVisible();
    await usuario.type(screen.getByLabelText('Hasta'), '2026-12-10');
    await usuario.click(screen.getByRole('button', { name: 'Consultar' }));
    await waitFor(() => expect(ultima(red)).toEqual({ fechaInicial: '2026-12-01', fechaFinal: '2026-12-10' }));
    await usuario.click(await screen.findByRole('button', { name: 'Seleccionar rango de fechas: 2026-12-01 a 2026-12-10' }));
    await usuario.click(await screen.findByRole('button', { name: 'Quitar fechas' }));
    await waitFor(() => expect(lugar()).toBe('/app/ventas'));
  });

  it('narrow the exported file too', async () => {
    servidorDeVentas(3);
    const { usuario } = await montar({ ruta: '/app/ventas?user=jos%C3%A9&facturados=true' });
    await listos();
    await usuario.click(screen.getByRole('button', { name: 'Exportar' }));
    const enlaces = screen.getAllByRole('menuitem').map((enlace) => [enlace.textContent, enlace.getAttribute('href')]);
    expect(enlaces).toEqual([
      ['Archivo CSV', '/api/ventas/exportar?user=jos%C3%A9&facturados=true&formato=csv'],
      ['Archivo de Excel (XLSX)', '/api/ventas/exportar?user=jos%C3%A9&facturados=true&formato=xlsx'],
    ]);
  });
});

describe('the customer text', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  async function abrir(ruta?: string) {
    const red = servidorDeVentas(3);
    const vista = await montar({ avanzar: jest.advanceTimersByTime, ...(ruta && { ruta }) });
    await listos();
    return { ...vista, red };
  }
  const pasan = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('filters 1.5 s after the last key, in the same step of the history', async () => {
    const { red, usuario, lugar, router } = await abrir();
    await usuario.type(cliente(), 'jose');
    await pasan(1000);
    await usuario.type(cliente(), ' l');
    await pasan(1450);
    expect(veces(red)).toBe(1);
    await pasan(100);
    expect(ultima(red)).toEqual({ user: 'jose l' });
    expect(lugar()).toBe('/app/ventas?user=jose+l');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('waits for more than 3 characters, or for none', async () => {
    const { red, usuario } = await abrir('/app/ventas?user=villalobos');
    await usuario.clear(cliente());
    await usuario.type(cliente(), 'ana');
    await pasan(3000);
    expect(ultima(red)).toEqual({ user: 'villalobos' });
    await usuario.clear(cliente());
    await pasan(1600);
    expect(ultima(red)).toEqual({});
  });

  it('filters at once with Enter, a short folio too, and says why a short name doesn’t', async () => {
    const { red, usuario } = await abrir();
    await usuario.type(cliente(), 'ana{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Escribe más de 3 letras, o un folio.');
    expect(veces(red)).toBe(1);
    await usuario.clear(cliente());
    await usuario.type(cliente(), '57{Enter}');
    await pasan(1);
    expect(ultima(red)).toEqual({ user: '57' });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps what is typed while another filter changes, and follows Back', async () => {
    const { red, usuario, atras } = await abrir();
    await usuario.type(cliente(), 'villalobos');
    await usuario.click(screen.getByRole('button', { name: 'Facturados' }));
    await pasan(1600);
    expect(ultima(red)).toEqual({ user: 'villalobos', facturados: 'true' });
    expect(cliente()).toHaveValue('villalobos');
    await atras();
    await pasan(1);
    expect(cliente()).toHaveValue('');
  });
});
