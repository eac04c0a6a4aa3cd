import { type MockNetwork, problem } from '@lavanda/shared/testing/network';
import { act, screen, waitFor, within } from '@testing-library/react';
import { mount } from '../testing/mountPage';
import { mariaFernanda, networkWithoutMap } from '../testing/network';

let net: MockNetwork;
beforeEach(() => {
  net = networkWithoutMap();
});
afterEach(() => jest.restoreAllMocks());

const LIST = 'GET /api/clientes/';

/** Fake server with `count` clientes in pages of 20; each page's cursor asks for the next one. */
function withPages(count: number): void {
  const all = Array.from({ length: count }, (_, i) => mariaFernanda({ nombre: `Cliente ${i + 1}` }));
  net.route(LIST, ({ query }) => {
    const from = Number(query.get('despues')?.slice(1) ?? 0);
    const clientes = all.slice(from, from + 20);
    return { body: { clientes, siguiente: clientes.length === 20 ? `c${from + 20}` : null } };
  });
}

/** Simulates that the page is scrolled down by `px`, so the virtual list draws other rows. */
function download(px: number): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: px });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -px, 0, 0));
  act(() => void window.dispatchEvent(new Event('scroll')));
}
afterEach(() => Object.defineProperty(window, 'scrollY', { configurable: true, value: 0 }));

describe('the table', () => {
  it('shows name, last name, phone, number of addresses and SI only with an RFC', async () => {
    net.route(LIST, () => ({
      body: {
        clientes: [mariaFernanda(), mariaFernanda({ nombre: 'Daniel', apellido: 'Arce', rfc: '', domicilio: [] })],
        siguiente: null,
      },
    }));
    await mount();
    const rows = (await screen.findAllByRole('row')).map((row) => [...row.children].slice(0, 5).map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['Nombre', 'Apellidos', 'Teléfono', 'Domicilios registrados', '¿Facturación?'],
      ['María Fernanda', 'Ríos Beltrán', '55 4108 1170', '2', 'SI'],
      ['Daniel', 'Arce', '55 4108 1170', '0', 'NO'],
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'Tus Clientes' })).toBeVisible();
  });

  it('opens a customer with Detalles/Editar and comes back to the same search', async () => {
    const cliente = mariaFernanda();
    net.route(LIST, () => ({ body: { clientes: [cliente], siguiente: null } }));
    const { usuario: user, lugar: place } = await mount({ paths: ['/app/clientes?nombre=fernanda'] });
    await user.click(await screen.findByRole('link', { name: /^Detalles\/Editar/ }));
    expect(place()).toBe(`/app/clientes/${cliente._id}`);
    await screen.findByRole('heading', { level: 1, name: 'María Fernanda Ríos Beltrán' });
    await user.click(screen.getByRole('link', { name: 'Volver a clientes' }));
    expect(place()).toBe('/app/clientes?nombre=fernanda');
  });

  it('asks for the next page by its cursor when the last row comes in sight, and draws only the rows in sight', async () => {
    withPages(130);
    await mount();
    const table = await screen.findByRole('table');
    await waitFor(() => expect(net.seen(LIST)).toHaveLength(2));
    expect(net.seen(LIST)[1]?.query.get('despues')).toBe('c20');
    expect(net.seen(LIST)[1]?.query.get('pagina')).toBe('2');
    expect(table).toHaveAttribute('aria-rowcount', '-1');

    for (let page = 3; page <= 7; page += 1) {
      download((page - 1) * 20 * 56 - 400);
      await waitFor(() => expect(net.seen(LIST)).toHaveLength(page));
    }
    await waitFor(() => expect(table).toHaveAttribute('aria-rowcount', '131'));
    download(130 * 56);
    const last = await screen.findByText('Cliente 130');
    expect(last.closest('tr')).toHaveAttribute('aria-rowindex', '131');
    expect(screen.queryByText('Cliente 1')).toBeNull();
    expect(within(table).getAllByRole('row').length).toBeLessThan(45);
    expect(net.seen(LIST)).toHaveLength(7);
  });

  it('says why the next page did not come and gets it on Reintentar, without losing what it has', async () => {
    let falls = true;
    const all = Array.from({ length: 30 }, (_, i) => mariaFernanda({ nombre: `Cliente ${i + 1}` }));
    net.route(LIST, ({ query }) => {
      if (!query.get('despues')) return { body: { clientes: all.slice(0, 20), siguiente: 'c20' } };
      return falls ? problem(503, 'La base de datos no responde.') : { body: { clientes: all.slice(20), siguiente: null } };
    });
    const { usuario: user } = await mount();
    expect(await screen.findByText('No se cargaron más clientes. La base de datos no responde.')).toBeVisible();
    expect(screen.getByText('Cliente 1')).toBeVisible();
    falls = false;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '31'));
  });

  it('keeps the focus on a row that scrolls out of sight, and goes on from it with the arrows', async () => {
    withPages(60);
    const { usuario: user } = await mount();
    await waitFor(() => expect(net.seen(LIST)).toHaveLength(2));
    download(1000);
    await waitFor(() => expect(net.seen(LIST)).toHaveLength(3));
    download(0);
    const copy = screen.getByRole('button', { name: 'Copiar datos de Cliente 2 Ríos Beltrán' });
    act(() => copy.focus());
    download(60 * 56);
    expect(copy).toHaveFocus();
    await waitFor(() => expect(screen.queryByText('Cliente 9')).toBeNull());
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: 'Copiar datos de Cliente 3 Ríos Beltrán' })).toHaveFocus();
  });

  it('on the phone is a list whose rows have their actions in a menu', async () => {
    const cliente = mariaFernanda();
    net.route(LIST, () => ({ body: { clientes: [cliente], siguiente: null } }));
    const { usuario: user, lugar: place } = await mount({ onPhone: true });
    await user.click(await screen.findByRole('button', { name: 'Acciones de María Fernanda Ríos Beltrán' }));
    expect(screen.getAllByRole('menuitem').map((one) => one.textContent)).toEqual(['Copiar datos', 'Detalles/Editar']);
    await user.click(screen.getByRole('menuitem', { name: 'Detalles/Editar' }));
    expect(place()).toBe(`/app/clientes/${cliente._id}`);
  });
});

