import { api } from '@lavanda/shared';
import { type MockNetwork, problem } from '@lavanda/shared/testing/network';
import { mockWidth, restoreWidth } from '@lavanda/shared/testing/viewportWidth';
import { act, screen, waitFor, within } from '@testing-library/react';
import { DOZEN, LIST, networkWithCatalog, REMOVE, SEWING, SHIRT, WASH } from './testing/catalog';
import { openPage, rows } from './testing/page';

let net: MockNetwork;
beforeEach(() => {
  net = networkWithCatalog();
});

describe("accordion by category (spec 2 'Servicios')", () => {
  it('groups the services by category with their count, closed until asked for', async () => {
    await openPage();
    expect(
      await screen.findByRole('heading', { name: 'Modifica los servicios que tu lavandería ofrece', level: 1 }),
    ).toBeVisible();
    const titles = (await screen.findAllByRole('heading', { level: 2 })).map((title) => title.textContent);
    expect(titles).toEqual(['Lavado1 servicio', 'Planchado2 servicios', 'Otros1 servicio']);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('button', { name: /^Planchado/ })).toHaveAttribute('aria-expanded', 'false');
  });

  it("shows Servicio, Costo ('N/A' when flexible, else $ with 2 decimals) and Medida, with edit and delete per row", async () => {
    const { categoria: category } = await openPage();
    await category('Planchado');
    await category('Otros');
    await category('Lavado');
    const heads = within(screen.getByRole('table', { name: 'Planchado' })).getAllByRole('columnheader');
    expect(heads.map((head) => head.textContent)).toEqual(['Servicio', 'Costo', 'Medida', 'Acciones']);
    expect(rows('Planchado')).toEqual([
      ['Planchado - camisa', '$22.00', 'Pieza'],
      ['Planchado por docena', '$1,190.00', 'Pieza'],
    ]);
    expect(rows('Lavado')).toEqual([['Lavado por kilo', '$38.90', 'Kilogramo']]);
    expect(rows('Otros')).toEqual([['Costura y arreglos', 'N/A', 'Flexible']]);
    for (const { servicio } of [WASH, SHIRT, DOZEN, SEWING]) {
      expect(screen.getByRole('button', { name: `Modificar ${servicio}` })).toBeVisible();
      expect(screen.getByRole('button', { name: `Eliminar ${servicio}` })).toBeVisible();
    }
  });

  it("has 'Agregar servicio' in each category, beside what opens it and not inside", async () => {
    await openPage();
    const opens = await screen.findByRole('button', { name: /^Lavado/ });
    const add = screen.getByRole('button', { name: 'Agregar servicio a Lavado' });
    expect(add).toHaveTextContent(/^Agregar servicio$/);
    expect(opens).not.toContainElement(add);
    expect(screen.getByRole('heading', { name: /^Lavado/ })).not.toContainElement(add);
  });

  it('keeps open what was open when the list is loaded again', async () => {
    const { categoria: category, remove } = await openPage();
    await category('Planchado');
    await category('Otros');
    await remove(DOZEN.servicio, 'Eliminar');
    await waitFor(() => expect(net.seen(LIST)).toHaveLength(2));
    expect(rows('Planchado')).toHaveLength(1);
    expect(rows('Otros')).toHaveLength(1);
    expect(screen.getByRole('button', { name: /^Lavado/ })).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('on the phone', () => {
  beforeEach(() => mockWidth(390));
  afterEach(restoreWidth);

  it('the same in rows of a list', async () => {
    const { categoria: category } = await openPage();
    await category('Otros');
    expect(within(screen.getByRole('list', { name: 'Otros' })).getByRole('listitem')).toHaveTextContent(
      'Costura y arreglosN/A · Flexible',
    );
    expect(screen.getByRole('button', { name: 'Eliminar Costura y arreglos' })).toBeVisible();
  });
});

describe('states of the list (UI guide 6)', () => {
  it('says why it did not load, and loads when asked again', async () => {
    net.route(LIST, () => problem(503, 'La base de datos no responde.'));
    const { usuario: user } = await openPage();
    const panel = await screen.findByRole('alert');
    expect(panel).toHaveTextContent('No se cargaron los servicios');
    expect(panel).toHaveTextContent('La base de datos no responde.');
    net.route(LIST, () => ({ body: { servicios: [WASH] } }));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('button', { name: /^Lavado/ })).toBeVisible();
  });

  it("empty, says 'Aún no tienes servicios' and begins with a category", async () => {
    net = networkWithCatalog([]);
    const { usuario: user } = await openPage();
    expect(await screen.findByText('Aún no tienes servicios')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Agregar servicio' }));
    expect(await screen.findByRole('textbox', { name: 'Categoría' })).toBeVisible();
  });

  it('keeps showing what it has when loading again fails, and says so', async () => {
    const { categoria: category, remove } = await openPage();
    await category('Planchado');
    net.route(LIST, () => 'caida');
    await remove(DOZEN.servicio, 'Eliminar');
    // The list may be read twice after a deletion, and the second reading draws the message anew.
    await waitFor(() => expect(screen.getByText(/^La lista no se actualizó\./)).toBeVisible());
    expect(rows('Planchado')).toEqual([['Planchado - camisa', '$22.00', 'Pieza']]);
  });
});

describe('deletion (spec 4, 5 and 7)', () => {
  it("asks '¿Estas seguro que deseas eliminar el servicio …' and does nothing on no", async () => {
    const { categoria: category, remove } = await openPage();
    await category('Planchado');
    await remove(SHIRT.servicio, 'Cancelar');
    expect(rows('Planchado')).toHaveLength(2);
    expect(net.seen(REMOVE)).toEqual([]);
    expect(screen.getByRole('button', { name: `Eliminar ${SHIRT.servicio}` })).toHaveFocus();
  });

  it('takes the row out at once, before the server answers, and leaves the focus at its neighbour', async () => {
    let answer: () => void = () => undefined;
    net.route(REMOVE, () => new Promise((ready) => (answer = () => ready({ body: { eliminado: true } }))));
    const { categoria: category, remove, avisos: toasts, store } = await openPage();
    await category('Planchado');
    await remove(SHIRT.servicio, 'Eliminar');
    // The deleted servicio stays hidden although the server still lists it.
    await act(async () => void (await store.dispatch(api.endpoints.servicios.initiate(undefined, { forceRefetch: true }))));
    expect(rows('Planchado')).toEqual([['Planchado por docena', '$1,190.00', 'Pieza']]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(toasts()).toEqual([]);
    expect(screen.getByRole('button', { name: `Eliminar ${DOZEN.servicio}` })).toHaveFocus();
    net.route(LIST, () => ({ body: { servicios: [WASH, DOZEN, SEWING] } }));
    answer();
    await waitFor(() => expect(toasts()).toEqual(['Servicio eliminado: Planchado - camisa']));
    expect(net.seen(REMOVE).map(({ body }) => body)).toEqual([{ id: SHIRT._id }]);
  });

  it('the last service of a category takes the category along and leaves the focus at the title', async () => {
    const { categoria: category, remove } = await openPage();
    await category('Otros');
    await remove(SEWING.servicio, 'Eliminar');
    await waitFor(() => expect(screen.queryByRole('heading', { name: /^Otros/ })).toBeNull());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it.each([
    ['refused', problem(403, 'No tienes permiso para hacer esto.'), 'No tienes permiso para hacer esto.'],
    ['without an answer', 'caida' as const, 'El servidor no respondió. Revisa tu conexión e inténtalo de nuevo.'],
  ])('%s, the row is back in its place, even if the list cannot be loaded, and it says why', async (_case, response, detail) => {
    net.route(REMOVE, () => response);
    const { categoria: category, remove, avisos: toasts, store } = await openPage();
    await category('Planchado');
    net.route(LIST, () => 'caida');
    await remove(SHIRT.servicio, 'Eliminar');
    await waitFor(() => expect(toasts()).toEqual([`El servicio Planchado - camisa no se eliminó. ${detail}`]));
    expect(store.getState().avisos[0]?.type).toBe('error');
    expect(rows('Planchado').map(([name]) => name)).toEqual(['Planchado - camisa', 'Planchado por docena']);
  });

  it('another try takes the message of the refused one away', async () => {
    const { categoria: category, remove, avisos: toasts } = await openPage();
    net.route(REMOVE, () => 'caida');
    await category('Planchado');
    await remove(SHIRT.servicio, 'Eliminar');
    await waitFor(() => expect(toasts()).toHaveLength(1));
    net.route(REMOVE, () => ({ body: { eliminado: true } }));
    await remove(SHIRT.servicio, 'Eliminar');
    await waitFor(() => expect(toasts()).toEqual(['Servicio eliminado: Planchado - camisa']));
  });

  it('two at once, both refused, come back in their order', async () => {
    const answer: (() => void)[] = [];
    net.route(REMOVE, () => new Promise((ready) => answer.push(() => ready(problem(500, 'Falla.')))));
    const { categoria: category, remove, avisos: toasts } = await openPage();
    await category('Planchado');
    await category('Otros');
    await remove(SHIRT.servicio, 'Eliminar');
    await remove(DOZEN.servicio, 'Eliminar');
    expect(screen.queryByRole('heading', { name: /^Planchado/ })).toBeNull();
    net.route(LIST, () => 'caida');
    for (const respond of answer) respond();
    await waitFor(() => expect(toasts()).toHaveLength(2));
    expect(rows('Planchado').map(([name]) => name)).toEqual(['Planchado - camisa', 'Planchado por docena']);
  });
});
