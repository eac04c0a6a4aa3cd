import { randomUUID } from 'node:crypto';
import type { Cliente } from '@lavanda/shared/contract/schemas/clientes';
import { type Actor, bodyAs, createScenario, fieldsOf, type Scenario } from '../testing/scenario.ts';

interface Page {
  clientes: Cliente[];
  siguiente: string | null;
}

let e: Scenario;
beforeAll(async () => {
  e = await createScenario();
});
afterAll(() => e.server.close());

const register = async (name: string, surname: string, phone = '') =>
  bodyAs<{ response: string }>(
    await e.as.user.post('/api/clientes/guardar', { nombre: name, apellido: surname, telefono: phone }),
  ).response;
const remove = (id: string, actor: Actor = 'admin') => e.as[actor].post('/api/clientes/eliminar', { id });
const page = async (query: Record<string, string>, actor: Actor = 'user') =>
  bodyAs<Page>(await e.as[actor].get(`/api/clientes/?${new URLSearchParams(query)}`));

/** Reads all pages, sending both the cursor and the page number, as the list screen does. `between` gets the ids of each page. */
async function walk(name: string, between: (page: string[]) => Promise<unknown> = async () => undefined): Promise<string[][]> {
  const pages: string[][] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const number = { pagina: String(pages.length + 1) };
    const { clientes, siguiente: next }: Page = await page({
      nombre: name,
      ...number,
      ...(after === undefined ? {} : { despues: after }),
    });
    const ids = clientes.map(({ _id }) => _id);
    pages.push(ids);
    after = next;
    await between(ids);
  }
  return pages;
}

/**
 * Registers `count` clientes with `mark` in their name; half of the names begin with it. Returns ids in search order.
 */
async function seed(mark: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let i = 0; i < count; i++) {
    const number = String(i).padStart(3, '0');
    ids.push(i < count / 2 ? await register(mark, `A${number}`) : await register('Otro', `${mark} ${number}`));
  }
  return ids;
}

describe('pages', () => {
  it('follow one another without a gap, in a search and in the whole list', async () => {
    const ids = await seed('Qwertz', 50);
    const pages = await walk('qwertz');
    expect(pages.map(({ length }) => length)).toEqual([20, 20, 10]);
    expect(pages.flat()).toEqual(ids);
    const all = (await walk('')).flat();
    expect(new Set(all).size).toBe(all.length);
    expect(ids.every((id) => all.includes(id))).toBe(true);
    const byNumber = [
      ...(await page({ nombre: 'qwertz', pagina: '2' })).clientes,
      ...(await page({ nombre: 'qwertz', pagina: '3' })).clientes,
    ];
    expect(byNumber.map(({ _id }) => _id)).toEqual(ids.slice(20));
    expect(await page({ nombre: 'qwertz', pagina: '4' })).toEqual({ clientes: [], siguiente: null });
  });

  it('neither skip nor repeat clientes while others are added and removed', async () => {
    const ids = await seed('Yuiop', 60);
    let step = 0;
    const pages = await walk('yuiop', async (pageRead) => {
      step += 1;
      // Adds clientes before and after the cursor, and removes two clientes of the page just read, among them the last one.
      await register('Yuiop', `A000 nueva ${step}`);
      await register('Aaa', `yuiop ${step}`);
      for (const id of [pageRead.at(-1), pageRead.at(3)]) if (id !== undefined) await remove(id);
    });
    const seen = pages.flat();
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((id) => ids.includes(id))).toEqual(ids);
  });

  it('continue after a name too long for the cursor', async () => {
    const name = '漢'.repeat(115);
    const ids: string[] = [];
    for (let i = 0; i < 25; i++) ids.push(await register(name, `${String(i).padStart(2, '0')}${'字'.repeat(110)}`));
    expect((await walk('漢漢漢')).flat()).toEqual(ids);
  });

  it('refuse a cursor that no page returned', async () => {
    for (const after of [
      'x',
      'AAAA',
      '____',
      'A'.repeat(400),
      Buffer.from(`04${'00'.repeat(16)}`, 'hex').toString('base64url'),
    ]) {
      for (const name of ['', 'mar']) {
        const response = await e.as.user.get(`/api/clientes/?${new URLSearchParams({ nombre: name, despues: after })}`);
        expect([after, response.status, fieldsOf(response)]).toEqual([after, 400, ['despues']]);
      }
    }
    expect(fieldsOf(await e.as.user.get('/api/clientes/?despues=%00'))).toEqual(['despues']);
  });

  it('do not reach another tenant’s clientes with its cursor', async () => {
    const foreignPage = await page({}, 'ajeno');
    const own = await page({ despues: foreignPage.siguiente ?? '' });
    const foreign = new Set(foreignPage.clientes.map(({ tenant }) => tenant));
    expect(own.clientes.some(({ tenant }) => foreign.has(tenant))).toBe(false);
  });
});

