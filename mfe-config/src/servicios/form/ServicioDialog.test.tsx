import { api } from '@lavanda/shared';
import { MALFORMED_AMOUNT } from '@lavanda/shared/domain/writtenNumber';
import { type MockNetwork, problem } from '@lavanda/shared/testing/network';
import { screen, waitFor, within } from '@testing-library/react';
import { LIST, networkWithCatalog, SAVE, SEWING, SHIRT } from '../testing/catalog';
import { openPage, rows } from '../testing/page';

let net: MockNetwork;
beforeEach(() => {
  net = networkWithCatalog();
});

const sent = () => net.seen(SAVE).map(({ body }) => body);
const onScreen = () => screen.queryByRole('dialog', { name: 'Agregar/Modificar servicio' });

/** Checks that the field is focused and described by the error text. */
function pointed(field: HTMLElement, text: string): void {
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(text);
}

describe('checked in order (spec 5 "Service form")', () => {
  it('adding: name, category, measure, price, then an existing name', async () => {
    const p = await openPage();
    await p.addTo('Planchado');
    await p.save();
    const name = screen.getByRole('textbox', { name: 'Nombre' });
    pointed(name, 'Tienes que registrar un nombre para el servicio.');
    expect(name).toBeInvalid();

    await p.write('Nombre', 'planchado  -  CAMISA');
    expect(screen.queryByRole('alert')).toBeNull();
    await p.save();
    expect(screen.getByRole('alert')).toHaveTextContent('Tienes que seleccionar alguna medida.');
    expect(screen.getByRole('radio', { name: 'Pieza' })).toHaveFocus();
    expect(screen.getByRole('group', { name: 'Medida' })).toHaveAccessibleDescription('Tienes que seleccionar alguna medida.');

    await p.medida('Pieza');
    await p.save();
    const price = screen.getByRole('textbox', { name: 'Precio' });
    pointed(price, 'El precio tiene que ser mayor que 0.');
    for (const invalid of ['0', '-5', 'gratis']) {
      await p.write('Precio', invalid);
      await p.save();
      pointed(price, 'El precio tiene que ser mayor que 0.');
    }
    await p.write('Precio', '10.005');
    await p.save();
    pointed(price, 'El precio puede tener como máximo 2 decimales.');
    await p.write('Precio', '1,50');
    await p.save();
    pointed(price, MALFORMED_AMOUNT);
    await p.write('Precio', '1000000.01');
    await p.save();
    pointed(price, 'El precio puede ser como máximo $1,000,000.00.');

    await p.write('Precio', '25');
    await p.save();
    pointed(name, 'El servicio ya existe.');
    expect(sent()).toEqual([]);
  });

  it("without a category: 'Tienes que seleccionar una categoría.'", async () => {
    net = networkWithCatalog([{ ...SHIRT, categoria: ' ' }]);
    const { usuario: user, write, save } = await openPage();
    await user.click(await screen.findByRole('button', { name: /^Agregar servicio a/ }));
    await screen.findByRole('dialog');
    await write('Nombre', 'Cobija');
    await save();
    pointed(screen.getByRole('combobox', { name: /^Categoría/ }), 'Tienes que seleccionar una categoría.');
  });

  it('creating: name, category, measure, price, an existing category, an existing service', async () => {
    const p = await openPage();
    await screen.findByRole('button', { name: /^Lavado/ });
    await p.newCategory();
    await p.save();
    pointed(screen.getByRole('textbox', { name: 'Nombre' }), 'Tienes que registrar un nombre para el servicio.');
    await p.write('Nombre', 'Lavado por kilo');
    await p.save();
    const category = screen.getByRole('textbox', { name: 'Categoría' });
    pointed(category, 'Tienes que registrar un nombre para la categoría.');
    await p.write('Categoría', ' PLANCHADO ');
    await p.save();
    expect(screen.getByRole('alert')).toHaveTextContent('Tienes que seleccionar alguna medida.');
    await p.medida('Kilogramo');
    await p.save();
    expect(screen.getByRole('alert')).toHaveTextContent('El precio tiene que ser mayor que 0.');
    await p.write('Precio', '40');
    await p.save();
    pointed(category, 'La categoría ya existe.');
    await p.write('Categoría', 'Piel');
    await p.save();
    pointed(screen.getByRole('textbox', { name: 'Nombre' }), 'El servicio ya existe.');
    expect(sent()).toEqual([]);
  });

  it('an existing service may keep a name, and even take another’s: checked only without _id', async () => {
    const p = await openPage();
    await p.categoria('Planchado');
    await p.edit(SHIRT.servicio);
    await p.write('Nombre', 'Planchado por docena');
    await p.save();
    await waitFor(() => expect(sent()).toEqual([{ ...SHIRT, servicio: 'Planchado por docena' }]));
  });
});

