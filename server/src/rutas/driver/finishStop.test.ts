import { randomUUID } from 'node:crypto';
import type { TrailEntry } from '@lavanda/shared/contract/schemas/auditTrail';
import type { FinishStop } from '@lavanda/shared/contract/schemas/driver';
import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { addDays } from '@lavanda/shared/domain/dates';
import { creditOf } from '../../testing/credit.ts';
import { type Actor, fieldsOf } from '../../testing/scenario.ts';
import { cash, createDriverScenario, type DriverScenario } from './testing/driverScenario.ts';

let m: DriverScenario;
beforeAll(async () => {
  m = await createDriverScenario();
});
afterAll(() => m.e.server.close());

const tag = (nota: Nota, names: readonly string[]) =>
  m.e.as.user.post('/api/ventas/piezas', {
    ...{ id: nota._id, operacion: randomUUID() },
    piezas: names.map((name) => ({ nombre: name, detalle: '', linea: null })),
  });
/** Pays a nota of $200.00 at the counter; `more` may also close it. */
const payAtCounter = (nota: Nota, more: object = {}, actor: Actor = 'user') =>
  m.e.save(
    {
      ...{ id: nota._id, version: nota.version, usuario: nota.usuario, fecha: nota.fecha, pagos: [cash(200)], ...more },
      articulos: nota.articulos.map(({ importe: _, ...line }) => line),
    },
    actor,
  );
const voidNota = (nota: Nota) =>
  m.e.as.admin.post('/api/ventas/delete', { items: [nota._id], dinero: 'devuelto', metodo: 'Efvo' });

describe('a delivery', () => {
  it('that is paid closes its nota, hands over its pieces and is in the history under who made the link', async () => {
    const nota = await m.delivery();
    await tag(nota, ['Bolsa', 'Saco']);
    const before = (await m.day(m.first)).en_mano;
    const { parada, en_mano } = await m.sent(m.first, nota, { pago: cash(200) });
    expect(parada).toMatchObject({ estado: 'hecha', cobrar: 0, cobrado: 200, metodo: 'Efvo', bultos: 2 });
    expect(en_mano).toBe(before + 200);
    const stored = await m.read(nota);
    expect(stored).toMatchObject({
      status: 10,
      abonos: 200,
      revisar: [],
      entrega: { entregadas: [1, 2], quien: 'Toño Barrera (ruta)' },
    });
    const trail = (await m.e.as.superuser.get('/api/bitacora')).body as { entradas: TrailEntry[] };
    const [entry] = trail.entradas.filter((one) => one.nota?._id === nota._id);
    expect(entry).toMatchObject({ accion: 'nota.cerrar', chofer: 'Toño Barrera', pagos: [{ monto: 200, metodo: 'Efvo' }] });
    expect(entry?.cambios.map((one) => one.campo)).not.toContain('chofer');
  });

  it('that isn’t paid stays open as handed over, also without pieces', async () => {
    const [tagged, plain] = [await m.delivery(), await m.delivery()];
    await tag(tagged, ['Bolsa', 'Saco']);
    for (const [nota, pieces] of [
      [tagged, 2],
      [plain, 1],
    ] as const) {
      expect((await m.sent(m.first, nota)).parada).toMatchObject({ estado: 'hecha', cobrar: 200, cobrado: 0, metodo: null });
      const stored = await m.read(nota);
      expect([stored.status, stored.bultos, stored.entrega?.entregadas.length]).toEqual([0, pieces, pieces]);
    }
  });

  it('that is paid later, or in part, adds its money to the same stop', async () => {
    const nota = await m.delivery();
    await m.sent(m.first, nota, { pago: cash(50) });
    expect(await m.read(nota)).toMatchObject({ status: 0, abonos: 50 });
    const { parada } = await m.sent(m.first, nota, { pago: cash(150) });
    expect(parada).toMatchObject({ cobrado: 200, cobrar: 0 });
    expect(await m.read(nota)).toMatchObject({ status: 10, abonos: 200 });
  });

  it('of a nota that counts as paid closes it without a pago', async () => {
    const nota = await m.delivery({ pagos: [cash(199.5)] });
    await m.sent(m.first, nota);
    expect(await m.read(nota)).toMatchObject({ status: 10, abonos: 199.5, ajuste: 0.5 });
  });

  it('sent again, also twice at once, answers the same and counts once', async () => {
    const nota = await m.delivery();
    const attempt = { operacion: randomUUID(), pago: cash(200), capturado: new Date().toISOString() };
    const answers = await Promise.all([1, 2, 3].map(() => m.sent(m.first, nota, attempt)));
    const again = await m.sent(m.first, nota, { ...attempt, captura: true });
    for (const { parada } of answers) expect(parada).toEqual(again.parada);
    expect((await m.read(nota)).pagos).toMatchObject([{ _id: attempt.pago._id, monto: 200 }]);
  });
});

