import fc from 'fast-check';
import type { ReglaEnvio } from './envio.ts';
import {
  ajustePorRedondeo,
  descuentoMaximo,
  estaPagada,
  importeLinea,
  type StatusNota,
  siguienteStatus,
  totalesNota,
} from './nota.ts';

const SIN_COSTO: ReglaEnvio = { rulesType: 'sinCosto', conCosto: 0, rango: [] };

describe('totals of a note', () => {
  it('3.35 kg at 38.90 is 130.32', () => {
    expect(importeLinea({ cantidad: 3350, precio: 3890 })).toBe(13032);
  });

  it('total due = subtotal + delivery - discounts - payments', () => {
    const totales = totalesNota({
      lineas: [
        { cantidad: 2000, precio: 4500 },
        { cantidad: 3350, precio: 3890 },
      ],
      descuentos: 1032,
      aDomicilio: true,
      pagos: [{ monto: 10000 }],
      regla: { rulesType: 'conCosto', conCosto: 3500, rango: [] },
    });
    expect(totales).toEqual({ subtotal: 22032, envio: 3500, descuentos: 1032, total: 24500, abonos: 10000, saldo: 14500 });
    expect(descuentoMaximo(totales)).toBe(25532);
  });

  it('holds for any lines, discounts and payments', () => {
    const linea = fc.record({
      cantidad: fc.integer({ min: 1, max: 10_000_000 }),
      precio: fc.integer({ min: 0, max: 100_000_000 }),
    });
    const pago = fc.record({ monto: fc.integer({ min: -1_000_000, max: 1_000_000 }) });
    fc.assert(
      fc.property(
        fc.array(linea, { maxLength: 9 }),
        fc.array(pago),
        fc.integer({ min: 0, max: 100_000_000 }),
        (lineas, pagos, descuentos) => {
          const t = totalesNota({ lineas, pagos, descuentos, aDomicilio: false, regla: SIN_COSTO });
          expect(t.subtotal).toBe(lineas.reduce((s, l) => s + importeLinea(l), 0));
          expect(t.total).toBe(Math.max(0, t.subtotal - descuentos));
          expect(t.saldo + t.abonos).toBe(t.total);
          expect(Number.isSafeInteger(t.total)).toBe(true);
        },
      ),
    );
  });
});

describe('paid', () => {
  it('a balance under 1 peso counts as paid and becomes the adjustment', () => {
    expect([estaPagada(99), estaPagada(100), estaPagada(-1)]).toEqual([true, false, true]);
    expect([ajustePorRedondeo(99), ajustePorRedondeo(100), ajustePorRedondeo(0), ajustePorRedondeo(-5)]).toEqual([99, 0, 0, 0]);
  });
});

describe('status', () => {
  const status = fc.constantFrom<StatusNota>(-1, 0, 10);

  it('a pickup saved with articles is in the branch', () => {
    expect(siguienteStatus(-1, -1, 1)).toBe(0);
    expect(siguienteStatus(-1, -1, 0)).toBe(-1);
    expect(siguienteStatus(null, -1, 0)).toBe(-1);
    expect(siguienteStatus(0, 10, 1)).toBe(10);
  });

  it('never goes back', () => {
    fc.assert(fc.property(status, status, fc.nat(5), (antes, pedido, lineas) => siguienteStatus(antes, pedido, lineas) >= antes));
  });
});
