import { randomUUID } from 'node:crypto';
import type { StaleNota } from '@lavanda/shared/contract/schemas/problem';
import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { addDays } from '@lavanda/shared/domain/dates';
import { bodyAs, createScenario, fieldsOf, type Scenario, TIME_WINDOW } from '../../testing/scenario.ts';

let e: Scenario;
beforeAll(async () => {
  e = await createScenario();
});
afterAll(() => e.server.close());

const read = async (id: string) => bodyAs<{ data: Nota }>(await e.as.user.get(`/api/ventas/${id}`)).data;
const abono = (amount: number) => ({ _id: randomUUID(), monto: amount, metodo: 'TDC' as const, fecha: e.today });

describe('a new note', () => {
  it('is answered with the server’s totals, folio and names', async () => {
    const flex = { cantidad: 1, servicio: 'Vestido de novia', precio: 650.5, medida: 'flex' as const };
    const body = e.nota({ 'a domicilio': true, express: true, pagos: [abono(100)] });
    const response = await e.save({ ...body, articulos: [...body.articulos, flex] });
    expect(response.status).toBe(200);
    const { inserted_id, data } = bodyAs<{ inserted_id: string; data: Nota }>(response);
    const subtotal = Math.round((2 * e.piece.precio + 650.5) * 100 + 3.35 * e.kilo.precio * 100) / 100;
    const envio = subtotal < 300 ? 45 : subtotal < 800 ? 35 : 0;
    expect(inserted_id).toBe(body.id);
    expect(data).toMatchObject({
      _id: body.id,
      version: 1,
      subtotal,
      envio,
      abonos: 100,
      a_domicilio: true,
      express: true,
      status: 0,
    });
    expect(data.total).toBeCloseTo(subtotal + envio, 5);
    expect(data.sucursal_name).toBe('Narvarte');
    expect(await read(body.id)).toEqual(data);
  });

  it.each([
    [299.99, 45],
    [300, 35],
    [799.99, 35],
    [800, 0],
  ])('of %p pays %p for delivery', async (price, envio) => {
    const nota = await e.saved({
      articulos: [{ cantidad: 1, servicio: 'Tapete', precio: price, medida: 'flex' }],
      a_domicilio: true,
    });
    expect(nota).toMatchObject({ subtotal: price, envio, total: price + envio });
  });

  it('3.35 kg at 38.90 comes to 130.32', async () => {
    const nota = await e.saved({ articulos: [{ cantidad: 3.35, servicio: 'Encargo', precio: 38.9, medida: 'flex' }] });
    expect([nota.articulos[0]?.importe, nota.total]).toEqual([130.32, 130.32]);
  });

  it('sent five times at once is one note with one payment', async () => {
    for (const pago of [abono(50), { monto: 50, metodo: 'Efvo' as const }]) {
      const body = e.nota({ pagos: [pago], operacion: randomUUID() });
      const responses = await Promise.all(Array.from({ length: 5 }, () => e.save(body)));
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      expect(new Set(responses.map((r) => bodyAs<{ inserted_id: string }>(r).inserted_id))).toEqual(new Set([body.id]));
      expect(await read(body.id)).toMatchObject({ version: 1, abonos: 50, pagos: [{ monto: 50 }] });
    }
  });

  it('without an id is identified by its operacion', async () => {
    const { id: _, ...body } = e.nota({ operacion: randomUUID() });
    const responses = await Promise.all([1, 2, 3].map(() => e.save(body)));
    expect(new Set(responses.map((r) => bodyAs<{ inserted_id: string }>(r).inserted_id)).size).toBe(1);
    const withoutOperation = { ...body, operacion: undefined };
    const [first, another] = [await e.save(withoutOperation), await e.save(withoutOperation)].map(
      (r) => bodyAs<{ inserted_id: string }>(r).inserted_id,
    );
    expect(first).not.toBe(another);
  });

  it('takes the next folio of its branch, without holes, under concurrency and refusals', async () => {
    const { folio } = await e.saved();
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        e.save(i % 3 === 2 ? e.nota({ pagos: [abono(999_999)] }) : e.nota(), i % 2 ? 'user2' : 'user'),
      ),
    );
    const folios = responses
      .flatMap((r) => (r.status === 200 ? [bodyAs<{ data: Nota }>(r).data.folio] : []))
      .sort((a, b) => a - b);
    expect(folios).toEqual(Array.from({ length: 8 }, (_, i) => folio + 1 + i));
  });
});

