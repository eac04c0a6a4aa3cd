import type { SaveNota } from '@lavanda/shared/contract/schemas/sales';
import fc from 'fast-check';
import { HttpProblem, problemBody } from '../../http/problem.ts';
import type { StoredNota } from '../nota.ts';
import { parseInput } from './parseInput.ts';
import { type Context, resolveNota } from './resolveNota.ts';

const TODAY = '2026-03-10';
const CLIENTE = '11111111-1111-4111-8111-111111111111';
const SHIRT = '22222222-2222-4222-8222-222222222222';
const CLOTHES = '33333333-3333-4333-8333-333333333333';
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

const context: Context = {
  rule: { rulesType: 'conCosto', conCosto: 3500, rango: [] },
  surcharge: null,
  discounts: { limit: null, reasonAbove: null },
  deliveryDays: 2,
  today: TODAY,
  capturedDay: TODAY,
  canReverse: true,
  firstOpenDay: null,
  idsOfOtherNotas: [],
  odds: null,
  isAhead: false,
  cliente: { nombre: 'José Peña', eliminado: false },
  catalog: [
    { id: SHIRT, servicio: 'Camisa', medida: 'pz', precio: 4500, activo: true },
    { id: CLOTHES, servicio: 'Ropa por kilo', medida: 'kg', precio: 3890, activo: true },
  ],
};

const shirt = { _id: id(1), cantidad: 2, servicio: 'Camisa', precio: 45 };
const clothes = { _id: id(2), cantidad: 3.35, servicio: 'Ropa por kilo', precio: 38.9, servicio_id: CLOTHES };
const base: SaveNota = { usuario: CLIENTE, fecha: TODAY, articulos: [shirt, clothes] };

const resolve = (changes: Partial<SaveNota> = {}, current: StoredNota | null = null, more: Partial<Context> = {}) =>
  resolveNota(parseInput({ ...base, ...changes }), current, { ...context, ...more });

const saved = (changes: Partial<SaveNota> = {}): StoredNota => ({
  ...resolve(changes),
  id: id(99),
  sucursalId: id(98),
  version: 1,
  voided: false,
});

function fieldsOf(handler: () => unknown): string[] {
  try {
    handler();
  } catch (error) {
    if (error instanceof HttpProblem) return [String(error.status), ...(error.campos ?? []).map(({ campo: field }) => field)];
    throw error;
  }
  return [];
}

describe('totals', () => {
  it('are the server’s: 2 x 45 + 3.35 kg x 38.90 + 35 of delivery', () => {
    const nota = resolve({ 'a domicilio': true, descuentos: 5.32 });
    expect(nota).toMatchObject({
      subtotal: 22032,
      envio: 3500,
      descuentos: 532,
      total: 25000,
      status: 0,
      fechaEntrega: '2026-03-12',
    });
    expect(nota.lineas.map(({ importe: lineTotal }) => lineTotal)).toEqual([9000, 13032]);
  });

  it.each(['subtotal', 'envio', 'total', 'abonos'])('%s sent and different is refused', (field) => {
    expect(fieldsOf(() => resolve({ [field]: 1 }))).toEqual(['422', field]);
  });

  it('sent and equal are accepted', () => {
    expect(
      fieldsOf(() => resolve({ subtotal: 220.32, envio: 0, total: 220.32, abonos: 10, pagos: [{ monto: 10, metodo: 'Efvo' }] })),
    ).toEqual([]);
  });

  it('a discount can’t take the total below 0', () => {
    expect(resolve({ descuentos: 220.32 }).total).toBe(0);
    expect(fieldsOf(() => resolve({ descuentos: 220.33 }))).toEqual(['422', 'descuentos']);
  });
});

