import { randomUUID } from 'node:crypto';
import type { Nota, SaveNota } from '@lavanda/shared/contract/schemas/sales';
import { clienteWithCredit, linesOf } from '../../testing/credit.ts';
import { type Actor, bodyAs, createScenario, type Scenario, TIME_WINDOW } from '../../testing/scenario.ts';

let e: Scenario;
beforeAll(async () => {
  e = await createScenario();
});
afterAll(() => e.server.close());

const fetchNotas = async (query: string, actor: Actor = 'user') =>
  bodyAs<{ results: Nota[] }>(await e.as[actor].get(`/api/ventas/?${query}`)).results;
const sucursalesOf = (notas: readonly Nota[]) => [...new Set(notas.map(({ sucursal_name }) => sucursal_name))].sort();
const ACTIVE = 'status=0,-1&notasPosPagina=-1';

describe('the active list', () => {
  it('holds open and to-be-collected notes, without lines', async () => {
    const notas = await fetchNotas(ACTIVE);
    expect(new Set(notas.map(({ status }) => status))).toEqual(new Set([0, -1]));
    for (const nota of notas) expect([nota.articulos, nota.pagos]).toEqual([[], []]);
  });

  it('is limited to the session’s sucursal, except for superuser and accountant', async () => {
    expect(sucursalesOf(await fetchNotas(ACTIVE))).toEqual(['Narvarte']);
    expect(sucursalesOf(await fetchNotas(ACTIVE, 'admin'))).toEqual(['Narvarte']);
    expect(sucursalesOf(await fetchNotas(ACTIVE, 'superuser'))).toEqual(['Del Valle', 'Narvarte', 'Portales']);
    expect(sucursalesOf(await fetchNotas(ACTIVE, 'accountant'))).toEqual(['Del Valle', 'Narvarte', 'Portales']);
    expect(sucursalesOf(await fetchNotas(ACTIVE, 'ajeno'))).toEqual(['Coyoacán']);
  });

  it('can be filtered by sucursal only by roles that see them all', async () => {
    const another = (await fetchNotas(ACTIVE, 'superuser')).find(({ sucursal_name }) => sucursal_name === 'Portales')?.sucursal;
    expect(sucursalesOf(await fetchNotas(`${ACTIVE}&sucursal=${another}`, 'superuser'))).toEqual(['Portales']);
    expect((await e.as.user.get(`/api/ventas/?${ACTIVE}&sucursal=${another}`)).status).toBe(403);
  });

  it('includes a new nota until it is closed', async () => {
    const nota = await e.saved();
    expect((await fetchNotas(ACTIVE)).map(({ _id }) => _id)).toContain(nota._id);
    await e.saved({
      id: nota._id,
      articulos: nota.articulos,
      status: 10,
      pagos: [{ monto: nota.total, metodo: 'Efvo' }],
    });
    expect((await fetchNotas(ACTIVE)).map(({ _id }) => _id)).not.toContain(nota._id);
  });
});

it('finds a cliente’s pending recoleccion', async () => {
  const user = await e.newCliente();
  expect(await fetchNotas(`userid=${user}&status=-1`)).toEqual([]);
  const agenda = await e.saved({ usuario: user, articulos: [], status: -1, recoleccion: TIME_WINDOW });
  expect((await fetchNotas(`userid=${user}&status=-1`)).map(({ _id }) => _id)).toEqual([agenda._id]);
  expect(await fetchNotas(`userid=${user}&status=-1`, 'ajeno')).toEqual([]);
});

describe('pages', () => {
  it('have whole notas for who asks so: each as it is read by itself, of every status', async () => {
    const nota = await e.saved({ pagos: [{ monto: 10, metodo: 'Efvo' }] });
    const whole = await fetchNotas('status=0,-1,10&completas=1&notasPosPagina=100');
    expect(whole.map(({ _id }) => _id)).toContain(nota._id);
    expect(new Set(whole.map(({ status }) => status)).size).toBeGreaterThan(1);
    for (const one of whole.slice(0, 5)) {
      const { data } = bodyAs<{ data: Nota }>(await e.as.user.get(`/api/ventas/${one._id}`));
      expect(one).toMatchObject(data);
    }
  });

  it('have 20 notas, newest first, without recolecciones', async () => {
    const [first, two] = [await fetchNotas('notasPorPagina=20&pagina=1'), await fetchNotas('notasPorPagina=20&pagina=2')];
    expect([first.length, two.length]).toEqual([20, 20]);
    const all = [...first, ...two];
    expect(new Set(all.map(({ _id }) => _id)).size).toBe(40);
    expect(all.map(({ fecha: date }) => date)).toEqual(
      all
        .map(({ fecha: date }) => date)
        .sort()
        .reverse(),
    );
    expect(all.some(({ status }) => status === -1)).toBe(false);
    expect(await fetchNotas('pagina=9999999')).toEqual([]);
  });

  it('filter by the customer’s name without accents, and by folio', async () => {
    const response = await e.as.user.post('/api/clientes/guardar', { nombre: 'Ximénez', apellido: 'Ñandú Único' });
    const nota = await e.saved({ usuario: bodyAs<{ response: string }>(response).response });
    expect((await fetchNotas('user=nandu%20unico')).map(({ _id }) => _id)).toEqual([nota._id]);
    expect((await fetchNotas(`user=${nota.folio}`)).map(({ _id }) => _id)).toContain(nota._id);
    expect(await fetchNotas('user=%25%25%25')).toEqual([]);
  });
});

