import { randomUUID } from 'node:crypto';
import type { ImportPreview } from '@lavanda/shared/contract/schemas/imports';
import exceljs from 'exceljs';
import iconv from 'iconv-lite';
import { ended, peopleOf, previewOf, refusedRows, sendFile, type TestFile, toldRows } from '../../testing/imports.ts';
import { createScenario, type Scenario } from '../../testing/scenario.ts';

let e: Scenario;
beforeAll(async () => {
  e = await createScenario();
});
afterAll(() => e.server.close());

const encode = (text: string, encoding: string) => Uint8Array.from(iconv.encode(text, encoding));

const preview = (content: TestFile['content'], options: Omit<TestFile, 'content'> = {}): Promise<ImportPreview> =>
  previewOf(e.server.url, e.as.user, { content, ...options });

describe('what stands above the rows', () => {
  it.each([
    ['a sep= line', 'sep=;\r\nNombre;Apellidos;Teléfono\r\nSepia;Prueba Uno;5511110001\r\n', 2, []],
    ['blank lines', '\r\n\r\nNombre;Apellidos;Teléfono\r\nSepia;Prueba Uno;5511110001\r\n', 3, []],
    [
      'title rows, which are told',
      'Reporte de clientes,,\n,,\nNombre,Apellidos,Teléfono\nSepia,Prueba Uno,5511110001',
      3,
      [[1, '']],
    ],
    [
      'a title with other separators',
      'Clientes, al 3 de mayo\nNombre\tApellidos\tTel\nSepia\tPrueba Uno\t5511110001',
      2,
      [[1, '']],
    ],
  ])('%s', async (_what, content, heading, notices) => {
    const seen = await preview(content);
    expect([seen.encabezado, peopleOf(seen), toldRows(seen)]).toEqual([heading, ['Sepia|Prueba Uno|55 1111 0001'], notices]);
  });

  it('no headings: it says what to do, and the columns that the user names are read', async () => {
    const content = 'Ana,López,5511110001\nBruno,Ruiz,5511110002';
    const unclear = await preview(content);
    expect(unclear).toMatchObject({ encabezado: 0, nuevos: 0, problema: expect.stringContaining('Di en Columnas') });
    expect(unclear.columnas[0]).toMatchObject({ titulo: 'Columna 1', ejemplos: ['Ana', 'Bruno'] });
    const clear = await preview(content, { opciones: { encabezado: 0, columnas: ['nombre', 'apellido', 'telefono'] } });
    expect(peopleOf(clear)).toEqual(['Ana|López|55 1111 0001', 'Bruno|Ruiz|55 1111 0002']);
  });
});

describe('encodings', () => {
  const text = 'Nombre,Apellidos,Domicilio\r\nO’Neill,Muñoz Peña,"Av. Juárez 5 – Int. 3 €"\r\n';
  it.each([
    ['windows-1252', encode(text, 'win1252')],
    ['macintosh', encode('Nombre,Apellidos\rJosé,Muñoz Núñez\rZoé,Ávila\r', 'macintosh')],
    ['cp850', encode('Nombre,Apellidos\r\nJosé,Muñoz Núñez\r\n', 'cp850')],
    ['utf-16le', encode(text, 'utf-16le')],
    ['utf-16be', encode(text, 'utf-16be')],
    ['utf-8', encode(text, 'utf-8')],
  ] as const)('%s without a mark is recognized, with all its letters', async (encoding, bytes) => {
    const seen = await preview(bytes);
    expect(seen.codificacion).toBe(encoding);
    expect(peopleOf(seen)[0]).toMatch(/^(O’Neill|José)\|Muñoz (Peña|Núñez)\|$/);
    if (encoding === 'windows-1252') expect(seen.muestra[0]?.domicilio).toEqual(['Av. Juárez 5 – Int. 3 €']);
    expect(seen.avisos).toEqual([]);
  });

  it('one Latin-1 byte in UTF-8 makes its cell doubtful; the other rows stay right', async () => {
    const [before, after] = [encode('Nombre,Apellidos\nJosé,Muñoz\nZo', 'utf-8'), encode(',Peña\nInés,Ávila\n', 'utf-8')];
    const bytes = Uint8Array.of(...before, 0xe9, ...after);
    const seen = await preview(bytes);
    expect(peopleOf(seen)).toEqual(['José|Muñoz|', 'Zoé|Peña|', 'Inés|Ávila|']);
    expect(toldRows(seen)).toEqual([[3, 'Nombre']]);
  });

  it('the user’s choice wins', async () => {
    const bytes = encode('Nombre,Apellidos\nJosé,Ruiz', 'macintosh');
    expect(peopleOf(await preview(bytes, { opciones: { codificacion: 'cp850' } }))).not.toEqual(['José|Ruiz|']);
  });
});