describe('a discount', () => {
  const user = { discounts: { limit: { tipo: 'porcentaje', valor: 2000 }, reasonAbove: 1000 } } as const;
  const discounted = (changes: Partial<SaveNota>, current: StoredNota | null = null) =>
    fieldsOf(() => resolve(changes, current, user));
  const why = { descuento_motivo: '  Cliente   frecuente ' };

  it('is limited by role, of all that is charged, to the centavo', () => {
    expect(discounted({ descuentos: 44.06, ...why })).toEqual([]);
    expect(discounted({ descuentos: 44.07, ...why })).toEqual(['422', 'descuentos']);
    expect(discounted({ descuentos: 51.06, a_domicilio: true, ...why })).toEqual([]);
    const pesos = { discounts: { limit: { tipo: 'monto', valor: 3000 }, reasonAbove: null } } as const;
    expect(fieldsOf(() => resolve({ descuentos: 30 }, null, pesos))).toEqual([]);
    expect(fieldsOf(() => resolve({ descuentos: 30.01 }, null, pesos))).toEqual(['422', 'descuentos']);
  });

  it('needs a reason above the tenant’s percentage, and keeps it', () => {
    expect(discounted({ descuentos: 22.03 })).toEqual([]);
    expect(discounted({ descuentos: 22.04 })).toEqual(['422', 'descuento_motivo']);
    expect(discounted({ descuentos: 22.04, descuento_motivo: '   ' })).toEqual(['422', 'descuento_motivo']);
    const current = saved({ descuentos: 30, ...why });
    expect(current.descuentoMotivo).toBe('Cliente frecuente');
    expect(resolve({ descuentos: 30 }, current).descuentoMotivo).toBe('Cliente frecuente');
    expect(discounted({ descuentos: 30, descuento_motivo: '' }, current)).toEqual(['422', 'descuento_motivo']);
    expect(resolve({ descuentos: 0 }, current).descuentoMotivo).toBe('');
  });

  it('that was given isn’t checked again until it is raised, or the nota is cut under it', () => {
    const current = saved({ descuentos: 100 });
    expect(discounted({ descuentos: 100, factura: true }, current)).toEqual([]);
    expect(discounted({ descuentos: 90 }, current)).toEqual([]);
    expect(discounted({ descuentos: 100.01, ...why }, current)).toEqual(['422', 'descuentos']);
    expect(discounted({ descuentos: 100, articulos: [clothes], ...why }, current)).toEqual(['422', 'descuentos']);
    const half = saved({ descuento_porcentaje: 50 });
    expect(discounted({ descuento_porcentaje: 50, articulos: [shirt] }, half)).toEqual([]);
    expect(discounted({ descuento_porcentaje: 51, ...why }, half)).toEqual(['422', 'descuentos']);
  });

  it('in percent is turned into centavos by one rule, and follows the nota', () => {
    const tenth = saved({ descuento_porcentaje: 12.5 });
    expect(tenth).toMatchObject({ descuentos: 2754, descuentoPorcentaje: 1250, total: 19278 });
    expect(fieldsOf(() => resolve({ descuento_porcentaje: 12.5, descuentos: 27.54 }))).toEqual([]);
    expect(fieldsOf(() => resolve({ descuento_porcentaje: 12.5, descuentos: 27.53 }))).toEqual(['422', 'descuentos']);
    expect(fieldsOf(() => resolve({ descuento_porcentaje: 12.555 }))).toEqual(['422', 'descuento_porcentaje']);
    expect(resolve({ articulos: [shirt] }, tenth)).toMatchObject({ descuentos: 1125, descuentoPorcentaje: 1250 });
    // A cierre sends the stored amount and percentage back, although the envio may cost something else by now.
    const free = { rule: { rulesType: 'sinCosto', conCosto: 0, rango: [] } } as const;
    const delivered = saved({ a_domicilio: true, descuento_porcentaje: 10 });
    expect(delivered.descuentos).toBe(2553);
    expect(resolve({ a_domicilio: true, descuento_porcentaje: 10, descuentos: 25.53 }, delivered, free).descuentos).toBe(2203);
    // A client that doesn't know percentages sends the stored amount back, and the percentage is kept.
    expect(resolve({ descuentos: 27.54 }, tenth).descuentoPorcentaje).toBe(1250);
    expect(resolve({ descuentos: 27 }, tenth).descuentoPorcentaje).toBeNull();
  });
});

