import { problem, type Red } from '@lavanda/shared/testing/network';
import { screen, waitFor, within } from '@testing-library/react';
import { mount } from '../testing/mountPage';
import { mariaFernanda, networkWithoutMap } from '../testing/network';

const LIST = 'GET /api/clientes/';
const IMPORT = 'POST /api/clientes/importar';

let red: Red;
beforeEach(() => {
  red = networkWithoutMap();
  red.route(LIST, () => ({ body: { clientes: [mariaFernanda()], siguiente: null } }));
  // jsdom lays nothing out; the virtualized table draws only the rows that fit.
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(260);
});
afterEach(() => jest.restoreAllMocks());

async function open() {
  const view = await mount();
  await view.usuario.click(await screen.findByRole('button', { name: 'Importar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Importar clientes' }));
  const select = (name: string, text = 'Nombre,Apellidos\nAna,Ríos\n') =>
    view.usuario.upload(dialog.getByLabelText('Archivo'), new File([text], name));
  return { ...view, dialog, select };
}

const RESULT = {
  filas: 5,
  nuevos: 2,
  repetidos: 1,
  errores: [
    { fila: 3, campo: 'telefono', mensaje: 'El teléfono tiene que ser de 10 dígitos.' },
    { fila: 5, campo: 'nombre', mensaje: 'El nombre es requerido.' },
  ],
};

it('checks the file without saving, shows the counts and the errors by row, and imports when told', async () => {
  red.route(IMPORT, () => ({ body: RESULT }));
  const { dialog, select, usuario: user, avisos: toasts } = await open();
  await select('Clientes de Ana.CSV');
  const accounts = await dialog.findAllByRole('definition');
  expect(accounts.map((one) => one.textContent)).toEqual(['5', '2', '1', '2']);
  expect(dialog.getByRole('cell', { name: 'El teléfono tiene que ser de 10 dígitos.' })).toBeVisible();
  expect(red.seen(IMPORT).map(({ query }) => query.toString())).toEqual(['formato=csv&simular=1']);

  const before = red.seen(LIST).length;
  await user.click(dialog.getByRole('button', { name: 'Importar 2 clientes' }));
  await waitFor(() => expect(toasts()).toEqual(['2 clientes importados']));
  const [, sent] = red.seen(IMPORT);
  expect(sent?.query.get('simular')).toBe('0');
  expect(sent?.file).toBeInstanceOf(Blob);
  expect(sent?.file).toHaveProperty('type', 'text/csv');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(red.seen(LIST).length).toBeGreaterThan(before));
});

it('a file with nothing new can not be imported', async () => {
  red.route(IMPORT, () => ({ body: { filas: 2, nuevos: 0, repetidos: 2, errores: [] } }));
  const { dialog, select } = await open();
  await select('clientes.xlsx');
  expect(await dialog.findByText('No hay clientes nuevos en este archivo.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^Importar/ })).toBeNull();
});

it('a file that is neither CSV nor XLSX is not sent', async () => {
  const { dialog, select } = await open();
  await select('clientes.pdf');
  expect(await dialog.findByText('Ese archivo no es CSV ni XLSX. Elige uno de esos formatos.')).toBeVisible();
  expect(red.seen(IMPORT)).toHaveLength(0);
});

it('a failed check is told and can be tried again with the same file', async () => {
  red.route(IMPORT, () => problem(422, 'Al archivo le falta el encabezado Nombre.'));
  const { dialog, select, usuario: user } = await open();
  await select('clientes.csv');
  expect(await dialog.findByText('El archivo no se revisó. Al archivo le falta el encabezado Nombre.')).toBeVisible();
  red.route(IMPORT, () => ({ body: RESULT }));
  await user.click(dialog.getByRole('button', { name: 'Reintentar' }));
  expect(await dialog.findByRole('button', { name: 'Importar 2 clientes' })).toBeEnabled();
});

it('a failed import is told and the button stays live', async () => {
  red.route(IMPORT, ({ query }) => (query.get('simular') === '1' ? { body: RESULT } : 'caida'));
  const { dialog, select, usuario: user, avisos: toasts } = await open();
  await select('clientes.csv');
  await user.click(await dialog.findByRole('button', { name: 'Importar 2 clientes' }));
  expect(await dialog.findByText(/^Los clientes no se importaron/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Importar 2 clientes' })).toBeEnabled();
  expect(toasts()).toEqual([]);
});
