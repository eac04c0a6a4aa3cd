import type { ImportJob, ImportPreview } from '@lavanda/shared/contract/schemas/imports';
import { type MockNetwork, problem } from '@lavanda/shared/testing/network';
import { screen, waitFor, within } from '@testing-library/react';
import { mount } from '../testing/mountPage';
import { mariaFernanda, networkWithoutMap } from '../testing/network';

const LIST = 'GET /api/clientes/';
const REVIEW = 'POST /api/clientes/importar/revisar';
const START = 'POST /api/clientes/importaciones/iniciar';
const IMPORTS = 'GET /api/clientes/importaciones';
const CANCEL = 'POST /api/clientes/importaciones/cancelar';
const UNDO = 'POST /api/clientes/importaciones/deshacer';

const JOB: ImportJob = {
  _id: '7c0fd9b1-8f0b-4b59-9a44-0d1f5e1c2a10',
  archivo: 'clientes.csv',
  usuario: 'Daniela Ortiz',
  creada: '2026-12-10T18:00:00.000Z',
  estado: 'corriendo',
  filas: 5,
  hechas: 2,
  nuevos: 0,
  repetidos: 1,
  conError: 2,
  eliminados: 0,
  conservados: 0,
  conservadosPor: [],
  reversible: false,
};
const DONE: ImportJob = { ...JOB, estado: 'terminada', hechas: 5, nuevos: 2, reversible: true };

const PREVIEW: ImportPreview = {
  codificacion: 'windows-1252',
  hojas: [],
  hoja: null,
  encabezado: 1,
  columnas: [
    { titulo: 'Cliente', campo: 'nombre', ejemplos: ['Ana', 'Eva'] },
    { titulo: 'Ap.', campo: 'apellido', ejemplos: ['Ríos'] },
    { titulo: 'Notas', campo: '', ejemplos: ['puerta verde'] },
  ],
  problema: null,
  filas: 5,
  nuevos: 2,
  repetidos: 1,
  conError: 2,
  muestra: [
    {
      fila: 2,
      nombre: 'Ana',
      apellido: 'Ríos',
      telefono: '55 1234 5678',
      otroTelefono: 'ext 3',
      correoElectronico: '',
      rfc: '',
      razonSocial: '',
      regimenFiscal: '',
      cp: '',
      domicilio: [],
    },
  ],
  repetidosDe: [{ fila: 4, nombre: 'Eva Ruiz', deFila: null, deCliente: JOB._id, telefono: '55 8765 4321' }],
  homonimos: [{ fila: 6, nombre: 'Ana Ríos', deFila: 2, deCliente: null, telefono: '' }],
  totalHomonimos: 1,
  errores: [
    { fila: 3, campo: 'telefono', mensaje: 'El teléfono tiene que ser de 10 dígitos.' },
    { fila: 5, campo: 'nombre', mensaje: 'El nombre es requerido.' },
  ],
  avisos: [{ fila: 2, campo: 'Tel', mensaje: '«044 55 1234 5678» se guarda como 55 1234 5678.' }],
  totalAvisos: 1,
};

let net: MockNetwork;
beforeEach(() => {
  net = networkWithoutMap();
  net.route(LIST, () => ({ body: { clientes: [mariaFernanda()], siguiente: null } }));
  net.route(IMPORTS, () => ({ body: { importaciones: [] } }));
  net.route(REVIEW, () => ({ body: PREVIEW }));
  net.route(START, () => ({ body: { importacion: JOB } }));
  // jsdom lays nothing out, and without a height the virtualized table would draw no rows.
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(260);
});
afterEach(() => jest.restoreAllMocks());

async function open(role: 'admin' | 'user' = 'admin') {
  const view = await mount({ rol: role });
  await view.usuario.click(await screen.findByRole('button', { name: 'Importar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Importar clientes' }));
  const select = (name: string, text = 'Nombre,Apellidos\nAna,Ríos\n') =>
    view.usuario.upload(dialog.getByLabelText('Archivo'), new File([text], name));
  return { ...view, dialog, select };
}

