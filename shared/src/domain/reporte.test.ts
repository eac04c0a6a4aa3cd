import fc from 'fast-check';
import { diaSemana } from './fechas.ts';
import { METODOS_PAGO } from './nota.ts';
import {
  adicionales,
  type Consulta,
  type FilaCliente,
  type FilaPagos,
  type FilaVentas,
  formatoPorcentaje,
  indicadores,
  mejoresClientes,
  metodosDePago,
  type Resumen,
  sucursalesConVentas,
  ventasPorDia,
  ventasPorMes,
} from './reporte.ts';

interface NotaVista {
  fecha: string;
  sucursal: string;
  cliente: string;
  total: number;
  aDomicilio: boolean;
  factura: boolean;
  express: boolean;
  pagos: { fecha: string; metodo: (typeof METODOS_PAGO)[number]; monto: number }[];
}

const dia = fc
  .record({
    anio: fc.integer({ min: 2024, max: 2026 }),
    mes: fc.integer({ min: 1, max: 12 }),
    dia: fc.integer({ min: 1, max: 28 }),
  })
  .map((d) => `${d.anio}-${String(d.mes).padStart(2, '0')}-${String(d.dia).padStart(2, '0')}`);
const nota: fc.Arbitrary<NotaVista> = fc.record({
  fecha: dia,
  sucursal: fc.constantFrom('a', 'b'),
  cliente: fc.constantFrom('c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7'),
  total: fc.integer({ min: 0, max: 90_000 }),
  aDomicilio: fc.boolean(),
  factura: fc.boolean(),
  express: fc.boolean(),
  pagos: fc.array(fc.record({ fecha: dia, metodo: fc.constantFrom(...METODOS_PAGO), monto: fc.integer({ min: 1, max: 9000 }) }), {
    maxLength: 3,
  }),
});
const consulta: fc.Arbitrary<Consulta> = fc.record({
  anio: fc.integer({ min: 2024, max: 2026 }),
  mes: fc.integer({ min: 1, max: 12 }),
  sucursal: fc.constantFrom(null, 'a', 'b'),
});

const partes = (fecha: string) => ({ anio: Number(fecha.slice(0, 4)), mes: Number(fecha.slice(5, 7)) });
const suma = (numeros: readonly number[]) => numeros.reduce((total, numero) => total + numero, 0);
const abonosDe = ({ pagos }: NotaVista) => suma(pagos.map(({ monto }) => monto));

/** One row a note: the figures must not depend on how far the rows are grouped. */
function resumenDe(notas: readonly NotaVista[]): Resumen {
  const ventas: FilaVentas[] = notas.map(({ fecha, sucursal, total, aDomicilio, factura, express, ...resto }) => ({
    ...partes(fecha),
    diaSemana: diaSemana(fecha),
    sucursal,
    sucursalNombre: sucursal === 'a' ? 'Portales' : 'Álamos',
    aDomicilio,
    factura,
    express,
    notas: 1,
    total,
    abonos: suma(resto.pagos.map(({ monto }) => monto)),
  }));
  const pagos: FilaPagos[] = notas.flatMap((una) =>
    una.pagos.map(({ fecha, metodo, monto }) => ({
      ...partes(fecha),
      anioNota: partes(una.fecha).anio,
      mesNota: partes(una.fecha).mes,
      sucursal: una.sucursal,
      metodo,
      monto,
    })),
  );
  const clientes = new Map<string, FilaCliente>();
  for (const una of notas) {
    for (const sucursal of [una.sucursal, null]) {
      const clave = `${una.fecha.slice(0, 7)} ${sucursal} ${una.cliente}`;
      const fila = clientes.get(clave) ?? {
        ...partes(una.fecha),
        sucursal,
        cliente: una.cliente,
        nombre: una.cliente,
        notas: 0,
        total: 0,
      };
      clientes.set(clave, { ...fila, notas: fila.notas + 1, total: fila.total + una.total });
    }
  }
  return { ventas, pagos, clientes: [...clientes.values()] };
}

