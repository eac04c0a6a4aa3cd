import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { parse } from 'csv-parse/sync';
import exceljs from 'exceljs';
import { type Actor, bodyAs, createScenario, type Scenario } from '../../testing/scenario.ts';

let e: Scenario;
let nota: Nota;
/** A word that only the notas of this test's cliente match. */
const NAME = 'Pagadora';

beforeAll(async () => {
  e = await createScenario();
  const cliente = await e.as.user.post('/api/clientes/guardar', { nombre: '=1+1', apellido: NAME });
  const draft = { usuario: bodyAs<{ response: string }>(cliente).response };
  nota = await e.saved({ ...draft, pagos: [{ monto: 50.25, metodo: 'Efvo', fecha: e.today }] });
  const base = { id: nota._id, usuario: nota.usuario, articulos: nota.articulos };
  const paid = await e.saved({ ...base, version: nota.version, pagos: [{ monto: 10, metodo: 'TDC', fecha: e.today }] }, 'admin');
  const first = paid.pagos.find(({ monto: amount }) => amount === 50.25);
  const reversal = { monto: -50.25, metodo: 'Efvo' as const, fecha: e.today, reversa_de: first?._id ?? null };
  await e.saved({ ...base, version: paid.version, pagos: [reversal] }, 'admin');
});
afterAll(() => e.server.close());

const request = (query: string, actor: Actor = 'superuser') =>
  fetch(`${e.server.url}/api/ventas/exportar?${query}`, { headers: { cookie: e.as[actor].cookie } });
const csv = async (query: string, actor?: Actor): Promise<string[][]> =>
  parse(Buffer.from(await (await request(`formato=csv&contenido=pagos&${query}`, actor)).arrayBuffer()), { bom: true });

const HEADING = ['Fecha', 'Monto', 'Método', 'Folio', 'Sucursal', 'Cliente', 'Cobró', 'Clave', 'Motivo', 'Forma SAT'];

it('the XLSX has a second sheet with the pagos of the filtered notas, money as numbers', async () => {
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.load(await (await request(`formato=xlsx&user=${NAME}`)).arrayBuffer());
  expect(workbook.worksheets.map(({ name }) => name)).toEqual(['ventas', 'Pagos']);
  const sheet = workbook.getWorksheet('Pagos');
  const rows = [1, 2, 3, 4].map((row) => HEADING.map((_, column) => sheet?.getCell(row, column + 1).value));
  const day = new Date(`${e.today}T00:00:00Z`);
  const rest = [nota.folio, 'Narvarte', `'=1+1 ${NAME}`];
  expect(sheet?.rowCount).toBe(4);
  expect(rows[0]).toEqual(HEADING);
  expect(rows.slice(1).map((row) => row.slice(0, 6))).toEqual([
    [day, 50.25, 'Efvo', ...rest],
    [day, 10, 'TDC', ...rest],
    [day, -50.25, 'Efvo', ...rest],
  ]);
  expect(rows.slice(1).map((row) => row[7])).toEqual([nota.clave, nota.clave, nota.clave]);
  expect(rows.slice(1).every((row) => typeof row[6] === 'string' && row[6] !== '')).toBe(true);
  expect(rows.slice(1).map((row) => row[9])).toEqual(['01', '04', '01']);
  expect(rows[1]?.[6]).toBe(nota.atendio);
  expect(rows[2]?.[6]).not.toBe(nota.atendio);
});

it('the CSV of the pagos has the same rows under its own name, and no formula', async () => {
  const response = await request(`formato=csv&contenido=pagos&user=${NAME}`);
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="pagos-${e.today}.csv"`);
  const [heading, ...rows] = await csv(`user=${NAME}`);
  expect(heading).toEqual(HEADING);
  expect(rows.map(([, amount, method, , , cliente]) => [amount, method, cliente])).toEqual([
    ['50.25', 'Efvo', `'=1+1 ${NAME}`],
    ['10.00', 'TDC', `'=1+1 ${NAME}`],
    ['-50.25', 'Efvo', `'=1+1 ${NAME}`],
  ]);
});

it('the pagos of every nota add up to the abonos of the list, also across batches', async () => {
  const sum = (rows: string[][], column: number) =>
    rows.slice(1).reduce((total, row) => total + Math.round(Number(row[column]) * 100), 0);
  const notas: string[][] = parse(Buffer.from(await (await request('formato=csv')).arrayBuffer()), { bom: true });
  expect(notas.length).toBeGreaterThan(2000);
  expect(sum(await csv(''), 1)).toBe(sum(notas, notas[0]?.indexOf('Abonado') ?? -1));
});

it('stays within the session’s sucursales, and is written down with what was taken', async () => {
  const branches = async (actor: Actor) => [...new Set((await csv('', actor)).slice(1).map((row) => row[4]))];
  expect(await branches('user')).toEqual(['Narvarte']);
  expect(await branches('ajeno')).toEqual(['Coyoacán']);
  expect((await request('formato=csv&contenido=lineas')).status).toBe(400);
  expect((await e.server.anonymous.get('/api/ventas/exportar?formato=csv&contenido=pagos')).status).toBe(401);
});
