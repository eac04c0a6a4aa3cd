import { randomUUID } from 'node:crypto';
import type { Nota } from '@lavanda/shared/contract/ventas';
import { camposDe, cuerpoDe, type Escenario, HORAS, prepararEscenario } from '../../test/escenario.ts';

let e: Escenario;
beforeAll(async () => {
  e = await prepararEscenario();
});
afterAll(() => e.servidor.cerrar());

const leer = async (id: string) => cuerpoDe<{ data: Nota }>(await e.como.user.get(`/api/ventas/${id}`)).data;
const abono = (monto: number) => ({ _id: randomUUID(), monto, metodo: 'TDC' as const, fecha: e.hoy });

describe('a new note', () => {
  it('is answered with the server’s totals, folio and names', async () => {
    const flex = { cantidad: 1, servicio: 'Vestido de novia', precio: 650.5, medida: 'flex' as const };
    const cuerpo = e.nota({ 'a domicilio': true, express: true, pagos: [abono(100)] });
    const respuesta = await e.guardar({ ...cuerpo, articulos: [...cuerpo.articulos, flex] });
    expect(respuesta.status).toBe(200);
    const { inserted_id, data } = cuerpoDe<{ inserted_id: string; data: Nota }>(respuesta);
    const subtotal = Math.round((2 * e.pieza.precio + 650.5) * 100 + 3.35 * e.kilo.precio * 100) / 100;
    const envio = subtotal < 300 ? 45 : subtotal < 800 ? 35 : 0;
    expect(inserted_id).toBe(cuerpo.id);
    expect(data).toMatchObject({
      _id: cuerpo.id,
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
    expect(await leer(cuerpo.id)).toEqual(data);
  });

  it.each([
    [299.99, 45],
    [300, 35],
    [799.99, 35],
    [800, 0],
  ])('of %p pays %p for delivery', async (precio, envio) => {
    const nota = await e.guardada({
      articulos: [{ cantidad: 1, servicio: 'Tapete', precio, medida: 'flex' }],
      a_domicilio: true,
    });
    expect(nota).toMatchObject({ subtotal: precio, envio, total: precio + envio });
  });

  it('3.35 kg at 38.90 comes to 130.32', async () => {
    const nota = await e.guardada({ articulos: [{ cantidad: 3.35, servicio: 'Encargo', precio: 38.9, medida: 'flex' }] });
    expect([nota.articulos[0]?.importe, nota.total]).toEqual([130.32, 130.32]);
  });

  it('sent five times at once is one note with one payment', async () => {
    for (const pago of [abono(50), { monto: 50, metodo: 'Efvo' as const }]) {
      const cuerpo = e.nota({ pagos: [pago], operacion: randomUUID() });
      const respuestas = await Promise.all(Array.from({ length: 5 }, () => e.guardar(cuerpo)));
      expect(respuestas.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      expect(new Set(respuestas.map((r) => cuerpoDe<{ inserted_id: string }>(r).inserted_id))).toEqual(new Set([cuerpo.id]));
      expect(await leer(cuerpo.id)).toMatchObject({ version: 1, abonos: 50, pagos: [{ monto: 50 }] });
    }
  });

  it('without an id is told apart by its operation', async () => {
    const { id: _, ...cuerpo } = e.nota({ operacion: randomUUID() });
    const respuestas = await Promise.all([1, 2, 3].map(() => e.guardar(cuerpo)));
    expect(new Set(respuestas.map((r) => cuerpoDe<{ inserted_id: string }>(r).inserted_id)).size).toBe(1);
    const sinOperacion = { ...cuerpo, operacion: undefined };
    const [una, otra] = [await e.guardar(sinOperacion), await e.guardar(sinOperacion)].map(
      (r) => cuerpoDe<{ inserted_id: string }>(r).inserted_id,
    );
    expect(una).not.toBe(otra);
  });

  it('takes the next folio of its branch, without holes, under concurrency and refusals', async () => {
    const { folio } = await e.guardada();
    const respuestas = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        e.guardar(i % 3 === 2 ? e.nota({ pagos: [abono(999_999)] }) : e.nota(), i % 2 ? 'user2' : 'user'),
      ),
    );
    const folios = respuestas
      .flatMap((r) => (r.status === 200 ? [cuerpoDe<{ data: Nota }>(r).data.folio] : []))
      .sort((a, b) => a - b);
    expect(folios).toEqual(Array.from({ length: 8 }, (_, i) => folio + 1 + i));
  });
});

describe('two registers', () => {
  it('the second from the same version gets 409 with the note; merged, no payment is lost', async () => {
    const nota = await e.guardada();
    const mio = abono(10);
    const suyo = abono(20);
    const version = nota.version;
    const primero = await e.guardar({ ...e.nota({ id: nota.id }), articulos: nota.articulos, version, pagos: [mio] });
    expect(primero.status).toBe(200);
    const segundo = await e.guardar({ ...e.nota({ id: nota.id }), articulos: nota.articulos, version, pagos: [suyo] }, 'user2');
    expect(segundo.status).toBe(409);
    const { actual } = cuerpoDe<{ actual: Nota }>(segundo);
    expect(actual).toMatchObject({ version: version + 1, pagos: [{ _id: mio._id }] });
    const unido = await e.guardar(
      { ...e.nota({ id: nota.id }), articulos: actual.articulos, version: actual.version, pagos: [...actual.pagos, suyo] },
      'user2',
    );
    expect(unido.status).toBe(200);
    const final = await leer(nota.id);
    expect(final.pagos.map(({ _id }) => _id)).toEqual([mio._id, suyo._id]);
    expect(final.abonos).toBe(30);
  });

  it('saving at once from one version: one 200, the others 409', async () => {
    const nota = await e.guardada();
    const respuestas = await Promise.all(
      [1, 2, 3].map((monto) =>
        e.guardar({ ...e.nota({ id: nota.id }), articulos: nota.articulos, version: nota.version, pagos: [abono(monto)] }),
      ),
    );
    expect(respuestas.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await leer(nota.id)).pagos).toHaveLength(1);
  });

  it('a repeated attempt answers its earlier result even after another save', async () => {
    const nota = await e.guardada();
    const intento = {
      ...e.nota({ id: nota.id }),
      articulos: nota.articulos,
      version: 1,
      operacion: randomUUID(),
      pagos: [abono(5)],
    };
    expect((await e.guardar(intento)).status).toBe(200);
    expect((await e.guardar({ ...intento, operacion: randomUUID(), version: 2, descuentos: 1 })).status).toBe(200);
    const repetido = await e.guardar(intento);
    expect(repetido.status).toBe(200);
    expect(await leer(nota.id)).toMatchObject({ version: 3, descuentos: 1, abonos: 5 });
    expect(camposDe(await e.guardar({ ...e.nota(), operacion: intento.operacion }))).toEqual(['operacion']);
  });
});