describe('a workbook', () => {
  const CELLS = ['Nombre', 'Apellidos', 'Teléfono', 'Domicilio'];

  async function workbook(fill: (book: exceljs.Workbook) => void): Promise<Uint8Array> {
    const book = new exceljs.Workbook();
    fill(book);
    return new Uint8Array((await book.xlsx.writeBuffer()) as unknown as ArrayBuffer);
  }

  it('tells errors, dates, truth values and formulas without a result; in the name they refuse the row', async () => {
    const date = new Date('2026-05-01T00:00:00Z');
    const bytes = await workbook((book) =>
      book
        .addWorksheet('Clientes')
        .addRows([
          CELLS,
          ['Número', 'Ruiz', 5522220001, 'Calle 1'],
          [date, 'Ruiz', '5522220002', ''],
          [true, 'Ruiz', '5522220003', ''],
          [{ error: '#N/A' }, 'Ruiz', '5522220004', ''],
          ['Error', 'Ruiz', { error: '#REF!' }, { error: '#VALUE!' }],
          ['Fórmula', 'Ruiz', { formula: '1+1' }, date],
        ]),
    );
    const seen = await preview(bytes, { formato: 'xlsx' });
    expect(peopleOf(seen)).toEqual(['Número|Ruiz|55 2222 0001', 'Error|Ruiz|', 'Fórmula|Ruiz|']);
    expect(refusedRows(seen)).toEqual([3, 4, 5].map((row) => [row, 'Nombre']));
    expect(toldRows(seen)).toEqual([
      [6, 'Teléfono'],
      [6, 'Domicilio'],
      [7, 'Teléfono'],
      [7, 'Domicilio'],
    ]);
  });

  it('reads the first visible sheet, and the hidden one when it is chosen', async () => {
    const bytes = await workbook((book) => {
      book.addWorksheet('viejos', { state: 'hidden' }).addRows([CELLS, ['Oculta', 'Ruiz']]);
      book.addWorksheet('Clientes').addRows([CELLS, ['Visible', 'Ruiz']]);
    });
    const seen = await preview(bytes, { formato: 'xlsx' });
    expect(peopleOf(seen)).toEqual(['Visible|Ruiz|']);
    expect([seen.hoja, seen.hojas]).toEqual([
      'Clientes',
      [
        { nombre: 'viejos', oculta: true },
        { nombre: 'Clientes', oculta: false },
      ],
    ]);
    const hidden = await preview(bytes, { formato: 'xlsx', opciones: { hoja: 'viejos' } });
    expect(peopleOf(hidden)).toEqual(['Oculta|Ruiz|']);
  });

  it('the template is a workbook that only needs rows', async () => {
    const response = await fetch(`${e.server.url}/api/clientes/importar/plantilla`, { headers: { cookie: e.as.user.cookie } });
    expect(response.headers.get('content-disposition')).toContain('plantilla-clientes.xlsx');
    const book = new exceljs.Workbook();
    await book.xlsx.load(await response.arrayBuffer());
    book.worksheets[0]?.addRow(['Ana', 'Plantilla', '5511110061']);
    const bytes = new Uint8Array((await book.xlsx.writeBuffer()) as unknown as ArrayBuffer);
    const seen = await preview(bytes, { formato: 'xlsx' });
    expect([peopleOf(seen), seen.columnas.filter(({ campo: field }) => field === '')]).toEqual([
      ['Ana|Plantilla|55 1111 0061'],
      [],
    ]);
  });
});

