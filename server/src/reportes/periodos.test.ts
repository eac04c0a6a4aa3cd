import fc from 'fast-check';
import { periodosDe, ULTIMO_MES } from './periodos.ts';

const mes = fc.record({ anio: fc.integer({ min: 1990, max: 2060 }), mes: fc.integer({ min: 1, max: 12 }) });
const numero = ({ anio, mes: m }: { anio: number; mes: number }) => anio * 100 + m;
const siguiente = (m: number) => (m % 100 === 12 ? m + 89 : m + 1);

it('parts the years of a summary in quarters, the last three months and the future', () => {
  expect(periodosDe({ primero: 202400, ultimo: ULTIMO_MES }, 202611).map(({ primero, ultimo }) => [primero, ultimo])).toEqual([
    [202401, 202403],
    [202404, 202406],
    [202407, 202409],
    [202410, 202412],
    [202501, 202503],
    [202504, 202506],
    [202507, 202509],
    [202510, 202512],
    [202601, 202603],
    [202604, 202606],
    [202607, 202608],
    [202609, 202609],
    [202610, 202610],
    [202611, 202611],
    [202612, ULTIMO_MES],
  ]);
});

it('holds every month asked for once and no other, in order, in few periods', () => {
  fc.assert(
    fc.property(mes, mes, mes, (a, b, hoy) => {
      const pedidos = { primero: numero(a), ultimo: numero(b) };
      const periodos = periodosDe(pedidos, numero(hoy));
      if (pedidos.primero > pedidos.ultimo) return expect(periodos).toEqual([]);
      expect(periodos.length).toBeLessThan(20);
      expect([periodos[0]?.primero, periodos.at(-1)?.ultimo]).toEqual([pedidos.primero, pedidos.ultimo]);
      for (const [indice, { primero, ultimo }] of periodos.entries()) {
        expect(primero).toBeLessThanOrEqual(ultimo);
        const anterior = periodos[indice - 1];
        if (anterior) expect(primero).toBe(siguiente(anterior.ultimo));
      }
    }),
  );
});
