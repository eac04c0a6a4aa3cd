import { isPaid, notaTotals } from '@lavanda/shared/domain/nota';
import { CATALOG } from './catalog.ts';
import { clientesDemo } from './clientes.ts';
import { type NotaDemo, notasDemo } from './notas.ts';
import { Random } from './random.ts';

const TODAY = '2026-12-10';
const DAYS = 120;
const RULE = { rulesType: 'conCosto', conCosto: 4000, rango: [] } as const;

function run(seed: number): NotaDemo[] {
  const random = new Random(seed);
  const clientes = clientesDemo(random, 80, '2026-08-12', DAYS);
  const servicios = CATALOG.map((servicio) => ({ ...servicio, id: random.uuid() }));
  const counter = {
    random,
    today: TODAY,
    days: DAYS,
    notasPerDay: 4,
    clientes,
    servicios,
    rule: RULE,
    creators: ['u'],
  };
  return notasDemo(counter, new Set());
}

describe('notas of the demo', () => {
  const notas = run(7);
  const active = notas.filter((nota) => nota.status === 0);

  it('are equal for the same seed and date, and differ for another seed', () => {
    expect(run(7)).toEqual(notas);
    expect(run(8)).not.toEqual(notas);
  });

  it('carry the totals the rules give, and never more paid than due', () => {
    for (const nota of notas) {
      const { subtotal, envio, total, abonos } = notaTotals({ ...nota, rule: RULE });
      expect(nota).toMatchObject({ subtotal, envio, total, abonos });
      expect(nota.abonos).toBeLessThanOrEqual(nota.total);
    }
  });

  it('number the folios one by one and date nothing after today but pickups', () => {
    expect(notas.map((nota) => nota.folio)).toEqual(notas.map((_, index) => index + 1));
    const received = notas.filter((nota) => nota.status !== -1);
    expect(received.every((nota) => nota.fecha <= TODAY && nota.pagos.every((pago) => pago.fecha <= TODAY))).toBe(true);
  });

  it('leave overdue, due today, later, paid and owing notes, and pickups with their window', () => {
    expect(active.some((nota) => (nota.promiseDate ?? '') < TODAY)).toBe(true);
    expect(active.some((nota) => nota.promiseDate === TODAY)).toBe(true);
    expect(active.some((nota) => (nota.promiseDate ?? '') > TODAY)).toBe(true);
    expect(active.some((nota) => isPaid(nota.total - nota.abonos))).toBe(true);
    expect(active.some((nota) => !isPaid(nota.total - nota.abonos))).toBe(true);
    const recolecciones = notas.filter((nota) => nota.status === -1);
    expect(recolecciones.length).toBeGreaterThan(2);
    expect(new Set(recolecciones.map((nota) => nota.cliente.id)).size).toBe(recolecciones.length);
    expect(recolecciones.every((nota) => nota.timeWindow !== null && nota.lineas.length === 0)).toBe(true);
  });
});
