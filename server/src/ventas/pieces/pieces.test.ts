import { randomUUID } from 'node:crypto';
import type { TrailEntry } from '@lavanda/shared/contract/schemas/auditTrail';
import type { Nota, Piece } from '@lavanda/shared/contract/schemas/sales';
import type { SavePieces } from '@lavanda/shared/contract/schemas/savePieces';
import { asOwner } from '../../testing/asOwner.ts';
import { type Actor, bodyAs, createScenario, fieldsOf, type Scenario } from '../../testing/scenario.ts';
import { type CallResponse, newDatabase } from '../../testing/server.ts';
import { ago, HOUR } from '../capture/testing/captures.ts';

const HANDED_OVER = { entregadas: [2], motivo: 'proceso', detalle: '', quien: 'Ana', momento: '2026-12-10T10:00:00Z' };
const PIECES = ['Bolsa', 'Saco', 'Saco'].map((name, i) => ({
  nombre: name,
  detalle: ['', 'negro', 'azul'][i] ?? '',
  linea: null,
}));

let e: Scenario;
/** Id of a nota whose second piece was handed over. */
let partly: string;
beforeAll(async () => {
  const where = await newDatabase();
  partly = (await asOwner(
    where,
    `const { rows } = await q(\`update notas set piezas = '${JSON.stringify(PIECES)}', entrega = '${JSON.stringify(HANDED_OVER)}'
      where (tenant_id, id) = (select n.tenant_id, n.id from notas n join usuarios u on u.tenant_id = n.tenant_id and u.sucursal_id = n.sucursal_id
        where u.usuario = 'usuario@aguaclara.mx' and n.status = 0 and n.anulada_en is null limit 1) returning id\`);
    return rows[0].id;`,
  )) as string;
  e = await createScenario({ where });
});
afterAll(() => e.server.close());

const piece = (name: string, mark = '', line: string | null = null): Piece => ({ nombre: name, detalle: mark, linea: line });
const save = (nota: Nota, pieces: readonly Piece[], operationId = randomUUID(), actor: Actor = 'user', version?: number) =>
  e.as[actor].post('/api/ventas/piezas', { id: nota._id, operacion: operationId, piezas: pieces, version });
const dataOf = (response: CallResponse): Nota => bodyAs<{ data: Nota }>(response).data;
const saved = async (nota: Nota, pieces: readonly Piece[]): Promise<Nota> => {
  const response = await save(nota, pieces);
  if (response.status !== 200) throw new Error(JSON.stringify(response.body));
  return dataOf(response);
};

