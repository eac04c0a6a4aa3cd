import { randomUUID } from 'node:crypto';
import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { splitClave } from '@lavanda/shared/domain/clave';
import fc from 'fast-check';
import { asOwner } from '../../testing/asOwner.ts';
import { type Actor, bodyAs, createScenario, type Scenario, TIME_WINDOW } from '../../testing/scenario.ts';
import { newDatabase } from '../../testing/server.ts';

/** Gives Bugambilia so many registers that, with the demo's and the server's own, it has 499: one below `MAX_REGISTERS`. */
const SCRIPT = `await q(\`insert into equipos (tenant_id, id, letras)
  select t.id, gen_random_uuid(), 'B' || chr(65 + i / 26) || chr(65 + i % 26)
  from tenants t, generate_series(0, 496) i where t.nombre = 'Bugambilia'\`);
  return null;`;

let e: Scenario;
beforeAll(async () => {
  const where = await newDatabase();
  await asOwner(where, SCRIPT);
  e = await createScenario({ where });
});
afterAll(() => e.server.close());

const claveOf = ({ clave }: Nota) => clave ?? '';
const find = async (text: string, actor: Actor = 'superuser') =>
  bodyAs<{ results: Nota[] }>(await e.as[actor].get(`/api/ventas/?${new URLSearchParams({ user: text })}`)).results;

it('is given to every new nota: letters of its register and that register’s next number', async () => {
  const [one, other] = [randomUUID(), randomUUID()];
  const claves: string[] = [];
  for (const register of [one, one, other, undefined, one, undefined]) claves.push(claveOf(await e.saved({ equipo: register })));
  // The demo's registers are B, D and E; the server's own is A.
  expect(claves).toEqual(['F1', 'F2', 'G1', 'A1', 'F3', 'A2']);
  const agenda = { usuario: await e.newCliente(), articulos: [], status: -1 as const, recoleccion: TIME_WINDOW };
  expect(claveOf(await e.saved({ ...agenda, equipo: other }))).toBe('G2');
});

it('stays when the nota is saved again, by whichever register', async () => {
  const nota = await e.saved({ equipo: randomUUID() });
  expect(claveOf(nota)).not.toBe('');
  const again = await e.saved({ id: nota._id, version: 1, articulos: nota.articulos, express: true, equipo: randomUUID() });
  expect([again.version, again.clave]).toEqual([2, nota.clave]);
  expect((await e.save(e.nota({ equipo: 'B' }))).status).toBe(400);
});

/** Saves at one of three registers, or at none (3): a new nota, a nota sent twice at once, or one that is refused. */
const STEPS = fc.array(fc.record({ register: fc.nat({ max: 3 }), kind: fc.constantFrom('new', 'new', 'twice', 'refused') }), {
  minLength: 1,
  maxLength: 14,
});

it('is unique and without gaps, whatever is saved at once, repeated or refused', async () => {
  await fc.assert(
    fc.asyncProperty(STEPS, async (steps) => {
      const registers = Array.from({ length: 3 }, () => randomUUID());
      const responses = await Promise.all(
        steps.flatMap(({ register, kind }) => {
          const body = e.nota({ equipo: registers[register], operacion: randomUUID() });
          if (kind === 'refused') return [e.save({ ...body, total: 1 })];
          return kind === 'twice' ? [e.save(body), e.save(body)] : [e.save(body)];
        }),
      );
      const saved = responses.flatMap((r) => (r.status === 200 ? [bodyAs<{ data: Nota }>(r).data] : []));
      const claves = new Map(saved.map((nota) => [nota._id, claveOf(nota)]));
      expect(claves.size).toBe(steps.filter(({ kind }) => kind !== 'refused').length);
      expect(new Set(claves.values()).size).toBe(claves.size);
      const given = [...claves.values()].map(splitClave);
      for (const letters of new Set(given.map((clave) => clave.letters))) {
        const ofLetters = given.filter((clave) => clave.letters === letters);
        const numbers = ofLetters.map(({ number }) => number).sort((a, b) => a - b);
        const first = letters === 'A' ? (numbers[0] ?? 0) : 1;
        expect([letters, numbers]).toEqual([letters, numbers.map((_, index) => first + index)]);
      }
    }),
    { numRuns: 6 },
  );
});

it('comes from the server’s own register when the laundry has too many', async () => {
  const cliente = bodyAs<{ response: string }>(
    await e.as.ajeno.post('/api/clientes/guardar', { nombre: 'De', apellido: 'Bugambilia' }),
  ).response;
  const flex = { cantidad: 1, servicio: 'Arreglo', precio: 50, medida: 'flex' as const };
  const [last, surplus] = [randomUUID(), randomUUID()];
  const claves: string[] = [];
  for (const register of [last, surplus, last, surplus])
    claves.push(claveOf(await e.saved({ usuario: cliente, articulos: [flex], equipo: register }, 'ajeno')));
  expect(claves).toEqual(['BTD1', 'A1', 'BTD2', 'A2']);
  // The same browser, signed in to another laundry, is another register there.
  expect(claveOf(await e.saved({ equipo: last }))).toMatch(/^[A-Z]{1,2}1$/);
  const drawer = { _id: randomUUID(), nombre: 'Puerta' };
  expect((await e.as.ajeno.post('/api/caja/cajas', drawer)).status).toBe(200);
  const assign = (register: string) => e.as.ajeno.post('/api/caja/equipo', { equipo: register, caja: drawer._id });
  expect((await assign(last)).body).toMatchObject({ caja: { equipos: [{ _id: last }] } });
  expect(await assign(surplus)).toMatchObject({ status: 422, body: { detail: expect.stringContaining('500 equipos') } });
});

it('is found in the list and its totals, whole or by its beginning, by those who see the nota', async () => {
  const register = randomUUID();
  const notas: Nota[] = [];
  for (let count = 0; count < 11; count++) notas.push(await e.saved({ equipo: register }));
  const [first] = notas;
  const clave = first ? claveOf(first) : '';
  const { letters } = splitClave(clave);
  const claves = async (text: string, actor?: Actor) => (await find(text, actor)).map(claveOf).sort();
  for (const text of [clave, clave.toLowerCase()]) expect(await claves(text)).toEqual([clave, `${letters}10`, `${letters}11`]);
  // A text like 'b 1' may also be a name beside a folio, but the clave is found too.
  expect(await claves(` ${letters.toLowerCase()} 1`)).toEqual(expect.arrayContaining([clave, `${letters}10`]));
  expect(await claves(`${letters}2`)).toEqual([`${letters}2`]);
  expect(await claves(`${letters}3`, 'user')).toEqual([`${letters}3`]);
  expect(await claves(`${letters}12`)).toEqual([]);
  expect((await find(clave, 'ajeno')).map(({ _id }) => _id)).not.toContain(first?._id);
  const totals = await e.as.superuser.get(`/api/ventas/totales?${new URLSearchParams({ user: clave })}`);
  expect(totals.body).toMatchObject({ conteo: 3 });
});
