import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import exceljs from 'exceljs';
import JSZip from 'jszip';
import { bomba } from '../test/bomba.ts';
import { type Escenario, prepararEscenario } from '../test/escenario.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const HOJA = 'xl/worksheets/sheet1.xml';
const LIBRO = 'xl/workbook.xml';

let e: Escenario;
/** Where the server's process leaves what it unfolds. */
let temporales: string;
beforeAll(async () => {
  temporales = await mkdtemp(join(tmpdir(), 'lavanda-temporales-'));
  e = await prepararEscenario({ env: { TMPDIR: temporales } });
});
afterAll(async () => {
  await e.servidor.cerrar();
  await rm(temporales, { recursive: true });
});

async function importar(bytes: Uint8Array): Promise<{ status: number; cuerpo: unknown }> {
  const respuesta = await fetch(`${e.servidor.url}/api/clientes/importar?formato=xlsx&simular=1`, {
    method: 'POST',
    headers: { cookie: e.como.user.cookie, 'content-type': XLSX },
    body: new Blob([bytes.slice()]),
  });
  return { status: respuesta.status, cuerpo: await respuesta.json() };
}

/** A workbook with one customer; its parts in the order in which exceljs writes them, sheets before what they need. */
async function libro(): Promise<JSZip> {
  const workbook = new exceljs.Workbook();
  workbook.addWorksheet('Clientes').addRows([
    ['Nombre', 'Apellidos'],
    ['Ana', 'Hostil'],
  ]);
  return JSZip.loadAsync(await workbook.xlsx.writeBuffer());
}

const empacar = (zip: JSZip, compression: 'STORE' | 'DEFLATE' = 'DEFLATE') =>
  zip.generateAsync({ type: 'uint8array', compression });

/** The workbook with `texto` in one of its parts in place of `antes`. */
async function torcido(parte: string, antes: string, texto: string): Promise<Uint8Array> {
  const zip = await libro();
  const xml = (await zip.file(parte)?.async('string')) ?? '';
  if (!xml.includes(antes)) throw new Error(`${parte} no tiene ${antes}`);
  return empacar(zip.file(parte, xml.replace(antes, texto)));
}

const bien = { status: 200, cuerpo: { filas: 1, nuevos: 1 } };
const grande = { status: 422, cuerpo: { detail: expect.stringContaining('demasiado grande') } };
const FIN = '</sheetData>';
const TODA = 'A1:XFD1048576';

describe('a workbook', () => {
  it.each(['STORE', 'DEFLATE'] as const)('whose parts come in any order, %s, is read each time', async (compresion) => {
    const zip = await libro();
    const alReves = new JSZip();
    for (const nombre of Object.keys(zip.files).reverse()) {
      const contenido = await zip.file(nombre)?.async('uint8array');
      if (contenido) alReves.file(nombre, contenido);
    }
    for (const bytes of [await empacar(zip, compresion), await empacar(alReves, compresion)]) {
      for (let vez = 0; vez < 3; vez++) expect(await importar(bytes)).toMatchObject(bien);
    }
  });

  it('whose first sheet is a chart, which has no rows, is read', async () => {
    const hoja = '<sheet sheetId="9" name="Gráfica" r:id="rGrafica"/>';
    const zip = await JSZip.loadAsync(await torcido(LIBRO, '<sheets>', `<sheets>${hoja}`));
    const relaciones = 'xl/_rels/workbook.xml.rels';
    const tipo = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/chartsheet';
    const xml = (await zip.file(relaciones)?.async('string')) ?? '';
    const suya = `<Relationship Id="rGrafica" Type="${tipo}" Target="chartsheets/sheet1.xml"/></Relationships>`;
    zip.file(relaciones, xml.replace('</Relationships>', suya)).file('xl/chartsheets/sheet1.xml', '<chartsheet/>');
    expect(await importar(await empacar(zip))).toMatchObject(bien);
  });

  // CVE-2026-128338 to 128343: what readers of workbooks believe. It is read or refused, and the server goes on.
  it.each([
    [
      'columns to the two thousand millionth',
      HOJA,
      '<sheetData>',
      '<cols><col min="1" max="2000000000"/></cols><sheetData>',
      bien,
    ],
    ['a row of the thousand millionth line', HOJA, '<row r="2"', '<row r="1000000000"', grande],
    ['a cell of a column that does not exist', HOJA, '<c r="B2"', '<c r="ZZZZZZZ2"', grande],
    ['every cell joined', HOJA, FIN, `${FIN}<mergeCells count="1"><mergeCell ref="${TODA}"/></mergeCells>`, bien],
    [
      'a rule for every cell',
      HOJA,
      FIN,
      `${FIN}<dataValidations count="1"><dataValidation type="list" sqref="${TODA}"/></dataValidations>`,
      bien,
    ],
    [
      'a name for every cell',
      LIBRO,
      '</sheets>',
      '</sheets><definedNames><definedName name="x">Clientes!$A$1:$XFD$1048576</definedName></definedNames>',
      bien,
    ],
    ['the thousand millionth sheet', LIBRO, 'sheetId="1"', 'sheetId="1000000000"', bien],
  ] as const)('with %s', async (_que, parte, antes, texto, esperado) => {
    expect(await importar(await torcido(parte, antes, texto))).toMatchObject(esperado);
    expect((await e.como.user.get('/api/clientes/')).status).toBe(200);
  });

  it('leaves no file on the disk, read or refused', async () => {
    const bytes = await empacar(await libro());
    for (let vez = 0; vez < 3; vez++) expect(await importar(bytes)).toMatchObject(bien);
    expect((await importar(bytes.slice(0, -100))).status).toBe(422);
    expect((await importar(bomba(200))).status).toBe(422);
    expect(await readdir(temporales)).toEqual([]);
  });
});