describe('searching', () => {
  it.each([
    ['%', '50%25 lino', '%'],
    ['_', 'guion_bajo', 'n_b'],
    ['an apostrophe', "D'Artagnan", "d'art"],
    ['an apostrophe left out', "D'Artaud", 'dartaud'],
    ['a typographic apostrophe left out', 'Sinéad O\u2019Connor', 'oconnor sinead'],
    ['an accent for an apostrophe left out', 'D\u00b4Annunzio', 'dannunzio'],
    ['another apostrophe', 'L\u02bcAquila', "l'aq"],
    ['an apostrophe that the name has not', 'Dangelo', "d'angelo"],
    ['quotes', 'La "Güera"', '"guera"'],
    ['a backslash', 'C:\\temp', ':\\t'],
    ['emoji', '🧺 Lavado', '🧺'],
    ['ñ', 'Núñez', 'nunez'],
    ['letters that aren’t accents', 'Søren Þór', 'søren'],
  ])('takes %s as text', async (_what, name, text) => {
    const id = await register(name, 'Peculiar');
    const found = (await page({ nombre: text })).clientes.map(({ _id }) => _id);
    expect(found).toContain(id);
    const searched = await e.as.user.post('/api/clientes/', { nombre: text });
    expect(bodyAs<Page>(searched).clientes.map(({ _id }) => _id)).toEqual(found);
  });

  it('finds one phone by any spelling, and those that begin with the text first', async () => {
    const id = await register('Zenón', 'Uno', '55 4108 1170');
    for (const text of ['5541081170', '1170', '55 4108 1170', '+52 55 4108 1170', '(55) 4108-1170', '4108']) {
      expect([text, (await page({ nombre: text })).clientes.some(({ _id }) => _id === id)]).toEqual([text, true]);
    }
    const first = await register('Zenobia', 'Último');
    const after = await register('Ana', 'Zenobia');
    expect((await page({ nombre: 'zenob' })).clientes.map(({ _id }) => _id)).toEqual([first, after]);
  });
});

it('finds a name together with the end of a phone, and the number must be of that name', async () => {
  const id = await register("Zulema D'Ávila", 'Uno', '55 1234 7731');
  const other = await register('Zulema', 'Otra', '55 7731 0000');
  const found = async (text: string) => (await page({ nombre: text })).clientes.map(({ _id }) => _id).sort();
  expect(await found('zulema 7731')).toEqual([id]);
  expect(await found('7731 davila')).toEqual([id]);
  expect(await found('uno zulema 1234 7731')).toEqual([]);
  expect(await found('zulema 731')).toEqual([]);
  expect(await found('zulema 0000')).toEqual([other]);
  expect(await found('zulema')).toEqual([id, other].sort());
});

describe('removing', () => {
  it('takes the customer out of lists and searches; the notes keep the name, and no new one is made', async () => {
    const id = await register('Borrada', 'Mñemotécnica');
    const nota = await e.saved({ usuario: id });
    const response = await remove(id);
    expect([response.status, response.body]).toEqual([200, { eliminado: true }]);
    expect((await remove(id.toUpperCase())).status).toBe(200);
    expect((await page({ nombre: 'mnemotecnica' })).clientes).toEqual([]);
    expect((await e.as.user.get(`/api/clientes/?id=${id}`)).status).toBe(404);
    expect((await e.as.user.post('/api/clientes/guardar', { _id: id, nombre: 'Otra', apellido: 'Vez' })).status).toBe(404);
    const { data } = bodyAs<{ data: { usuario_name: string; version: number } }>(await e.as.user.get(`/api/ventas/${nota._id}`));
    expect(data.usuario_name).toBe('Borrada Mñemotécnica');
    const fresh = await e.save(e.nota({ usuario: id }));
    expect([fresh.status, fieldsOf(fresh)]).toEqual([422, ['usuario']]);
    // The nota of the removed cliente can still be edited.
    expect((await e.save({ ...nota, id: nota._id, status: 10 })).status).toBe(200);
  });

  it.each([
    ['superuser', 200],
    ['admin', 200],
    ['user', 403],
    ['accountant', 403],
  ] as const)('%s: %p', async (actor, status) => {
    const id = await e.newCliente();
    expect((await remove(id, actor)).status).toBe(status);
    expect((await e.as.user.get(`/api/clientes/?id=${id}`)).status).toBe(status === 200 ? 404 : 200);
  });

  it('answers 404 for an unknown or another tenant’s cliente', async () => {
    const [foreign] = (await page({}, 'ajeno')).clientes;
    expect((await remove(foreign?._id ?? '')).status).toBe(404);
    expect((await e.as.ajeno.get(`/api/clientes/?id=${foreign?._id}`)).status).toBe(200);
    expect((await remove(randomUUID())).status).toBe(404);
    expect(fieldsOf(await remove('x'))).toEqual(['id']);
    expect((await e.server.anonymous.post('/api/clientes/eliminar', { id: randomUUID() })).status).toBe(401);
  });
});
