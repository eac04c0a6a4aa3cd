import { problema, type Red } from '@lavanda/shared/pruebas/red';
import { act, screen, waitFor, within } from '@testing-library/react';
import { montar } from '../pruebas/montar';
import { mariaFernanda, redSinMapa } from '../pruebas/red';

let red: Red;
beforeEach(() => {
  red = redSinMapa();
});
afterEach(() => jest.restoreAllMocks());

const LISTA = 'GET /api/clientes/';

/** `cuantos` customers in pages of 20, each page found by the cursor of the one before. */
function conPaginas(cuantos: number): void {
  const todos = Array.from({ length: cuantos }, (_, i) => mariaFernanda({ nombre: `Cliente ${i + 1}` }));
  red.atender(LISTA, ({ query }) => {
    const desde = Number(query.get('despues')?.slice(1) ?? 0);
    const clientes = todos.slice(desde, desde + 20);
    return { cuerpo: { clientes, siguiente: clientes.length === 20 ? `c${desde + 20}` : null } };
  });
}

/** Scrolls the page down, as far as the virtual list is concerned. */
function bajar(px: number): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: px });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -px, 0, 0));
  act(() => void window.dispatchEvent(new Event('scroll')));
}
afterEach(() => Object.defineProperty(window, 'scrollY', { configurable: true, value: 0 }));

