import type { Nota, ScanAnswer } from '@lavanda/shared/contract/schemas/sales';
import { asOwner } from '../testing/asOwner.ts';
import { type Actor, bodyAs, createScenario, fieldsOf, type Scenario } from '../testing/scenario.ts';

let e: Scenario;
/** Notas of the sucursal Narvarte by their clave, oldest first. */
let notas: Record<'ZZ5' | 'ZZ52' | 'ZZ58' | 'ZZ6' | 'ZZA5', Nota>;

/** SQL that replaces the claves of notas with the keys of `claves`. */
const withClave = (claves: Record<string, Nota>): string =>
  Object.entries(claves)
    .map(([clave, { _id }]) => `update notas set clave = '${clave}' where id = '${_id}'`)
    .join(';');

beforeAll(async () => {
  const before = await createScenario();
  notas = {
    ZZ5: await before.saved(),
    ZZ52: await before.saved(),
    ZZ58: await before.saved(),
    ZZ6: await before.saved(),
    ZZA5: await before.saved(),
  };
  await before.server.close();
  await asOwner(before.server.where, `await q(${JSON.stringify(withClave(notas))}); return null;`);
  e = await createScenario({ where: before.server.where });
});
afterAll(() => e.server.close());

const scan = async (code: string, actor: Actor = 'user') =>
  bodyAs<ScanAnswer>(await e.as[actor].get(`/api/ventas/escaneo?codigo=${encodeURIComponent(code)}`));
const idsOf = ({ results }: ScanAnswer) => results.map(({ _id }) => _id);
const found = async (code: string, actor?: Actor) => idsOf(await scan(code, actor));
const linkOf = async ({ _id }: Nota) => (await e.as.user.post(`/api/ventas/${_id}/enlace`, {})).body.url as string;

describe('a clave', () => {
  it('finds its nota first, then those whose clave begins with it, newest first', async () => {
    expect(await found('zz 5')).toEqual([notas.ZZ5._id, notas.ZZ58._id, notas.ZZ52._id]);
    expect(await found('ZZ52')).toEqual([notas.ZZ52._id]);
    expect(await found('ZZ9')).toEqual([]);
  });

  it('is read from a tag with the number of its piece, and then finds that nota alone', async () => {
    expect(await scan('ZZ5.2')).toMatchObject({ results: [{ _id: notas.ZZ5._id, articulos: [], pagos: [] }], pieza: 2 });
    expect((await scan('ZZ5')).pieza).toBeNull();
  });

  it('finds nothing of a voided nota, of another sucursal or of another laundry', async () => {
    const elsewhere = bodyAs<{ results: Nota[] }>(await e.as.superuser.get('/api/ventas/?notasPosPagina=100')).results.find(
      ({ sucursal }) => sucursal !== notas.ZZ5.sucursal,
    );
    if (!elsewhere) throw new Error('The demo has one sucursal');
    const ofOther = String(elsewhere.folio);
    expect(await found(ofOther, 'superuser')).toContain(elsewhere._id);
    expect(await found(ofOther, 'accountant')).toContain(elsewhere._id);
    expect(await found(ofOther)).not.toContain(elsewhere._id);
    expect(await found('ZZ6', 'ajeno')).toEqual([]);
    expect(await found('ZZ6')).toEqual([notas.ZZ6._id]);
    await e.as.admin.post('/api/ventas/delete', { items: [notas.ZZ6._id] });
    expect(await found('ZZ6')).toEqual([]);
  });
});

it('a folio finds the nota of the own sucursal before those of others', async () => {
  const { folio, _id } = notas.ZZ52;
  expect(await found(`${folio}`)).toEqual([_id]);
  const { results } = await scan(`${folio}`, 'superuser');
  expect(await scan(`FOLIO${folio}.2`)).toMatchObject({ results: [{ _id }], pieza: 2 });
  const { usuario: user } = (await e.as.superuser.get('/api/auth/authData')).body;
  expect(results[0]?.sucursal_name).toBe(user.sucursalData.nombre_sucursal);
});

it('the address in a ticket’s QR finds its nota while the link works, in its own laundry', async () => {
  const url = await linkOf(notas.ZZ58);
  expect(await found(url)).toEqual([notas.ZZ58._id]);
  expect(await found(url, 'ajeno')).toEqual([]);
  await e.as.user.post(`/api/ventas/${notas.ZZ58._id}/enlace/revocar`, {});
  expect(await found(url)).toEqual([]);
});

it.each(['', ' ', 'Ana', "'; drop table notas", '%', '0', 'B0', '999999999999', 'ABCD1', `/t/${'x'.repeat(32)}`])(
  'the code ‘%s’ finds nothing',
  async (code) => {
    expect(await scan(code)).toEqual({ results: [], pieza: null });
  },
);

it('a code longer than any, and none at all, are refused', async () => {
  for (const query of ['', `?codigo=${'9'.repeat(301)}`]) {
    const response = await e.as.user.get(`/api/ventas/escaneo${query}`);
    expect([response.status, fieldsOf(response)]).toEqual([400, ['codigo']]);
  }
});
