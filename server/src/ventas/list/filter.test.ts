import type { Nota, SaveNota } from '@lavanda/shared/contract/schemas/sales';
import { addDays } from '@lavanda/shared/domain/dates';
import fc from 'fast-check';
import type { Client } from '../../testing/client.ts';
import { type Actor, bodyAs, createScenario, fieldsOf, type Scenario } from '../../testing/scenario.ts';

interface List {
  results: Nota[];
  siguiente: string | null;
  conteo?: number;
}
type Query = Record<string, string>;

let e: Scenario;
beforeAll(async () => {
  e = await createScenario();
});
afterAll(() => e.server.close());

const request = async (client: Client, query: Query) => {
  const response = await client.get(`/api/ventas/?${new URLSearchParams(query)}`);
  if (response.status !== 200) throw new Error(`${response.status} ${JSON.stringify(response.body)}`);
  return bodyAs<List>(response);
};

/** Reads pages by `despues` until the list ends or at least `cap` notas are read. */
async function walk(client: Client, query: Query, cap = Number.POSITIVE_INFINITY): Promise<Nota[]> {
  const notas: Nota[] = [];
  let after: string | null = '';
  while (after !== null && notas.length < cap) {
    const page: List = await request(client, {
      ...query,
      notasPorPagina: '100',
      ...(after === '' ? {} : { despues: after }),
    });
    notas.push(...page.results);
    after = page.siguiente;
  }
  return notas;
}

const ids = (notas: readonly Nota[]) => notas.map(({ _id }) => _id);
const saldo = ({ total, abonos, ajuste: adjustment }: Nota) => Math.round((total - abonos - adjustment) * 100);
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** The specification's meaning of each filter, applied to one nota. */
function passes(nota: Nota, query: Query): boolean {
  const {
    status = '0,10',
    sucursal,
    adeudo,
    facturados: invoiced,
    domicilio,
    fechaInicial: startDate,
    fechaFinal: endDate,
    user,
    userid,
  } = query;
  const digits = user && /^[\d +]+$/.test(user) ? user.replace(/\D/g, '').slice(-10) : null;
  const byText =
    !user ||
    plain(user)
      .split(' ')
      .every((word) => plain(nota.usuario_name).includes(word)) ||
    (digits !== null && nota.usuario_telefono.includes(digits)) ||
    String(nota.folio) === user ||
    (/^[a-z]\d+$/.test(user) && (nota.clave ?? '').startsWith(user.toUpperCase()));
  return (
    status.split(',').includes(String(nota.status)) &&
    (!sucursal || nota.sucursal === sucursal) &&
    (!userid || nota.usuario === userid) &&
    (adeudo !== 'true' || saldo(nota) >= 100) &&
    (invoiced !== '1' || nota.factura) &&
    (domicilio !== 'true' || nota.a_domicilio) &&
    (!startDate || nota.fecha >= startDate) &&
    (!endDate || nota.fecha <= endDate) &&
    byText
  );
}

/** Saves edge cases: saldos around 1 peso, closed notas with an adeudo, and dates at both ends of a range. */
async function seed(): Promise<void> {
  const user = await e.newCliente();
  const cases: Partial<SaveNota>[] = [];
  for (const missing of [0, 0.99, 1, 1.01, 100])
    for (const status of [0, 10] as const)
      for (const factura of [false, true])
        cases.push({ status, factura, a_domicilio: missing === 1, pagos: [{ monto: 300 - missing, metodo: 'Efvo' }] });
  const flex = { cantidad: 1, servicio: 'Arreglo', precio: 300, medida: 'flex' as const };
  const days = [0, -1, -30, -31, -90];
  for (const [i, testCase] of cases.entries()) {
    const actor: Actor = i % 3 === 0 ? 'superuser' : 'admin';
    const nota = { usuario: user, articulos: [flex], fecha: addDays(e.today, days[i % days.length] ?? 0), ...testCase };
    const response = await e.save(e.nota(nota), actor);
    if (response.status !== 200 && testCase.status === 10) continue;
    expect(response.status).toBe(200);
  }
}