describe('the recargo of an express nota', () => {
  const tenth = { surcharge: { tipo: 'porcentaje', valor: 1000 } } as const;

  it('is charged when the tenant has one, and only then', () => {
    expect(resolve({ express: true })).toMatchObject({ recargo: 0, total: 22032 });
    expect(resolve({ express: true, descuentos: 2 }, null, tenth)).toMatchObject({ recargo: 2203, total: 24035 });
    expect(resolve({}, null, tenth).recargo).toBe(0);
    expect(fieldsOf(() => resolve({ express: true, recargo: 0 }, null, tenth))).toEqual(['422', 'recargo']);
  });

  it('of a saved nota stays until the nota changes', () => {
    const current = { ...saved(), ...resolve({ express: true }, null, tenth) };
    const raised = { surcharge: { tipo: 'monto', valor: 9900 } } as const;
    const again = (changes: Partial<SaveNota>) => resolve({ express: true, ...changes }, current, raised).recargo;
    expect([again({}), again({ factura: true }), again({ articulos: [shirt] }), again({ express: false })]).toEqual([
      2203, 2203, 9900, 0,
    ]);
    expect(resolve({ express: true, status: 10 }, { ...current, status: 10 }, raised).recargo).toBe(2203);
  });
});

describe('the domicilio', () => {
  const place = { descripcion: 'Xola 12', lat: 19.4, lon: -99.1 };

  it('is kept by the nota while it is delivered to that cliente', () => {
    const current = saved({ a_domicilio: true, domicilio: place });
    expect(current).toMatchObject({ domicilio: 'Xola 12', domicilioLat: 19.4, domicilioLon: -99.1 });
    expect(resolve({ a_domicilio: true }, current).domicilio).toBe('Xola 12');
    expect(resolve({ a_domicilio: false }, current)).toMatchObject({ domicilio: null, domicilioLat: null });
    expect(resolve({ a_domicilio: true, domicilio: null }, current).domicilio).toBeNull();
    expect(resolve({ a_domicilio: true, usuario: id(50) }, current).domicilio).toBeNull();
    expect(resolve({ a_domicilio: true }).domicilio).toBeNull();
    expect(fieldsOf(() => resolve({ a_domicilio: true, domicilio: { ...place, descripcion: '  ' } }))).toEqual([
      '422',
      'domicilio.descripcion',
    ]);
  });
});

it('a refusal names every line that the catalogue changed, with its pointer, codes and amounts', () => {
  try {
    resolve({
      articulos: [
        { ...shirt, precio: 40 },
        { ...clothes, servicio_id: id(7) },
      ],
    });
    throw new Error('Accepted');
  } catch (error) {
    if (!(error instanceof HttpProblem)) throw error;
    expect(error.detail).toBe(
      'El precio de Camisa cambió de $40.00 a $45.00. Ropa por kilo ya no está en el catálogo. Quítalo de la nota.',
    );
    expect(problemBody(error, 'x').campos).toMatchObject([
      { puntero: '/articulos/0/precio', codigo: 'precio_cambiado', linea: id(1), enviado: 40, vigente: 45 },
      { puntero: '/articulos/1/servicio_id', codigo: 'servicio_retirado', linea: id(2) },
    ]);
  }
});

it('a changed fee says from what to what, before the total that follows from it', () => {
  try {
    resolve({ a_domicilio: true, envio: 45, total: 265.32 });
    throw new Error('Accepted');
  } catch (error) {
    if (!(error instanceof HttpProblem)) throw error;
    expect([error.detail, error.campos?.map(({ campo: field }) => field)]).toEqual([
      'El envío cambió de $45.00 a $35.00.',
      ['envio', 'total'],
    ]);
  }
});

