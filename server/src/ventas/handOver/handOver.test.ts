import { randomUUID } from 'node:crypto';
import type { TrailEntry } from '@lavanda/shared/contract/schemas/auditTrail';
import type { HandOverBody, Nota } from '@lavanda/shared/contract/schemas/sales';
import { asOwner } from '../../testing/asOwner.ts';
import { type Actor, bodyAs, createScenario, fieldsOf, type Scenario } from '../../testing/scenario.ts';
import type { CallResponse } from '../../testing/server.ts';

const SHIRT = { nombre: 'Planchado - camisa', detalle: 'blanca', linea: null };
const SACK = { nombre: 'Tintorería - saco', detalle: 'negro', linea: null };
const PIECES = [SHIRT, SACK, SHIRT, SHIRT, SHIRT, SHIRT, SHIRT];
const ALL_BUT_SACK = [1, 3, 4, 5, 6, 7];

let e: Scenario;
/** Notas of seven pieces that no test has used. */
let tagged: Nota[];
beforeAll(async () => {
  const first = await createScenario();
  tagged = await Promise.all(Array.from({ length: 18 }, () => first.saved()));
  await first.server.close();
  const ids = tagged.map(({ _id }) => `'${_id}'`).join();
  await asOwner(first.server.where, `return q(\`update notas set piezas = '${JSON.stringify(PIECES)}' where id in (${ids})\`)`);
  e = await createScenario({ where: first.server.where });
});
afterAll(() => e.server.close());

type Changes = Partial<Omit<HandOverBody, 'id'>>;
const handOver = (nota: Nota, changes: Changes, actor: Actor = 'user') =>
  e.as[actor].post('/api/ventas/entrega', { id: nota._id, operacion: randomUUID(), entregadas: ALL_BUT_SACK, ...changes });
const dataOf = (response: CallResponse): Nota => {
  if (response.status !== 200) throw new Error(JSON.stringify(response.body));
  return bodyAs<{ data: Nota }>(response).data;
};
const read = async ({ _id }: Nota) => dataOf(await e.as.user.get(`/api/ventas/${_id}`));
const nameOf = async (actor: Actor): Promise<string> => (await e.as[actor].get('/api/auth/authData')).body.usuario.nombre;
const trail = async () =>
  ((await e.as.superuser.get('/api/bitacora?clase=notas')).body as { entradas: TrailEntry[] }).entradas[0];

/** A nota of seven pieces, none handed over. */
async function taggedNota(): Promise<Nota> {
  const nota = tagged.pop();
  if (!nota) throw new Error('Tag more notas');
  return read(nota);
}

it('with a piece missing keeps who and why, leaves the nota open, and the rest is handed over later', async () => {
  const nota = await taggedNota();
  expect(nota).toMatchObject({ bultos: 7, entrega: null });
  const before = Date.now() - 2_000;
  const partial = dataOf(await handOver(nota, { motivo: 'proceso', detalle: '  Mancha en  la solapa ' }));
  const name = await nameOf('user');
  const last = { entregadas: ALL_BUT_SACK, motivo: 'proceso', detalle: 'Mancha en la solapa', quien: name };
  expect(partial).toEqual({ ...nota, version: nota.version + 1, entrega: { ...last, momento: expect.any(String) } });
  expect(Date.parse(partial.entrega?.momento ?? '')).toBeGreaterThanOrEqual(before);
  const { results } = bodyAs<{ results: Nota[] }>(await e.as.user.get('/api/ventas/?status=0,-1&notasPosPagina=-1'));
  expect(results.find(({ _id }) => _id === nota._id)).toMatchObject({ status: 0, bultos: 7, entrega: last });
  expect(await trail()).toMatchObject({
    accion: 'nota.entregar',
    nota: { _id: nota._id },
    motivo: 'Sigue en proceso. Mancha en la solapa',
    cambios: [{ campo: 'entrega', antes: '', despues: '6 de 7, falta Saco negro' }],
  });
  const done = dataOf(await handOver(partial, { entregadas: [2], motivo: 'otro' }, 'user2'));
  const whole = { entregadas: [1, 2, 3, 4, 5, 6, 7], motivo: '', detalle: '', quien: await nameOf('user2') };
  expect(done).toMatchObject({ status: 0, total: nota.total, abonos: nota.abonos, entrega: whole });
});

