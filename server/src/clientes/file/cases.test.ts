import { randomUUID } from 'node:crypto';
import type { ImportPreview } from '@lavanda/shared/contract/schemas/imports';
import exceljs from 'exceljs';
import iconv from 'iconv-lite';
import { ended, previewOf, sendFile, type TestFile } from '../../testing/imports.ts';
import { createScenario, type Scenario } from '../../testing/scenario.ts';

let e: Scenario;
beforeAll(async () => {
  e = await createScenario();
});
afterAll(() => e.server.close());

const encode = (text: string, encoding: string) => Uint8Array.from(iconv.encode(text, encoding));

const preview = (content: TestFile['content'], options: Omit<TestFile, 'content'> = {}): Promise<ImportPreview> =>
  previewOf(e.server.url, e.as.user, { content, ...options });

const people = ({ muestra: rows }: ImportPreview) =>
  rows.map(({ nombre: name, apellido: surname, telefono: phone }) => [name, surname, phone].join('|'));
const fields = ({ columnas: columns }: ImportPreview) => columns.map(({ campo: field }) => field);
const told = ({ avisos: notices }: ImportPreview) => notices.map(({ fila: row, campo: field }) => [row, field]);
const refused = ({ errores: errors }: ImportPreview) => errors.map(({ fila: row, campo: field }) => [row, field]);

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
    expect([seen.encabezado, people(seen), told(seen)]).toEqual([heading, ['Sepia|Prueba Uno|55 1111 0001'], notices]);
  });

  it('no headings: it says what to do, and the columns that the user names are read', async () => {
    const content = 'Ana,López,5511110001\nBruno,Ruiz,5511110002';
    const unclear = await preview(content);
    expect(unclear).toMatchObject({ encabezado: 0, nuevos: 0, problema: expect.stringContaining('Di en Columnas') });
    expect(unclear.columnas[0]).toMatchObject({ titulo: 'Columna 1', ejemplos: ['Ana', 'Bruno'] });
    const clear = await preview(content, { opciones: { encabezado: 0, columnas: ['nombre', 'apellido', 'telefono'] } });
    expect(people(clear)).toEqual(['Ana|López|55 1111 0001', 'Bruno|Ruiz|55 1111 0002']);
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
    expect(people(seen)[0]).toMatch(/^(O’Neill|José)\|Muñoz (Peña|Núñez)\|$/);
    if (encoding === 'windows-1252') expect(seen.muestra[0]?.domicilio).toEqual(['Av. Juárez 5 – Int. 3 €']);
    expect(seen.avisos).toEqual([]);
  });

  it('one Latin-1 byte in UTF-8 makes its cell doubtful; the other rows stay right', async () => {
    const [before, after] = [encode('Nombre,Apellidos\nJosé,Muñoz\nZo', 'utf-8'), encode(',Peña\nInés,Ávila\n', 'utf-8')];
    const bytes = Uint8Array.of(...before, 0xe9, ...after);
    const seen = await preview(bytes);
    expect(people(seen)).toEqual(['José|Muñoz|', 'Zoé|Peña|', 'Inés|Ávila|']);
    expect(told(seen)).toEqual([[3, 'Nombre']]);
  });

  it('the user’s choice wins', async () => {
    const bytes = encode('Nombre,Apellidos\nJosé,Ruiz', 'macintosh');
    expect(people(await preview(bytes, { opciones: { codificacion: 'cp850' } }))).not.toEqual(['José|Ruiz|']);
  });
});

