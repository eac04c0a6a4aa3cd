import { problema, type Red } from '@lavanda/shared/pruebas/red';
import { screen, waitFor, within } from '@testing-library/react';
import { montar } from '../pruebas/montar';
import { mariaFernanda, redSinMapa } from '../pruebas/red';

const LISTA = 'GET /api/clientes/';
const IMPORTAR = 'POST /api/clientes/importar';

let red: Red;
beforeEach(() => {
  red = redSinMapa();
  red.atender(LISTA, () => ({ cuerpo: { clientes: [mariaFernanda()], siguiente: null } }));
  // jsdom gives no size to anything; the table of errors draws the rows that fit.
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(260);
});
afterEach(() => jest.restoreAllMocks());

async function abrir() {
  const vista = await montar();
  await vista.usuario.click(await screen.findByRole('button', { name: 'Importar' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Importar clientes' }));
  const elegir = (nombre: string, texto = 'Nombre,Apellidos\nAna,Ríos\n') =>
    vista.usuario.upload(dialogo.getByLabelText('Archivo'), new File([texto], nombre));
  return { ...vista, dialogo, elegir };
}

const RESULTADO = {
  filas: 5,
  nuevos: 2,
  repetidos: 1,
  errores: [
    { fila: 3, campo: 'telefono', mensaje: 'El teléfono tiene que ser de 10 dígitos.' },
    { fila: 5, campo: 'nombre', mensaje: 'El nombre es requerido.' },
  ],
};

it('checks the file without saving, shows the counts and the errors by row, and imports when told', async () => {
  red.atender(IMPORTAR, () => ({ cuerpo: RESULTADO }));
  const { dialogo, elegir, usuario, avisos } = await abrir();
  await elegir('Clientes de Ana.CSV');
  const cuentas = await dialogo.findAllByRole('definition');
  expect(cuentas.map((uno) => uno.textContent)).toEqual(['5', '2', '1', '2']);
  expect(dialogo.getByRole('cell', { name: 'El teléfono tiene que ser de 10 dígitos.' })).toBeVisible();
  expect(red.vistas(IMPORTAR).map(({ query }) => query.toString())).toEqual(['formato=csv&simular=1']);

  const antes = red.vistas(LISTA).length;
  await usuario.click(dialogo.getByRole('button', { name: 'Importar 2 clientes' }));
  await waitFor(() => expect(avisos()).toEqual(['2 clientes importados']));
  const [, enviada] = red.vistas(IMPORTAR);
  expect(enviada?.query.get('simular')).toBe('0');
  expect(enviada?.archivo).toBeInstanceOf(Blob);
  expect(enviada?.archivo).toHaveProperty('type', 'text/csv');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(red.vistas(LISTA).length).toBeGreaterThan(antes));
});

it('a file with nothing new can not be imported', async () => {
  red.atender(IMPORTAR, () => ({ cuerpo: { filas: 2, nuevos: 0, repetidos: 2, errores: [] } }));
  const { dialogo, elegir } = await abrir();
  await elegir('clientes.xlsx');
  expect(await dialogo.findByText('No hay clientes nuevos en este archivo.')).toBeVisible();
  expect(dialogo.queryByRole('button', { name: /^Importar/ })).toBeNull();
});

it('a file that is neither CSV nor XLSX is not sent', async () => {
  const { dialogo, elegir } = await abrir();
  await elegir('clientes.pdf');
  expect(await dialogo.findByText('Ese archivo no es CSV ni XLSX. Elige uno de esos formatos.')).toBeVisible();
  expect(red.vistas(IMPORTAR)).toHaveLength(0);
});

it('a failed check is told and can be tried again with the same file', async () => {
  red.atender(IMPORTAR, () => problema(422, 'Al archivo le falta el encabezado Nombre.'));
  const { dialogo, elegir, usuario } = await abrir();
  await elegir('clientes.csv');
  expect(await dialogo.findByText('El archivo no se revisó. Al archivo le falta el encabezado Nombre.')).toBeVisible();
  red.atender(IMPORTAR, () => ({ cuerpo: RESULTADO }));
  await usuario.click(dialogo.getByRole('button', { name: 'Reintentar' }));
  expect(await dialogo.findByRole('button', { name: 'Importar 2 clientes' })).toBeEnabled();
});

it('a failed import is told and the button stays live', async () => {
  red.atender(IMPORTAR, ({ query }) => (query.get('simular') === '1' ? { cuerpo: RESULTADO } : 'caida'));
  const { dialogo, elegir, usuario, avisos } = await abrir();
  await elegir('clientes.csv');
  await usuario.click(await dialogo.findByRole('button', { name: 'Importar 2 clientes' }));
  expect(await dialogo.findByText(/^Los clientes no se importaron/)).toBeVisible();
  expect(dialogo.getByRole('button', { name: 'Importar 2 clientes' })).toBeEnabled();
  expect(avisos()).toEqual([]);
});