it('of two registers at once one is done, and the other is told who did it', async () => {
  const nota = await taggedNota();
  const answers = await Promise.all((['user', 'user2'] as const).map((actor) => handOver(nota, { motivo: 'no_aparece' }, actor)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const winner = await nameOf(answers[0]?.status === 200 ? 'user' : 'user2');
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body.detail).toMatch(new RegExp(`^${winner} ya entregó 6 de 7 piezas de esta nota a las \\d\\d:\\d\\d\\.$`));
  expect(refused?.body.actual).toMatchObject({ _id: nota._id, entrega: { quien: winner, entregadas: ALL_BUT_SACK } });
  expect((await read(nota)).version).toBe(nota.version + 1);
});

it('that is repeated happens once', async () => {
  const nota = await taggedNota();
  const operationId = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => handOver(nota, { operacion: operationId, motivo: 'sin_etiqueta' })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await read(nota)).version).toBe(nota.version + 1);
  expect((await handOver(await taggedNota(), { operacion: operationId, motivo: 'sin_etiqueta' })).status).toBe(422);
});

it('needs a reason for what is missing, and tags that the nota has', async () => {
  const nota = await taggedNota();
  const unexplained = await handOver(nota, {});
  expect([unexplained.status, fieldsOf(unexplained)]).toEqual([422, ['motivo']]);
  expect(unexplained.body.detail).toBe('Falta Saco negro. Elige por qué se entrega así.');
  const other = await handOver(nota, { motivo: 'otro', detalle: '  ' });
  expect([other.status, fieldsOf(other)]).toEqual([422, ['detalle']]);
  const strange = await handOver(nota, { entregadas: [8], motivo: 'proceso' });
  expect([strange.status, fieldsOf(strange)]).toEqual([422, ['entregadas']]);
  const untagged = await handOver(await e.saved(), { entregadas: [1] });
  expect([untagged.status, fieldsOf(untagged)]).toEqual([422, ['entregadas']]);
  for (const wrong of [[], [0], [1.5], ['1']]) expect((await handOver(nota, { entregadas: wrong as number[] })).status).toBe(400);
  expect((await handOver(nota, { motivo: 'robada' as 'otro' })).status).toBe(400);
  expect(await read(nota)).toEqual(nota);
});

it('is taken back by who counted, while the nota is open, and the trail keeps it', async () => {
  const nota = await taggedNota();
  const counted = { entregadas: [1, 3], motivo: 'proceso' } as const;
  dataOf(await handOver(nota, { ...counted, entregadas: [...counted.entregadas] }));
  const others = await handOver(nota, { entregadas: [1, 3], deshacer: true }, 'user2');
  expect([others.status, others.body.detail]).toEqual([409, expect.stringContaining('ya entregó 2 de 7 piezas')]);
  const part = dataOf(await handOver(nota, { entregadas: [3], deshacer: true }));
  expect(part.entrega).toMatchObject({ entregadas: [1], motivo: 'proceso', quien: await nameOf('user') });
  const operationId = randomUUID();
  for (let sent = 0; sent < 2; sent++) {
    const back = dataOf(await handOver(nota, { entregadas: [1, 3], deshacer: true, operacion: operationId }));
    expect(back).toEqual({ ...nota, version: nota.version + 3 });
  }
  const last = await trail();
  expect(last).toMatchObject({ accion: 'nota.entregar', persona: { nombre: await nameOf('user') } });
  expect(last?.cambios).toEqual([{ campo: 'entrega', antes: expect.stringMatching(/^1 de 7/), despues: '' }]);
  expect(dataOf(await handOver(nota, { entregadas: [1, 2, 3, 4, 5, 6, 7] })).entrega?.entregadas).toHaveLength(7);
});

