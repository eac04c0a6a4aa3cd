import type { Cliente, ImportResult } from '@lavanda/shared/contract/schemas/clientes';
import { parse } from 'csv-parse/sync';
import exceljs from 'exceljs';
import pg from 'pg';
import { bomb } from '../testing/bomb.ts';
import { type Actor, bodyAs, createScenario, fieldsOf, type Scenario } from '../testing/scenario.ts';
import { type CallResponse, startServer } from '../testing/server.ts';
import { until } from '../testing/wait.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const EXTRA_NAME = '€ Ñandú';

let e: Scenario;
beforeAll(async () => {
  e = await createScenario();
});
afterAll(() => e.server.close());

type FileContent = string | Uint8Array;
interface Options {
  simular?: '0' | '1';
  quien?: Actor;
  tipo?: string;
  url?: string;
}

async function importData(
  file: FileContent,
  format: 'csv' | 'xlsx',
  { simular: dryRun = '0', quien: actor = 'user', tipo: type, url = e.server.url }: Options = {},
): Promise<CallResponse> {
  const response = await fetch(`${url}/api/clientes/importar?formato=${format}&simular=${dryRun}`, {
    method: 'POST',
    headers: {
      cookie: e.as[actor].cookie,
      'content-type': type ?? (format === 'csv' ? 'text/csv; charset=utf-8' : XLSX),
    },
    body: typeof file === 'string' ? file : new Blob([file.slice()]),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}
const result = async (file: FileContent, format: 'csv' | 'xlsx', options?: Options): Promise<ImportResult> => {
  const { status, body } = await importData(file, format, options);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
};
const exportData = async (format: 'csv' | 'xlsx', name = '', actor: Actor = 'user') => {
  const response = await fetch(
    `${e.server.url}/api/clientes/exportar?${new URLSearchParams({ formato: format, nombre: name })}`,
    {
      headers: { cookie: e.as[actor].cookie },
    },
  );
  return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) };
};
const search = async (name: string, actor: Actor = 'user') =>
  bodyAs<{ clientes: Cliente[] }>(await e.as[actor].post('/api/clientes/', { nombre: name })).clientes;
const nothing = { errores: [], repetidos: 0 };

async function workbook(...rows: unknown[][]): Promise<Uint8Array> {
  const workbook = new exceljs.Workbook();
  workbook.addWorksheet('Vacía');
  workbook.addWorksheet('Clientes').addRows(rows);
  return new Uint8Array((await workbook.xlsx.writeBuffer()) as unknown as ArrayBuffer);
}

/**
 * On PostgreSQL, holds all writes of clientes so that two imports compare their files with the same clientes before
 * either writes. The embedded database needs no such hold: it runs one transaction at a time.
 * @returns a function that waits until two transactions are blocked and then lets them go on
 */
async function holdWrites(): Promise<() => Promise<void>> {
  const url = e.server.where.DATABASE_URL;
  if (url === '') return async () => undefined;
  const owner = new pg.Client(url);
  await owner.connect();
  await owner.query('begin; lock table clientes in exclusive mode');
  const waiting = `select count(distinct pid)::int as n from pg_locks where not granted
    and pid in (select pid from pg_stat_activity where datname = current_database())`;
  return async () => {
    await until(async () => (await owner.query<{ n: number }>(waiting)).rows[0]?.n === 2);
    await owner.query('commit');
    await owner.end();
  };
}

