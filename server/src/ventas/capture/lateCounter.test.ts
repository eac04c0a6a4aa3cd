import { randomUUID } from 'node:crypto';
import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { createTill } from '../../caja/testing/till.ts';
import { notaOf } from '../../testing/credit.ts';
import { createScenario, type Scenario } from '../../testing/scenario.ts';
import { bodyOf, lateRegister, oddOf, pago } from './testing/captures.ts';

let e: Scenario;
beforeAll(async () => {
  e = await createScenario();
});
afterAll(() => e.server.close());

describe('a pago that arrives after the corte of the turno it was captured in', () => {
  it('came after it, whether the register told its turno or only the moment', async () => {
    const till = await createTill(e);
    await till.pay(1);
    const first = await till.open(100);
    const nota = await till.pay(10);
    const captured = new Date().toISOString();
    const { _id: corteId } = await till.closeExact(first._id, 100);
    const second = await till.open(100);
    const late = { captura: true, equipo: till.equipo, capturado: captured };
    await e.saved({ ...bodyOf(nota), ...late, pagos: [pago(25)] });
    expect((await till.state()).turno).toMatchObject({ apertura: { esperado: 125, diferencia: -25, despues: 1 } });
    const { corte } = (await e.as.user.get(`/api/caja/cortes/${corteId}`)).body;
    expect(corte.llegaron_despues).toMatchObject([{ tipo: 'pago', monto: 25 }]);
    // A pago captured now counts in the open turno.
    await e.saved({ ...late, capturado: new Date().toISOString(), pagos: [pago(5)] });
    expect((await till.state()).turno?.metodos[0]).toMatchObject({ metodo: 'Efvo', pagos: 1 });
    expect(second.numero).toBe(2);
  });
});

describe('a late move', () => {
  const move = (nota: Nota, [from, stage]: [string, string], more: object = {}) =>
    e.as.user.post('/api/ventas/etapa', { id: nota._id, operacion: randomUUID(), desde: from, etapa: stage, ...more });
  const late = { captura: true, equipo: randomUUID(), capturado: new Date().toISOString() };

  it('is taken, unless another register was before it: then what that one did stands', async () => {
    const nota = await e.saved();
    expect(notaOf(await move(nota, ['recibida', 'proceso'], late)).etapa).toBe('proceso');
    expect((await move(nota, ['recibida', 'lista'])).status).toBe(409);
    expect(notaOf(await move(nota, ['recibida', 'lista'], late)).etapa).toBe('proceso');
    const closed = notaOf(await lateRegister(e).again(await e.saved(), { status: 10 }));
    expect(notaOf(await move(closed, ['recibida', 'lista'], late)).status).toBe(10);
  });

  it('to a place that is taken gives no place and says so', async () => {
    const place = { lugar: `Z-${Math.floor(Math.random() * 1e6)}` };
    await move(await e.saved({ usuario: await e.newCliente() }), ['recibida', 'lista'], place);
    const response = await move(await e.saved(), ['recibida', 'lista'], { ...late, ...place });
    expect(notaOf(response)).toMatchObject({ etapa: 'lista', lugar: '' });
    expect(oddOf(response)).toEqual([`Lugar ocupado: ${place.lugar}`]);
  });
});
