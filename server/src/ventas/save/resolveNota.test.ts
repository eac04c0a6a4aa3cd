import type { GuardarNota } from '@lavanda/shared/contract/ventas';
import fc from 'fast-check';
import { Problematico } from '../../http/problema.ts';
import type { NotaGuardada } from '../nota.ts';
import { leerEntrada } from './input.ts';
import { type Contexto, resolverNota } from './resolveNota.ts';

const HOY = '2026-03-10';
const CLIENTE = '11111111-1111-4111-8111-111111111111';
const CAMISA = '22222222-2222-4222-8222-222222222222';
const ROPA = '33333333-3333-4333-8333-333333333333';
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

const contexto: Contexto = {
  regla: { rulesType: 'conCosto', conCosto: 3500, rango: [] },
  diasEntrega: 2,
  hoy: HOY,
  puedeRevertir: true,
  idsDeOtrasNotas: [],
  cliente: { nombre: 'José Peña', eliminado: false },
  catalogo: [
    { id: CAMISA, servicio: 'Camisa', medida: 'pz', precio: 4500, activo: true },
    { id: ROPA, servicio: 'Ropa por kilo', medida: 'kg', precio: 3890, activo: true },
  ],
};

const camisa = { _id: id(1), cantidad: 2, servicio: 'Camisa', precio: 45 };
const ropa = { _id: id(2), cantidad: 3.35, servicio: 'Ropa por kilo', precio: 38.9, servicio_id: ROPA };
const base: GuardarNota = { usuario: CLIENTE, fecha: HOY, articulos: [camisa, ropa] };

const resolver = (cambios: Partial<GuardarNota> = {}, actual: NotaGuardada | null = null, mas: Partial<Contexto> = {}) =>
  resolverNota(leerEntrada({ ...base, ...cambios }), actual, { ...contexto, ...mas });

const guardada = (cambios: Partial<GuardarNota> = {}): NotaGuardada => ({
  ...resolver(cambios),
  id: id(99),
  sucursalId: id(98),
  version: 1,
  anulada: false,
});

function camposDe(trabajo: () => unknown): string[] {
  try {
    trabajo();
  } catch (error) {
    if (error instanceof Problematico) return [String(error.status), ...(error.campos ?? []).map(({ campo }) => campo)];
    throw error;
  }
  return [];
}

describe('totals', () => {
  it('are the server’s: 2 x 45 + 3.35 kg x 38.90 + 35 of delivery', () => {
    const nota = resolver({ 'a domicilio': true, descuentos: 5.32 });
    expect(nota).toMatchObject({
      subtotal: 22032,
      envio: 3500,
      descuentos: 532,
      total: 25000,
      status: 0,
      fechaEntrega: '2026-03-12',
    });
    expect(nota.lineas.map(({ importe }) => importe)).toEqual([9000, 13032]);
  });

  it.each(['subtotal', 'envio', 'total', 'abonos'])('%s sent and different is refused', (campo) => {
    expect(camposDe(() => resolver({ [campo]: 1 }))).toEqual(['422', campo]);
  });

  it('sent and equal are accepted', () => {
    expect(
      camposDe(() => resolver({ subtotal: 220.32, envio: 0, total: 220.32, abonos: 10, pagos: [{ monto: 10, metodo: 'Efvo' }] })),
    ).toEqual([]);
  });

  it('a discount can’t take the total below 0', () => {
    expect(resolver({ descuentos: 220.32 }).total).toBe(0);
    expect(camposDe(() => resolver({ descuentos: 220.33 }))).toEqual(['422', 'descuentos']);
  });
});