it('each filter, alone or combined, returns the expected notas, paged by number and by cursor', async () => {
  await seed();
  const all = await walk(e.as.superuser, { status: '-1,0,10' });
  expect(all.length).toBeGreaterThan(1000);
  expect(new Set(ids(all)).size).toBe(all.length);
  const sucursales = [...new Set(all.map(({ sucursal }) => sucursal))];
  const days = [...new Set(all.map(({ fecha: date }) => date))].sort();
  const some = fc.constantFrom(...all.filter((_, i) => i % 37 === 0));
  const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });
  const range = fc.tuple(fc.constantFrom(...days), fc.constantFrom(...days)).map((days) => days.sort());
  const query = fc
    .record({
      sucursal: optional(fc.constantFrom(...sucursales)),
      adeudo: optional(fc.constantFrom('true', 'false')),
      facturados: optional(fc.constantFrom('1', '0', '')),
      domicilio: optional(fc.constant('true')),
      status: fc.option(fc.constantFrom('0', '10', '-1', '-1,0', '0,10', '10,-1', '-1,0,10'), {
        nil: undefined,
        freq: 6,
      }),
      rango: optional(range),
      user: fc.option(
        some.chain((nota) =>
          fc.constantFrom(
            plain(nota.usuario_name).slice(2, 7).trim(),
            nota.usuario_name.split(' ')[0]?.toUpperCase() ?? '',
            nota.usuario_telefono.slice(-4),
            nota.usuario_telefono.slice(3),
            String(nota.folio),
            nota.clave ? nota.clave.toLowerCase() : 'b1',
            'a',
          ),
        ),
        { nil: undefined, freq: 3 },
      ),
      userid: fc.option(
        some.map(({ usuario: user }) => user),
        { nil: undefined, freq: 8 },
      ),
    })
    .map(({ rango: theirs, ...rest }): Query => {
      const entries = Object.entries({ ...rest, fechaInicial: theirs?.[0], fechaFinal: theirs?.[1] });
      return Object.fromEntries(entries.flatMap(([field, value]) => (value === undefined ? [] : [[field, value]])));
    });
  const another = await e.server.signIn('super@aguaclara.mx');
  await fc.assert(
    fc.asyncProperty(query, fc.nat(), async (filters, seed) => {
      const expected = ids(all.filter((nota) => passes(nota, filters)));
      const first = await request(e.as.superuser, filters);
      expect(ids(first.results)).toEqual(expected.slice(0, 20));
      expect(first.conteo).toBe(Math.min(expected.length, 1001));
      expect(ids(await walk(e.as.superuser, filters, 300))).toEqual(expected.slice(0, 300));
      // Requests a page by number alone, any from the second to just past the end, in a session that has read no earlier page.
      const pages = Math.floor(expected.length / 20) + 2;
      const page = 2 + (seed % pages);
      const jumped = await request(another, { ...filters, pagina: String(page) });
      expect(ids(jumped.results)).toEqual(expected.slice((page - 1) * 20, page * 20));
    }),
    {
      numRuns: 40,
      examples: [
        [{}, 3],
        [{ user: 'a', domicilio: 'true' }, 7],
        [{ fechaInicial: e.today, fechaFinal: e.today }, 0],
      ],
    },
  );
});

describe('the text', () => {
  const search = async (user: string) => ids((await request(e.as.user, { user })).results);
  const notaOf = async (name: string, surname: string, phone = '') => {
    const response = await e.as.user.post('/api/clientes/guardar', {
      nombre: name,
      apellido: surname,
      telefono: phone,
    });
    return e.saved({ usuario: bodyAs<{ response: string }>(response).response });
  };

  it('ignores accents and case, and matches any part of a name, a phone in any format, or a folio', async () => {
    const nota = await notaOf('José Ángel', 'Núñez Quetzalcóatl', '5541081170');
    const other = await notaOf('Joseph', 'Nunez', '5599990000');
    for (const text of [
      'quetzalcoatl',
      'NÚÑEZ QUETZAL',
      'jose angel nunez',
      '5541081170',
      '1170',
      '55 4108 1170',
      '+52 55 4108 1170',
      '(55) 4108-1170',
    ])
      expect([text, await search(text)]).toEqual([text, expect.arrayContaining([nota._id])]);
    for (const text of ['jose', 'nunez']) expect(await search(text)).toEqual(expect.arrayContaining([nota._id, other._id]));
    for (const text of ['quetzalcoatl', '5541081170', '55 4108 1170']) expect(await search(text)).not.toContain(other._id);
    for (const text of [`${nota.folio}`, `#${nota.folio}`, ` ${nota.folio} `]) expect(await search(text)).toContain(nota._id);
    expect(ids((await request(e.as.ajeno, { user: 'quetzalcoatl' })).results)).toEqual([]);
  });

  it('takes %, _, quotes, backslashes and emoji literally', async () => {
    const weird = `50%_'"\\😀 [x]*`;
    const nota = await notaOf('Signos', weird);
    for (const text of ['50%', '%_', `'"`, '"\\', '\\', '😀', '[x]*', weird])
      expect([text, await search(text)]).toEqual([text, [nota._id]]);
    for (const text of ['%%%', '__', '5_%', '😁', `' or 1=1 --`, '𝕏'.repeat(60)])
      expect([text, await search(text)]).toEqual([text, []]);
  });

  it('finds the notas of a removed cliente', async () => {
    const nota = await notaOf('Efímera', 'Retirada');
    expect((await e.as.admin.post('/api/clientes/eliminar', { id: nota.usuario })).status).toBe(200);
    expect(await search('efimera retirada')).toEqual([nota._id]);
  });
});