it('the sheets that are not read are told, until the user chooses one', async () => {
  const book = new exceljs.Workbook();
  for (const [sheet, name] of ['Norte', 'Sur', 'Vacía'].entries())
    book.addWorksheet(name).addRows(
      name === 'Vacía'
        ? []
        : [
            ['Nombre', 'Apellidos'],
            [`Ana ${sheet}`, 'Ruiz'],
          ],
    );
  book.addWorksheet('viejos', { state: 'hidden' }).addRow(['Nombre']);
  const bytes = new Uint8Array((await book.xlsx.writeBuffer()) as unknown as ArrayBuffer);
  const seen = await preview(bytes, { formato: 'xlsx' });
  expect(seen.avisos).toEqual([{ fila: 0, campo: '', mensaje: expect.stringContaining('No se importa la hoja «Sur»') }]);
  const chosen = await preview(bytes, { formato: 'xlsx', opciones: { hoja: 'Sur' } });
  expect([peopleOf(chosen), chosen.avisos]).toEqual([['Ana 1|Ruiz|'], []]);
});

it('a sheet of instructions before the one with the headings is not the list', async () => {
  const book = new exceljs.Workbook();
  book.addWorksheet('Instrucciones').addRow(['Llena la hoja siguiente']);
  book.addWorksheet('Clientes').addRows([
    ['Nombre', 'Apellidos'],
    ['Ana', 'Ruiz'],
  ]);
  const bytes = new Uint8Array((await book.xlsx.writeBuffer()) as unknown as ArrayBuffer);
  const seen = await preview(bytes, { formato: 'xlsx' });
  expect([seen.hoja, peopleOf(seen)]).toEqual(['Clientes', ['Ana|Ruiz|']]);
  expect(seen.avisos[0]?.mensaje).toContain('«Instrucciones»');
});

it('a text without columns says how to save it', async () => {
  const seen = await preview('Nombre   Apellidos   Tel\nAna   Ruiz   5511110001');
  expect(seen.problema).toContain('una sola columna');
});

describe('rows of no cliente', () => {
  it('the headings again, totals and page numbers are refused with the reason', async () => {
    const table = 'Nombre,Apellidos,Domicilio\nAna,Ruiz,Xola 5\n';
    const seen = await preview(`${table}${table}Total: 2,,\n,Total de clientes,2\nPágina 1 de 1,,\nTotal,Fitness,Xola 6\n`);
    expect(peopleOf(seen)[0]).toBe('Ana|Ruiz|');
    expect(seen).toMatchObject({ filas: 7, nuevos: 2, repetidos: 1, conError: 4 });
    expect(seen.errores.map(({ fila: row, mensaje: message }) => [row, message.split(' ')[0]])).toEqual([
      [3, 'Repite'],
      [5, 'Parece'],
      [6, 'Parece'],
      [7, 'Parece'],
    ]);
  });
});

it.each(['~', '^', ':'])('columns apart by %s are recognized', async (sign) => {
  const seen = await preview(['Nombre,Apellidos,Tel', 'Ana,Ruiz,5511110001'].join('\n').replaceAll(',', sign));
  expect(peopleOf(seen)).toEqual(['Ana|Ruiz|55 1111 0001']);
});

describe('a quote without its other one', () => {
  it.each([
    ['Ana,"Ruiz,5511110001', 'until the end'],
    ['Ana,"Ruiz,5511110001\nZoé,"Soto",5511110009', 'until another quote'],
  ])('%s: the row is told and the rest is read', async (lines) => {
    const seen = await preview(`Nombre,Apellidos,Teléfono\n${lines}\nEva,Luna,5511110002\nInés,"Gil, Paz",5511110003`);
    expect(peopleOf(seen)).toEqual(
      expect.arrayContaining(['Ana|Ruiz|55 1111 0001', 'Eva|Luna|55 1111 0002', 'Inés|Gil, Paz|55 1111 0003']),
    );
    expect(seen.avisos).toEqual([{ fila: 2, campo: 'Apellidos', mensaje: expect.stringContaining('comilla') }]);
  });

  it('cells of several lines stay whole', async () => {
    const seen = await preview('Nombre,Apellidos,Domicilio\nAna,"Ruiz,x\nEva,Luna,"Xola 5\nCol. Roma, ""alta"""\n');
    expect(seen.muestra.at(-1)).toMatchObject({ nombre: 'Eva', domicilio: ['Xola 5 Col. Roma, "alta"'] });
  });
});