describe('two registers', () => {
  it('the second from the same version gets 409 with the note; merged, no payment is lost', async () => {
    const nota = await e.saved();
    const mine = abono(10);
    const theirs = abono(20);
    const version = nota.version;
    const first = await e.save({ ...e.nota({ id: nota.id }), articulos: nota.articulos, version, pagos: [mine] });
    expect(first.status).toBe(200);
    const second = await e.save({ ...e.nota({ id: nota.id }), articulos: nota.articulos, version, pagos: [theirs] }, 'user2');
    expect(second.status).toBe(409);
    const { actual: current } = bodyAs<{ actual: Nota }>(second);
    expect(current).toMatchObject({ version: version + 1, pagos: [{ _id: mine._id }] });
    const merged = await e.save(
      {
        ...e.nota({ id: nota.id }),
        articulos: current.articulos,
        version: current.version,
        pagos: [...current.pagos, theirs],
      },
      'user2',
    );
    expect(merged.status).toBe(200);
    const final = await read(nota.id);
    expect(final.pagos.map(({ _id }) => _id)).toEqual([mine._id, theirs._id]);
    expect(final.abonos).toBe(30);
  });

  it('the second is told who saved what it meets and when, not who only moved it since', async () => {
    const nota = await e.saved();
    const base = { ...e.nota({ id: nota.id }), articulos: nota.articulos, version: nota.version };
    expect((await e.save({ ...base, express: true })).status).toBe(200);
    const step = { id: nota.id, operacion: randomUUID(), desde: 'recibida', etapa: 'proceso' };
    expect((await e.as.user2.post('/api/ventas/etapa', step)).status).toBe(200);
    const second = await e.save({ ...base, factura: true }, 'user2');
    expect(second.status).toBe(409);
    const { guardada: saved } = bodyAs<StaleNota>(second);
    expect(saved?.nombre).toBe(nota.atendio);
    expect(Math.abs(Date.now() - Date.parse(saved?.momento ?? ''))).toBeLessThan(60_000);
  });

  it('saving at once from one version: one 200, the others 409', async () => {
    const nota = await e.saved();
    const responses = await Promise.all(
      [1, 2, 3].map((amount) =>
        e.save({
          ...e.nota({ id: nota.id }),
          articulos: nota.articulos,
          version: nota.version,
          pagos: [abono(amount)],
        }),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await read(nota.id)).pagos).toHaveLength(1);
  });

  it('a repeated operacion returns its earlier result even after another save', async () => {
    const nota = await e.saved();
    const attempt = {
      ...e.nota({ id: nota.id }),
      articulos: nota.articulos,
      version: 1,
      operacion: randomUUID(),
      pagos: [abono(5)],
    };
    expect((await e.save(attempt)).status).toBe(200);
    expect((await e.save({ ...attempt, operacion: randomUUID(), version: 2, descuentos: 1 })).status).toBe(200);
    const repeated = await e.save(attempt);
    expect(repeated.status).toBe(200);
    expect(await read(nota.id)).toMatchObject({ version: 3, descuentos: 1, abonos: 5 });
    expect(fieldsOf(await e.save({ ...e.nota(), operacion: attempt.operacion }))).toEqual(['operacion']);
  });
});