it('a role limited to one sucursal sees only that one, whatever it requests', async () => {
  const all = await walk(e.as.superuser, {});
  const foreign = all.find(({ sucursal_name }) => sucursal_name === 'Portales');
  if (!foreign) throw new Error('The demo has no notes of Portales');
  for (const actor of ['user', 'admin'] as const) {
    const fetched = await walk(e.as[actor], { domicilio: 'true' });
    expect(ids(fetched)).toEqual(ids(all.filter((nota) => nota.a_domicilio && nota.sucursal_name === 'Narvarte')));
    expect((await e.as[actor].get(`/api/ventas/?sucursal=${foreign.sucursal}`)).status).toBe(403);
    expect(ids((await request(e.as[actor], { user: String(foreign.folio) })).results)).not.toContain(foreign._id);
  }
  expect(ids(await walk(e.as.accountant, {}))).toEqual(ids(all));
  expect((await e.server.anonymous.get('/api/ventas/')).status).toBe(401);
});

it.each<[string, Query]>([
  ['fechaInicial', { fechaInicial: '2026-02-30' }],
  ['fechaFinal', { fechaFinal: '2026-13-01' }],
  ['fechaFinal', { fechaInicial: '2026-02-02', fechaFinal: '2026-02-01' }],
  ['fechaInicial', { fechaInicial: '01/02/2026' }],
  ['adeudo', { adeudo: 'quizás' }],
  ['facturados', { facturados: 'TRUE' }],
  ['domicilio', { domicilio: 'si' }],
  ['status', { status: '1' }],
  ['status', { status: '0,' }],
  ['sucursal', { sucursal: "x' or 1=1" }],
  ['userid', { userid: '1' }],
  ['pagina', { pagina: 'dos' }],
  ['pagina', { pagina: '99999999' }],
  ['notasPorPagina', { notasPorPagina: '1e3' }],
  ['user', { user: '\u0000' }],
  ['user', { user: 'x'.repeat(121) }],
  ['despues', { despues: '¿?' }],
  ['despues', { despues: 'AAAA' }],
  ['despues', { despues: Buffer.from('{}').toString('base64url') }],
  [
    'despues',
    {
      despues: Buffer.from('{"f":"2026-02-31","c":"2026-02-28 10:00:00+00","i":"00000000-0000-0000-0000-000000000000"}').toString(
        'base64url',
      ),
    },
  ],
  [
    'despues',
    {
      despues: Buffer.from('{"f":"2026-02-28","c":"2026-02-31 10:00:00+00","i":"00000000-0000-0000-0000-000000000000"}').toString(
        'base64url',
      ),
    },
  ],
  [
    'despues',
    {
      despues: Buffer.from('{"f":"2026-02-28","c":"infinity","i":"00000000-0000-0000-0000-000000000000"}').toString('base64url'),
    },
  ],
])('refuses a bad %s with 400 naming it: %p', async (field, query) => {
  const response = await e.as.superuser.get(`/api/ventas/?${new URLSearchParams(query)}`);
  expect([response.status, fieldsOf(response)]).toEqual([400, [field]]);
  const { despues: after, pagina: page, notasPorPagina: notasPerPage, ...filter } = query;
  if (Object.keys(filter).length === 0) return;
  const file = await e.as.superuser.get(`/api/ventas/exportar?${new URLSearchParams({ ...filter, formato: 'csv' })}`);
  expect([file.status, fieldsOf(file)]).toEqual([400, [field]]);
});