describe('lines', () => {
  it('pz and kg pay the catalogue’s price, by id or by name', () => {
    expect(camposDe(() => resolver({ articulos: [{ ...camisa, precio: 44.99 }] }))).toEqual(['422', 'articulos[0].precio']);
    expect(camposDe(() => resolver({ articulos: [camisa, { ...ropa, precio: 1 }] }))).toEqual(['422', 'articulos[1].precio']);
  });

  it('unknown names are flexible and bring their price', () => {
    expect(resolver({ articulos: [{ cantidad: 1, servicio: 'Vestido de novia', precio: 800 }] }).lineas[0]).toMatchObject({
      medida: 'flex',
      precio: 80000,
      servicioId: null,
    });
    expect(camposDe(() => resolver({ articulos: [{ cantidad: 1, servicio: 'Vestido', precio: 8, medida: 'kg' }] }))).toEqual([
      '422',
      'articulos[0].servicio',
    ]);
    expect(camposDe(() => resolver({ articulos: [{ ...camisa, medida: 'flex', precio: 1 }] }))).toEqual([
      '422',
      'articulos[0].medida',
    ]);
    expect(camposDe(() => resolver({ articulos: [{ ...camisa, servicio_id: id(7) }] }))).toEqual([
      '422',
      'articulos[0].servicio_id',
    ]);
  });

  it('once saved keep their price when the catalogue’s changes', () => {
    const actual = guardada();
    const catalogo = contexto.catalogo.map((servicio) => ({ ...servicio, precio: servicio.precio + 500 }));
    expect(resolver({ articulos: [{ ...camisa, cantidad: 3 }, ropa] }, actual, { catalogo }).subtotal).toBe(26532);
    expect(resolver({ articulos: [{ cantidad: 2, servicio: 'Camisa', precio: 45 }] }, actual, { catalogo }).lineas[0]?.id).toBe(
      id(1),
    );
    expect(camposDe(() => resolver({ articulos: [{ ...camisa, precio: 50 }] }, actual, { catalogo }))).toEqual([
      '422',
      'articulos[0].precio',
    ]);
    expect(camposDe(() => resolver({ articulos: [camisa, { ...camisa, _id: id(3) }] }, actual, { catalogo }))).toEqual([
      '422',
      'articulos[1].precio',
    ]);
  });

  it('count whole pieces and three decimals', () => {
    expect(camposDe(() => resolver({ articulos: [{ ...camisa, cantidad: 1.5 }] }))).toEqual(['422', 'articulos[0].cantidad']);
    expect(camposDe(() => resolver({ articulos: [{ ...ropa, cantidad: 1.0005 }] }))).toEqual(['422', 'articulos[0].cantidad']);
    expect(camposDe(() => resolver({ articulos: [camisa, camisa] }))).toEqual(['422', 'articulos[1]._id']);
  });
});

describe('payments', () => {
  const abono = { _id: id(10), monto: 100, metodo: 'TDC' as const, fecha: HOY };

  it('only grow, one for one', () => {
    const actual = guardada({ pagos: [abono] });
    const sinId = { monto: 100, metodo: 'TDC' as const, fecha: HOY };
    expect(resolver({ pagos: [] }, actual).abonos).toBe(10000);
    expect(resolver({ pagos: [abono] }, actual).abonos).toBe(10000);
    expect(resolver({ pagos: [sinId] }, actual).abonos).toBe(10000);
    expect(resolver({ pagos: [sinId, sinId] }, actual).abonos).toBe(20000);
    expect(resolver({ pagos: [abono, sinId] }, actual).abonos).toBe(20000);
    expect(camposDe(() => resolver({ pagos: [{ ...abono, monto: 50 }] }, actual))).toEqual(['422', 'pagos[0]']);
  });

  it('fit the balance, to the centavo', () => {
    expect(resolver({ pagos: [{ monto: 220.32, metodo: 'Efvo' }] }).abonos).toBe(22032);
    expect(camposDe(() => resolver({ pagos: [{ monto: 220.33, metodo: 'Efvo' }] }))).toEqual(['422', 'pagos']);
    expect(camposDe(() => resolver({ pagos: [{ monto: 0, metodo: 'Efvo' }] }))).toEqual(['422', 'pagos[0].monto']);
    expect(camposDe(() => resolver({ pagos: [{ monto: -5, metodo: 'Efvo' }] }))).toEqual(['422', 'pagos[0].monto']);
    expect(camposDe(() => resolver({ pagos: [{ monto: 5, metodo: 'Efvo', fecha: '2026-03-11' }] }))).toEqual([
      '422',
      'pagos[0].fecha',
    ]);
    expect(camposDe(() => resolver({ pagos: [abono] }, null, { idsDeOtrasNotas: [id(10)] }))).toEqual(['422', 'pagos[0]._id']);
  });

  it('are cancelled once, whole, by who may', () => {
    const actual = guardada({ pagos: [abono] });
    const reversa = { _id: id(11), monto: -100, metodo: 'TDC' as const, fecha: HOY, reversa_de: id(10) };
    const revertida = { ...actual, ...resolver({ pagos: [reversa] }, actual) };
    expect(revertida.abonos).toBe(0);
    expect(camposDe(() => resolver({ pagos: [reversa] }, actual, { puedeRevertir: false }))[0]).toBe('403');
    expect(camposDe(() => resolver({ pagos: [{ ...reversa, monto: -99 }] }, actual))).toEqual(['422', 'pagos[0].monto']);
    expect(camposDe(() => resolver({ pagos: [{ ...reversa, _id: id(12) }] }, revertida))).toEqual(['422', 'pagos[0].reversa_de']);
    expect(camposDe(() => resolver({ pagos: [{ ...reversa, reversa_de: id(55) }] }, actual))).toEqual([
      '422',
      'pagos[0].reversa_de',
    ]);
  });
});