describe('importing', () => {
  const CSV = [
    'Nombre,Apellidos,Teléfono,Correo electrónico,RFC,Razón social,Régimen fiscal,Código postal,Domicilio 1,Domicilio 2',
    'Ágata,Xolotl,55 6677 8899,agata@ejemplo.mx,gode-561231-gr8,Ágata Xolotl,612 - Personas Físicas,3020,"Calle 1, Narvarte",Calle 2',
    'Bruno,Xolotl,,,,,,,,',
  ].join('\n');

  it('a dry run reports what would be added and writes nothing; the import adds it once', async () => {
    expect(await result(CSV, 'csv', { simular: '1' })).toEqual({ filas: 2, nuevos: 2, ...nothing });
    expect(await search('xolotl')).toEqual([]);
    expect(await result(CSV, 'csv')).toEqual({ filas: 2, nuevos: 2, ...nothing });
    expect(await search('xolotl')).toEqual([
      expect.objectContaining({
        nombre: 'Ágata',
        telefono: '+525566778899',
        correoElectronico: 'agata@ejemplo.mx',
        rfc: 'GODE561231GR8',
        regimenFiscal: '612',
        razonSocial: 'Ágata Xolotl',
        cp: '03020',
        domicilio: [
          { descripcion: 'Calle 1, Narvarte', lat: null, lon: null },
          { descripcion: 'Calle 2', lat: null, lon: null },
        ],
      }),
      expect.objectContaining({ nombre: 'Bruno', telefono: '', domicilio: [] }),
    ]);
    for (const dryRun of ['1', '0'] as const) {
      expect(await result(CSV, 'csv', { simular: dryRun })).toEqual({ filas: 2, nuevos: 0, repetidos: 2, errores: [] });
    }
    expect((await search('xolotl')).length).toBe(2);
  });

  it('skips existing clientes and rows repeated in the file, ignoring spelling differences', async () => {
    const rows = [
      'Nombre,Apellidos,Tel',
      'Éva,Ñandú,5512345678',
      'EVA,  ñandu ,+52 (55) 1234-5678',
      'Eva,Nandu,5512345679',
      'eva,nandu,',
    ];
    expect(await result(rows.join('\n'), 'csv', { simular: '1' })).toMatchObject({ filas: 4, nuevos: 3, repetidos: 1 });
    expect(await result(rows.join('\n'), 'csv')).toMatchObject({ filas: 4, nuevos: 3, repetidos: 1 });
    expect(await result(rows.join('\n'), 'csv')).toMatchObject({ filas: 4, nuevos: 0, repetidos: 4 });
  });

  it('two concurrent imports of a file add it once', async () => {
    const rows = ['Nombre,Apellidos', ...Array.from({ length: 300 }, (_element, i) => `Simultánea,Wxyz ${i}`)].join('\n');
    // One server runs a laundry's imports one after another. Two servers on PostgreSQL run both imports at once.
    const second = e.server.where.DATABASE_URL === '' ? e.server : await startServer({ where: e.server.where });
    const release = await holdWrites();
    const imports = Promise.all([result(rows, 'csv'), result(rows, 'csv', { url: second.url })]);
    await release();
    const [first, another] = await imports;
    if (second !== e.server) await second.close();
    expect([first.nuevos + another.nuevos, first.repetidos + another.repetidos]).toEqual([300, 300]);
    expect(await search('Wxyz 299')).toHaveLength(1);
  });

  it('names rows and columns at fault and adds the rest', async () => {
    const rows = [
      'nombre;APELLIDO;Celular;e-mail;rfc;Régimen;C.P.;Dirección;Notas',
      ';Qzx;;;;;;;',
      'Ana;;123;nada;X;;;;',
      '',
      'Ana;Qzx;;;GODE561231GR8;601;123;;',
      `${'a'.repeat(121)};Qzx;;;;;;${'c'.repeat(301)};`,
      'Buena;Qzx;;;;;;Calle;ignorada',
    ];
    const { errores: errors, ...counts } = await result(rows.join('\r\n'), 'csv');
    expect(counts).toEqual({ filas: 5, nuevos: 1, repetidos: 0 });
    expect(errors.map(({ fila: row, campo: field }) => [row, field])).toEqual([
      [2, 'nombre'],
      [3, 'Celular'],
      [3, 'e-mail'],
      [3, 'rfc'],
      [5, 'Régimen'],
      [5, 'C.P.'],
      [6, 'nombre'],
      [6, 'Dirección'],
    ]);
    expect(errors.every(({ mensaje: message }) => message.length > 10)).toBe(true);
    expect((await search('qzx')).map(({ nombre: name }) => name)).toEqual(['Buena']);
  });

  it.each([
    ['UTF-8 with BOM', '\uFEFF', 'utf8'],
    ['Windows-1252', '', 'latin1'],
    ['UTF-16', '\uFEFF', 'utf16le'],
  ] as const)('reads %s', async (name, bom, code) => {
    const surname = `Güémez ${name.replaceAll('-', ' ')}`;
    const bytes = Buffer.from(`${bom}Nombre\tApellidos\nÑuño\t${surname}\n`, code);
    expect(await result(new Uint8Array(bytes), 'csv')).toEqual({ filas: 1, nuevos: 1, ...nothing });
    expect((await search(surname)).map((cliente) => cliente.nombre)).toEqual(['Ñuño']);
  });

  it('reads a workbook: numbers, rich text, formulas and links, of the first sheet that has rows', async () => {
    const file = await workbook(
      ['Nombre', 'Apellidos', 'Teléfono', 'Código postal', 'Correo', 'Domicilio', 'Razón social'],
      [
        { richText: [{ text: 'Car' }, { text: 'los' }] },
        { formula: '"Zz"&"yx"', result: 'Zzyx' },
        5598765432,
        6700,
        { text: 'c@ejemplo.mx', hyperlink: 'mailto:c@ejemplo.mx' },
        'Calle\n3',
        'Carlos & Cía.',
      ],
      [],
      ['Ana', 'Zzyx', 'no'],
    );
    expect(await result(file, 'xlsx')).toEqual({
      filas: 2,
      nuevos: 1,
      repetidos: 0,
      errores: [{ fila: 4, campo: 'Teléfono', mensaje: expect.stringContaining('10 dígitos') }],
    });
    expect(await search('zzyx')).toEqual([
      expect.objectContaining({
        nombre: 'Carlos',
        telefono: '+525598765432',
        cp: '06700',
        correoElectronico: 'c@ejemplo.mx',
        razonSocial: 'Carlos & Cía.',
        domicilio: [{ descripcion: 'Calle 3', lat: null, lon: null }],
      }),
    ]);
  });

  it.each([
    ['an empty body', '', 'csv', 400],
    ['no rows', 'Nombre,Apellidos\n', 'csv', 422],
    ['no heading', 'Juan,Pérez\nAna,López', 'csv', 422],
    ['a heading without names', 'Apellidos,Teléfono\nRíos,5541081170', 'csv', 422],
    ['a heading twice', 'Nombre,Apellidos,nombre\nAna,López,Ana', 'csv', 422],
    ['a broken XLSX', 'PK\u0003\u0004 roto', 'xlsx', 422],
  ] as const)('%s is refused with a reason', async (_what, file, format, status) => {
    const response = await importData(file, format);
    expect([response.status, fieldsOf(response)]).toEqual([status, ['archivo']]);
    expect(response.body.detail).toMatch(/archivo|columna/i);
  });

  it('more than 50,000 rows, more than 10 MB, other types and formats are refused', async () => {
    const rows = `Nombre,Apellidos\n${'a,b\n'.repeat(50_001)}`;
    expect((await importData(rows, 'csv')).status).toBe(422);
    expect((await importData('x'.repeat(10 * 1024 * 1024 + 1), 'csv')).status).toBe(413);
    expect((await importData(CSV, 'csv', { tipo: 'application/json' })).status).toBe(415);
    expect((await importData(CSV, 'pdf' as 'csv')).status).toBe(400);
  });

  it('a workbook that unfolds to hundreds of megabytes is refused, and the server goes on', async () => {
    const response = await importData(bomb(200), 'xlsx');
    expect([response.status, response.body.detail]).toEqual([422, expect.stringContaining('demasiado grande')]);
    expect((await e.as.user.get('/api/clientes/')).status).toBe(200);
  });

  it.each([
    ['superuser', 200],
    ['admin', 200],
    ['user', 200],
    ['accountant', 403],
  ] as const)('%s: %p', async (actor, status) => {
    expect((await importData(CSV, 'csv', { quien: actor, simular: '1' })).status).toBe(status);
    expect((await exportData('csv', 'zzz', actor)).status).toBe(200);
  });

  it('is refused without a session and to other sites', async () => {
    const request = (headers: Record<string, string>) =>
      fetch(`${e.server.url}/api/clientes/importar?formato=csv`, {
        method: 'POST',
        headers: { 'content-type': 'text/csv', ...headers },
        body: CSV,
      });
    expect((await request({})).status).toBe(401);
    expect((await request({ cookie: e.as.user.cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await e.server.anonymous.get('/api/clientes/exportar?formato=csv')).status).toBe(401);
  });
});

describe('exporting', () => {
  it('writes a file the import accepts: it adds nothing to the same laundry and everything, once, to another', async () => {
    const unusual = [
      ['=SUMA(1)', 'Exportada'],
      ['@ana', 'Exportada'],
      [EXTRA_NAME, 'Exportada'],
    ];
    for (const [name, surname] of unusual) {
      const domicilio = Array.from({ length: 5 }, (_element, i) => ({
        descripcion: `-Calle ${i}, "CDMX"`,
        lat: 19,
        lon: -99,
      }));
      await e.as.user.post('/api/clientes/guardar', {
        nombre: name,
        apellido: surname,
        telefono: '5500112233',
        domicilio,
      });
    }
    for (const format of ['csv', 'xlsx'] as const) {
      const { status, headers, bytes } = await exportData(format, '', 'accountant');
      expect([status, headers.get('content-disposition')]).toEqual([200, expect.stringMatching(/clientes-\d{4}-\d\d-\d\d\./)]);
      const mine = await result(bytes, format);
      expect(mine).toEqual({ filas: mine.filas, nuevos: 0, repetidos: mine.filas, errores: [] });
      expect(mine.filas).toBeGreaterThan(200);
      const foreign = await result(bytes, format, { quien: 'ajeno' });
      expect(foreign).toEqual({
        filas: mine.filas,
        nuevos: format === 'csv' ? mine.filas : 0,
        repetidos: expect.any(Number),
        errores: [],
      });
    }
    const [copy] = await search('=suma', 'ajeno');
    expect(copy).toMatchObject({ nombre: '=SUMA(1)', telefono: '+525500112233' });
    expect(copy?.domicilio.map(({ descripcion: description }) => description)).toContain('-Calle 4, "CDMX"');
  });

  it('only what the search finds, without formulas', async () => {
    const { bytes } = await exportData('csv', 'exportada');
    const rows: string[][] = parse(Buffer.from(bytes).toString('utf8'), { bom: true });
    expect(rows[0]?.slice(0, 3)).toEqual(['Nombre', 'Apellidos', 'Teléfono']);
    expect(rows.slice(1).map(([name]) => name)).toEqual(["'=SUMA(1)", "'@ana", EXTRA_NAME]);
    expect(fieldsOf(await e.as.user.get('/api/clientes/exportar?formato=pdf'))).toEqual(['formato']);
  });
});