describe('columns', () => {
  it('surnames in two, a telephone and a mobile, pieces of an address, and one that is left out', async () => {
    const seen = await preview(
      'Nombre,Apellido paterno,Apellido materno,Teléfono,Celular,Calle,Colonia,Notas\nOcho,López,Ruiz,5511110007,5511110008,Xola 5,Narvarte,x',
    );
    expect(fields(seen)).toEqual([
      'nombre',
      'apellidoPaterno',
      'apellidoMaterno',
      'telefono',
      'celular',
      'domicilio 1',
      'domicilio 1',
      '',
    ]);
    expect(seen.muestra[0]).toMatchObject({
      apellido: 'López Ruiz',
      telefono: '55 1111 0008',
      otroTelefono: '5511110007',
      domicilio: ['Xola 5, Narvarte'],
    });
    expect(told(seen)).toEqual([
      [1, 'Notas'],
      [2, 'Teléfono'],
    ]);
  });

  it('a whole name is divided, which is told', async () => {
    const names = [
      'Diez Prueba López',
      'Ana Ruiz',
      'María del Carmen Ortiz de la Peña',
      'Hotel Miravalle',
      'Lupita',
      'Ríos, Eva',
    ];
    const seen = await preview(['Nombre completo', ...names.map((name) => `"${name}"`)].join('\n'));
    expect(people(seen)).toEqual([
      'Diez|Prueba López|',
      'Ana|Ruiz|',
      'María del Carmen|Ortiz de la Peña|',
      'Hotel Miravalle||',
      'Lupita||',
      'Eva|Ríos|',
    ]);
    expect(told(seen)).toContainEqual([1, 'Nombre completo']);
  });

  it('no surname is allowed', async () => {
    expect(people(await preview('Nombre,Apellidos,Teléfono\nDoña Lupita,,5511110012'))).toEqual(['Doña Lupita||55 1111 0012']);
  });

  it('a heading twice: the second is left out and told; the user may say what it is', async () => {
    const content = 'Nombre,Apellidos,Nombre\nAna,López,Calle 5';
    const seen = await preview(content);
    expect([fields(seen), told(seen)]).toEqual([['nombre', 'apellido', ''], [[1, 'Nombre']]]);
    const chosen = await preview(content, { opciones: { columnas: ['nombre', 'apellido', 'domicilio 1'] } });
    expect(chosen.muestra[0]?.domicilio).toEqual(['Calle 5']);
  });

  it('an address with a comma and without quotes is joined at the end of the row, told; elsewhere the row is refused', async () => {
    const last = await preview('Nombre,Apellidos,Teléfono,Domicilio\nAna,Ruiz,5511110036,Calle 5, Col. Roma');
    expect(last.muestra[0]?.domicilio).toEqual(['Calle 5, Col. Roma']);
    expect(told(last)).toEqual([[2, 'Domicilio']]);
    const middle = await preview(
      'Nombre,Apellidos,Domicilio,Teléfono\nAna,Ruiz,Calle 5, Roma,5511110036\nEva,Ruiz,Calle 6,5511110037',
    );
    expect([middle.nuevos, middle.conError]).toEqual([1, 1]);
    expect(middle.errores[0]).toMatchObject({ fila: 2, mensaje: expect.stringContaining('coma sin comillas') });
  });
});

describe('telephones', () => {
  it.each([
    ['044 55 1111 0013', '55 1111 0013', ''],
    ['045 55 1111 0014', '55 1111 0014', ''],
    ['01 55 1111 0015', '55 1111 0015', ''],
    ['00 52 55 1111 0016', '55 1111 0016', ''],
    ['\u202A55 1111 0017\u202C', '55 1111 0017', ''],
    ['55\u20111111\u20110018', '55 1111 0018', ''],
    ['55 1111 0020 ext 3', '55 1111 0020', 'ext 3'],
    ['55 1111 0021 / 55 1111 0022', '55 1111 0021', '55 1111 0022'],
    ['5.511110023E9', '55 1111 0023', ''],
    ['5511110024.0', '55 1111 0024', ''],
    ['+1 915 555 0101', '+1 915 555 0101', ''],
    ['Tel. 55 1111 0025', '55 1111 0025', ''],
    ['n/a', '', ''],
    ['0000000000', '', ''],
  ])('%s', async (written, phone, rest) => {
    const seen = await preview(`Nombre,Apellidos,Teléfono\nAna,Ruiz,${written}`);
    expect(seen.muestra[0]).toMatchObject({ telefono: phone, otroTelefono: rest });
  });

  it('one of another country is kept with its code', async () => {
    const seen = await preview('Nombre,Apellidos,Teléfono\nAna,Ruiz,+34 612 345 678');
    expect(seen.muestra[0]?.telefono.replace(/\D/g, '')).toBe('34612345678');
  });

  it('what has too few digits, or decimals, is refused with the reason', async () => {
    const seen = await preview('Nombre,Apellidos,Teléfono\nAna,Ruiz,555-0199\nEva,Ruiz,5522220010.5\nZoé,Ruiz,5.51E+09');
    expect(refused(seen)).toEqual([2, 3, 4].map((row) => [row, 'Teléfono']));
  });
});