it('is taken back by who counted that very piece, or by who may void notas', async () => {
  const nota = await taggedNota();
  dataOf(await handOver(nota, { entregadas: [1, 3], motivo: 'proceso', detalle: 'Sale mañana' }));
  dataOf(await handOver(nota, { entregadas: [4, 5], motivo: 'no_aparece' }, 'user2'));
  const [first, second] = [await nameOf('user'), await nameOf('user2')];
  for (const [counted, actor, who] of [
    [[3, 4], 'user2', first],
    [[4], 'user', second],
  ] as const) {
    const refused = await handOver(nota, { entregadas: [...counted], deshacer: true }, actor);
    expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining(`${who} ya entregó 2 de 7 piezas`)]);
  }
  const own = dataOf(await handOver(nota, { entregadas: [4, 5], deshacer: true }, 'user2'));
  expect(own.entrega).toMatchObject({ entregadas: [1, 3], motivo: 'proceso', detalle: 'Sale mañana', quien: first });
  const admins = dataOf(await handOver(nota, { entregadas: [1], deshacer: true }, 'admin'));
  expect(admins.entrega).toMatchObject({ entregadas: [3], motivo: 'proceso', quien: first });
});

it('refuses a piece with the name of who counted that very piece', async () => {
  const nota = await taggedNota();
  dataOf(await handOver(nota, { entregadas: [1, 3], motivo: 'proceso', detalle: 'Sale mañana' }));
  dataOf(await handOver(nota, { entregadas: [4, 5, 6], motivo: 'no_aparece' }, 'user2'));
  const refused = await handOver(nota, { entregadas: [3, 7], motivo: 'no_aparece' }, 'admin');
  const first = `${await nameOf('user')} ya entregó 2 de 7 piezas`;
  expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining(first)]);
});

it('keeps why and by whom pieces were missing when only the last count is taken back', async () => {
  const nota = await taggedNota();
  const partial = dataOf(await handOver(nota, { motivo: 'otro', detalle: 'Mancha' }));
  dataOf(await handOver(nota, { entregadas: [2] }, 'user2'));
  const back = dataOf(await handOver(nota, { entregadas: [2], deshacer: true }, 'user2'));
  expect(back.entrega).toEqual(partial.entrega);
});

it('of an older server is taken back by its last counter', async () => {
  const nota = await taggedNota();
  dataOf(await handOver(nota, { entregadas: [1, 3], motivo: 'proceso' }));
  await e.server.close();
  await asOwner(e.server.where, `return q("update notas set entrega = entrega - 'conteo' where id = '${nota._id}'")`);
  e = await createScenario({ where: e.server.where });
  expect((await handOver(nota, { entregadas: [1], deshacer: true }, 'user2')).status).toBe(409);
  expect(dataOf(await handOver(nota, { entregadas: [1], deshacer: true })).entrega).toMatchObject({ entregadas: [3] });
});

const closeNota = ({ _id: id, version, articulos: articles, total }: Nota) =>
  e.saved({ id, version, articulos: articles, status: 10, pagos: [{ monto: total, metodo: 'Efvo' as const }] });
const reopen = async ({ _id: id, version }: Nota) =>
  dataOf(await e.as.user.post('/api/ventas/reabrir', { id, version, operacion: randomUUID() }));
const changes = async () => (await trail())?.cambios;

it('of a cierre goes when that is undone; the pieces that left before stay handed over', async () => {
  const nota = await taggedNota();
  dataOf(await handOver(nota, { entregadas: PIECES.map((_, index) => index + 1) }));
  expect(await reopen(await closeNota(nota))).toMatchObject({ status: 0, entrega: null, bultos: 7 });
  expect(await changes()).toContainEqual({ campo: 'entrega', antes: '7 de 7', despues: '' });

  const { entrega: partial } = dataOf(await handOver(nota, { motivo: 'proceso' }, 'user2'));
  const whole = dataOf(await handOver(nota, { entregadas: [2] }));
  const closed = await e.saved({ id: nota._id, version: whole.version, articulos: nota.articulos, status: 10 });
  expect((await reopen(closed)).entrega).toEqual(partial);
  expect(await changes()).toContainEqual({ campo: 'entrega', antes: '7 de 7', despues: '6 de 7, falta Saco negro' });
});