describe('modes of the modal (spec 4 "Service modal modes")', () => {
  it('adds to the category it was opened from, with Enter, and the list shows it', async () => {
    const p = await openPage();
    await p.addTo('Planchado');
    expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveFocus();
    expect(screen.getByRole('combobox', { name: /^Categoría/ })).toHaveTextContent('Planchado');
    for (const unit of screen.getAllByRole('radio')) expect(unit).not.toBeChecked();
    await p.write('Nombre', 'Planchado - vestido');
    await p.medida('Pieza');
    await p.write('Precio', '$ 1,048.50{Enter}');
    await waitFor(() => expect(onScreen()).toBeNull());
    expect(sent()).toEqual([{ servicio: 'Planchado - vestido', categoria: 'Planchado', medida: 'pz', precio: 1048.5 }]);
    await waitFor(() => expect(rows('Planchado').at(-1)).toEqual(['Planchado - vestido', '$1,048.50', 'Pieza']));
    expect(p.avisos()).toEqual(['Servicio agregado: Planchado - vestido']);
    expect(screen.getByRole('button', { name: 'Agregar servicio a Planchado' })).toHaveFocus();
  });

  it('chooses among the existing categories', async () => {
    const p = await openPage();
    await p.addTo('Planchado');
    await p.usuario.click(screen.getByRole('combobox', { name: /^Categoría/ }));
    const options = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['Lavado', 'Planchado', 'Otros']);
  });

  it('creates a category with its first service', async () => {
    const p = await openPage();
    await screen.findByRole('button', { name: /^Lavado/ });
    await p.newCategory();
    await p.write('Nombre', 'Limpieza de bolso');
    await p.write('Categoría', 'Piel y gamuza');
    await p.medida('Flexible');
    await p.save();
    await waitFor(() =>
      expect(sent()).toEqual([
        { servicio: 'Limpieza de bolso', categoria: 'Piel y gamuza', medida: 'flex', nueva_categoria: true },
      ]),
    );
    await waitFor(() => expect(rows('Piel y gamuza')).toEqual([['Limpieza de bolso', 'N/A', 'Flexible']]));
    expect(screen.getByRole('button', { name: '+ Agregar nueva categoría' })).toHaveFocus();
  });

  it('modifies without touching the price, and the price alone', async () => {
    const p = await openPage();
    await p.categoria('Planchado');
    await p.edit(SHIRT.servicio);
    expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue(SHIRT.servicio);
    expect(screen.getByRole('textbox', { name: 'Precio' })).toHaveValue('22.00');
    expect(screen.getByRole('radio', { name: 'Pieza' })).toBeChecked();
    await p.write('Nombre', 'Camisa');
    await p.save();
    await waitFor(() => expect(rows('Planchado')[0]).toEqual(['Camisa', '$22.00', 'Pieza']));
    await p.edit('Camisa');
    await p.write('Precio', '26.5');
    await p.save();
    await waitFor(() => expect(rows('Planchado')[0]).toEqual(['Camisa', '$26.50', 'Pieza']));
    expect(sent()).toEqual([
      { ...SHIRT, servicio: 'Camisa' },
      { ...SHIRT, servicio: 'Camisa', precio: 26.5 },
    ]);
    expect(p.avisos()).toEqual(['Servicio modificado: Camisa', 'Servicio modificado: Camisa']);
  });

  it('moves to another category, which opens, with the focus on its button', async () => {
    const p = await openPage();
    await p.categoria('Planchado');
    await p.edit(SHIRT.servicio);
    await p.usuario.click(screen.getByRole('combobox', { name: /^Categoría/ }));
    await p.usuario.click(await screen.findByRole('option', { name: 'Lavado' }));
    await p.save();
    await waitFor(() => expect(rows('Lavado')).toHaveLength(2));
    expect(rows('Planchado')).toHaveLength(1);
    expect(screen.getByRole('button', { name: `Modificar ${SHIRT.servicio}` })).toHaveFocus();
  });

  it('price is hidden when flexible, and what was typed comes back with another measure', async () => {
    const p = await openPage();
    await p.addTo('Otros');
    await p.medida('Kilogramo');
    await p.write('Precio', '31');
    expect(screen.getByText('por kg')).toBeVisible();
    await p.medida('Flexible');
    expect(screen.queryByRole('textbox', { name: 'Precio' })).toBeNull();
    expect(screen.getByText('El nombre y el costo se escriben al agregarlo a la nota.')).toBeVisible();
    await p.medida('Pieza');
    expect(screen.getByRole('textbox', { name: 'Precio' })).toHaveValue('31');
  });

  it('a flexible service is opened without price and kept without one', async () => {
    const p = await openPage();
    await p.categoria('Otros');
    await p.edit(SEWING.servicio);
    expect(screen.queryByRole('textbox', { name: 'Precio' })).toBeNull();
    await p.save();
    const { precio: _, ...withoutPrice } = SEWING;
    await waitFor(() => expect(sent()).toEqual([withoutPrice]));
  });

  it.each(['Cancelar', 'Cerrar'])('%s closes it and gives the focus back to what opened it', async (button) => {
    const p = await openPage();
    await p.addTo('Otros');
    await p.write('Nombre', 'Nada');
    await p.usuario.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(onScreen()).toBeNull());
    expect(screen.getByRole('button', { name: 'Agregar servicio a Otros' })).toHaveFocus();
    expect(sent()).toEqual([]);
  });
});

