import type { CajaEntry } from '@lavanda/shared/contract/schemas/caja';
import type { Corte } from '@lavanda/shared/contract/schemas/cortes';
import type { PaymentMethod } from '@lavanda/shared/domain/nota';
import { type CorteIssuer, describeCorte } from './describeCorte.ts';
import { corteLines } from './drawCorte.ts';
import { picturePdf } from './picturePdf.ts';

const ISSUER: CorteIssuer = { negocio: 'Agua Clara', logo: '', ancho: 58, zona: 'America/Mexico_City' };
const DANIELA = { _id: 'd', nombre: 'Daniela Ortiz' };

const method = (name: PaymentMethod, expected: number, counted: number) => ({
  ...{ metodo: name, pagos: 0, suma: 0, esperado: expected, contado: counted, diferencia: counted - expected },
});

function entry(changes: Partial<CajaEntry>): CajaEntry {
  return {
    ...{ _id: 'e', tipo: 'retiro', momento: '2026-12-10T22:30:00Z', clave: '', metodo: 'Efvo', monto: -100, nota: null },
    ...{ categoria: null, detalle: '', cancela: null, cancelado: false, fuera: null, quien: '', ...changes },
  };
}

/** A corte closed at 20:06 whose cash, counted by hand, matches. */
function corte(changes: Partial<Corte> = {}, result: Partial<Corte['resultado']> = {}): Corte {
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

it('has no box when everything matches, and the total of a count by hand', () => {
  const { verdict, count, width, facts, cash } = describeCorte(corte(), ISSUER);
  expect([verdict, width]).toEqual([null, 58]);
  expect(count).toEqual([{ label: 'Total a mano', value: '$1,500.00' }]);
  expect(facts.map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Cajero Daniela Ortiz',
    'Abrió 2026-12-10 08:02',
    'Cerró 2026-12-10 20:06',
  ]);
  expect(cash.map(({ label }) => label)).toEqual(['Fondo inicial', '0 pagos', 'Esperado', 'Contado']);
});

it('names each method that differs, and why', () => {
  const methods = [method('Efvo', 1500, 1490.5), method('TDC', 0, 9.5), method('Transf', 0, 0), method('Link', 0, 0)];
  const { verdict } = describeCorte(corte({ motivo: 'otro_metodo' }, { metodos: methods }), ISSUER);
  expect(verdict).toEqual({
    amounts: [
      { label: 'Falta en Efvo', value: '$9.50' },
      { label: 'Sobra en TDC', value: '$9.50' },
    ],
    reason: 'Pago con otro método',
  });
});

it('names every missing clave, who closed it, and what the opening lacked', () => {
  const claves = [
    { letras: 'B', primera: 371, ultima: 412, faltan: [372, 380] },
    { letras: 'C', primera: 109, ultima: 109, faltan: [] },
  ];
  const opening = { fondo: 1490, denominaciones: null, esperado: 1500, diferencia: -10, despues: 0 };
  const closed = corte({ cerrada_por: { _id: 'h', nombre: 'Héctor Salgado' }, apertura: opening }, { claves });
  const { facts, signature } = describeCorte(closed, ISSUER);
  expect(facts.slice(1).map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Cerrada por Héctor Salgado',
    'Abrió 2026-12-10 08:02',
    'Cerró 2026-12-10 20:06',
    'Diferencia al abrir \u2212$10.00',
    'Claves B371 a B412, C109',
    'Faltan B372, B380 ese equipo aún no las envía',
  ]);
  expect(signature).toBe('Héctor Salgado');
});

it('tells a cancelled movimiento from its cancellation, and the day of what came on another', () => {
  const movimientos = [
    entry({ cancelado: true, detalle: 'A caja fuerte' }),
    entry({ momento: '2026-12-10T22:31:00Z', cancela: 'e', monto: 100 }),
  ];
  const nota = { _id: 'n', folio: 10_485, cliente: 'María Ríos', liquidada: false, anulada: false };
  const late = [
    entry({ tipo: 'reversa', momento: '2026-12-12T15:00:00Z', monto: -85, nota }),
    entry({ tipo: 'pago', momento: '2026-12-11T03:00:00Z', monto: 85, nota }),
  ];
  const described = describeCorte(corte({ movimientos, llegaron_despues: late }), ISSUER);
  expect([...described.movements, ...described.late].map(({ label, value }) => `${label} ${value}`)).toEqual([
    '16:30 Retiro, cancelado: A caja fuerte \u2212$100.00',
    '16:31 Retiro, cancelación +$100.00',
    '21:00 Nota 10485, María Ríos, Efvo +$85.00',
    '2026-12-12 09:00 Nota 10485, María Ríos, Efvo, cancelación \u2212$85.00',
  ]);
});

it('keeps the words of the paper in its PDF, also those with signs of the format', () => {
  const odd = corte({ detalle: 'a (b) \\ c', motivo: 'no_se' }, { metodos: [method('Efvo', 1500, 1499), method('TDC', 0, 0)] });
  const lines = corteLines(describeCorte(odd, ISSUER));
  expect(lines).toContain('No sé: a (b) \\ c');
  const options = { dpi: 288, title: 'Corte 128', lines };
  const file = picturePdf({ width: 2, height: 1, greys: new Uint8Array([0, 255]) }, options).toString('latin1');
  expect(file).toContain('(No sé: a \\(b\\) \\\\ c) Tj');
  expect(file).toContain('-$1.00');
  expect(file).toContain('/Width 2 /Height 1');
});