describe('what happened to the nota meanwhile', () => {
  it('paid at the counter: the surplus is the customer’s credit', async () => {
    const nota = await m.delivery();
    await payAtCounter(nota);
    const { parada } = await m.sent(m.first, nota, { pago: cash(200) });
    expect(parada.cobrado).toBe(200);
    expect([await creditOf(m.e, nota.usuario), (await m.read(nota)).status]).toEqual([200, 10]);
  });

  it('closed at the counter: its money is credit too, and a person is told', async () => {
    const nota = await m.delivery();
    await payAtCounter(nota, { status: 10 });
    await m.sent(m.first, nota, { pago: cash(200) });
    expect(await creditOf(m.e, nota.usuario)).toBe(200);
    const unpaid = await m.delivery();
    await payAtCounter(unpaid, { pagos: [], status: 10 });
    await m.sent(m.first, unpaid, { pago: cash(200) });
    expect(await m.read(unpaid)).toMatchObject({ status: 10, abonos: 200 });
    expect(await problemOf(nota)).toMatch(
      /^La nota A\d+ ya estaba cerrada\. Ya se había cobrado: sobran \$200\.00 a favor del cliente\.$/,
    );
    expect(await problemOf(unpaid)).toMatch(/^La nota A\d+ ya estaba cerrada\.$/);
  });

  it('voided: the stop is done, and its cash an entrada of the driver’s drawer, once', async () => {
    const nota = await m.delivery();
    await voidNota(nota);
    const attempt = { operacion: randomUUID(), pago: cash(200), captura: true };
    const { parada } = await m.sent(m.first, nota, attempt);
    expect((await m.sent(m.first, nota, attempt)).parada).toEqual(parada);
    expect(parada).toMatchObject({ estado: 'hecha', cobrado: 200 });
    expect((await m.read(nota)).pagos).toEqual([]);
    const entries = await m.rows(`select tipo, monto, detalle from movimientos where id = '${attempt.pago._id}'`);
    expect(entries).toEqual([
      { tipo: 'entrada', monto: 20000, detalle: expect.stringMatching(/^Cobro de la nota anulada A\d+$/) },
    ]);
    expect(await problemOf(nota)).toMatch(
      /se anuló antes de entregarla\. Lo cobrado \(\$200\.00\) quedó como entrada en «Ruta de Toño Barrera»\.$/,
    );
  });

  it('moved to another driver: whoever did it has it, and of two who did it the second is told', async () => {
    const [moved, both] = [await m.delivery(), await m.delivery()];
    await m.give([
      { on: m.second, nota: moved },
      { on: m.second, nota: both },
    ]);
    await m.sent(m.first, moved, { pago: cash(200) });
    await m.sent(m.second, both);
    await m.sent(m.first, both, { pago: cash(200) });
    const mine = (await m.day(m.first)).paradas.map(({ nota }) => nota);
    const hers = (await m.day(m.second)).paradas.map(({ nota }) => nota);
    expect([mine.includes(moved._id), mine.includes(both._id)]).toEqual([true, true]);
    expect([hers.includes(moved._id), hers.includes(both._id)]).toEqual([false, true]);
    expect(await problemOf(both)).toBe('También la entregó Rocío Mejía.');
    expect(await m.read(both)).toMatchObject({ status: 10, abonos: 200 });
  });
});

/** The text in `problema` of Toño's stop, which a person has to look at. */
async function problemOf({ _id }: Nota): Promise<string | undefined> {
  const rows = await m.rows<{ problema: string }>(
    `select problema from paradas where nota_id = '${_id}' and ruta_id = '${m.first.route}'`,
  );
  return rows[0]?.problema;
}

