import type { Cliente, ResultadoImportacion } from '@lavanda/shared/contract/clientes';
import { parse } from 'csv-parse/sync';
import exceljs from 'exceljs';
import { bomba } from '../test/bomba.ts';
import { camposDe, cuerpoDe, type Escenario, prepararEscenario, type Quien } from '../test/escenario.ts';
import type { Respuesta } from '../test/servidor.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const MAS = '€ Ñandú';

let e: Escenario;
beforeAll(async () => {
  e = await prepararEscenario();
});
afterAll(() => e.servidor.cerrar());

type Archivo = string | Uint8Array;
interface Opciones {
  simular?: '0' | '1';
  quien?: Quien;
  tipo?: string;
}

async function importar(
  archivo: Archivo,
  formato: 'csv' | 'xlsx',
  { simular = '0', quien = 'user', tipo }: Opciones = {},
): Promise<Respuesta> {
  const respuesta = await fetch(`${e.servidor.url}/api/clientes/importar?formato=${formato}&simular=${simular}`, {
    method: 'POST',
    headers: { cookie: e.como[quien].cookie, 'content-type': tipo ?? (formato === 'csv' ? 'text/csv; charset=utf-8' : XLSX) },
    body: typeof archivo === 'string' ? archivo : new Blob([archivo.slice()]),
  });
  return { status: respuesta.status, headers: respuesta.headers, cuerpo: await respuesta.json() };
}
const resultado = async (archivo: Archivo, formato: 'csv' | 'xlsx', opciones?: Opciones): Promise<ResultadoImportacion> => {
  const { status, cuerpo } = await importar(archivo, formato, opciones);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(cuerpo)}`);
  return cuerpo;
};
const exportar = async (formato: 'csv' | 'xlsx', nombre = '', quien: Quien = 'user') => {
  const respuesta = await fetch(`${e.servidor.url}/api/clientes/exportar?${new URLSearchParams({ formato, nombre })}`, {
    headers: { cookie: e.como[quien].cookie },
  });
  return { status: respuesta.status, headers: respuesta.headers, bytes: new Uint8Array(await respuesta.arrayBuffer()) };
};
const buscar = async (nombre: string, quien: Quien = 'user') =>
  cuerpoDe<{ clientes: Cliente[] }>(await e.como[quien].post('/api/clientes/', { nombre })).clientes;
const nada = { errores: [], repetidos: 0 };

async function libro(...filas: unknown[][]): Promise<Uint8Array> {
  const workbook = new exceljs.Workbook();
  workbook.addWorksheet('Vacía');
  workbook.addWorksheet('Clientes').addRows(filas);
  return new Uint8Array((await workbook.xlsx.writeBuffer()) as unknown as ArrayBuffer);
}

describe('importing', () => {
  const CSV = [
    'Nombre,Apellidos,Teléfono,Correo electrónico,RFC,Razón social,Régimen fiscal,Código postal,Domicilio 1,Domicilio 2',
    'Ágata,Xolotl,55 6677 8899,agata@ejemplo.mx,gode-561231-gr8,Ágata Xolotl,612 - Personas Físicas,3020,"Calle 1, Narvarte",Calle 2',
    'Bruno,Xolotl,,,,,,,,',
  ].join('\n');

  it('says first what it would add and writes nothing, then adds it once', async () => {
    expect(await resultado(CSV, 'csv', { simular: '1' })).toEqual({ filas: 2, nuevos: 2, ...nada });
    expect(await buscar('xolotl')).toEqual([]);
    expect(await resultado(CSV, 'csv')).toEqual({ filas: 2, nuevos: 2, ...nada });
    expect(await buscar('xolotl')).toEqual([
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
    for (const simular of ['1', '0'] as const) {
      expect(await resultado(CSV, 'csv', { simular })).toEqual({ filas: 2, nuevos: 0, repetidos: 2, errores: [] });
    }
    expect((await buscar('xolotl')).length).toBe(2);
  });

  it('leaves out who is there already and rows repeated in the file, however they are spelled', async () => {
    const filas = [
      'Nombre,Apellidos,Tel',
      'Éva,Ñandú,5512345678',
      'EVA,  ñandu ,+52 (55) 1234-5678',
      'Eva,Nandu,5512345679',
      'eva,nandu,',
    ];
    expect(await resultado(filas.join('\n'), 'csv', { simular: '1' })).toMatchObject({ filas: 4, nuevos: 3, repetidos: 1 });
    expect(await resultado(filas.join('\n'), 'csv')).toMatchObject({ filas: 4, nuevos: 3, repetidos: 1 });
    expect(await resultado(filas.join('\n'), 'csv')).toMatchObject({ filas: 4, nuevos: 0, repetidos: 4 });
  });

  it('two at once add it once', async () => {
    const filas = ['Nombre,Apellidos', ...Array.from({ length: 300 }, (_nada, i) => `Simultánea,Wxyz ${i}`)].join('\n');
    const [una, otra] = await Promise.all([resultado(filas, 'csv'), resultado(filas, 'csv')]);
    expect([una.nuevos + otra.nuevos, una.repetidos + otra.repetidos]).toEqual([300, 300]);
  });

  it('names rows and columns at fault and adds the rest', async () => {
    const filas = [
      'nombre;APELLIDO;Celular;e-mail;rfc;Régimen;C.P.;Dirección;Notas',
      ';Qzx;;;;;;;',
      'Ana;;123;nada;X;;;;',
      '',
      'Ana;Qzx;;;GODE561231GR8;601;123;;',
      `${'a'.repeat(121)};Qzx;;;;;;${'c'.repeat(301)};`,
      'Buena;Qzx;;;;;;Calle;ignorada',
    ];
    const { errores, ...cuentas } = await resultado(filas.join('\r\n'), 'csv');
    expect(cuentas).toEqual({ filas: 5, nuevos: 1, repetidos: 0 });
    expect(errores.map(({ fila, campo }) => [fila, campo])).toEqual([
      [2, 'nombre'],
      [3, 'APELLIDO'],
      [3, 'Celular'],
      [3, 'e-mail'],
      [3, 'rfc'],
      [5, 'Régimen'],
      [5, 'C.P.'],
      [6, 'nombre'],
      [6, 'Dirección'],
    ]);
    expect(errores.every(({ mensaje }) => mensaje.length > 10)).toBe(true);
    expect((await buscar('qzx')).map(({ nombre }) => nombre)).toEqual(['Buena']);
  });

  it.each([
    ['UTF-8 with BOM', '\uFEFF', 'utf8'],
    ['Windows-1252', '', 'latin1'],
    ['UTF-16', '\uFEFF', 'utf16le'],
  ] as const)('reads %s', async (nombre, bom, codigo) => {
    const apellido = `Güémez ${nombre.replaceAll('-', ' ')}`;
    const bytes = Buffer.from(`${bom}Nombre\tApellidos\nÑuño\t${apellido}\n`, codigo);
    expect(await resultado(new Uint8Array(bytes), 'csv')).toEqual({ filas: 1, nuevos: 1, ...nada });
    expect((await buscar(apellido)).map((cliente) => cliente.nombre)).toEqual(['Ñuño']);
  });

  it('reads a workbook: numbers, rich text, formulas and links, of the first sheet that has rows', async () => {
    const archivo = await libro(
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
    expect(await resultado(archivo, 'xlsx')).toEqual({
      filas: 2,
      nuevos: 1,
      repetidos: 0,
      errores: [{ fila: 4, campo: 'Teléfono', mensaje: expect.stringContaining('10 dígitos') }],
    });
    expect(await buscar('zzyx')).toEqual([
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
    ['a heading without surnames', 'Nombre,Teléfono\nAna,5541081170', 'csv', 422],
    ['a heading twice', 'Nombre,Apellidos,nombre\nAna,López,Ana', 'csv', 422],
    ['a quote without end', 'Nombre,Apellidos\n"Ana,López', 'csv', 422],
    ['text as XLSX', 'Nombre,Apellidos\nAna,López', 'xlsx', 422],
    ['a broken XLSX', 'PK\u0003\u0004 roto', 'xlsx', 422],
  ] as const)('%s is refused with a reason', async (_que, archivo, formato, estado) => {
    const respuesta = await importar(archivo, formato);
    expect([respuesta.status, camposDe(respuesta)]).toEqual([estado, ['archivo']]);
    expect(respuesta.cuerpo.detail).toMatch(/archivo|columna/i);
  });

  it('more than 50,000 rows, more than 10 MB, other types and formats are refused', async () => {
    const filas = `Nombre,Apellidos\n${'a,b\n'.repeat(50_001)}`;
    expect((await importar(filas, 'csv')).status).toBe(422);
    expect((await importar('x'.repeat(10 * 1024 * 1024 + 1), 'csv')).status).toBe(413);
    expect((await importar(CSV, 'csv', { tipo: 'application/json' })).status).toBe(415);
    expect((await importar(CSV, 'pdf' as 'csv')).status).toBe(400);
  });

  it('a workbook that unfolds to hundreds of megabytes is refused, and the server goes on', async () => {
    const respuesta = await importar(bomba(200), 'xlsx');
    expect([respuesta.status, respuesta.cuerpo.detail]).toEqual([422, expect.stringContaining('demasiado grande')]);
    expect((await e.como.user.get('/api/clientes/')).status).toBe(200);
  });

  it.each([
    ['superuser', 200],
    ['admin', 200],
    ['user', 200],
    ['accountant', 403],
  ] as const)('%s: %p', async (quien, estado) => {
    expect((await importar(CSV, 'csv', { quien, simular: '1' })).status).toBe(estado);
    expect((await exportar('csv', 'zzz', quien)).status).toBe(200);
  });

  it('is not for who has no session, nor for another site', async () => {
    const pedir = (headers: Record<string, string>) =>
      fetch(`${e.servidor.url}/api/clientes/importar?formato=csv`, {
        method: 'POST',
        headers: { 'content-type': 'text/csv', ...headers },
        body: CSV,
      });
    expect((await pedir({})).status).toBe(401);
    expect((await pedir({ cookie: e.como.user.cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await e.servidor.anonimo.get('/api/clientes/exportar?formato=csv')).status).toBe(401);
  });
});

describe('exporting', () => {
  it('writes what the import understands: back into the laundry it adds nothing, into another one everything, once', async () => {
    const raros = [
      ['=SUMA(1)', 'Exportada'],
      ['@ana', 'Exportada'],
      [MAS, 'Exportada'],
    ];
    for (const [nombre, apellido] of raros) {
      const domicilio = Array.from({ length: 5 }, (_nada, i) => ({ descripcion: `-Calle ${i}, "CDMX"`, lat: 19, lon: -99 }));
      await e.como.user.post('/api/clientes/guardar', { nombre, apellido, telefono: '5500112233', domicilio });
    }
    for (const formato of ['csv', 'xlsx'] as const) {
      const { status, headers, bytes } = await exportar(formato, '', 'accountant');
      expect([status, headers.get('content-disposition')]).toEqual([200, expect.stringMatching(/clientes-\d{4}-\d\d-\d\d\./)]);
      const propia = await resultado(bytes, formato);
      expect(propia).toEqual({ filas: propia.filas, nuevos: 0, repetidos: propia.filas, errores: [] });
      expect(propia.filas).toBeGreaterThan(200);
      const ajena = await resultado(bytes, formato, { quien: 'ajeno' });
      expect(ajena).toEqual({
        filas: propia.filas,
        nuevos: formato === 'csv' ? propia.filas : 0,
        repetidos: expect.any(Number),
        errores: [],
      });
    }
    const [copia] = await buscar('=suma', 'ajeno');
    expect(copia).toMatchObject({ nombre: '=SUMA(1)', telefono: '+525500112233' });
    expect(copia?.domicilio.map(({ descripcion }) => descripcion)).toContain('-Calle 4, "CDMX"');
  });

  it('only what the search finds, without formulas', async () => {
    const { bytes } = await exportar('csv', 'exportada');
    const filas: string[][] = parse(Buffer.from(bytes).toString('utf8'), { bom: true });
    expect(filas[0]?.slice(0, 3)).toEqual(['Nombre', 'Apellidos', 'Teléfono']);
    expect(filas.slice(1).map(([nombre]) => nombre)).toEqual(["'=SUMA(1)", "'@ana", MAS]);
    expect(camposDe(await e.como.user.get('/api/clientes/exportar?formato=pdf'))).toEqual(['formato']);
  });
});