describe('la tabla', () => {
  it('shows name, last name, phone, number of addresses and SI only with an RFC', async () => {
    red.atender(LISTA, () => ({
      cuerpo: {
        clientes: [mariaFernanda(), mariaFernanda({ nombre: 'Daniel', apellido: 'Arce', rfc: '', domicilio: [] })],
        siguiente: null,
      },
    }));
    await montar();
    const filas = (await screen.findAllByRole('row')).map((fila) =>
      [...fila.children].slice(0, 5).map((celda) => celda.textContent),
    );
    expect(filas).toEqual([
      ['Nombre', 'Apellidos', 'Teléfono', 'Domicilios registrados', '¿Facturación?'],
      ['María Fernanda', 'Ríos Beltrán', '55 4108 1170', '2', 'SI'],
      ['Daniel', 'Arce', '55 4108 1170', '0', 'NO'],
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'Tus Clientes' })).toBeVisible();
  });

  it('opens a customer with Detalles/Editar and comes back to the same search', async () => {
    const cliente = mariaFernanda();
    red.atender(LISTA, () => ({ cuerpo: { clientes: [cliente], siguiente: null } }));
    const { usuario, lugar } = await montar({ rutas: ['/app/clientes?nombre=fernanda'] });
    await usuario.click(await screen.findByRole('link', { name: /^Detalles\/Editar/ }));
    expect(lugar()).toBe(`/app/clientes/${cliente._id}`);
    await screen.findByRole('heading', { level: 1, name: 'María Fernanda Ríos Beltrán' });
    await usuario.click(screen.getByRole('link', { name: 'Volver a clientes' }));
    expect(lugar()).toBe('/app/clientes?nombre=fernanda');
  });

  it('asks for the next page by its cursor when the last row comes in sight, and draws only the rows in sight', async () => {
    conPaginas(130);
    await montar();
    const tabla = await screen.findByRole('table');
    await waitFor(() => expect(red.vistas(LISTA)).toHaveLength(2));
    expect(red.vistas(LISTA)[1]?.query.get('despues')).toBe('c20');
    expect(red.vistas(LISTA)[1]?.query.get('pagina')).toBe('2');
    expect(tabla).toHaveAttribute('aria-rowcount', '-1');

    for (let pagina = 3; pagina <= 7; pagina += 1) {
      bajar((pagina - 1) * 20 * 56 - 400);
      await waitFor(() => expect(red.vistas(LISTA)).toHaveLength(pagina));
    }
    await waitFor(() => expect(tabla).toHaveAttribute('aria-rowcount', '131'));
    bajar(130 * 56);
    const ultima = await screen.findByText('Cliente 130');
    expect(ultima.closest('tr')).toHaveAttribute('aria-rowindex', '131');
    expect(screen.queryByText('Cliente 1')).toBeNull();
    expect(within(tabla).getAllByRole('row').length).toBeLessThan(45);
    expect(red.vistas(LISTA)).toHaveLength(7);
  });

  it('says why the next page did not come and gets it on Reintentar, without losing what it has', async () => {
    let cae = true;
    const todos = Array.from({ length: 30 }, (_, i) => mariaFernanda({ nombre: `Cliente ${i + 1}` }));
    red.atender(LISTA, ({ query }) => {
      if (!query.get('despues')) return { cuerpo: { clientes: todos.slice(0, 20), siguiente: 'c20' } };
      return cae ? problema(503, 'La base de datos no responde.') : { cuerpo: { clientes: todos.slice(20), siguiente: null } };
    });
    const { usuario } = await montar();
    expect(await screen.findByText('No se cargaron más clientes. La base de datos no responde.')).toBeVisible();
    expect(screen.getByText('Cliente 1')).toBeVisible();
    cae = false;
    await usuario.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '31'));
  });

  it('keeps the focus on a row that scrolls out of sight, and goes on from it with the arrows', async () => {
    conPaginas(60);
    const { usuario } = await montar();
    await waitFor(() => expect(red.vistas(LISTA)).toHaveLength(2));
    bajar(1000);
    await waitFor(() => expect(red.vistas(LISTA)).toHaveLength(3));
    bajar(0);
    const copiar = screen.getByRole('button', { name: 'Copiar datos de Cliente 2 Ríos Beltrán' });
    act(() => copiar.focus());
    bajar(60 * 56);
    expect(copiar).toHaveFocus();
    await waitFor(() => expect(screen.queryByText('Cliente 9')).toBeNull());
    await usuario.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: 'Copiar datos de Cliente 3 Ríos Beltrán' })).toHaveFocus();
  });

  it('on the phone is a list whose rows have their actions in a menu', async () => {
    const cliente = mariaFernanda();
    red.atender(LISTA, () => ({ cuerpo: { clientes: [cliente], siguiente: null } }));
    const { usuario, lugar } = await montar({ telefono: true });
    await usuario.click(await screen.findByRole('button', { name: 'Acciones de María Fernanda Ríos Beltrán' }));
    expect(screen.getAllByRole('menuitem').map((uno) => uno.textContent)).toEqual(['Copiar datos', 'Detalles/Editar']);
    await usuario.click(screen.getByRole('menuitem', { name: 'Detalles/Editar' }));
    expect(lugar()).toBe(`/app/clientes/${cliente._id}`);
  });
});

