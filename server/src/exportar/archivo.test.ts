import { arrayBuffer, text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import exceljs from 'exceljs';
import fastify, { type FastifyInstance } from 'fastify';
import { type Columna, enviarTabla, type Fila } from './archivo.ts';
import { xlsx } from './xlsx.ts';

const COLUMNAS: Columna[] = [
  { titulo: 'Cliente', tipo: 'texto' },
  { titulo: 'Folio', tipo: 'entero' },
  { titulo: 'Total', tipo: 'dinero' },
  { titulo: 'Fecha', tipo: 'dia' },
];
const FILAS: Fila[] = [
  ['José Núñez, "el Güero"\nsegunda línea', 12, 1234.5, '2026-02-28'],
  ['=HYPERLINK("http://malo")', 13, -0.5, '2024-02-29'],
  ['😀 100%', 14, 0, null],
];
const PELIGROSAS = ['=1+1', '+521', '-1', '@SUM(A1)', '\tx', '\rx'];

async function* deUno(filas: readonly Fila[]): AsyncGenerator<Fila[]> {
  for (const fila of filas) yield [fila];
}

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

/** A server whose /formato answers that table. */
async function servir(lotes: () => AsyncIterable<readonly Fila[]>): Promise<string> {
  app = fastify({ forceCloseConnections: true });
  app.get<{ Params: { formato: 'csv' | 'xlsx' } }>('/:formato', ({ params }, reply) =>
    enviarTabla(reply, { formato: params.formato, nombre: 'ventas-2026-02-28', columnas: COLUMNAS, lotes: lotes() }),
  );
  return app.listen({ host: '127.0.0.1', port: 0 });
}

async function abrir(contenido: ArrayBuffer): Promise<exceljs.Workbook> {
  const libro = new exceljs.Workbook();
  await libro.xlsx.load(contenido);
  return libro;
}

it('CSV reads back as it was, UTF-8 with its mark, dangerous text made harmless', async () => {
  const url = await servir(() => deUno([...FILAS, ...PELIGROSAS.map((texto): Fila => [texto, null, null, null])]));
  const respuesta = await fetch(`${url}/csv`);
  expect(respuesta.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(respuesta.headers.get('content-disposition')).toBe('attachment; filename="ventas-2026-02-28.csv"');
  const contenido = Buffer.from(await respuesta.arrayBuffer());
  expect([...contenido.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(parse(contenido, { bom: true })).toEqual([
    ['Cliente', 'Folio', 'Total', 'Fecha'],
    ['José Núñez, "el Güero"\nsegunda línea', '12', '1234.50', '2026-02-28'],
    [`'=HYPERLINK("http://malo")`, '13', '-0.50', '2024-02-29'],
    ['😀 100%', '14', '0.00', ''],
    ...PELIGROSAS.map((texto) => [`'${texto}`, '', '', '']),
  ]);
});

it('XLSX reads back with numbers and days as such, no formula in it', async () => {
  const url = await servir(() => deUno(FILAS));
  const respuesta = await fetch(`${url}/xlsx`);
  expect(respuesta.headers.get('content-type')).toContain('spreadsheetml.sheet');
  expect(respuesta.headers.get('content-disposition')).toBe('attachment; filename="ventas-2026-02-28.xlsx"');
  const hoja = (await abrir(await respuesta.arrayBuffer())).worksheets[0];
  const valores = (fila: number) => [1, 2, 3, 4].map((columna) => hoja?.getCell(fila, columna).value);
  expect(hoja?.rowCount).toBe(4);
  expect(valores(1)).toEqual(['Cliente', 'Folio', 'Total', 'Fecha']);
  expect(valores(2)).toEqual(['José Núñez, "el Güero"\nsegunda línea', 12, 1234.5, new Date('2026-02-28T00:00:00Z')]);
  expect(valores(3)).toEqual([`'=HYPERLINK("http://malo")`, 13, -0.5, new Date('2024-02-29T00:00:00Z')]);
  expect(valores(4)).toEqual(['😀 100%', 14, 0, null]);
  expect(hoja?.getCell('C2').numFmt).toBe('#,##0.00');
});

it('a full sheet is followed by another with its own header', async () => {
  const salida = xlsx('ventas', COLUMNAS, deUno(Array.from({ length: 7 }, (_, i): Fila => [`c${i}`, i, i, null])), 4);
  const { worksheets } = await abrir(await arrayBuffer(salida));
  expect(worksheets.map(({ name }) => name)).toEqual(['ventas', 'ventas 2', 'ventas 3']);
  expect(worksheets.map((hoja) => hoja.getColumn(1).values.slice(1))).toEqual([
    ['Cliente', 'c0', 'c1', 'c2'],
    ['Cliente', 'c3', 'c4', 'c5'],
    ['Cliente', 'c6'],
  ]);
});

describe.each(['csv', 'xlsx'])('%s of endless rows', (formato) => {
  const TOPE = 100_000;
  let pedidos: number;
  let terminado: Promise<void>;
  const sinFin = () => {
    pedidos = 0;
    let terminar: () => void = () => undefined;
    terminado = new Promise((resolver) => {
      terminar = resolver;
    });
    return (async function* (): AsyncGenerator<Fila[]> {
      try {
        for (; pedidos < TOPE; pedidos++)
          yield Array.from(
            { length: 100 },
            (_, i): Fila => [`${Math.random()} ${Math.random()} ${Math.random()}`, i, Math.random(), null],
          );
      } finally {
        terminar();
      }
    })();
  };

  it('waits for a reader that is behind, and ends when it leaves', async () => {
    const url = await servir(sinFin);
    const cancelar = new AbortController();
    const respuesta = await fetch(`${url}/${formato}`, { signal: cancelar.signal });
    const lector = respuesta.body?.getReader();
    await lector?.read();
    // Nobody reads now: once the sockets are full, asking has to stop, however many turns the rest of the process gets.
    let antes = -1;
    while (antes !== pedidos) {
      antes = pedidos;
      for (let turno = 0; turno < 2000; turno++) await new Promise(setImmediate);
    }
    expect(pedidos).toBeLessThan(TOPE);
    cancelar.abort();
    await terminado;
    expect(pedidos).toBeLessThan(TOPE);
  });
});

it('a failure before the first row is a problem, one after it a broken download', async () => {
  const fallar = async function* (filas: number): AsyncGenerator<Fila[]> {
    for (let i = 0; i < filas; i++) yield FILAS;
    throw new Error('sin base');
  };
  const primera = await servir(() => fallar(0));
  expect((await fetch(`${primera}/csv`)).status).toBe(500);
  await app?.close();
  const segunda = await servir(() => fallar(1));
  for (const formato of ['csv', 'xlsx']) {
    const respuesta = await fetch(`${segunda}/${formato}`).catch(() => null);
    const leido = respuesta?.body ? await text(respuesta.body).catch(() => 'roto') : 'roto';
    expect(leido).toBe('roto');
  }
});