const optionsOf = (call: string, index: number) => JSON.parse(net.seen(call)[index]?.query.get('opciones') ?? '{}');

it('reviews the file without saving: counts, columns, first rows, who is repeated, what is refused and what changes', async () => {
  const { dialog, select } = await open();
  await select('Clientes de Ana.CSV');
  const accounts = await dialog.findAllByRole('definition');
  expect(accounts.map((one) => one.textContent)).toEqual(['5', '2', '1', '2']);
  expect(dialog.getByRole('cell', { name: 'El teléfono tiene que ser de 10 dígitos.' })).toBeVisible();
  expect(dialog.getByRole('combobox', { name: /Letras del archivo/ })).toHaveTextContent('Windows (Excel)');
  expect(dialog.getByRole('combobox', { name: 'Notas: se guarda como' })).toHaveTextContent('No se importa');
  expect(within(dialog.getByRole('table', { name: 'Así se guardarán los primeros' })).getByText('ext 3')).toBeVisible();
  expect(dialog.getByRole('cell', { name: 'En tus clientes, 55 8765 4321' })).toBeVisible();
  expect(dialog.getByRole('cell', { name: /044 55 1234 5678/ })).toBeVisible();
  expect(net.seen(START)).toHaveLength(0);
  expect(net.seen(REVIEW)[0]?.file).toHaveProperty('type', 'text/csv');
});

it('a column, the encoding and the headings can be changed; the file is then read again', async () => {
  const { dialog, select, usuario: user } = await open();
  await select('clientes.csv');
  await user.click(await dialog.findByRole('combobox', { name: 'Notas: se guarda como' }));
  await user.click(await screen.findByRole('option', { name: 'Domicilio 1' }));
  await waitFor(() => expect(net.seen(REVIEW)).toHaveLength(2));
  expect(optionsOf(REVIEW, 1)).toEqual({ encabezado: 1, columnas: ['nombre', 'apellido', 'domicilio 1'] });
  await waitFor(() => expect(dialog.queryByText('Revisando el archivo')).toBeNull());
  await user.click(dialog.getByRole('combobox', { name: /Letras del archivo/ }));
  await user.click(await screen.findByRole('option', { name: 'Mac' }));
  await waitFor(() => expect(optionsOf(REVIEW, 2)).toEqual({ encabezado: 1, codificacion: 'macintosh' }));
});

it('imports when told, without the namesakes that the user leaves out, and closes when the server is done', async () => {
  const { dialog, select, usuario: user, avisos: toasts } = await open();
  await select('clientes.csv');
  await user.click(await dialog.findByRole('checkbox', { name: 'Importar la fila 6, Ana Ríos' }));
  const before = net.seen(LIST).length;
  net.route(IMPORTS, () => ({ body: { importaciones: [JOB] } }));
  await user.click(dialog.getByRole('button', { name: 'Importar 1 cliente' }));
  expect(await dialog.findByText('2 de 5 filas')).toBeVisible();
  expect(optionsOf(START, 0)).toEqual({ omitir: [6] });
  net.route(IMPORTS, () => ({ body: { importaciones: [DONE] } }));
  await waitFor(() => expect(toasts()).toEqual(['2 clientes importados']), { timeout: 4_000 });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(net.seen(LIST).length).toBeGreaterThan(before));
});

it('shows an import that runs since before, which can be cancelled', async () => {
  net.route(IMPORTS, () => ({ body: { importaciones: [JOB] } }));
  net.route(CANCEL, () => ({ body: { importacion: { ...JOB, estado: 'cancelada' } } }));
  const { dialog, usuario: user } = await open('user');
  expect(await dialog.findByRole('progressbar', { name: 'Importando' })).toHaveAttribute('aria-valuenow', '40');
  await user.click(dialog.getByRole('button', { name: 'Cancelar la importación' }));
  await waitFor(() => expect(net.seen(CANCEL)[0]?.body).toEqual({ id: JOB._id }));
});