it('that a cierre went without is told by the trail, and the cierre undone leaves it as it was', async () => {
  const nota = await taggedNota();
  const closed = await closeNota(nota);
  expect(await trail()).toMatchObject({ accion: 'nota.cerrar', persona: { nombre: await nameOf('user') } });
  const names = 'Camisa blanca, Saco negro, Camisa blanca y 4 más';
  expect(await changes()).toContainEqual({ campo: 'conteo', antes: '', despues: `Sin contar. Faltan 7: ${names}` });
  const { entrega: partial } = dataOf(await handOver(await reopen(closed), { motivo: 'proceso' }, 'user2'));
  const { version } = await read(nota);
  const again = await e.saved({ id: nota._id, version, articulos: nota.articulos, status: 10 });
  expect(await changes()).toContainEqual({ campo: 'conteo', antes: '', despues: 'Sin contar. Falta Saco negro' });
  expect((await reopen(again)).entrega).toEqual(partial);
});

it('is for who may change the nota', async () => {
  const nota = await taggedNota();
  expect((await handOver(nota, { motivo: 'proceso' }, 'accountant')).status).toBe(403);
  expect((await handOver(nota, { motivo: 'proceso' }, 'ajeno')).status).toBe(404);
});

it('is no conflict for a save in progress, and of a nota that was closed meanwhile tells who closed it', async () => {
  const nota = await taggedNota();
  const { _id: id, version, articulos: articles, total } = nota;
  dataOf(await handOver(nota, { motivo: 'proceso' }));
  const paid = { id, version, articulos: articles, status: 10 as const, pagos: [{ monto: total, metodo: 'Efvo' as const }] };
  await e.saved(paid, 'user2');
  const late = await handOver(nota, { entregadas: [2] });
  expect(late.status).toBe(409);
  expect(late.body.detail).toContain(`${await nameOf('user2')} ya cerró esta nota a las`);
});

it('and moves and closes of two registers leave ‘Por cobrar’ and the rollup equal to the notas', async () => {
  const nota = await taggedNota();
  const { _id: id, version, articulos: articles, total } = nota;
  const pay = (actor: Actor) =>
    e.save(
      {
        ...e.nota({ id, version, articulos: articles, status: 10, pagos: [{ monto: total - 20, metodo: 'Efvo' }] }),
        operacion: randomUUID(),
      },
      actor,
    );
  const both = (['user', 'user2'] as const).flatMap((actor) => [
    e.as[actor].post('/api/ventas/etapa', { id, operacion: randomUUID(), desde: 'recibida', etapa: 'proceso' }),
    handOver(nota, { entregadas: PIECES.map((_, index) => index + 1) }, actor),
    pay(actor),
  ]);
  const answers = await Promise.all(both);
  for (const kind of [0, 1, 2]) {
    const refused = [answers[kind], answers[kind + 3]].filter((answer) => answer?.status === 409);
    for (const answer of refused) expect(answer?.body.detail).toMatch(/ ya (la pasó|entregó|cerró) /);
    expect([answers[kind]?.status, answers[kind + 3]?.status]).toContain(409);
  }
  expect(await read(nota)).toMatchObject({ status: 10, abonos: total - 20 });
  const { results } = bodyAs<{ results: Nota[] }>(
    await e.as.superuser.get('/api/ventas/?adeudo=true&notasPosPagina=-1&status=0,10'),
  );
  const owed = results.reduce((sum, one) => sum + Math.round((one.total - one.abonos - one.ajuste) * 100), 0);
  const totals = (await e.as.superuser.get('/api/ventas/totales?adeudo=true&status=0,10')).body as {
    conteo: number;
    adeudo: number;
  };
  expect([totals.conteo, Math.round(totals.adeudo * 100)]).toEqual([results.length, owed]);
  await e.server.close();
  const checked = await asOwner(
    e.server.where,
    `const { rows } = await q("select ventas, pagos, clientes from tenants t, revisar_resumen(t.id) r");
    return rows.flatMap((row) => Object.values(row).map(Number));`,
  );
  expect((checked as number[]).every((count) => count === 0)).toBe(true);
});