describe('a save that fails (spec 8; decisions "Saves and errors")', () => {
  async function fill() {
    const p = await openPage();
    await p.addTo('Planchado');
    await p.write('Nombre', 'Mantel');
    await p.medida('Pieza');
    await p.write('Precio', '45');
    return p;
  }

  it.each([
    ['without an answer', 'caida' as const, 'El servidor no respondió. Revisa tu conexión e inténtalo de nuevo.'],
    ['refused', problem(403, 'No tienes permiso para hacer esto.'), 'No tienes permiso para hacer esto.'],
    ['broken', { status: 500, body: '<html>' }, 'Ocurrió una falla en el servidor. Inténtalo de nuevo en un momento.'],
  ])('%s: the modal stays, says why, keeps what was typed and saves on another try', async (_case, response, detail) => {
    const p = await fill();
    const { seen } = net;
    net.route(SAVE, () => response);
    await p.save();
    const panel = await screen.findByRole('alert');
    expect(panel).toHaveTextContent('Ocurrio un error en el guardado');
    expect(panel).toHaveTextContent(`${detail} Lo que escribiste sigue aquí.`);
    expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Mantel');
    expect(screen.getByRole('textbox', { name: 'Precio' })).toHaveValue('45');
    expect(screen.getByRole('radio', { name: 'Pieza' })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Guardar' })).toBeEnabled();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Guardar' })).toHaveFocus());
    const servicio = { ...SHIRT, _id: '00000000-0000-4000-8000-000000000999', servicio: 'Mantel', precio: 45 };
    net.route(SAVE, () => ({ body: { response: servicio._id, servicio } }));
    await p.usuario.keyboard('{Enter}');
    await waitFor(() => expect(onScreen()).toBeNull());
    expect(seen(SAVE)).toHaveLength(2);
  });

  it('a 422 of the server is shown at its field', async () => {
    const p = await fill();
    const message = 'El servicio ya existe.';
    net.route(SAVE, () => problem(422, message, { campos: [{ campo: 'servicio', mensaje: message }] }));
    await p.save();
    await waitFor(() => pointed(screen.getByRole('textbox', { name: 'Nombre' }), message));
    expect(screen.getByRole('button', { name: 'Guardar' })).toBeEnabled();
    expect(screen.getByRole('textbox', { name: 'Precio' })).toHaveValue('45');
  });

  it('is sent once however often it is asked, and cannot be closed meanwhile', async () => {
    const p = await fill();
    let answer: () => void = () => undefined;
    net.route(
      SAVE,
      () =>
        new Promise((ready) => {
          answer = () => ready(problem(500, 'Falla.'));
        }),
    );
    await p.write('Precio', '45{Enter}{Enter}');
    expect(screen.getByRole('button', { name: 'Guardando' })).toBeDisabled();
    await p.usuario.keyboard('{Escape}');
    await p.usuario.type(screen.getByRole('textbox', { name: 'Nombre' }), ' blanco{Enter}');
    expect(onScreen()).not.toBeNull();
    answer();
    expect(await screen.findByRole('button', { name: 'Guardar' })).toBeEnabled();
    expect(net.seen(SAVE)).toHaveLength(1);
    expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Mantel');
  });
});