it('text encoded twice is mended and told; what decodes in part is told', async () => {
  const seen = await preview('Nombre,Apellidos,TelÃ©fono\nJosÃ©,MuÃ±oz,5511110001\nÃ\u0081lvaro,MuÃ±oz Peña,\nJoão,SÃO Brás,');
  expect(peopleOf(seen)).toEqual(['José|Muñoz|55 1111 0001', 'Álvaro|MuÃ±oz Peña|', 'João|SÃO Brás|']);
  expect(toldRows(seen)).toEqual([
    [2, 'Nombre'],
    [2, 'Apellidos'],
    [3, 'Nombre'],
    [3, 'Apellidos'],
  ]);
});

it('letters that another program lost are told', async () => {
  const seen = await preview(
    'Nombre,Apellidos,Domicilio\nJos\uFFFD,Mu?oz,¿Xola 5?\nAna,Ruiz,https://maps.mx/a?b\nJos&eacute;,Ruiz & Co,',
  );
  expect(toldRows(seen)).toEqual([
    [2, 'Nombre'],
    [2, 'Apellidos'],
    [4, 'Nombre'],
  ]);
});

describe('a file is what its first bytes say', () => {
  it('a workbook called CSV, and a CSV called workbook', async () => {
    const book = new exceljs.Workbook();
    book.addWorksheet('Clientes').addRows([
      ['Nombre', 'Apellidos'],
      ['Ana', 'Ruiz'],
    ]);
    const bytes = new Uint8Array((await book.xlsx.writeBuffer()) as unknown as ArrayBuffer);
    expect(peopleOf(await preview(bytes))).toEqual(['Ana|Ruiz|']);
    expect(peopleOf(await preview('Nombre,Apellidos\nAna,Ruiz', { formato: 'xlsx' }))).toEqual(['Ana|Ruiz|']);
  });

  it.each([
    ['XLS', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0)],
    ['ODS', encode(`PK\u0003\u0004${'\0'.repeat(26)}mimetypeapplication/vnd.oasis.opendocument.spreadsheet`, 'latin1')],
    ['VCF', encode('BEGIN:VCARD\r\nFN:Ana Ruiz\r\nEND:VCARD', 'utf-8')],
  ])('%s says how to convert it', async (kind, content) => {
    const file = { content, formato: 'csv' as const };
    const { status, body } = await sendFile(e.server.url, e.as.user, '/api/clientes/importar/revisar', file);
    expect([status, body.detail]).toEqual([422, expect.stringContaining('guárdalo como CSV UTF-8 o XLSX')]);
    expect(body.detail).toContain(kind);
  });
});

it('a file’s name is listed without marks that turn it around', async () => {
  const path = `/api/clientes/importaciones/iniciar?${new URLSearchParams({ archivo: 'clientes\u202Evsc.\u200Bexe\t.csv', id: randomUUID() })}`;
  const { body } = await sendFile(e.server.url, e.as.user, path, { content: 'Nombre,Apellidos\nAna,Qarchivo' });
  expect(body.importacion.archivo).toBe('clientesvsc.exe.csv');
  expect((await ended(e.as.user, body.importacion._id)).archivo).toBe('clientesvsc.exe.csv');
});

it('options that are none are refused', async () => {
  for (const options of ['no', '[]', '{"hoja":1}', '{"columnas":["clave"]}', 'null']) {
    const response = await fetch(
      `${e.server.url}/api/clientes/importar/revisar?${new URLSearchParams({ formato: 'csv', opciones: options })}`,
      { method: 'POST', headers: { cookie: e.as.user.cookie, 'content-type': 'text/csv' }, body: 'Nombre\nAna' },
    );
    expect([options, response.status]).toEqual([options, 400]);
  }
});
