import type { Entry } from '@lavanda/shared';
import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { asOtherNota, keepingStored, overStored, storedNota } from './resolveConflict';

const pago = (id: string, amount: number) => ({
  _id: id,
  fecha: '2026-12-10',
  monto: amount,
  metodo: 'Efvo' as const,
  reversa_de: null,
});
const stored = {
  _id: 'nota',
  version: 4,
  usuario: 'cliente',
  usuario_name: 'Ricardo Villalobos',
  fecha: '2026-12-10',
  fecha_entrega: '2026-12-12',
  articulos: [{ _id: 'linea', cantidad: 8, servicio: 'Lavado', precio: 32, importe: 256, servicio_id: null, medida: 'kg' }],
  pagos: [pago('primero', 50), pago('ajeno', 200)],
  descuentos: 0,
  factura: false,
  a_domicilio: false,
  express: false,
  status: 0,
  recoleccion: null,
} as unknown as Nota;
const entry = {
  path: '/api/ventas/guardar',
  refusal: { status: 409, problem: { detail: '', actual: stored } },
  body: {
    ...{ id: 'nota', operacion: 'operacion', version: 3, usuario: 'cliente', fecha: '2026-12-10', total: 208 },
    articulos: [{ _id: 'linea', cantidad: 6.5, servicio: 'Lavado', precio: 32 }],
    pagos: [pago('primero', 50), pago('propio', 150)],
  },
} as unknown as Entry;
const idsOf = (body: Entry['body'] | null) => ((body?.pagos ?? []) as { _id: string }[]).map(({ _id }) => _id);

it('only a nota that changed elsewhere is a choice between two', () => {
  expect(storedNota(entry)).toBe(stored);
  expect(storedNota({ ...entry, refusal: { status: 422, problem: entry.refusal?.problem } } as Entry)).toBeNull();
});

it('mine goes over the stored version with the pagos of both', () => {
  const body = overStored(entry, stored);
  expect(body).toMatchObject({ version: 4, articulos: [{ cantidad: 6.5 }] });
  expect(idsOf(body)).toEqual(['primero', 'ajeno', 'propio']);
  expect(body.operacion).not.toBe('operacion');
});

it('the stored nota stays with my pago, and without one nothing is left to send', () => {
  const body = keepingStored(entry, stored);
  expect(body).toMatchObject({ version: 4, articulos: [{ cantidad: 8 }] });
  expect(idsOf(body)).toEqual(['primero', 'ajeno', 'propio']);
  expect(keepingStored({ ...entry, body: { ...entry.body, pagos: [pago('primero', 50)] } }, stored)).toBeNull();
});

it('another nota has ids of its own and only my pago', () => {
  const body = asOtherNota(entry, stored);
  expect(body).toMatchObject({ status: 0, articulos: [{ cantidad: 6.5 }] });
  expect(body).not.toHaveProperty('version');
  expect(body.id).not.toBe('nota');
  expect(idsOf(body)).toEqual(['propio']);
});