describe("'Guardar y agregar otro'", () => {
  it('saves, keeps the category and begins the next one at its name', async () => {
    const p = await openPage();
    await p.newCategory();
    await p.write('Categoría', 'Blancos');
    await p.write('Nombre', 'Mantel');
    await p.medida('Pieza');
    await p.write('Precio', '45');
    await p.usuario.click(screen.getByRole('button', { name: 'Guardar y agregar otro' }));
    await waitFor(() => expect(p.avisos()).toEqual(['Servicio agregado: Mantel']));
    const name = screen.getByRole('textbox', { name: 'Nombre' });
    expect(name).toHaveValue('');
    expect(name).toHaveFocus();
    expect(screen.getByRole('combobox', { name: /^Categoría/ })).toHaveTextContent('Blancos');
    expect(screen.getByRole('radio', { name: 'Pieza' })).not.toBeChecked();
    await p.write('Nombre', 'Servilleta');
    await p.medida('Pieza');
    await p.write('Precio', '9');
    await p.save();
    await waitFor(() => expect(onScreen()).toBeNull());
    expect(sent()).toEqual([
      { servicio: 'Mantel', categoria: 'Blancos', medida: 'pz', precio: 45, nueva_categoria: true },
      { servicio: 'Servilleta', categoria: 'Blancos', medida: 'pz', precio: 9 },
    ]);
    expect(rows('Blancos')).toHaveLength(2);
  });

  it('stays as it was when the save fails, and is not offered for a servicio that exists', async () => {
    const p = await openPage();
    await p.addTo('Planchado');
    await p.write('Nombre', 'Mantel');
    await p.medida('Pieza');
    await p.write('Precio', '45');
    net.route(SAVE, () => problem(500, 'Falla.'));
    await p.usuario.click(screen.getByRole('button', { name: 'Guardar y agregar otro' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Falla.');
    expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Mantel');
    await p.usuario.click(screen.getByRole('button', { name: 'Cancelar' }));
    await p.categoria('Planchado');
    await p.edit(SHIRT.servicio);
    expect(screen.queryByRole('button', { name: 'Guardar y agregar otro' })).toBeNull();
  });
});

it('what the point of sale reads is loaded again after a save (spec 4: the list reloads)', async () => {
  const p = await openPage();
  await p.categoria('Planchado');
  const subscription = p.store.dispatch(api.endpoints.servicios.initiate());
  await p.edit(SHIRT.servicio);
  await p.write('Precio', '23');
  await p.save();
  const tillPrice = () =>
    api.endpoints.servicios
      .select()(p.store.getState())
      .data?.find(({ _id }) => _id === SHIRT._id)?.precio;
  await waitFor(() => expect(tillPrice()).toBe(23));
  expect(net.seen(LIST)).toHaveLength(2);
  subscription.unsubscribe();
});
