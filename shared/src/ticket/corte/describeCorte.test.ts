import { corte, entry, ISSUER, method } from '../../testing/corteData.ts';
import { describeCorte } from './describeCorte.ts';

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