describe('the search', () => {
  it('Enter searches at once and keeps the search in the address', async () => {
    net.route(LIST, ({ query }) => ({
      body: { clientes: query.get('nombre') === 'ana' ? [mariaFernanda({ nombre: 'Ana' })] : [], siguiente: null },
    }));
    const { usuario: user, lugar: place } = await mount();
    expect(await screen.findByText('Aún no tienes clientes')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Nombre del cliente' }), 'ana{Enter}');
    expect(await screen.findByRole('cell', { name: 'Ana' })).toBeVisible();
    expect(place()).toBe('/app/clientes?nombre=ana');
  });

  it('a link with a search opens it; without matches says so and offers all of them', async () => {
    net.route(LIST, ({ query }) => ({
      body: { clientes: query.get('nombre') ? [] : [mariaFernanda()], siguiente: null },
    }));
    const { usuario: user, lugar: place } = await mount({ paths: ['/app/clientes?nombre=zzzz'] });
    expect(await screen.findByText('No se ha encontrado ningún usuario')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('zzzz');
    await user.click(screen.getByRole('button', { name: 'Ver todos' }));
    expect(await screen.findByRole('cell', { name: 'María Fernanda' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Tus Clientes' })).toHaveFocus();
    expect(place()).toBe('/app/clientes');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  describe('with fake timers', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    it('waits 1.5 s without typing, and for more than 3 characters or none', async () => {
      net.route(LIST, () => ({ body: { clientes: [mariaFernanda()], siguiente: null } }));
      const { usuario: user, lugar: place } = await mount({ withClock: true });
      await screen.findByRole('cell', { name: 'María Fernanda' });
      const field = screen.getByRole('searchbox');

      await user.type(field, 'fer');
      await act(() => jest.advanceTimersByTimeAsync(5_000));
      expect(place()).toBe('/app/clientes');
      expect(screen.getByText('Escribe más de 3 letras o presiona Enter.')).toBeVisible();

      await user.type(field, 'n');
      await act(() => jest.advanceTimersByTimeAsync(1_400));
      expect(place()).toBe('/app/clientes');
      await act(() => jest.advanceTimersByTimeAsync(200));
      expect(place()).toBe('/app/clientes?nombre=fern');

      await user.clear(field);
      await act(() => jest.advanceTimersByTimeAsync(1_600));
      expect(place()).toBe('/app/clientes');
    });
  });
});

describe('the rest of the page', () => {
  it("a failure is told, and 'Reintentar' gets the list", async () => {
    net.route(LIST, () => 'caida');
    const { usuario: user } = await mount();
    expect(await screen.findByRole('alert')).toHaveTextContent('El servidor no respondió.');
    net.route(LIST, () => ({ body: { clientes: [mariaFernanda()], siguiente: null } }));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('cell', { name: 'María Fernanda' })).toBeVisible();
  });

  it('an accountant exports but neither registers nor imports', async () => {
    net.route(LIST, () => ({ body: { clientes: [], siguiente: null } }));
    await mount({ rol: 'accountant' });
    await screen.findByText('Aún no tienes clientes');
    expect(screen.queryByRole('link', { name: 'Registrar nuevo cliente' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Importar' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Exportar' })).toBeVisible();
  });

  it('exports what the search finds, as CSV or as XLSX', async () => {
    net.route(LIST, () => ({ body: { clientes: [mariaFernanda()], siguiente: null } }));
    const { usuario: user } = await mount({ paths: ['/app/clientes?nombre=r%C3%ADos'] });
    await user.click(await screen.findByRole('button', { name: 'Exportar' }));
    expect(screen.getAllByRole('menuitem').map((one) => one.getAttribute('href'))).toEqual([
      '/api/clientes/exportar?formato=csv&nombre=r%C3%ADos',
      '/api/clientes/exportar?formato=xlsx&nombre=r%C3%ADos',
    ]);
  });
});

describe("'Copiar datos'", () => {
  const TEXT = [
    'María Fernanda Ríos Beltrán',
    'Teléfono: 55 4108 1170',
    'Domicilio 1: Calle Petén 214, Narvarte Poniente',
    'Domicilio 2: Luz Saviñón 1120, Narvarte Poniente',
    'RFC: RIBM860412QX3',
    'Razón social: MARÍA FERNANDA RÍOS BELTRÁN',
    'Régimen fiscal: 612 Personas Físicas con Actividades Empresariales y Profesionales',
    'Código postal: 03020',
    'Correo electrónico: fer.rios@correo.mx',
  ].join('\n');

  beforeEach(() => net.route(LIST, () => ({ body: { clientes: [mariaFernanda()], siguiente: null } })));

  it('copies readable lines and says so', async () => {
    const { usuario: user, avisos: toasts } = await mount();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await screen.findByRole('button', { name: /^Copiar datos/ }));
    await waitFor(() => expect(toasts()).toEqual(['Datos copiados']));
    expect(write).toHaveBeenCalledWith(TEXT);
  });

  it('shows the text to copy by hand when the browser refuses', async () => {
    const { usuario: user, avisos: toasts } = await mount();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
    document.execCommand = () => false;
    await user.click(await screen.findByRole('button', { name: /^Copiar datos/ }));
    expect(await screen.findByRole('textbox', { name: 'Datos del cliente' })).toHaveValue(TEXT);
    expect(toasts()).toEqual([]);
  });
});