describe('lines', () => {
  it('pz and kg pay the catalogue’s price, by id or by name', () => {
    expect(fieldsOf(() => resolve({ articulos: [{ ...shirt, precio: 44.99 }] }))).toEqual(['422', 'articulos[0].precio']);
    expect(fieldsOf(() => resolve({ articulos: [shirt, { ...clothes, precio: 1 }] }))).toEqual(['422', 'articulos[1].precio']);
  });

  it('unknown names are flexible and bring their price', () => {
    expect(resolve({ articulos: [{ cantidad: 1, servicio: 'Vestido de novia', precio: 800 }] }).lineas[0]).toMatchObject({
      medida: 'flex',
      precio: 80000,
      servicioId: null,
    });
    expect(fieldsOf(() => resolve({ articulos: [{ cantidad: 1, servicio: 'Vestido', precio: 8, medida: 'kg' }] }))).toEqual([
      '422',
      'articulos[0].servicio',
    ]);
    expect(fieldsOf(() => resolve({ articulos: [{ ...shirt, medida: 'flex', precio: 1 }] }))).toEqual([
      '422',
      'articulos[0].medida',
    ]);
    expect(fieldsOf(() => resolve({ articulos: [{ ...shirt, servicio_id: id(7) }] }))).toEqual([
      '422',
      'articulos[0].servicio_id',
    ]);
  });

  it('keep their saved price when the catalogue changes', () => {
    const current = saved();
    const catalog = context.catalog.map((servicio) => ({ ...servicio, precio: servicio.precio + 500 }));
    expect(resolve({ articulos: [{ ...shirt, cantidad: 3 }, clothes] }, current, { catalog }).subtotal).toBe(26532);
    expect(resolve({ articulos: [{ cantidad: 2, servicio: 'Camisa', precio: 45 }] }, current, { catalog }).lineas[0]?.id).toBe(
      id(1),
    );
    expect(fieldsOf(() => resolve({ articulos: [{ ...shirt, precio: 50 }] }, current, { catalog }))).toEqual([
      '422',
      'articulos[0].precio',
    ]);
    expect(fieldsOf(() => resolve({ articulos: [shirt, { ...shirt, _id: id(3) }] }, current, { catalog }))).toEqual([
      '422',
      'articulos[1].precio',
    ]);
  });

  it('count whole pieces and three decimals', () => {
    expect(fieldsOf(() => resolve({ articulos: [{ ...shirt, cantidad: 1.5 }] }))).toEqual(['422', 'articulos[0].cantidad']);
    expect(fieldsOf(() => resolve({ articulos: [{ ...clothes, cantidad: 1.0005 }] }))).toEqual(['422', 'articulos[0].cantidad']);
    expect(fieldsOf(() => resolve({ articulos: [shirt, shirt] }))).toEqual(['422', 'articulos[1]._id']);
  });
});

