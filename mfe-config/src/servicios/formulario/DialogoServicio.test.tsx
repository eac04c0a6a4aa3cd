import { api } from '@lavanda/shared';
import { MONTO_MAL_ESCRITO } from '@lavanda/shared/domain/numeroEscrito';
import { problema, type Red } from '@lavanda/shared/pruebas/red';
import { screen, waitFor, within } from '@testing-library/react';
import { CAMISA, COSTURA, GUARDAR, LISTA, redConCatalogo } from '../pruebas/catalogo';
import { abrirPagina, filas } from '../pruebas/pagina';

let red: Red;
beforeEach(() => {
  red = redConCatalogo();
});

const enviado = () => red.vistas(GUARDAR).map(({ cuerpo }) => cuerpo);
const enPantalla = () => screen.queryByRole('dialog', { name: 'Agregar/Modificar servicio' });

/** The field is marked, described by the text, and has the focus. */
function senalado(campo: HTMLElement, texto: string): void {
  expect(screen.getByRole('alert')).toHaveTextContent(texto);
  expect(campo).toHaveFocus();
  expect(campo).toHaveAccessibleDescription(texto);
}

describe('checked in order (spec 5 "Service form")', () => {
  it('adding: name, category, measure, price, then an existing name', async () => {
    const p = await abrirPagina();
    await p.agregarA('Planchado');
    await p.guardar();
    const nombre = screen.getByRole('textbox', { name: 'Nombre' });
    senalado(nombre, 'Tienes que registrar un nombre para el servicio.');
    expect(nombre).toBeInvalid();

    await p.escribir('Nombre', 'planchado  -  CAMISA');
    expect(screen.queryByRole('alert')).toBeNull();
    await p.guardar();
    expect(screen.getByRole('alert')).toHaveTextContent('Tienes que seleccionar alguna medida.');
    expect(screen.getByRole('radio', { name: 'Pieza' })).toHaveFocus();
    expect(screen.getByRole('group', { name: 'Medida' })).toHaveAccessibleDescription('Tienes que seleccionar alguna medida.');

    await p.medida('Pieza');
    await p.guardar();
    const precio = screen.getByRole('textbox', { name: 'Precio' });
    senalado(precio, 'El precio tiene que ser mayor que 0.');
    for (const malo of ['0', '-5', 'gratis']) {
      await p.escribir('Precio', malo);
      await p.guardar();
      senalado(precio, 'El precio tiene que ser mayor que 0.');
    }
    await p.escribir('Precio', '10.005');
    await p.guardar();
    senalado(precio, 'El precio puede tener como máximo 2 decimales.');
    await p.escribir('Precio', '1,50');
    await p.guardar();
    senalado(precio, MONTO_MAL_ESCRITO);
    await p.escribir('Precio', '1000000.01');
    await p.guardar();
    senalado(precio, 'El precio puede ser como máximo $1,000,000.00.');

    await p.escribir('Precio', '25');
    await p.guardar();
    senalado(nombre, 'El servicio ya existe.');
    expect(enviado()).toEqual([]);
  });

  it("without a category: 'Tienes que seleccionar una categoría.'", async () => {
    red = redConCatalogo([{ ...CAMISA, categoria: ' ' }]);
    const { usuario, escribir, guardar } = await abrirPagina();
    await usuario.click(await screen.findByRole('button', { name: /^Agregar servicio a/ }));
    await screen.findByRole('dialog');
    await escribir('Nombre', 'Cobija');
    await guardar();
    senalado(screen.getByRole('combobox', { name: /^Categoría/ }), 'Tienes que seleccionar una categoría.');
  });

  it('creating: name, category, measure, price, an existing category, an existing service', async () => {
    const p = await abrirPagina();
    await screen.findByRole('button', { name: /^Lavado/ });
    await p.nuevaCategoria();
    await p.guardar();
    senalado(screen.getByRole('textbox', { name: 'Nombre' }), 'Tienes que registrar un nombre para el servicio.');
    await p.escribir('Nombre', 'Lavado por kilo');
    await p.guardar();
    const categoria = screen.getByRole('textbox', { name: 'Categoría' });
    senalado(categoria, 'Tienes que registrar un nombre para la categoría.');
    await p.escribir('Categoría', ' PLANCHADO ');
    await p.guardar();
    expect(screen.getByRole('alert')).toHaveTextContent('Tienes que seleccionar alguna medida.');
    await p.medida('Kilogramo');
    await p.guardar();
    expect(screen.getByRole('alert')).toHaveTextContent('El precio tiene que ser mayor que 0.');
    await p.escribir('Precio', '40');
    await p.guardar();
    senalado(categoria, 'La categoría ya existe.');
    await p.escribir('Categoría', 'Piel');
    await p.guardar();
    senalado(screen.getByRole('textbox', { name: 'Nombre' }), 'El servicio ya existe.');
    expect(enviado()).toEqual([]);
  });

  it('an existing service may keep a name, and even take another’s: checked only without _id', async () => {
    const p = await abrirPagina();
    await p.categoria('Planchado');
    await p.modificar(CAMISA.servicio);
    await p.escribir('Nombre', 'Planchado por docena');
    await p.guardar();
    await waitFor(() => expect(enviado()).toEqual([{ ...CAMISA, servicio: 'Planchado por docena' }]));
  });
});