describe('payments', () => {
  it('of one note are refused on another', async () => {
    const pago = abono(5);
    await e.guardada({ pagos: [pago] });
    const respuesta = await e.guardar(e.nota({ pagos: [pago] }));
    expect([respuesta.status, camposDe(respuesta)]).toEqual([422, ['pagos[0]._id']]);
  });

  it('are reversed by an admin, not by a user', async () => {
    const pago = abono(40);
    const nota = await e.guardada({ pagos: [pago] });
    const cuerpo = { ...e.nota({ id: nota.id }), articulos: nota.articulos, pagos: [{ ...abono(-40), reversa_de: pago._id }] };
    expect((await e.guardar(cuerpo)).status).toBe(403);
    expect((await leer(nota.id)).abonos).toBe(40);
    expect((await e.guardar(cuerpo, 'admin')).status).toBe(200);
    expect((await leer(nota.id)).abonos).toBe(0);
  });
});

describe('status', () => {
  it('a pickup is received with articles, closed with its rounding, and stays closed', async () => {
    const usuario = await e.clienteNuevo();
    const agenda = await e.guardada({ usuario, articulos: [], status: -1, recoleccion: HORAS });
    expect(agenda).toMatchObject({ status: -1, recoleccion: HORAS, total: 0 });
    const articulos = [{ cantidad: 1, servicio: 'Cortina', precio: 100.5, medida: 'flex' as const }];
    const recibida = await e.guardada({ id: agenda.id, usuario, articulos, status: -1, version: 1 });
    expect(recibida.status).toBe(0);
    const cerrada = await e.guardada({ id: agenda.id, usuario, articulos: recibida.articulos, status: 10, pagos: [abono(100)] });
    expect(cerrada).toMatchObject({ status: 10, ajuste: 0.5 });
    const otra = await e.guardar(e.nota({ id: agenda.id, usuario, status: 0 }));
    expect([otra.status, camposDe(otra)]).toEqual([422, ['articulos']]);
    expect((await leer(agenda.id)).status).toBe(10);
  });

  it('a second pickup waiting of the same customer answers 409 with the first', async () => {
    const usuario = await e.clienteNuevo();
    const cuerpo = () => e.nota({ usuario, articulos: [], status: -1, recoleccion: HORAS });
    const respuestas = await Promise.all([e.guardar(cuerpo()), e.guardar(cuerpo(), 'user2')]);
    expect(respuestas.map(({ status }) => status).sort()).toEqual([200, 409]);
    const hecha = respuestas.find(({ status }) => status === 200);
    const negada = respuestas.find(({ status }) => status === 409);
    if (!hecha || !negada) throw new Error('One of each');
    expect(cuerpoDe<{ actual: Nota }>(negada).actual._id).toBe(cuerpoDe<{ inserted_id: string }>(hecha).inserted_id);
  });
});
