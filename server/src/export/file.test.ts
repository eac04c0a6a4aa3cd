import { arrayBuffer, text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import exceljs from 'exceljs';
import fastify, { type FastifyInstance } from 'fastify';
import { type Column, type Row, sendTable } from './file.ts';
import { xlsx } from './xlsx.ts';

const COLUMNS: Column[] = [
  { title: 'Cliente', type: 'text' },
  { title: 'Folio', type: 'integer' },
  { title: 'Total', type: 'money' },
  { title: 'Fecha', type: 'day' },
];
const ROWS: Row[] = [
  ['José Núñez, "el Güero"\nsegunda línea', 12, 1234.5, '2026-02-28'],
  ['=HYPERLINK("http://malo")', 13, -0.5, '2024-02-29'],
  ['😀 100%', 14, 0, null],
];
const DANGEROUS = ['=1+1', '+521', '-1', '@SUM(A1)', '\tx', '\rx'];

async function* singleBatch(rows: readonly Row[]): AsyncGenerator<Row[]> {
  for (const row of rows) yield [row];
}

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

/** Starts a server that sends the table at /csv and /xlsx. */
async function serve(batches: () => AsyncIterable<readonly Row[]>): Promise<string> {
  app = fastify({ forceCloseConnections: true });
  app.get<{ Params: { formato: 'csv' | 'xlsx' } }>('/:formato', ({ params }, reply) =>
    sendTable(reply, { formato: params.formato, nombre: 'ventas-2026-02-28', columns: COLUMNS, batches: batches() }),
  );
  return app.listen({ host: '127.0.0.1', port: 0 });
}

async function open(content: ArrayBuffer): Promise<exceljs.Workbook> {
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.load(content);
  return workbook;
}

it('CSV reads back as it was, UTF-8 with its mark, dangerous text made harmless', async () => {
  const url = await serve(() => singleBatch([...ROWS, ...DANGEROUS.map((text): Row => [text, null, null, null])]));
  const response = await fetch(`${url}/csv`);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="ventas-2026-02-28.csv"');
  const content = Buffer.from(await response.arrayBuffer());
  expect([...content.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(parse(content, { bom: true })).toEqual([
    ['Cliente', 'Folio', 'Total', 'Fecha'],
    ['José Núñez, "el Güero"\nsegunda línea', '12', '1234.50', '2026-02-28'],
    [`'=HYPERLINK("http://malo")`, '13', '-0.50', '2024-02-29'],
    ['😀 100%', '14', '0.00', ''],
    ...DANGEROUS.map((text) => [`'${text}`, '', '', '']),
  ]);
});

it('the XLSX has typed numbers and dates and no formulas', async () => {
  const url = await serve(() => singleBatch(ROWS));
  const response = await fetch(`${url}/xlsx`);
  expect(response.headers.get('content-type')).toContain('spreadsheetml.sheet');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="ventas-2026-02-28.xlsx"');
  const sheet = (await open(await response.arrayBuffer())).worksheets[0];
  const values = (row: number) => [1, 2, 3, 4].map((column) => sheet?.getCell(row, column).value);
  expect(sheet?.rowCount).toBe(4);
  expect(values(1)).toEqual(['Cliente', 'Folio', 'Total', 'Fecha']);
  expect(values(2)).toEqual(['José Núñez, "el Güero"\nsegunda línea', 12, 1234.5, new Date('2026-02-28T00:00:00Z')]);
  expect(values(3)).toEqual([`'=HYPERLINK("http://malo")`, 13, -0.5, new Date('2024-02-29T00:00:00Z')]);
  expect(values(4)).toEqual(['😀 100%', 14, 0, null]);
  expect(sheet?.getCell('C2').numFmt).toBe('#,##0.00');
});

it('a full sheet is followed by another with its own header', async () => {
  const rows = (length: number) => singleBatch(Array.from({ length }, (_, i): Row => [`c${i}`, i, i, null]));
  const sheets = [
    { name: 'ventas', columns: COLUMNS, batches: rows(7) },
    { name: 'Pagos', columns: COLUMNS, batches: rows(1) },
  ];
  const { worksheets } = await open(await arrayBuffer(xlsx(sheets, 4)));
  expect(worksheets.map(({ name }) => name)).toEqual(['ventas', 'ventas 2', 'ventas 3', 'Pagos']);
  expect(worksheets.map((sheet) => sheet.getColumn(1).values.slice(1))).toEqual([
    ['Cliente', 'c0', 'c1', 'c2'],
    ['Cliente', 'c3', 'c4', 'c5'],
    ['Cliente', 'c6'],
    ['Cliente', 'c0'],
  ]);
});

describe.each(['csv', 'xlsx'])('%s of endless rows', (format) => {
  const CAP = 100_000;
  let requested: number;
  let finished: Promise<void>;
  const endless = () => {
    requested = 0;
    let finish: () => void = () => undefined;
    finished = new Promise((resolve) => {
      finish = resolve;
    });
    return (async function* (): AsyncGenerator<Row[]> {
      try {
        for (; requested < CAP; requested++)
          yield Array.from(
            { length: 100 },
            (_, i): Row => [`${Math.random()} ${Math.random()} ${Math.random()}`, i, Math.random(), null],
          );
      } finally {
        finish();
      }
    })();
  };

  it('waits for a slow reader and stops when it disconnects', async () => {
    const url = await serve(endless);
    const cancel = new AbortController();
    const response = await fetch(`${url}/${format}`, { signal: cancel.signal });
    const reader = response.body?.getReader();
    await reader?.read();
    // The client is not reading, so requests for batches must stop once the socket buffers are full.
    let before = -1;
    while (before !== requested) {
      before = requested;
      for (let turn = 0; turn < 2000; turn++) await new Promise(setImmediate);
    }
    expect(requested).toBeLessThan(CAP);
    cancel.abort();
    await finished;
    expect(requested).toBeLessThan(CAP);
  });
});

it('a failure before the first row is an error response; a later one breaks the download', async () => {
  const fail = async function* (rows: number): AsyncGenerator<Row[]> {
    for (let i = 0; i < rows; i++) yield ROWS;
    throw new Error('sin base');
  };
  const first = await serve(() => fail(0));
  expect((await fetch(`${first}/csv`)).status).toBe(500);
  await app?.close();
  const second = await serve(() => fail(1));
  for (const format of ['csv', 'xlsx']) {
    const response = await fetch(`${second}/${format}`).catch(() => null);
    const parsed = response?.body ? await text(response.body).catch(() => 'roto') : 'roto';
    expect(parsed).toBe('roto');
  }
});