it('an import is undone after a question, and who stayed is told with the reason', async () => {
  net.route(IMPORTS, () => ({ body: { importaciones: [DONE] } }));
  const { dialog, usuario: user } = await open();
  await user.click(await dialog.findByRole('button', { name: 'Deshacer esta importación' }));
  const question = within(await screen.findByRole('dialog', { name: '¿Deshacer esta importación?' }));
  net.route(UNDO, 'caida');
  await user.click(question.getByRole('button', { name: 'Deshacer' }));
  expect(await question.findByText(/^La importación no se deshizo/)).toBeVisible();

  const undone: ImportJob = {
    ...DONE,
    estado: 'deshecha',
    reversible: false,
    eliminados: 1,
    conservados: 1,
    conservadosPor: [{ _id: JOB._id, nombre: 'Ana Ríos', motivo: 'notas' }],
  };
  net.route(UNDO, () => ({ body: { importacion: undone } }));
  net.route(IMPORTS, () => ({ body: { importaciones: [undone] } }));
  await user.click(question.getByRole('button', { name: 'Deshacer' }));
  expect(await dialog.findByText('Deshecha: 1 cliente eliminado; 1 cliente se quedó.')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Ana Ríos' }).closest('li')).toHaveTextContent('Ana Ríos: tiene notas');
});

it('who may not delete clientes is not offered to undo', async () => {
  net.route(IMPORTS, () => ({ body: { importaciones: [DONE] } }));
  const { dialog } = await open('user');
  expect(await dialog.findByText('2 clientes importados, 1 repetido, 2 con error.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Deshacer esta importación' })).toBeNull();
});

it('a file with nothing new can not be imported; one that needs a decision says which', async () => {
  net.route(REVIEW, () => ({ body: { ...PREVIEW, nuevos: 0, errores: [], homonimos: [] } }));
  const { dialog, select } = await open();
  await select('clientes.xlsx');
  expect(await dialog.findByText('No hay clientes nuevos en este archivo.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^Importar \d/ })).toBeNull();
  net.route(REVIEW, () => ({ body: { ...PREVIEW, problema: 'Falta la columna Nombre.' } }));
  await select('clientes.csv');
  expect(await dialog.findByText('Falta la columna Nombre.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^Importar \d/ })).toBeNull();
});

it('a file that is neither CSV nor XLSX is not sent', async () => {
  const { dialog, select } = await open();
  await select('clientes.pdf');
  expect(
    await dialog.findByText('Ese archivo no es CSV ni XLSX. Ábrelo en Excel y guárdalo como CSV UTF-8 o XLSX.'),
  ).toBeVisible();
  expect(net.seen(REVIEW)).toHaveLength(0);
});

it('a failed review is told and can be tried again with the same file', async () => {
  net.route(REVIEW, () => problem(422, 'El archivo tiene más de 50,000 filas.'));
  const { dialog, select, usuario: user } = await open();
  await select('clientes.csv');
  expect(await dialog.findByText('El archivo no se revisó. El archivo tiene más de 50,000 filas.')).toBeVisible();
  net.route(REVIEW, () => ({ body: PREVIEW }));
  await user.click(dialog.getByRole('button', { name: 'Reintentar' }));
  expect(await dialog.findByRole('button', { name: 'Importar 2 clientes' })).toBeEnabled();
});

it('a failed start is told, the button stays live, and the retry is the same import', async () => {
  net.route(START, 'caida');
  const { dialog, select, usuario: user, avisos: toasts } = await open();
  await select('clientes.csv');
  await user.click(await dialog.findByRole('button', { name: 'Importar 2 clientes' }));
  expect(await dialog.findByText(/^Los clientes no se importaron/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Importar 2 clientes' }));
  await waitFor(() => expect(net.seen(START)).toHaveLength(2));
  const [first, second] = net.seen(START);
  expect(second?.query.get('id')).toBe(first?.query.get('id'));
  expect(toasts()).toEqual([]);
});