const del = (notas: readonly NotaVista[], { anio, mes, sucursal }: Consulta) =>
  notas.filter(
    (una) => una.fecha.startsWith(`${anio}-${String(mes).padStart(2, '0')}`) && (sucursal === null || una.sucursal === sucursal),
  );
const delAnio = (notas: readonly NotaVista[], anio: number, sucursal: string | null) =>
  notas.filter((una) => una.fecha.startsWith(String(anio)) && (sucursal === null || una.sucursal === sucursal));
const total = (notas: readonly NotaVista[]) => suma(notas.map((una) => una.total));
const crece = (ahora: number, antes: number) => (antes === 0 ? null : ahora / antes - 1);

function parecido(razon: number | null, esperada: number | null) {
  if (esperada === null || razon === null) expect(razon).toBe(esperada);
  else expect(razon).toBeCloseTo(esperada, 9);
}

const conNotas = (prueba: (notas: NotaVista[], consulta: Consulta) => void) =>
  fc.assert(fc.property(fc.array(nota, { maxLength: 60 }), consulta, prueba));

describe('figures of the dashboard, against the notes one by one', () => {
  it('the five cards', () => {
    conNotas((notas, c) => {
      const datos = indicadores(resumenDe(notas), c);
      const [mes, mesAntes] = [del(notas, c), del(notas, { ...c, anio: c.anio - 1 })];
      expect(datos.ventasAnio.valor).toBe(total(delAnio(notas, c.anio, c.sucursal)));
      parecido(
        datos.ventasAnio.razon,
        crece(total(delAnio(notas, c.anio, c.sucursal)), total(delAnio(notas, c.anio - 1, c.sucursal))),
      );
      expect(datos.ventasMes.valor).toBe(total(mes));
      parecido(datos.ventasMes.razon, crece(total(mes), total(mesAntes)));
      const cobrado = suma(mes.map(abonosDe));
      expect(datos.cobradoMes.valor).toBe(cobrado);
      parecido(datos.cobradoMes.razon, total(mes) === 0 ? null : cobrado / total(mes));
      expect(datos.recibidosMes.valor).toBe(mes.length);
      parecido(datos.recibidosMes.razon, crece(mes.length, mesAntes.length));
      const promedio = (unas: readonly NotaVista[]) => (unas.length === 0 ? 0 : total(unas) / unas.length);
      expect(Math.abs(datos.ticketPromedio.valor - promedio(mes))).toBeLessThanOrEqual(0.5);
      parecido(datos.ticketPromedio.razon, crece(promedio(mes), promedio(mesAntes)));
    });
  });

  it('months: one that passed without sales is 0, one that has not begun is blank', () => {
    conNotas((notas, c) => {
      const meses = ventasPorMes(resumenDe(notas), c, '2026-05-31');
      expect(meses).toHaveLength(12);
      meses.forEach((monto, indice) => {
        const suyo = total(del(notas, { ...c, mes: indice + 1 }));
        const empezado = c.anio < 2026 || indice + 1 <= 5;
        expect(monto).toBe(empezado || suyo > 0 ? suyo : null);
      });
    });
  });

  it('the five best customers, descending', () => {
    conNotas((notas, c) => {
      const mejores = mejoresClientes(resumenDe(notas), c);
      const suyas = del(notas, c);
      const totales = [...new Set(suyas.map(({ cliente }) => cliente))].map((cliente) =>
        total(suyas.filter((una) => una.cliente === cliente)),
      );
      expect(mejores.map((fila) => fila.total)).toEqual(totales.sort((a, b) => b - a).slice(0, 5));
    });
  });

  it('methods, by the date of the payment and by that of the note', () => {
    conNotas((notas, c) => {
      const dela = (una: NotaVista) => c.sucursal === null || una.sucursal === c.sucursal;
      const mes = `${c.anio}-${String(c.mes).padStart(2, '0')}`;
      const porPago = notas.filter(dela).flatMap(({ pagos }) => pagos.filter(({ fecha }) => fecha.startsWith(mes)));
      const porNota = del(notas, c).flatMap(({ pagos }) => pagos);
      for (const [por, pagos] of [
        ['pago', porPago],
        ['nota', porNota],
      ] as const) {
        const { total: todo, metodos } = metodosDePago(resumenDe(notas), c, por);
        const de = (metodo: string) => suma(pagos.filter((pago) => pago.metodo === metodo).map(({ monto }) => monto));
        expect(metodos.map(({ metodo, monto }) => [metodo, monto])).toEqual(METODOS_PAGO.map((metodo) => [metodo, de(metodo)]));
        expect(todo).toBe(suma(pagos.map(({ monto }) => monto)));
        expect(suma(metodos.map(({ parte }) => parte))).toBeCloseTo(todo === 0 ? 0 : 1, 9);
      }
    });
  });

  it('weekdays and additional data', () => {
    conNotas((notas, c) => {
      const resumen = resumenDe(notas);
      const mes = del(notas, c);
      expect(ventasPorDia(resumen, c)).toEqual(
        [1, 2, 3, 4, 5, 6, 7].map((d) => total(mes.filter(({ fecha }) => diaSemana(fecha) === d))),
      );
      const partesDe = adicionales(resumen, c);
      for (const bandera of ['aDomicilio', 'factura', 'express'] as const) {
        const monto = total(mes.filter((una) => una[bandera]));
        expect(partesDe[bandera]).toEqual({ monto, parte: total(mes) === 0 ? 0 : monto / total(mes) });
      }
    });
  });
});