describe('who is there already', () => {
  it('a repeated row says of whom it is; the same name with other data is told and imported unless left out', async () => {
    const { body } = await e.as.user.post('/api/clientes/guardar', {
      nombre: 'Juan',
      apellido: 'Wtreinta',
      telefono: '5511110060',
    });
    const content = [
      'Nombre,Apellidos,Teléfono,RFC,Domicilio',
      'Juan,Wtreinta,,,Calle A 1',
      'JUAN,wtreinta,,GODE561231GR8,Calle B 2',
      'Juan,Wtreinta,55 1111 0060,,Calle C 3',
      'Juan,Wtreinta,,,Calle A 1',
    ].join('\n');
    const seen = await preview(content);
    expect(seen).toMatchObject({ filas: 4, nuevos: 2, repetidos: 2, totalHomonimos: 2 });
    expect(seen.repetidosDe.map(({ fila: row, deFila: ofRow, deCliente: of }) => [row, ofRow, of])).toEqual([
      [4, null, body.response],
      [5, 2, null],
    ]);
    expect(seen.homonimos.map(({ fila: row }) => row)).toEqual([2, 3]);
    expect((await preview(content, { opciones: { omitir: [3] } })).nuevos).toBe(1);
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
    expect(people(seen)).toEqual(['Número|Ruiz|55 2222 0001', 'Error|Ruiz|', 'Fórmula|Ruiz|']);
    expect(refused(seen)).toEqual([3, 4, 5].map((row) => [row, 'Nombre']));
    expect(told(seen)).toEqual([
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
    expect(people(seen)).toEqual(['Visible|Ruiz|']);
    expect([seen.hoja, seen.hojas]).toEqual([
      'Clientes',
      [
        { nombre: 'viejos', oculta: true },
        { nombre: 'Clientes', oculta: false },
      ],
    ]);
    const hidden = await preview(bytes, { formato: 'xlsx', opciones: { hoja: 'viejos' } });
    expect(people(hidden)).toEqual(['Oculta|Ruiz|']);
  });

  it('the template is a workbook that only needs rows', async () => {
    const response = await fetch(`${e.server.url}/api/clientes/importar/plantilla`, { headers: { cookie: e.as.user.cookie } });
    expect(response.headers.get('content-disposition')).toContain('plantilla-clientes.xlsx');
    const book = new exceljs.Workbook();
    await book.xlsx.load(await response.arrayBuffer());
    book.worksheets[0]?.addRow(['Ana', 'Plantilla', '5511110061']);
    const bytes = new Uint8Array((await book.xlsx.writeBuffer()) as unknown as ArrayBuffer);
    const seen = await preview(bytes, { formato: 'xlsx' });
    expect([people(seen), seen.columnas.filter(({ campo: field }) => field === '')]).toEqual([
      ['Ana|Plantilla|55 1111 0061'],
      [],
    ]);
  });
});

describe('addresses', () => {
  it.each([
    ['Calle,Número,Colonia', 'Xola,12,Narvarte', 'Xola 12, Narvarte'],
    [
      'Calle,Número exterior,Número interior,Colonia,Municipio,Estado,CP',
      'Xola,12,3,Narvarte,Benito Juárez,CDMX,3020',
      'Xola 12, Int. 3, Narvarte, Benito Juárez, CDMX, CP 03020',
    ],
    ['Calle,No.,Col.,Alcaldía', 'Xola,12,Narvarte,Benito Juárez', 'Xola 12, Narvarte, Benito Juárez'],
    ['Dirección,Numero,Colonia', 'Xola,12,Narvarte', 'Xola 12, Narvarte'],
    ['Calle,#,Int,Delegación', 'Xola,12,Depto 3,Benito Juárez', 'Xola 12, Depto 3, Benito Juárez'],
  ])('%s', async (headings, cells, address) => {
    const seen = await preview(`Nombre,Apellidos,${headings}\nAna,Ruiz,${cells}`);
    expect([seen.muestra[0]?.domicilio, seen.muestra[0]?.cp]).toEqual([[address], '']);
  });

  it('the number of a row, and a state that is none of an address, are left out and told; empty columns are not', async () => {
    const seen = await preview('No.,Nombre,Apellidos,Estado,Vacía,Dirección\n1,Ana,Ruiz,Activo,,Xola 5');
    expect(seen.muestra[0]?.domicilio).toEqual(['Xola 5']);
    expect(seen.avisos).toEqual(
      ['No.', 'Estado'].map((title) => ({
        fila: 1,
        campo: title,
        mensaje: expect.stringContaining(`No se importa la columna ${title}`),
      })),
    );
  });

  it('a postal code beside fiscal data stays that of the invoice', async () => {
    const seen = await preview('Nombre,Apellidos,RFC,CP,Domicilio\nAna,Ruiz,GODE561231GR8,03020,Xola 5');
    expect(seen.muestra[0]).toMatchObject({ cp: '03020', domicilio: ['Xola 5'] });
  });
});

describe('a quote without its other one', () => {
  it.each([
    ['Ana,"Ruiz,5511110001', 'until the end'],
    ['Ana,"Ruiz,5511110001\nZoé,"Soto",5511110009', 'until another quote'],
  ])('%s: the row is told and the rest is read', async (lines) => {
    const seen = await preview(`Nombre,Apellidos,Teléfono\n${lines}\nEva,Luna,5511110002\nInés,"Gil, Paz",5511110003`);
    expect(people(seen)).toEqual(
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
  expect(people(seen)).toEqual(['José|Muñoz|55 1111 0001', 'Álvaro|MuÃ±oz Peña|', 'João|SÃO Brás|']);
  expect(told(seen)).toEqual([
    [2, 'Nombre'],
    [2, 'Apellidos'],
    [3, 'Nombre'],
    [3, 'Apellidos'],
  ]);
});

describe('contacts', () => {
  it('of Google', async () => {
    const seen = await preview(
      [
        'First Name,Middle Name,Last Name,Organization Name,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Value,Address 1 - Formatted',
        'Ana,María,Ruiz,,ana@ejemplo.mx,Mobile,+52 55 1111 0001 ::: 5511110002,5511110003,"Xola 5\nCol. Narvarte"',
        ',,,Hotel Miravalle,,Work,5511110004,,',
      ].join('\n'),
    );
    expect(seen.muestra).toMatchObject([
      {
        nombre: 'Ana María',
        apellido: 'Ruiz',
        telefono: '55 1111 0001',
        otroTelefono: '5511110002 · 5511110003',
        correoElectronico: 'ana@ejemplo.mx',
        domicilio: ['Xola 5 Col. Narvarte'],
      },
      { nombre: 'Hotel Miravalle', telefono: '55 1111 0004' },
    ]);
    expect(told(seen)).toContainEqual([1, 'Phone 1 - Label']);
  });

  it('a third column of telephones goes beside the first; two columns of a field are told by the field', async () => {
    const seen = await preview(
      'Nombre,Apellidos,Teléfono,Celular,WhatsApp,Correo,E-mail\nAna,Ruiz,5511110001,5511110002,5511110003,a@ejemplo.mx,b@ejemplo.mx\nEva,Luna,,5511110004,55 1111 0004,,',
    );
    expect(seen.muestra).toMatchObject([
      { telefono: '55 1111 0002', otroTelefono: '5511110001 · 5511110003', correoElectronico: 'a@ejemplo.mx' },
      { telefono: '55 1111 0004', otroTelefono: '' },
    ]);
    expect(seen.avisos).toEqual(
      expect.arrayContaining([
        { fila: 1, campo: 'WhatsApp', mensaje: expect.stringContaining('dos columnas para Celular') },
        { fila: 1, campo: 'E-mail', mensaje: expect.stringContaining('dos columnas para Correo electrónico') },
      ]),
    );
  });
});

describe('what programs leave around a value', () => {
  it.each([
    ["'5522220027", '55 2222 0027'],
    ['="5522220051"', '55 2222 0051'],
    ['wa.me/5215522220052', '55 2222 0052'],
    ['https://wa.me/525522220053?text=Hola', '55 2222 0053'],
  ])('%s', async (written, phone) => {
    const seen = await preview(`Nombre,Apellidos,Teléfono\nAna,Ruiz,${written}`);
    expect(seen.muestra[0]).toMatchObject({ telefono: phone, otroTelefono: '' });
  });

  it('invisible marks in a name are taken out and told', async () => {
    const seen = await preview('Nombre,Apellidos\n\u202EAna\u202C,Ru\u200Biz');
    expect([people(seen), told(seen)]).toEqual([
      ['Ana|Ruiz|'],
      [
        [2, 'Nombre'],
        [2, 'Apellidos'],
      ],
    ]);
  });
});

describe('a file is what its first bytes say', () => {
  it('a workbook called CSV, and a CSV called workbook', async () => {
    const book = new exceljs.Workbook();
    book.addWorksheet('Clientes').addRows([
      ['Nombre', 'Apellidos'],
      ['Ana', 'Ruiz'],
    ]);
    const bytes = new Uint8Array((await book.xlsx.writeBuffer()) as unknown as ArrayBuffer);
    expect(people(await preview(bytes))).toEqual(['Ana|Ruiz|']);
    expect(people(await preview('Nombre,Apellidos\nAna,Ruiz', { formato: 'xlsx' }))).toEqual(['Ana|Ruiz|']);
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