describe('modes of the modal (spec 4 "Service modal modes")', () => {
  it('adds to the category it was opened from, with Enter, and the list shows it', async () => {
    const p = await abrirPagina();
    await p.agregarA('Planchado');
    expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveFocus();
    expect(screen.getByRole('combobox', { name: /^Categoría/ })).toHaveTextContent('Planchado');
    for (const medida of screen.getAllByRole('radio')) expect(medida).not.toBeChecked();
    await p.escribir('Nombre', 'Planchado - vestido');
    await p.medida('Pieza');
    await p.escribir('Precio', '$ 1,048.50{Enter}');
    await waitFor(() => expect(enPantalla()).toBeNull());
    expect(enviado()).toEqual([{ servicio: 'Planchado - vestido', categoria: 'Planchado', medida: 'pz', precio: 1048.5 }]);
    await waitFor(() => expect(filas('Planchado').at(-1)).toEqual(['Planchado - vestido', '$1,048.50', 'Pieza']));
    expect(p.avisos()).toEqual(['Servicio agregado: Planchado - vestido']);
    expect(screen.getByRole('button', { name: 'Agregar servicio a Planchado' })).toHaveFocus();
  });

  it('chooses among the existing categories', async () => {
    const p = await abrirPagina();
    await p.agregarA('Planchado');
    await p.usuario.click(screen.getByRole('combobox', { name: /^Categoría/ }));
    const opciones = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(opciones.map((opcion) => opcion.textContent)).toEqual(['Lavado', 'Planchado', 'Otros']);
  });

  it('creates a category with its first service', async () => {
    const p = await abrirPagina();
    await screen.findByRole('button', { name: /^Lavado/ });
    await p.nuevaCategoria();
    await p.escribir('Nombre', 'Limpieza de bolso');
    await p.escribir('Categoría', 'Piel y gamuza');
    await p.medida('Flexible');
    await p.guardar();
    await waitFor(() =>
      expect(enviado()).toEqual([
        { servicio: 'Limpieza de bolso', categoria: 'Piel y gamuza', medida: 'flex', nueva_categoria: true },
      ]),
    );
    await waitFor(() => expect(filas('Piel y gamuza')).toEqual([['Limpieza de bolso', 'N/A', 'Flexible']]));
    expect(screen.getByRole('button', { name: '+ Agregar nueva categoría' })).toHaveFocus();
  });

  it('modifies without touching the price, and the price alone', async () => {
    const p = await abrirPagina();
    await p.categoria('Planchado');
    await p.modificar(CAMISA.servicio);
    expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue(CAMISA.servicio);
    expect(screen.getByRole('textbox', { name: 'Precio' })).toHaveValue('22.00');
    expect(screen.getByRole('radio', { name: 'Pieza' })).toBeChecked();
    await p.escribir('Nombre', 'Camisa');
    await p.guardar();
    await waitFor(() => expect(filas('Planchado')[0]).toEqual(['Camisa', '$22.00', 'Pieza']));
    await p.modificar('Camisa');
    await p.escribir('Precio', '26.5');
    await p.guardar();
    await waitFor(() => expect(filas('Planchado')[0]).toEqual(['Camisa', '$26.50', 'Pieza']));
    expect(enviado()).toEqual([
      { ...CAMISA, servicio: 'Camisa' },
      { ...CAMISA, servicio: 'Camisa', precio: 26.5 },
    ]);
    expect(p.avisos()).toEqual(['Servicio modificado: Camisa', 'Servicio modificado: Camisa']);
  });

  it('moves to another category, which opens, with the focus on its button', async () => {
    const p = await abrirPagina();
    await p.categoria('Planchado');
    await p.modificar(CAMISA.servicio);
    await p.usuario.click(screen.getByRole('combobox', { name: /^Categoría/ }));
    await p.usuario.click(await screen.findByRole('option', { name: 'Lavado' }));
    await p.guardar();
    await waitFor(() => expect(filas('Lavado')).toHaveLength(2));
    expect(filas('Planchado')).toHaveLength(1);
    expect(screen.getByRole('button', { name: `Modificar ${CAMISA.servicio}` })).toHaveFocus();
  });

  it('price is hidden when flexible, and what was typed comes back with another measure', async () => {
    const p = await abrirPagina();
    await p.agregarA('Otros');
    await p.medida('Kilogramo');
    await p.escribir('Precio', '31');
    expect(screen.getByText('por kg')).toBeVisible();
    await p.medida('Flexible');
    expect(screen.queryByRole('textbox', { name: 'Precio' })).toBeNull();
    expect(screen.getByText('El nombre y el costo se escriben al agregarlo a la nota.')).toBeVisible();
    await p.medida('Pieza');
    expect(screen.getByRole('textbox', { name: 'Precio' })).toHaveValue('31');
  });

  it('a flexible service is opened without price and kept without one', async () => {
    const p = await abrirPagina();
    await p.categoria('Otros');
    await p.modificar(COSTURA.servicio);
    expect(screen.queryByRole('textbox', { name: 'Precio' })).toBeNull();
    await p.guardar();
    const { precio: _, ...sinPrecio } = COSTURA;
    await waitFor(() => expect(enviado()).toEqual([sinPrecio]));
  });

  it.each(['Cancelar', 'Cerrar'])('%s closes it and gives the focus back to what opened it', async (boton) => {
    const p = await abrirPagina();
    await p.agregarA('Otros');
    await p.escribir('Nombre', 'Nada');
    await p.usuario.click(screen.getByRole('button', { name: boton }));
    await waitFor(() => expect(enPantalla()).toBeNull());
    expect(screen.getByRole('button', { name: 'Agregar servicio a Otros' })).toHaveFocus();
    expect(enviado()).toEqual([]);
  });
});