it('tells in a page what of each nota was paid with credit, without what was taken back', async () => {
  const { cliente, nota: gave } = await clienteWithCredit(e);
  const pago = (amount: number, method: 'Saldo' | 'Efvo') => ({
    ...{ _id: randomUUID(), monto: amount, metodo: method, fecha: e.today },
  });
  const make = (pagos: SaveNota['pagos']) => e.saved({ usuario: cliente, articulos: linesOf(300), pagos });
  const both = await make([pago(50, 'Saldo'), pago(200, 'Efvo')]);
  const money = await make([pago(200, 'Efvo')]);
  const credit = pago(40, 'Saldo');
  const back = await make([credit]);
  const ids = { id: back._id, operacion: randomUUID(), pago: credit._id, reversa: randomUUID() };
  const refund = { ...ids, monto: 30, metodo: 'Saldo', motivo: 'Prueba' };
  expect((await e.as.admin.post('/api/ventas/pagos/devolver', refund)).status).toBe(200);
  const rows = async (query: string) =>
    Object.fromEntries((await fetchNotas(`userid=${cliente}&${query}`)).map((row) => [row._id, row.con_saldo]));
  const due = { [gave._id]: null, [both._id]: 50, [money._id]: null, [back._id]: 10 };
  expect(await rows('notasPorPagina=20&pagina=1')).toEqual(due);
  expect(Object.values(await rows('notasPosPagina=-1'))).toEqual([undefined, undefined, undefined, undefined]);
});

it('finds a name together with the folio or the end of the phone, in the list and in its totals', async () => {
  const cliente = { nombre: "Iñaki D'Olmo", apellido: 'Único', telefono: '55 6011 7733' };
  const response = await e.as.user.post('/api/clientes/guardar', cliente);
  const user = bodyAs<{ response: string }>(response).response;
  const notas = [await e.saved({ usuario: user }), await e.saved({ usuario: user })].map(({ _id, folio }) => ({ _id, folio }));
  const [first] = notas;
  const found = async (text: string) => {
    const query = `user=${encodeURIComponent(text)}`;
    const ids = (await fetchNotas(query)).map(({ _id }) => _id).sort();
    const { conteo: count } = bodyAs<{ conteo: number }>(await e.as.user.get(`/api/ventas/totales?${query}`));
    expect([text, count]).toEqual([text, ids.length]);
    return ids;
  };
  const both = notas.map(({ _id }) => _id).sort();
  expect(await found('dolmo')).toEqual(both);
  expect(await found('unico 7733')).toEqual(both);
  for (const text of [`dolmo ${first?.folio}`, `#${first?.folio} iñaki`]) expect(await found(text)).toEqual([first?._id]);
  expect(await found(`nadie ${first?.folio}`)).toEqual([]);
  expect(await found(`# ${first?.folio}`)).toContain(first?._id);
});

it('a voided note leaves every list', async () => {
  const user = await e.newCliente();
  const nota = await e.saved({ usuario: user });
  expect(
    await e.as.admin.post('/api/ventas/delete', { items: [nota._id, nota._id.toUpperCase()], motivo: 'Prueba' }),
  ).toMatchObject({
    status: 200,
    body: { anuladas: 1 },
  });
  expect(await e.as.admin.post('/api/ventas/delete', { items: [nota._id], motivo: 'Prueba' })).toMatchObject({
    status: 200,
    body: { anuladas: 0 },
  });
  expect(await fetchNotas(`userid=${user}`)).toEqual([]);
  expect((await e.as.user.get(`/api/ventas/${nota._id}`)).status).toBe(404);
  expect((await e.save(e.nota({ id: nota._id, usuario: user }))).status).toBe(409);
});