describe('la búsqueda', () => {
  it('Enter searches at once and keeps the search in the address', async () => {
    red.atender(LISTA, ({ query }) => ({
      cuerpo: { clientes: query.get('nombre') === 'ana' ? [mariaFernanda({ nombre: 'Ana' })] : [], siguiente: null },
    }));
    const { usuario, lugar } = await montar();
    expect(await screen.findByText('Aún no tienes clientes')).toBeVisible();
    await usuario.type(screen.getByRole('searchbox', { name: 'Nombre del cliente' }), 'ana{Enter}');
    expect(await screen.findByRole('cell', { name: 'Ana' })).toBeVisible();
    expect(lugar()).toBe('/app/clientes?nombre=ana');
  });

  it('a link with a search opens it; without matches says so and offers all of them', async () => {
    red.atender(LISTA, ({ query }) => ({
      cuerpo: { clientes: query.get('nombre') ? [] : [mariaFernanda()], siguiente: null },
    }));
    const { usuario, lugar } = await montar({ rutas: ['/app/clientes?nombre=zzzz'] });
    expect(await screen.findByText('No se ha encontrado ningún usuario')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('zzzz');
    await usuario.click(screen.getByRole('button', { name: 'Ver todos' }));
    expect(await screen.findByRole('cell', { name: 'María Fernanda' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Tus Clientes' })).toHaveFocus();
    expect(lugar()).toBe('/app/clientes');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  describe('con el reloj en la mano', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    it('waits 1.5 s without typing, and for more than 3 characters or none', async () => {
      red.atender(LISTA, () => ({ cuerpo: { clientes: [mariaFernanda()], siguiente: null } }));
      const { usuario, lugar } = await montar({ conReloj: true });
      await screen.findByRole('cell', { name: 'María Fernanda' });
      const campo = screen.getByRole('searchbox');

      await usuario.type(campo, 'fer');
      await act(() => jest.advanceTimersByTimeAsync(5_000));
      expect(lugar()).toBe('/app/clientes');
      expect(screen.getByText('Escribe más de 3 letras o presiona Enter.')).toBeVisible();

      await usuario.type(campo, 'n');
      await act(() => jest.advanceTimersByTimeAsync(1_400));
      expect(lugar()).toBe('/app/clientes');
      await act(() => jest.advanceTimersByTimeAsync(200));
      expect(lugar()).toBe('/app/clientes?nombre=fern');

      await usuario.clear(campo);
      await act(() => jest.advanceTimersByTimeAsync(1_600));
      expect(lugar()).toBe('/app/clientes');
    });
  });
});

describe('lo demás', () => {
  it('a failure is told, and Reintentar gets the list', async () => {
    red.atender(LISTA, () => 'caida');
    const { usuario } = await montar();
    expect(await screen.findByRole('alert')).toHaveTextContent('El servidor no respondió.');
    red.atender(LISTA, () => ({ cuerpo: { clientes: [mariaFernanda()], siguiente: null } }));
    await usuario.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('cell', { name: 'María Fernanda' })).toBeVisible();
  });

  it('an accountant exports but neither registers nor imports', async () => {
    red.atender(LISTA, () => ({ cuerpo: { clientes: [], siguiente: null } }));
    await montar({ rol: 'accountant' });
    await screen.findByText('Aún no tienes clientes');
    expect(screen.queryByRole('link', { name: 'Registrar nuevo cliente' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Importar' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Exportar' })).toBeVisible();
  });

  it('exports what the search finds, as CSV or as XLSX', async () => {
    red.atender(LISTA, () => ({ cuerpo: { clientes: [mariaFernanda()], siguiente: null } }));
    const { usuario } = await montar({ rutas: ['/app/clientes?nombre=r%C3%ADos'] });
    await usuario.click(await screen.findByRole('button', { name: 'Exportar' }));
    expect(screen.getAllByRole('menuitem').map((uno) => uno.getAttribute('href'))).toEqual([
      '/api/clientes/exportar?formato=csv&nombre=r%C3%ADos',
      '/api/clientes/exportar?formato=xlsx&nombre=r%C3%ADos',
    ]);
  });
});

describe('Copiar datos', () => {
  const TEXTO = [
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

  beforeEach(() => red.atender(LISTA, () => ({ cuerpo: { clientes: [mariaFernanda()], siguiente: null } })));

  it('copies readable lines and says so', async () => {
    const { usuario, avisos } = await montar();
    const escribir = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await usuario.click(await screen.findByRole('button', { name: /^Copiar datos/ }));
    await waitFor(() => expect(avisos()).toEqual(['Datos copiados']));
    expect(escribir).toHaveBeenCalledWith(TEXTO);
  });

  it('shows the text to copy by hand when the browser refuses', async () => {
    const { usuario, avisos } = await montar();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
    document.execCommand = () => false;
    await usuario.click(await screen.findByRole('button', { name: /^Copiar datos/ }));
    expect(await screen.findByRole('textbox', { name: 'Datos del cliente' })).toHaveValue(TEXTO);
    expect(avisos()).toEqual([]);
  });
});
