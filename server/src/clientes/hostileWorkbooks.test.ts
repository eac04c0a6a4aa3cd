import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import exceljs from 'exceljs';
import JSZip from 'jszip';
import { bomb } from '../testing/bomb.ts';
import { createScenario, type Scenario } from '../testing/scenario.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const SHEET = 'xl/worksheets/sheet1.xml';
const WORKBOOK = 'xl/workbook.xml';

let e: Scenario;
/** Temporary folder of the server's process. A reader that unpacks workbooks to disk would leave files there. */
let tempDir: string;
beforeAll(async () => {
  tempDir = await mkdtemp(join(tmpdir(), 'lavanda-temporales-'));
  e = await createScenario({ env: { TMPDIR: tempDir } });
});
afterAll(async () => {
  await e.server.close();
  await rm(tempDir, { recursive: true });
});

async function importData(bytes: Uint8Array): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${e.server.url}/api/clientes/importar?formato=xlsx&simular=1`, {
    method: 'POST',
    headers: { cookie: e.as.user.cookie, 'content-type': XLSX },
    body: new Blob([bytes.slice()]),
  });
  return { status: response.status, body: await response.json() };
}

/**
 * A workbook with one cliente. Its parts keep exceljs's order, in which a sheet comes before the parts that it needs.
 */
async function workbook(): Promise<JSZip> {
  const workbook = new exceljs.Workbook();
  workbook.addWorksheet('Clientes').addRows([
    ['Nombre', 'Apellidos'],
    ['Ana', 'Hostil'],
  ]);
  return JSZip.loadAsync(await workbook.xlsx.writeBuffer());
}

const pack = (zip: JSZip, compression: 'STORE' | 'DEFLATE' = 'DEFLATE') => zip.generateAsync({ type: 'uint8array', compression });

/** The workbook with `before` replaced by `text` in one of its parts. */
async function tampered(part: string, before: string, text: string): Promise<Uint8Array> {
  const zip = await workbook();
  const xml = (await zip.file(part)?.async('string')) ?? '';
  if (!xml.includes(before)) throw new Error(`${part} has no ${before}`);
  return pack(zip.file(part, xml.replace(before, text)));
}

const ok = { status: 200, body: { filas: 1, nuevos: 1 } };
const tooBig = { status: 422, body: { detail: expect.stringContaining('demasiado grande') } };
const END = '</sheetData>';
const WHOLE_SHEET = 'A1:XFD1048576';

describe('a workbook', () => {
  it.each(['STORE', 'DEFLATE'] as const)('whose parts come in any order, %s, is read each time', async (compressionMethod) => {
    const zip = await workbook();
    const reversed = new JSZip();
    for (const name of Object.keys(zip.files).reverse()) {
      const content = await zip.file(name)?.async('uint8array');
      if (content) reversed.file(name, content);
    }
    for (const bytes of [await pack(zip, compressionMethod), await pack(reversed, compressionMethod)]) {
      for (let turn = 0; turn < 3; turn++) expect(await importData(bytes)).toMatchObject(ok);
    }
  });

  it('whose first sheet is a chart, which has no rows, is read', async () => {
    const sheet = '<sheet sheetId="9" name="Gráfica" r:id="rGrafica"/>';
    const zip = await JSZip.loadAsync(await tampered(WORKBOOK, '<sheets>', `<sheets>${sheet}`));
    const relationships = 'xl/_rels/workbook.xml.rels';
    const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/chartsheet';
    const xml = (await zip.file(relationships)?.async('string')) ?? '';
    const relationship = `<Relationship Id="rGrafica" Type="${type}" Target="chartsheets/sheet1.xml"/></Relationships>`;
    zip.file(relationships, xml.replace('</Relationships>', relationship)).file('xl/chartsheets/sheet1.xml', '<chartsheet/>');
    expect(await importData(await pack(zip))).toMatchObject(ok);
  });

  // CVE-2026-128338 to 128343: values that workbook readers trust. The file may be read or refused, but mustn't end the server.
  it.each([
    [
      'columns to the two thousand millionth',
      SHEET,
      '<sheetData>',
      '<cols><col min="1" max="2000000000"/></cols><sheetData>',
      ok,
    ],
    ['a row of the thousand millionth line', SHEET, '<row r="2"', '<row r="1000000000"', tooBig],
    ['a cell of a column that does not exist', SHEET, '<c r="B2"', '<c r="ZZZZZZZ2"', tooBig],
    ['every cell joined', SHEET, END, `${END}<mergeCells count="1"><mergeCell ref="${WHOLE_SHEET}"/></mergeCells>`, ok],
    [
      'a rule for every cell',
      SHEET,
      END,
      `${END}<dataValidations count="1"><dataValidation type="list" sqref="${WHOLE_SHEET}"/></dataValidations>`,
      ok,
    ],
    [
      'a name for every cell',
      WORKBOOK,
      '</sheets>',
      '</sheets><definedNames><definedName name="x">Clientes!$A$1:$XFD$1048576</definedName></definedNames>',
      ok,
    ],
    ['the thousand millionth sheet', WORKBOOK, 'sheetId="1"', 'sheetId="1000000000"', ok],
  ] as const)('with %s', async (_what, part, before, text, expected) => {
    expect(await importData(await tampered(part, before, text))).toMatchObject(expected);
    expect((await e.as.user.get('/api/clientes/')).status).toBe(200);
  });

  it('leaves no file on the disk, read or refused', async () => {
    const bytes = await pack(await workbook());
    for (let turn = 0; turn < 3; turn++) expect(await importData(bytes)).toMatchObject(ok);
    expect((await importData(bytes.slice(0, -100))).status).toBe(422);
    expect((await importData(bomb(200))).status).toBe(422);
    expect(await readdir(tempDir)).toEqual([]);
  });
});
