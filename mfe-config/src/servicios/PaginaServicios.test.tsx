import { api } from '@lavanda/shared';
import { quitarAncho, simularAncho } from '@lavanda/shared/pruebas/ancho';
import { problema, type Red } from '@lavanda/shared/pruebas/red';
import { act, screen, waitFor, within } from '@testing-library/react';
import { CAMISA, COSTURA, DOCENA, ELIMINAR, LAVADO, LISTA, redConCatalogo } from './pruebas/catalogo';
import { abrirPagina, filas } from './pruebas/pagina';

let red: Red;
beforeEach(() => {
  red = redConCatalogo();
});

describe("accordion by category (spec 2 'Servicios')", () => {
  it('groups the services by category with their count, closed until asked for', async () => {
    await abrirPagina();
    expect(
      await screen.findByRole('heading', { name: 'Modifica los servicios que tu lavandería ofrece', level: 1 }),
    ).toBeVisible();
    const titulos = (await screen.findAllByRole('heading', { level: 2 })).map((titulo) => titulo.textContent);
    expect(titulos).toEqual(['Lavado1 servicio', 'Planchado2 servicios', 'Otros1 servicio']);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('button', { name: /^Planchado/ })).toHaveAttribute('aria-expanded', 'false');
  });

  it("shows Servicio, Costo ('N/A' when flexible, else $ with 2 decimals) and Medida, with edit and delete per row", async () => {
    const { categoria } = await abrirPagina();
    await categoria('Planchado');
    await categoria('Otros');
    await categoria('Lavado');
    const cabezas = within(screen.getByRole('table', { name: 'Planchado' })).getAllByRole('columnheader');
    expect(cabezas.map((cabeza) => cabeza.textContent)).toEqual(['Servicio', 'Costo', 'Medida', 'Acciones']);
    expect(filas('Planchado')).toEqual([
      ['Planchado - camisa', '$22.00', 'Pieza'],
      ['Planchado por docena', '$1,190.00', 'Pieza'],
    ]);
    expect(filas('Lavado')).toEqual([['Lavado por kilo', '$38.90', 'Kilogramo']]);
    expect(filas('Otros')).toEqual([['Costura y arreglos', 'N/A', 'Flexible']]);
    for (const { servicio } of [LAVADO, CAMISA, DOCENA, COSTURA]) {
      expect(screen.getByRole('button', { name: `Modificar ${servicio}` })).toBeVisible();
      expect(screen.getByRole('button', { name: `Eliminar ${servicio}` })).toBeVisible();
    }
  });

  it("has 'Agregar servicio' in each category, beside what opens it and not inside", async () => {
    await abrirPagina();
    const abre = await screen.findByRole('button', { name: /^Lavado/ });
    const agregar = screen.getByRole('button', { name: 'Agregar servicio a Lavado' });
    expect(agregar).toHaveTextContent(/^Agregar servicio$/);
    expect(abre).not.toContainElement(agregar);
    expect(screen.getByRole('heading', { name: /^Lavado/ })).not.toContainElement(agregar);
  });

  it('keeps open what was open when the list is loaded again', async () => {
    const { categoria, eliminar } = await abrirPagina();
    await categoria('Planchado');
    await categoria('Otros');
    await eliminar(DOCENA.servicio, 'Eliminar');
    await waitFor(() => expect(red.vistas(LISTA)).toHaveLength(2));
    expect(filas('Planchado')).toHaveLength(1);
    expect(filas('Otros')).toHaveLength(1);
    expect(screen.getByRole('button', { name: /^Lavado/ })).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('on the phone', () => {
  beforeEach(() => simularAncho(390));
  afterEach(quitarAncho);

  it('the same in rows of a list', async () => {
    const { categoria } = await abrirPagina();
    await categoria('Otros');
    expect(within(screen.getByRole('list', { name: 'Otros' })).getByRole('listitem')).toHaveTextContent(
      'Costura y arreglosN/A · Flexible',
    );
    expect(screen.getByRole('button', { name: 'Eliminar Costura y arreglos' })).toBeVisible();
  });
});

describe('states of the list (UI guide 6)', () => {
  it('says why it did not load, and loads when asked again', async () => {
    red.atender(LISTA, () => problema(503, 'La base de datos no responde.'));
    const { usuario } = await abrirPagina();
    const panel = await screen.findByRole('alert');
    expect(panel).toHaveTextContent('No se cargaron los servicios');
    expect(panel).toHaveTextContent('La base de datos no responde.');
    red.atender(LISTA, () => ({ cuerpo: { servicios: [LAVADO] } }));
    await usuario.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('button', { name: /^Lavado/ })).toBeVisible();
  });

  it("empty, says 'Aún no tienes servicios' and begins with a category", async () => {
    red = redConCatalogo([]);
    const { usuario } = await abrirPagina();
    expect(await screen.findByText('Aún no tienes servicios')).toBeVisible();
    await usuario.click(screen.getByRole('button', { name: 'Agregar servicio' }));
    expect(await screen.findByRole('textbox', { name: 'Categoría' })).toBeVisible();
  });

  it('keeps showing what it has when loading again fails, and says so', async () => {
    const { categoria, eliminar } = await abrirPagina();
    await categoria('Planchado');
    red.atender(LISTA, () => 'caida');
    await eliminar(DOCENA.servicio, 'Eliminar');
    expect(await screen.findByText(/^La lista no se actualizó\./)).toBeVisible();
    expect(filas('Planchado')).toEqual([['Planchado - camisa', '$22.00', 'Pieza']]);
  });
});

describe('deletion (spec 4, 5 and 7)', () => {
  it("asks '¿Estas seguro que deseas eliminar el servicio …' and does nothing on no", async () => {
    const { categoria, eliminar } = await abrirPagina();
    await categoria('Planchado');
    await eliminar(CAMISA.servicio, 'Cancelar');
    expect(filas('Planchado')).toHaveLength(2);
    expect(red.vistas(ELIMINAR)).toEqual([]);
    expect(screen.getByRole('button', { name: `Eliminar ${CAMISA.servicio}` })).toHaveFocus();
  });

  it('takes the row out at once, before the server answers, and leaves the focus at its neighbour', async () => {
    let contestar: () => void = () => undefined;
    red.atender(ELIMINAR, () => new Promise((listo) => (contestar = () => listo({ cuerpo: { eliminado: true } }))));
    const { categoria, eliminar, avisos, store } = await abrirPagina();
    await categoria('Planchado');
    await eliminar(CAMISA.servicio, 'Eliminar');
    // A list that the server wrote before doesn't bring it back.
    await act(async () => void (await store.dispatch(api.endpoints.servicios.initiate(undefined, { forceRefetch: true }))));
    expect(filas('Planchado')).toEqual([['Planchado por docena', '$1,190.00', 'Pieza']]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(avisos()).toEqual([]);
    expect(screen.getByRole('button', { name: `Eliminar ${DOCENA.servicio}` })).toHaveFocus();
    red.atender(LISTA, () => ({ cuerpo: { servicios: [LAVADO, DOCENA, COSTURA] } }));
    contestar();
    await waitFor(() => expect(avisos()).toEqual(['Servicio eliminado: Planchado - camisa']));
    expect(red.vistas(ELIMINAR).map(({ cuerpo }) => cuerpo)).toEqual([{ id: CAMISA._id }]);
  });

  it('the last service of a category takes the category along and leaves the focus at the title', async () => {
    const { categoria, eliminar } = await abrirPagina();
    await categoria('Otros');
    await eliminar(COSTURA.servicio, 'Eliminar');
    await waitFor(() => expect(screen.queryByRole('heading', { name: /^Otros/ })).toBeNull());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it.each([
    ['refused', problema(403, 'No tienes permiso para hacer esto.'), 'No tienes permiso para hacer esto.'],
    ['without an answer', 'caida' as const, 'El servidor no respondió. Revisa tu conexión e inténtalo de nuevo.'],
  ])(
    '%s, the row is back in its place, even if the list cannot be loaded, and it says why',
    async (_caso, respuesta, detalle) => {
      red.atender(ELIMINAR, () => respuesta);
      const { categoria, eliminar, avisos, store } = await abrirPagina();
      await categoria('Planchado');
      red.atender(LISTA, () => 'caida');
      await eliminar(CAMISA.servicio, 'Eliminar');
      await waitFor(() => expect(avisos()).toEqual([`El servicio Planchado - camisa no se eliminó. ${detalle}`]));
      expect(store.getState().avisos[0]?.tipo).toBe('error');
      expect(filas('Planchado').map(([nombre]) => nombre)).toEqual(['Planchado - camisa', 'Planchado por docena']);
    },
  );

  it('another try takes the message of the refused one away', async () => {
    const { categoria, eliminar, avisos } = await abrirPagina();
    red.atender(ELIMINAR, () => 'caida');
    await categoria('Planchado');
    await eliminar(CAMISA.servicio, 'Eliminar');
    await waitFor(() => expect(avisos()).toHaveLength(1));
    red.atender(ELIMINAR, () => ({ cuerpo: { eliminado: true } }));
    await eliminar(CAMISA.servicio, 'Eliminar');
    await waitFor(() => expect(avisos()).toEqual(['Servicio eliminado: Planchado - camisa']));
  });

  it('two at once, both refused, come back in their order', async () => {
    const contestar: (() => void)[] = [];
    red.atender(ELIMINAR, () => new Promise((listo) => contestar.push(() => listo(problema(500, 'Falla.')))));
    const { categoria, eliminar, avisos } = await abrirPagina();
    await categoria('Planchado');
    await categoria('Otros');
    await eliminar(CAMISA.servicio, 'Eliminar');
    await eliminar(DOCENA.servicio, 'Eliminar');
    expect(screen.queryByRole('heading', { name: /^Planchado/ })).toBeNull();
    red.atender(LISTA, () => 'caida');
    for (const responder of contestar) responder();
    await waitFor(() => expect(avisos()).toHaveLength(2));
    expect(filas('Planchado').map(([nombre]) => nombre)).toEqual(['Planchado - camisa', 'Planchado por docena']);
  });
});