describe('payments', () => {
  it('of one nota are refused on another', async () => {
    const pago = abono(5);
    await e.saved({ pagos: [pago] });
    const response = await e.save(e.nota({ pagos: [pago] }));
    expect([response.status, fieldsOf(response)]).toEqual([422, ['pagos[0]._id']]);
  });

  it('are reversed by an admin, not by a user', async () => {
    const pago = abono(40);
    const nota = await e.saved({ pagos: [pago] });
    const body = {
      ...e.nota({ id: nota.id }),
      articulos: nota.articulos,
      pagos: [{ ...abono(-40), reversa_de: pago._id }],
    };
    expect((await e.save(body)).status).toBe(403);
    expect((await read(nota.id)).abonos).toBe(40);
    expect((await e.save(body, 'admin')).status).toBe(200);
    expect((await read(nota.id)).abonos).toBe(0);
  });
});

describe('status', () => {
  it('a pickup is received with articles, closed with its rounding, and stays closed', async () => {
    const user = await e.newCliente();
    const agenda = await e.saved({ usuario: user, articulos: [], status: -1, recoleccion: TIME_WINDOW });
    expect(agenda).toMatchObject({ status: -1, recoleccion: TIME_WINDOW, total: 0 });
    const articles = [{ cantidad: 1, servicio: 'Cortina', precio: 100.5, medida: 'flex' as const }];
    const received = await e.saved({ id: agenda.id, usuario: user, articulos: articles, status: -1, version: 1 });
    expect(received.status).toBe(0);
    const closed = await e.saved({
      id: agenda.id,
      usuario: user,
      articulos: received.articulos,
      status: 10,
      pagos: [abono(100)],
    });
    expect(closed).toMatchObject({ status: 10, ajuste: 0.5 });
    const another = await e.save(e.nota({ id: agenda.id, usuario: user, status: 0 }));
    expect([another.status, fieldsOf(another)]).toEqual([422, ['articulos']]);
    expect((await read(agenda.id)).status).toBe(10);
  });

  it('a closed note keeps its promise, address and window; the same values again are accepted', async () => {
    const domicilio = { descripcion: 'Eugenia 90', lat: 19.39, lon: -99.15 };
    const delivered = { a_domicilio: true, domicilio, fecha_entrega: addDays(e.today, 3), recoleccion: TIME_WINDOW };
    const closed = await e.saved({ ...delivered, status: 10 });
    const { id, usuario: cliente, fecha: date, articulos: articles } = closed;
    const again = (changes: object) => e.save({ id, usuario: cliente, fecha: date, articulos: articles, ...changes });
    expect((await again(delivered)).body.data).toEqual(closed);
    const paid = bodyAs<{ data: Nota }>(await again({ pagos: [abono(1)] })).data;
    expect(paid).toMatchObject({ ...delivered, abonos: 1 });

    const refused = await again({
      fecha_entrega: addDays(e.today, 4),
      domicilio: { ...domicilio, lat: 19.4 },
      recoleccion: { ...TIME_WINDOW, hora_final: '23:00' },
    });
    expect([refused.status, fieldsOf(refused)]).toEqual([422, ['fecha_entrega', 'domicilio', 'recoleccion']]);
    expect((await again({ domicilio: null })).status).toBe(422);
    expect(await read(id)).toEqual(paid);
  });

  it('a second pickup waiting of the same customer answers 409 with the first', async () => {
    const user = await e.newCliente();
    const body = () => e.nota({ usuario: user, articulos: [], status: -1, recoleccion: TIME_WINDOW });
    const responses = await Promise.all([e.save(body()), e.save(body(), 'user2')]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const done = responses.find(({ status }) => status === 200);
    const denied = responses.find(({ status }) => status === 409);
    if (!done || !denied) throw new Error('One of each');
    expect(bodyAs<{ actual: Nota }>(denied).actual._id).toBe(bodyAs<{ inserted_id: string }>(done).inserted_id);
  });
});