describe('a pickup', () => {
  const collected = { tipo: 'recoleccion', bolsas: 2, detalle: 'Una bolsa con tintorería' } as const;

  it('is received in its bags with the driver’s note, and the counter adds its articles', async () => {
    const nota = await m.pickup();
    const { parada } = await m.sent(m.first, nota, collected);
    expect(parada).toMatchObject({ estado: 'hecha', bolsas: 2, detalle: collected.detalle, cobrar: 0 });
    const received = await m.read(nota);
    expect(received).toMatchObject({ status: 0, etapa: 'recibida', bultos: 2, observaciones: { detalle: collected.detalle } });
    expect(received.piezas?.map((piece) => piece.nombre)).toEqual(['Bolsa', 'Bolsa']);
    const full = await m.e.saved({
      id: nota._id,
      version: received.version,
      usuario: nota.usuario,
      articulos: m.e.nota().articulos,
    });
    expect(full).toMatchObject({ status: 0, bultos: 2 });
    expect(full.total).toBeGreaterThan(0);
  });

  it('that is overdue is promised from the day on which it is collected, at the counter too', async () => {
    const terms = { articulos: [], status: -1 as const, recoleccion: { hora_inicio: '09:00', hora_final: '11:00' } };
    const overdue = async () => m.e.saved({ ...terms, usuario: await m.e.newCliente(), fecha: addDays(m.e.today, -1) });
    const [byDriver, atCounter, inTime] = [await overdue(), await overdue(), await m.pickup()];
    await m.give([{ on: m.first, nota: byDriver, kind: 'recoleccion' }]);
    for (const nota of [byDriver, inTime]) await m.sent(m.first, nota, collected);
    const { _id: id, version, usuario: cliente, fecha: date } = atCounter;
    await m.e.saved({ id, version, usuario: cliente, fecha: date, articulos: m.e.nota().articulos });
    const promised = (await m.read(inTime)).fecha_entrega;
    expect(promised).not.toBeNull();
    for (const nota of [byDriver, atCounter]) expect((await m.read(nota)).fecha_entrega).toBe(promised);
  });

  it('keeps what its nota says already, and can’t be handed over without articles', async () => {
    const nota = await m.pickup();
    await m.sent(m.first, nota, { tipo: 'recoleccion' });
    const received = await m.read(nota);
    expect([received.status, received.bultos]).toEqual([0, 0]);
    const closing = await m.e.save({
      id: nota._id,
      version: received.version,
      usuario: nota.usuario,
      fecha: nota.fecha,
      articulos: [],
      status: 10,
    });
    expect([closing.status, fieldsOf(closing)]).toEqual([422, ['articulos']]);
  });

  it('that the counter received or voided meanwhile is done, and a person is told', async () => {
    const [received, voided] = [await m.pickup(), await m.pickup()];
    await m.e.saved({ id: received._id, version: received.version, usuario: received.usuario, articulos: m.e.nota().articulos });
    await voidNota(voided);
    for (const nota of [received, voided])
      expect((await m.sent(m.first, nota, { ...collected, captura: true })).parada.estado).toBe('hecha');
    expect((await m.read(received)).bultos).toBe(0);
    expect(await problemOf(received)).toMatch(/ya se había recibido en el mostrador\.$/);
    expect(await problemOf(voided)).toMatch(/se anuló antes/);
  });
});

describe('a mistake', () => {
  const refused: readonly (readonly [string, Partial<FinishStop>, number, string[]])[] = [
    ['an absence without its reason', { estado: 'no_estaba' }, 422, ['motivo']],
    ['a reason of what was done', { motivo: 'nadie_abre' }, 422, ['motivo']],
    ['money of an absence', { estado: 'no_estaba', motivo: 'nadie_abre', pago: cash(1) }, 422, ['pago']],
    ['bags of a delivery', { bolsas: 1 }, 422, ['bolsas']],
    ['nothing paid', { pago: cash(0) }, 422, ['pago.monto']],
    ['half a centavo', { pago: cash(0.005) }, 422, ['pago.monto']],
    ['negative money', { pago: cash(-1) }, 400, ['pago.monto']],
    ['an unknown nota', { nota: randomUUID() }, 404, []],
    ['a day that doesn’t exist', { capturado: '2026-02-40T10:00:00Z' }, 422, ['capturado']],
  ];
  it.each(refused)('in the form is named: %s', async (_name, changes, status, fields) => {
    const nota = await m.delivery();
    const response = await m.send(m.first, nota, changes);
    expect([response.status, fieldsOf(response)]).toEqual([status, fields]);
  });

  it('of ids is refused: another stop’s attempt, another nota’s pago, a counter’s nota', async () => {
    const [one, other] = [await m.delivery(), await m.delivery()];
    const attempt = { operacion: randomUUID(), pago: cash(200) };
    await m.sent(m.first, one, attempt);
    expect(fieldsOf(await m.send(m.first, other, { operacion: attempt.operacion }))).toEqual(['operacion']);
    expect(fieldsOf(await m.send(m.first, other, { pago: attempt.pago }))).toEqual(['pago._id']);
    expect((await m.send(m.first, await m.e.saved())).status).toBe(404);
  });
});