describe('a save that fails (spec 8; decisions "Saves and errors")', () => {
  async function llenar() {
    const p = await abrirPagina();
    await p.agregarA('Planchado');
    await p.escribir('Nombre', 'Mantel');
    await p.medida('Pieza');
    await p.escribir('Precio', '45');
    return p;
  }

  it.each([
    ['without an answer', 'caida' as const, 'El servidor no respondió. Revisa tu conexión e inténtalo de nuevo.'],
    ['refused', problema(403, 'No tienes permiso para hacer esto.'), 'No tienes permiso para hacer esto.'],
    ['broken', { status: 500, cuerpo: '<html>' }, 'Ocurrió una falla en el servidor. Inténtalo de nuevo en un momento.'],
  ])('%s: the modal stays, says why, keeps what was typed and saves on another try', async (_caso, respuesta, detalle) => {
    const p = await llenar();
    const { vistas } = red;
    red.atender(GUARDAR, () => respuesta);
    await p.guardar();
    const panel = await screen.findByRole('alert');
    expect(panel).toHaveTextContent('Ocurrio un error en el guardado');
    expect(panel).toHaveTextContent(`${detalle} Lo que escribiste sigue aquí.`);
    expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Mantel');
    expect(screen.getByRole('textbox', { name: 'Precio' })).toHaveValue('45');
    expect(screen.getByRole('radio', { name: 'Pieza' })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Guardar' })).toBeEnabled();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Guardar' })).toHaveFocus());
    const servicio = { ...CAMISA, _id: '00000000-0000-4000-8000-000000000999', servicio: 'Mantel', precio: 45 };
    red.atender(GUARDAR, () => ({ cuerpo: { response: servicio._id, servicio } }));
    await p.usuario.keyboard('{Enter}');
    await waitFor(() => expect(enPantalla()).toBeNull());
    expect(vistas(GUARDAR)).toHaveLength(2);
  });

  it('a 422 of the server is shown at its field', async () => {
    const p = await llenar();
    const mensaje = 'El servicio ya existe.';
    red.atender(GUARDAR, () => problema(422, mensaje, { campos: [{ campo: 'servicio', mensaje }] }));
    await p.guardar();
    await waitFor(() => senalado(screen.getByRole('textbox', { name: 'Nombre' }), mensaje));
    expect(screen.getByRole('button', { name: 'Guardar' })).toBeEnabled();
    expect(screen.getByRole('textbox', { name: 'Precio' })).toHaveValue('45');
  });

  it('is sent once however often it is asked, and cannot be closed meanwhile', async () => {
    const p = await llenar();
    let contestar: () => void = () => undefined;
    red.atender(
      GUARDAR,
      () =>
        new Promise((listo) => {
          contestar = () => listo(problema(500, 'Falla.'));
        }),
    );
    await p.escribir('Precio', '45{Enter}{Enter}');
    expect(screen.getByRole('button', { name: 'Guardando' })).toBeDisabled();
    await p.usuario.keyboard('{Escape}');
    await p.usuario.type(screen.getByRole('textbox', { name: 'Nombre' }), ' blanco{Enter}');
    expect(enPantalla()).not.toBeNull();
    contestar();
    expect(await screen.findByRole('button', { name: 'Guardar' })).toBeEnabled();
    expect(red.vistas(GUARDAR)).toHaveLength(1);
    expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Mantel');
  });
});

it('what the point of sale reads is loaded again after a save (spec 4: the list reloads)', async () => {
  const p = await abrirPagina();
  await p.categoria('Planchado');
  const caja = p.store.dispatch(api.endpoints.servicios.initiate());
  await p.modificar(CAMISA.servicio);
  await p.escribir('Precio', '23');
  await p.guardar();
  const precioEnCaja = () =>
    api.endpoints.servicios
      .select()(p.store.getState())
      .data?.find(({ _id }) => _id === CAMISA._id)?.precio;
  await waitFor(() => expect(precioEnCaja()).toBe(23));
  expect(red.vistas(LISTA)).toHaveLength(2);
  caja.unsubscribe();
});