describe('payments', () => {
  const abono = { _id: id(10), monto: 100, metodo: 'TDC' as const, fecha: TODAY };

  it('are only added, and stored ones are matched one for one', () => {
    const current = saved({ pagos: [abono] });
    const withoutId = { monto: 100, metodo: 'TDC' as const, fecha: TODAY };
    expect(resolve({ pagos: [] }, current).abonos).toBe(10000);
    expect(resolve({ pagos: [abono] }, current).abonos).toBe(10000);
    expect(resolve({ pagos: [withoutId] }, current).abonos).toBe(10000);
    expect(resolve({ pagos: [withoutId, withoutId] }, current).abonos).toBe(20000);
    expect(resolve({ pagos: [abono, withoutId] }, current).abonos).toBe(20000);
    expect(fieldsOf(() => resolve({ pagos: [{ ...abono, monto: 50 }] }, current))).toEqual(['422', 'pagos[0]']);
  });

  it('are dated by the server: a device a day ahead pays today, and a day before is kept', () => {
    const dayOf = (date?: string) => resolve({ pagos: [{ monto: 5, metodo: 'Efvo', fecha: date }] }).pagos[0]?.fecha;
    expect([dayOf(), dayOf('2026-03-11'), dayOf('2027-03-11'), dayOf('2026-03-09')]).toEqual([TODAY, TODAY, TODAY, '2026-03-09']);
  });

  it('sent again after midnight, or by a clock that was mended, are the stored ones', () => {
    const current = saved({ pagos: [{ ...abono, fecha: undefined }] });
    for (const date of [undefined, '2026-03-09', '2026-03-11'])
      expect(resolve({ pagos: [{ ...abono, fecha: date }] }, current, { today: '2026-03-11' }).pagos).toEqual(current.pagos);
  });

  it('can’t exceed the saldo by even a centavo', () => {
    expect(resolve({ pagos: [{ monto: 220.32, metodo: 'Efvo' }] }).abonos).toBe(22032);
    expect(fieldsOf(() => resolve({ pagos: [{ monto: 220.33, metodo: 'Efvo' }] }))).toEqual(['422', 'pagos']);
    expect(fieldsOf(() => resolve({ pagos: [{ monto: 0, metodo: 'Efvo' }] }))).toEqual(['422', 'pagos[0].monto']);
    expect(fieldsOf(() => resolve({ pagos: [{ monto: -5, metodo: 'Efvo' }] }))).toEqual(['422', 'pagos[0].monto']);
    expect(fieldsOf(() => resolve({ pagos: [abono] }, null, { idsOfOtherNotas: [id(10)] }))).toEqual(['422', 'pagos[0]._id']);
  });

  it('are reversed in parts, never beyond what they were, by any method and only with permission', () => {
    const current = saved({ pagos: [abono] });
    const reversal = { _id: id(11), monto: -100, metodo: 'TDC' as const, fecha: TODAY, reversa_de: id(10) };
    const reversed = { ...current, ...resolve({ pagos: [reversal] }, current) };
    expect(reversed.abonos).toBe(0);
    expect(fieldsOf(() => resolve({ pagos: [reversal] }, current, { canReverse: false }))[0]).toBe('403');
    expect(fieldsOf(() => resolve({ pagos: [{ ...reversal, monto: -100.01 }] }, current))).toEqual(['422', 'pagos[0].monto']);
    expect(fieldsOf(() => resolve({ pagos: [{ ...reversal, monto: 100 }] }, current))).toEqual(['422', 'pagos[0].monto']);
    expect(fieldsOf(() => resolve({ pagos: [{ ...reversal, _id: id(12) }] }, reversed))).toEqual(['422', 'pagos[0].reversa_de']);
    expect(fieldsOf(() => resolve({ pagos: [{ ...reversal, reversa_de: id(55) }] }, current))).toEqual([
      '422',
      'pagos[0].reversa_de',
    ]);
    const part = { ...reversal, monto: -60, metodo: 'Efvo' as const };
    const partly = { ...current, ...resolve({ pagos: [part] }, current) };
    expect(partly.abonos).toBe(4_000);
    const rest = { ...reversal, _id: id(13), monto: -40 };
    expect(resolve({ pagos: [part, rest] }, partly).abonos).toBe(0);
    expect(fieldsOf(() => resolve({ pagos: [part, { ...rest, monto: -40.01 }] }, current))).toEqual(['422', 'pagos[1].monto']);
  });
});

