import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import type { CallResponse } from '../../testing/client.ts';
import { bodyAs, createScenario, type Scenario } from '../../testing/scenario.ts';

interface List {
  results: Nota[];
  siguiente: string | null;
  conteo?: number;
}

let e: Scenario;
beforeAll(async () => {
  e = await createScenario();
});
afterAll(() => e.server.close());

const request = async (query: string) => bodyAs<List>(await e.as.user.get(`/api/ventas/?${query}`));
const ids = (notas: readonly Nota[]) => notas.map(({ _id }) => _id);

it('only the first page has a count; every page but the last has the cursor of the next', async () => {
  const user = await e.newCliente();
  for (let i = 0; i < 5; i++) await e.saved({ usuario: user });
  const first = await request(`userid=${user}&notasPorPagina=2`);
  const two = await request(`userid=${user}&notasPorPagina=2&pagina=2&despues=${first.siguiente}`);
  const three = await request(`userid=${user}&notasPorPagina=2&pagina=3&despues=${two.siguiente}`);
  expect([first.conteo, two.conteo, three.conteo]).toEqual([5, undefined, undefined]);
  expect([first.siguiente, two.siguiente, three.siguiente]).toEqual([expect.any(String), expect.any(String), null]);
  expect(new Set(ids([...first.results, ...two.results, ...three.results])).size).toBe(5);
  expect((await request('')).results).toHaveLength(20);
  expect((await request('pagina=0')).results).toEqual((await request('pagina=1')).results);
});

describe.each([
  ['by place', (page: number, previous: List | null) => `pagina=${page}${previous ? `&despues=${previous.siguiente}` : ''}`],
  ['by number alone', (page: number) => `pagina=${page}`],
])('paging %s', (_, address) => {
  it.each(['', 'adeudo=true', 'domicilio=true', 'user=maria'])(
    'neither skips nor repeats while notes are added and voided (%s)',
    async (filter) => {
      const before: Nota[] = [];
      for (let after: string | null = ''; after !== null && before.length < 400; ) {
        const page: List = await request(`${filter}&notasPorPagina=100${after === '' ? '' : `&despues=${after}`}`);
        before.push(...page.results);
        after = page.siguiente;
      }
      const seen: string[] = [];
      const voided = new Set<string>();
      let previous: List | null = null;
      for (let page = 1; page <= 12; page++) {
        // While a page is read, two notas are added and up to two are voided: one already seen and one further down the list.
        const oneSeen = seen.at(page % 2 === 0 ? -1 : -7);
        const toSee = before[seen.length + 30]?._id;
        const items = [oneSeen, toSee].filter((id) => id !== undefined && !voided.has(id));
        const [response]: [CallResponse, ...unknown[]] = await Promise.all([
          e.as.user.get(`/api/ventas/?${filter}&${address(page, previous)}`),
          e.saved({ a_domicilio: true }),
          e.saved(),
          items.length > 0 ? e.as.admin.post('/api/ventas/delete', { items }) : null,
        ]);
        for (const id of items) if (id !== undefined) voided.add(id);
        expect(response.status).toBe(200);
        previous = bodyAs<List>(response);
        seen.push(...ids(previous.results));
        if (previous.siguiente === null) break;
      }
      expect(seen.length).toBeGreaterThan(40);
      expect(new Set(seen).size).toBe(seen.length);
      const fromBefore = new Set(ids(before));
      const until = Math.max(...seen.map((id) => ids(before).indexOf(id)));
      const due = ids(before.slice(0, until + 1)).filter((id) => !voided.has(id));
      expect(seen.filter((id) => fromBefore.has(id) && !voided.has(id))).toEqual(due);
      await e.as.admin.post('/api/ventas/restaurar', { items: [...voided] });
    },
  );
});

it('page positions restart with the first page and are not shared between sign-ins', async () => {
  const [first] = [await request('pagina=1'), await request('pagina=2')];
  await e.saved();
  const another = await e.server.signIn('usuario@aguaclara.mx');
  const secondPage = bodyAs<List>(await another.get('/api/ventas/?pagina=2'));
  expect(secondPage.results[0]?._id).toBe(first.results.at(-1)?._id);
  const fresh = await request('pagina=1');
  expect(fresh.results[1]?._id).toBe(first.results[0]?._id);
  expect(ids((await request('pagina=2')).results)).toEqual(ids(secondPage.results));
});