describe('the pieces of a nota', () => {
  it('are kept in order, counted in lists and told in the trail, and nothing else changes', async () => {
    const nota = await e.saved();
    expect(nota).toMatchObject({ bultos: 0, piezas: [] });
    const line = nota.articulos[0]?._id ?? '';
    const pieces = [piece('Bolsa', '', line), ...PIECES.slice(1)];
    const tagged = await saved(nota, pieces);
    expect(tagged).toEqual({ ...nota, bultos: 3, piezas: pieces, version: nota.version + 1 });
    const { results } = bodyAs<{ results: Nota[] }>(await e.as.user.get('/api/ventas/?status=0,-1&notasPosPagina=-1'));
    expect(results.find(({ _id }) => _id === nota._id)).toMatchObject({ bultos: 3, piezas: [] });
    const { entradas: entries } = (await e.as.superuser.get('/api/bitacora?clase=notas')).body as { entradas: TrailEntry[] };
    expect(entries[0]).toMatchObject({ accion: 'nota.etiquetar', nota: { _id: nota._id } });
    expect(entries[0]?.cambios).toEqual([{ campo: 'piezas', antes: '', despues: '1 Bolsa; 2 Saco (negro, azul)' }]);
  });

  it('that are sent again are saved once, and the same ones change nothing', async () => {
    const nota = await e.saved();
    const operationId = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => save(nota, PIECES, operationId)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await saved(nota, PIECES)).version).toBe(nota.version + 1);
    expect((await save(await e.saved(), PIECES, operationId)).status).toBe(422);
  });

  it('make no conflict for a save of the nota that is under way, which keeps them', async () => {
    const nota = await e.saved();
    await saved(nota, PIECES);
    const { _id: id, version, articulos: articles } = nota;
    const after = await e.saved({ id, version, articulos: articles, factura: true });
    expect(after).toMatchObject({ factura: true, bultos: 3, piezas: PIECES, version: version + 2 });
  });

  it('of two registers that tag one nota are the first’s, and the second is told who saved them', async () => {
    const nota = await e.saved();
    await saved(nota, PIECES);
    await e.as.user.post('/api/ventas/etapa', { id: nota._id, operacion: randomUUID(), desde: 'recibida', etapa: 'proceso' });
    const refused = await save(nota, [piece('Bulto')], undefined, 'user2', nota.version);
    expect(refused.status).toBe(409);
    expect(refused.body.detail).toMatch(/ ya cambió las piezas de esta nota a las \d\d:\d\d\./);
    expect(refused.body.actual).toMatchObject({ piezas: PIECES });
    expect((await save(nota, PIECES, undefined, 'user2', nota.version)).status).toBe(200);
    const seen = await save(nota, [piece('Bulto')], undefined, 'user2', nota.version + 1);
    expect([seen.status, dataOf(seen).piezas]).toEqual([200, [piece('Bulto')]]);
  });

  it('that were handed over keep their number', async () => {
    const nota = dataOf(await e.as.user.get(`/api/ventas/${partly}`));
    const refused = await save(nota, [PIECES[1] as Piece]);
    expect([refused.status, fieldsOf(refused)]).toEqual([422, ['piezas']]);
    expect(bodyAs<{ detail: string }>(refused).detail).toMatch('La etiqueta 2 ya se entregó');
    expect((await saved(nota, [...PIECES.slice(0, 2), piece('Bulto')])).piezas?.[2]).toEqual(piece('Bulto'));
  });

  it('have a name, and a line of this nota', async () => {
    const nota = await e.saved();
    const other = await e.saved();
    const tries = [[piece(' ')], [piece('Saco', '', other.articulos[0]?._id ?? '')]];
    for (const pieces of tries) {
      const refused = await save(nota, pieces);
      expect([refused.status, fieldsOf(refused)]).toEqual([422, ['piezas']]);
    }
    const tooMany = Array.from({ length: 201 }, () => piece('Saco'));
    expect((await save(nota, tooMany)).status).toBe(400);
    expect((await save(nota, [piece('a\nb')])).status).toBe(400);
  });

  it('are for who may change the nota, while it is in the sucursal', async () => {
    const nota = await e.saved();
    expect((await save(nota, PIECES, undefined, 'accountant')).status).toBe(403);
    expect((await save(nota, PIECES, undefined, 'ajeno')).status).toBe(404);
    const { _id: id, version, articulos: articles, total } = nota;
    await e.saved({ id, version, articulos: articles, status: 10, pagos: [{ monto: total, metodo: 'Efvo' }] });
    const refused = await save(nota, PIECES);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ actual: { _id: id, status: 10 } });
  });
});

describe('pieces that a register saved without a connection', () => {
  const late = (nota: Nota, pieces: readonly Piece[], changes: Partial<SavePieces> = {}, actor: Actor = 'user') =>
    e.as[actor].post('/api/ventas/piezas', {
      ...{ id: nota._id, operacion: randomUUID(), piezas: pieces, captura: true, capturado: ago(HOUR), ...changes },
    });
  const oddities = (nota: Nota) => (nota.revisar ?? []).map(({ texto: text }) => text);

  it('are saved, several times by the same user, with none odd', async () => {
    const nota = await e.saved();
    await late(nota, PIECES, { version: nota.version });
    const again = dataOf(await late(nota, PIECES.slice(1), { version: nota.version }));
    expect([again.bultos, oddities(again)]).toEqual([2, []]);
  });

  it('leave those that another user saved meanwhile, and are listed to review', async () => {
    const nota = await e.saved();
    await save(nota, PIECES, randomUUID(), 'superuser');
    const answer = await late(nota, [piece('Bolsa')], { version: nota.version });
    expect(answer.status).toBe(200);
    expect([dataOf(answer).piezas, oddities(dataOf(answer))]).toEqual([PIECES, ['Etiquetas de otro equipo: 1 pieza']]);
  });

  it('lose the line that the nota has no more, and change nothing of one that was closed', async () => {
    const nota = await e.saved();
    const gone = dataOf(await late(nota, [piece('Bolsa', '', randomUUID())], { version: nota.version }));
    expect(gone.piezas).toEqual([piece('Bolsa')]);
    const { _id: id, version, articulos: articles, total } = gone;
    await e.saved({ id, version, articulos: articles, status: 10, pagos: [{ monto: total, metodo: 'Efvo' }] });
    const answer = await late(nota, PIECES);
    expect([answer.status, dataOf(answer).bultos]).toEqual([200, 1]);
  });
});