describe('status', () => {
  const timeWindow = { hora_inicio: '09:00', hora_final: '11:00' };

  it('a pickup needs a window and becomes open with articles', () => {
    const pending = saved({ articulos: [], status: -1, recoleccion: timeWindow });
    expect(pending).toMatchObject({ status: -1, total: 0, fechaEntrega: null, horaInicio: '09:00' });
    expect(resolve({ status: -1 }, pending)).toMatchObject({
      status: 0,
      horaFinal: '11:00',
      fechaEntrega: '2026-03-12',
    });
    expect(fieldsOf(() => resolve({ articulos: [], status: -1 }))).toEqual(['422', 'recoleccion']);
    expect(
      fieldsOf(() => resolve({ articulos: [], status: -1, recoleccion: { hora_inicio: '11:00', hora_final: '11:00' } })),
    ).toEqual(['422', 'recoleccion.hora_final']);
    expect(fieldsOf(() => resolve({ articulos: [], status: 0 }))).toEqual(['422', 'articulos']);
    expect(fieldsOf(() => resolve({ articulos: [] }, pending))).toEqual([]);
  });

  it('closing under 1 peso records the rounding', () => {
    const closed = saved({ status: 10, pagos: [{ monto: 220, metodo: 'Efvo', fecha: TODAY }] });
    expect(closed).toMatchObject({ ajuste: 32, status: 10 });
    expect(saved({ status: 10 }).ajuste).toBe(0);
  });

  it('a closed note takes payments of its debt and nothing else', () => {
    const closed = saved({ status: 10 });
    expect(resolve({ status: 0, pagos: [{ monto: 20.32, metodo: 'Link' }] }, closed)).toMatchObject({
      status: 10,
      abonos: 2032,
    });
    expect(fieldsOf(() => resolve({ articulos: [shirt] }, closed))).toEqual(['422', 'articulos']);
    expect(fieldsOf(() => resolve({ descuentos: 1, express: true }, closed))).toEqual(['422', 'descuentos', 'express']);
    const rule = { rulesType: 'conCosto', conCosto: 9900, rango: [] } as const;
    expect(resolve({}, { ...closed, ...saved({ status: 10, a_domicilio: true }) }, { rule }).envio).toBe(3500);
  });

  it('a closed note that was never promised takes a payment and stays so', () => {
    const closed = { ...saved({ status: 10 }), fechaEntrega: null };
    expect(resolve({ pagos: [{ monto: 1, metodo: 'Link' }] }, closed)).toMatchObject({ abonos: 100, fechaEntrega: null });
  });
});

describe('dates and customer', () => {
  it('must be valid, in order, and of the tenant', () => {
    expect(fieldsOf(() => resolve({ fecha: '2026-02-30' }))).toEqual(['422', 'fecha']);
    expect(fieldsOf(() => resolve({ fecha_entrega: '2026-03-09' }))).toEqual(['422', 'fecha_entrega']);
    expect(resolve({ express: true }).fechaEntrega).toBe('2026-03-11');
    expect(fieldsOf(() => resolve({}, null, { cliente: null }))).toEqual(['422', 'usuario']);
    expect(fieldsOf(() => resolve({}, null, { cliente: { nombre: 'X', eliminado: true } }))).toEqual(['422', 'usuario']);
    expect(fieldsOf(() => resolve({}, saved(), { cliente: { nombre: 'X', eliminado: true } }))).toEqual([]);
  });
});

it('any sequence of payments keeps abonos within the total and every stored payment in place', () => {
  const pago = fc.record({
    monto: fc.integer({ min: 1, max: 30_000 }).map((c) => c / 100),
    metodo: fc.constantFrom('Efvo' as const, 'TDC' as const),
  });
  fc.assert(
    fc.property(fc.array(fc.array(pago, { maxLength: 3 }), { maxLength: 6 }), (saves) => {
      let current = saved();
      for (const pagos of saves) {
        const before = current;
        try {
          current = { ...current, ...resolve({ pagos }, before) };
        } catch (error) {
          if (!(error instanceof HttpProblem)) throw error;
        }
        expect(current.pagos.slice(0, before.pagos.length)).toEqual(before.pagos);
        expect(current.abonos).toBeLessThanOrEqual(current.total);
        expect(current.abonos).toBe(current.pagos.reduce((sum, { monto: amount }) => sum + amount, 0));
      }
    }),
  );
});
