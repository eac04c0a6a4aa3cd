import type { Nota } from '@lavanda/shared/contract/ventas';
import { cuerpoDe, type Escenario, HORAS, prepararEscenario, type Quien } from '../../test/escenario.ts';

let e: Escenario;
beforeAll(async () => {
  e = await prepararEscenario();
});
afterAll(() => e.servidor.cerrar());

const listar = async (consulta: string, quien: Quien = 'user') =>
  cuerpoDe<{ results: Nota[] }>(await e.como[quien].get(`/api/ventas/?${consulta}`)).results;
const sucursalesDe = (notas: readonly Nota[]) => [...new Set(notas.map(({ sucursal_name }) => sucursal_name))].sort();
const ACTIVAS = 'status=0,-1&notasPosPagina=-1';

describe('the active list', () => {
  it('holds open and to-be-collected notes, without lines', async () => {
    const notas = await listar(ACTIVAS);
    expect(new Set(notas.map(({ status }) => status))).toEqual(new Set([0, -1]));
    for (const nota of notas) expect([nota.articulos, nota.pagos]).toEqual([[], []]);
  });

  it('is of the own branch, or of all for superuser and accountant', async () => {
    expect(sucursalesDe(await listar(ACTIVAS))).toEqual(['Narvarte']);
    expect(sucursalesDe(await listar(ACTIVAS, 'admin'))).toEqual(['Narvarte']);
    expect(sucursalesDe(await listar(ACTIVAS, 'superuser'))).toEqual(['Del Valle', 'Narvarte', 'Portales']);
    expect(sucursalesDe(await listar(ACTIVAS, 'accountant'))).toEqual(['Del Valle', 'Narvarte', 'Portales']);
    expect(sucursalesDe(await listar(ACTIVAS, 'ajeno'))).toEqual(['Coyoacán']);
  });

  it('can be narrowed to a branch only by who sees them all', async () => {
    const otra = (await listar(ACTIVAS, 'superuser')).find(({ sucursal_name }) => sucursal_name === 'Portales')?.sucursal;
    expect(sucursalesDe(await listar(`${ACTIVAS}&sucursal=${otra}`, 'superuser'))).toEqual(['Portales']);
    expect((await e.como.user.get(`/api/ventas/?${ACTIVAS}&sucursal=${otra}`)).status).toBe(403);
  });

  it('gains a new note and loses it when closed', async () => {
    const nota = await e.guardada();
    expect((await listar(ACTIVAS)).map(({ _id }) => _id)).toContain(nota._id);
    await e.guardada({ id: nota._id, articulos: nota.articulos, status: 10, pagos: [{ monto: nota.total, metodo: 'Efvo' }] });
    expect((await listar(ACTIVAS)).map(({ _id }) => _id)).not.toContain(nota._id);
  });
});

it('finds the pickup a customer has waiting', async () => {
  const usuario = await e.clienteNuevo();
  expect(await listar(`userid=${usuario}&status=-1`)).toEqual([]);
  const agenda = await e.guardada({ usuario, articulos: [], status: -1, recoleccion: HORAS });
  expect((await listar(`userid=${usuario}&status=-1`)).map(({ _id }) => _id)).toEqual([agenda._id]);
  expect(await listar(`userid=${usuario}&status=-1`, 'ajeno')).toEqual([]);
});

describe('pages', () => {
  it('are of 20, newest first, whole and without the ones to be collected', async () => {
    const [una, dos] = [await listar('notasPorPagina=20&pagina=1'), await listar('notasPorPagina=20&pagina=2')];
    expect([una.length, dos.length]).toEqual([20, 20]);
    const todas = [...una, ...dos];
    expect(new Set(todas.map(({ _id }) => _id)).size).toBe(40);
    expect(todas.map(({ fecha }) => fecha)).toEqual(
      todas
        .map(({ fecha }) => fecha)
        .sort()
        .reverse(),
    );
    expect(todas.some(({ status }) => status === -1)).toBe(false);
    expect(await listar('pagina=9999999')).toEqual([]);
  });

  it('filter by the customer’s name without accents, and by folio', async () => {
    const respuesta = await e.como.user.post('/api/clientes/guardar', { nombre: 'Ximénez', apellido: 'Ñandú Único' });
    const nota = await e.guardada({ usuario: cuerpoDe<{ response: string }>(respuesta).response });
    expect((await listar('user=nandu%20unico')).map(({ _id }) => _id)).toEqual([nota._id]);
    expect((await listar(`user=${nota.folio}`)).map(({ _id }) => _id)).toContain(nota._id);
    expect(await listar('user=%25%25%25')).toEqual([]);
  });
});

it('a voided note leaves every list', async () => {
  const usuario = await e.clienteNuevo();
  const nota = await e.guardada({ usuario });
  expect(await e.como.admin.post('/api/ventas/delete', { items: [nota._id, nota._id.toUpperCase()] })).toMatchObject({
    status: 200,
    cuerpo: { anuladas: 1 },
  });
  expect(await e.como.admin.post('/api/ventas/delete', { items: [nota._id] })).toMatchObject({
    status: 200,
    cuerpo: { anuladas: 0 },
  });
  expect(await listar(`userid=${usuario}`)).toEqual([]);
  expect((await e.como.user.get(`/api/ventas/${nota._id}`)).status).toBe(404);
  expect((await e.guardar(e.nota({ id: nota._id, usuario }))).status).toBe(409);
});