it('a year before of 0 leaves nothing to compare with', () => {
  const { ventas, pagos, clientes } = resumenDe([
    { fecha: '2026-01-05', sucursal: 'a', cliente: 'c1', total: 0, aDomicilio: false, factura: false, express: false, pagos: [] },
    {
      fecha: '2026-03-05',
      sucursal: 'a',
      cliente: 'c1',
      total: 5001,
      aDomicilio: true,
      factura: false,
      express: false,
      pagos: [],
    },
    {
      fecha: '2026-03-06',
      sucursal: 'b',
      cliente: 'c1',
      total: 5000,
      aDomicilio: false,
      factura: false,
      express: false,
      pagos: [],
    },
  ]);
  const datos = indicadores({ ventas, pagos, clientes }, { anio: 2026, mes: 3, sucursal: null });
  expect(datos).toEqual({
    ventasAnio: { valor: 10001, razon: null },
    ventasMes: { valor: 10001, razon: null },
    cobradoMes: { valor: 0, razon: 0 },
    recibidosMes: { valor: 2, razon: null },
    ticketPromedio: { valor: 5001, razon: null },
  });
  expect(sucursalesConVentas({ ventas, pagos, clientes }).map(({ nombre }) => nombre)).toEqual(['Álamos', 'Portales']);
});

it('a reversal larger than the payments keeps its amount and has no share', () => {
  const fila = { anio: 2026, mes: 1, anioNota: 2025, mesNota: 12, sucursal: 'a' };
  const pagos: FilaPagos[] = [
    { ...fila, metodo: 'Efvo', monto: 300 },
    { ...fila, metodo: 'TDC', monto: -100 },
  ];
  const { total: todo, metodos } = metodosDePago(
    { ventas: [], pagos, clientes: [] },
    { anio: 2026, mes: 1, sucursal: null },
    'pago',
  );
  expect(todo).toBe(200);
  expect(metodos.map(({ monto, parte }) => [monto, parte])).toEqual([
    [300, 1],
    [-100, 0],
    [0, 0],
    [0, 0],
  ]);
});

it.each([
  [0.067, '6.7%'],
  [-0.017, '\u22121.7%'],
  [-0.0001, '0.0%'],
  [12.5, '1,250.0%'],
])('%s reads %s', (razon, texto) => {
  expect(formatoPorcentaje(razon)).toBe(texto);
});
