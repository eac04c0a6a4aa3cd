import type { CajaEntry } from '../contract/schemas/caja.ts';
import type { Corte } from '../contract/schemas/cortes.ts';
import type { PaymentMethod } from '../domain/nota.ts';
import type { CorteIssuer } from '../ticket/corte/describeCorte.ts';

export const ISSUER: CorteIssuer = { negocio: 'Agua Clara', logo: '', ancho: 58, zona: 'America/Mexico_City' };
const DANIELA = { _id: 'd', nombre: 'Daniela Ortiz' };

/** A payment method with its expected and counted amounts, pesos. */
export const method = (name: PaymentMethod, expected: number, counted: number) => ({
  ...{ metodo: name, pagos: 0, suma: 0, esperado: expected, contado: counted, diferencia: counted - expected },
});

/** A retiro of $100 at 16:30. */
export function entry(changes: Partial<CajaEntry>): CajaEntry {
  return {
    ...{ _id: 'e', tipo: 'retiro', momento: '2026-12-10T22:30:00Z', clave: '', metodo: 'Efvo', monto: -100, nota: null },
    ...{ categoria: null, detalle: '', cancela: null, cancelado: false, fuera: null, quien: '', ...changes },
  };
}

/** A corte closed at 20:06 without a difference; its cash was entered as a total. */
export function corte(changes: Partial<Corte> = {}, result: Partial<Corte['resultado']> = {}): Corte {
  const total = { esperado: 1500, contado: 1500, diferencia: 0 };
  const none = { movimientos: 0, monto: 0 };
  return {
    ...{ _id: 'k', numero: 128, turno: 't', caja: { _id: 'c', nombre: 'Caja 1' }, sucursal: 's', sucursal_name: 'Narvarte' },
    ...{ cajero: DANIELA, cerrada_por: null, abierto: '2026-12-10T14:02:00Z', cerrado: '2026-12-11T02:06:00Z', ...total },
    ...{ con_diferencia: false, llego_despues: 0, motivo: '', detalle: '', fondo: 1500, retirado: 0 },
    apertura: { fondo: 1500, denominaciones: null, esperado: null, diferencia: null, despues: 0 },
    resultado: {
      ...{ conteo: 'q', turno: 't', numero: 128, contado: '2026-12-11T02:04:00Z', denominaciones: null, registros: 0 },
      ...{ fondo: 1500, entradas: none, gastos: none, retiros: none, total, claves: [] },
      metodos: [method('Efvo', 1500, 1500), method('TDC', 0, 0), method('Transf', 0, 0), method('Link', 0, 0)],
      ...result,
    },
    ...{ movimientos: [], llegaron_despues: [], conteos: [], ...changes },
  };
}