describe('status', () => {
  const ventana = { hora_inicio: '09:00', hora_final: '11:00' };

  it('a pickup needs a window and becomes open with articles', () => {
    const pendiente = guardada({ articulos: [], status: -1, recoleccion: ventana });
    expect(pendiente).toMatchObject({ status: -1, total: 0, fechaEntrega: null, horaInicio: '09:00' });
    expect(resolver({ status: -1 }, pendiente)).toMatchObject({ status: 0, horaFinal: '11:00', fechaEntrega: '2026-03-12' });
    expect(camposDe(() => resolver({ articulos: [], status: -1 }))).toEqual(['422', 'recoleccion']);
    expect(
      camposDe(() => resolver({ articulos: [], status: -1, recoleccion: { hora_inicio: '11:00', hora_final: '11:00' } })),
    ).toEqual(['422', 'recoleccion.hora_final']);
    expect(camposDe(() => resolver({ articulos: [], status: 0 }))).toEqual(['422', 'articulos']);
    expect(camposDe(() => resolver({ articulos: [] }, pendiente))).toEqual([]);
  });

  it('closing under 1 peso records the rounding', () => {
    const cerrada = guardada({ status: 10, pagos: [{ monto: 220, metodo: 'Efvo', fecha: HOY }] });
    expect(cerrada).toMatchObject({ ajuste: 32, status: 10 });
    expect(guardada({ status: 10 }).ajuste).toBe(0);
  });

  it('a closed note takes payments of its debt and nothing else', () => {
    const cerrada = guardada({ status: 10 });
    expect(resolver({ status: 0, pagos: [{ monto: 20.32, metodo: 'Link' }] }, cerrada)).toMatchObject({
      status: 10,
      abonos: 2032,
    });
    expect(camposDe(() => resolver({ articulos: [camisa] }, cerrada))).toEqual(['422', 'articulos']);
    expect(camposDe(() => resolver({ descuentos: 1, express: true }, cerrada))).toEqual(['422', 'descuentos', 'express']);
    const regla = { rulesType: 'conCosto', conCosto: 9900, rango: [] } as const;
    expect(resolver({}, { ...cerrada, ...guardada({ status: 10, a_domicilio: true }) }, { regla }).envio).toBe(3500);
  });
});

describe('dates and customer', () => {
  it('are real, in order, and of the tenant', () => {
    expect(camposDe(() => resolver({ fecha: '2026-02-30' }))).toEqual(['422', 'fecha']);
    expect(camposDe(() => resolver({ fecha_entrega: '2026-03-09' }))).toEqual(['422', 'fecha_entrega']);
    expect(resolver({ express: true }).fechaEntrega).toBe('2026-03-11');
    expect(camposDe(() => resolver({}, null, { cliente: null }))).toEqual(['422', 'usuario']);
    expect(camposDe(() => resolver({}, null, { cliente: { nombre: 'X', eliminado: true } }))).toEqual(['422', 'usuario']);
    expect(camposDe(() => resolver({}, guardada(), { cliente: { nombre: 'X', eliminado: true } }))).toEqual([]);
  });
});

it('any sequence of payments keeps abonos within the total and every stored payment in place', () => {
  const pago = fc.record({
    monto: fc.integer({ min: 1, max: 30_000 }).map((c) => c / 100),
    metodo: fc.constantFrom('Efvo' as const, 'TDC' as const),
  });
  fc.assert(
    fc.property(fc.array(fc.array(pago, { maxLength: 3 }), { maxLength: 6 }), (saves) => {
      let actual = guardada();
      for (const pagos of saves) {
        const antes = actual;
        try {
          actual = { ...actual, ...resolver({ pagos }, antes) };
        } catch (error) {
          if (!(error instanceof Problematico)) throw error;
        }
        expect(actual.pagos.slice(0, antes.pagos.length)).toEqual(antes.pagos);
        expect(actual.abonos).toBeLessThanOrEqual(actual.total);
        expect(actual.abonos).toBe(actual.pagos.reduce((suma, { monto }) => suma + monto, 0));
      }
    }),
  );
});
