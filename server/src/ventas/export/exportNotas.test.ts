import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { DEFAULT_TIME_ZONE, dayIn, hourIn } from '@lavanda/shared/domain/dates';
import { parse } from 'csv-parse/sync';
import exceljs from 'exceljs';
import { type Actor, bodyAs, createScenario, type Scenario } from '../../testing/scenario.ts';

let e: Scenario;
beforeAll(async () => {
  e = await createScenario();
});
afterAll(() => e.server.close());

const request = (query: string, actor: Actor = 'superuser', signal?: AbortSignal) =>
  fetch(`${e.server.url}/api/ventas/exportar?${query}`, {
    headers: { cookie: e.as[actor].cookie },
    ...(signal ? { signal } : {}),
  });
const asCsv = async (query: string, actor?: Actor): Promise<string[][]> =>
  parse(Buffer.from(await (await request(`formato=csv&${query}`, actor)).arrayBuffer()), { bom: true });

async function all(query: string, actor: Actor): Promise<Nota[]> {
  const notas: Nota[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const place: string = after === '' ? '' : `&despues=${after}`;
    const response = await e.as[actor].get(`/api/ventas/?${query}&notasPorPagina=100${place}`);
    const page = bodyAs<{ results: Nota[]; siguiente: string | null }>(response);
    notas.push(...page.results);
    after = page.siguiente;
  }
  return notas;
}

const COLUMNS = [
  'Folio',
  'Fecha',
  'Fecha de entrega',
  'Cliente',
  'Teléfono',
  'RFC',
  'Sucursal',
  'Subtotal',
  'Envío',
  'Servicio express',
  'Descuentos',
  'Total',
  'Abonado',
  'Saldo',
  'Factura',
  'A domicilio',
  'Express',
  'Estado',
  'Atendió',
  'Motivo del descuento',
  'Domicilio de entrega',
  'Clave',
  'Etapa',
  'Lugar',
  'Aviso',
  'Bultos',
  'Por cobrar',
  'A favor',
];
const yesOrNo = (value: boolean) => (value ? 'Sí' : 'No');

function noticeOf({ avisada: told }: Nota): string {
  if (!told) return '';
  const moment = new Date(told.momento);
  const how = told.medio === 'enviado' ? 'Enviado' : 'WhatsApp abierto';
  return `${how} ${dayIn(DEFAULT_TIME_ZONE, moment)} ${hourIn(DEFAULT_TIME_ZONE, moment)}`;
}

/** The amount that the nota owes, if it is 1 peso or more, and the amount in the cliente's favor. */
function owedAndFavor({ total, abonos, ajuste: adjustment }: Nota): [number, number] {
  const centavos = Math.round((total - abonos - adjustment) * 100);
  return [centavos >= 100 ? centavos / 100 : 0, centavos < 0 ? -centavos / 100 : 0];
}

/** The row the export should write for a nota. The RFC is left out because the list does not return it. */
const rowOf = (nota: Nota) => [
  nota.folio,
  nota.fecha,
  nota.fecha_entrega,
  nota.usuario_name,
  nota.usuario_telefono.replace('+52', ''),
  nota.sucursal_name,
  nota.subtotal,
  nota.envio,
  nota.recargo ?? 0,
  nota.descuentos,
  nota.total,
  nota.abonos,
  Math.round((nota.total - nota.abonos - nota.ajuste) * 100) / 100,
  yesOrNo(nota.factura),
  yesOrNo(nota.a_domicilio),
  yesOrNo(nota.express),
  { 10: 'Cerrada', 0: 'Abierta', '-1': 'Por recolectar' }[nota.status],
  nota.atendio,
  nota.descuento_motivo ?? '',
  nota.domicilio?.descripcion ?? '',
  nota.clave ?? '',
  nota.status === 0 ? { recibida: 'Recibida', proceso: 'En proceso', lista: 'Lista' }[nota.etapa ?? 'recibida'] : '',
  nota.status === 0 ? (nota.lugar ?? '') : '',
  noticeOf(nota),
  nota.bultos ?? 0,
  ...owedAndFavor(nota),
];
const MONEY = new Set([6, 7, 8, 9, 10, 11, 12, 25, 26]);
const asText = (value: unknown, column: number) =>
  typeof value === 'number' && MONEY.has(column) ? value.toFixed(2) : String(value ?? '');
const withoutRfc = <T>(row: readonly T[]) => row.filter((_, column) => column !== 5);

it('the CSV holds every nota of the list in its order, also across batches', async () => {
  const notas = await all('', 'superuser');
  expect(notas.length).toBeGreaterThan(2000);
  const [heading, ...rows] = await asCsv('');
  expect(heading).toEqual(COLUMNS);
  expect(rows.map(withoutRfc)).toEqual(notas.map((nota) => rowOf(nota).map(asText)));
});

it('the XLSX of a filtered list holds its notas, with typed numbers and dates', async () => {
  const filter = 'adeudo=true&domicilio=true';
  const notas = await all(filter, 'superuser');
  expect(notas.length).toBeGreaterThan(5);
  const response = await request(`formato=xlsx&${filter}`);
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="ventas-${e.today}.xlsx"`);
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.load(await response.arrayBuffer());
  const sheet = workbook.worksheets[0];
  const rows = Array.from({ length: notas.length + 1 }, (_, i) => COLUMNS.map((__, j) => sheet?.getCell(i + 1, j + 1).value));
  expect(sheet?.rowCount).toBe(notas.length + 1);
  expect(rows[0]).toEqual(COLUMNS);
  const day = (text: string | null) => text && new Date(`${text}T00:00:00Z`);
  const expected = notas.map((nota) => {
    const [folio, date, delivery, ...rest] = rowOf({ ...nota });
    return [
      folio,
      day(String(date)),
      day(delivery === null ? null : String(delivery)),
      ...rest.map((value) => (value === '' ? null : value)),
    ];
  });
  expect(rows.slice(1).map(withoutRfc)).toEqual(expected);
});

it('a customer whose name is a formula stays text', async () => {
  const response = await e.as.user.post('/api/clientes/guardar', { nombre: '=cmd|"/c calc"!A1', apellido: 'Fórmula' });
  await e.saved({ usuario: bodyAs<{ response: string }>(response).response });
  expect((await asCsv('user=formula')).map((row) => row[3])).toEqual(['Cliente', `'=cmd|"/c calc"!A1 Fórmula`]);
});

it('requires permission to read notas and is limited to the session’s sucursales', async () => {
  const sucursales = async (actor: Actor) => [...new Set((await asCsv('', actor)).slice(1).map((row) => row[6]))].sort();
  expect(await sucursales('user')).toEqual(['Narvarte']);
  expect(await sucursales('accountant')).toEqual(['Del Valle', 'Narvarte', 'Portales']);
  expect(await sucursales('ajeno')).toEqual(['Coyoacán']);
  const another = (await all('', 'superuser')).find(({ sucursal_name }) => sucursal_name === 'Portales')?.sucursal;
  expect((await request(`formato=csv&sucursal=${another}`, 'user')).status).toBe(403);
  expect((await e.server.anonymous.get('/api/ventas/exportar?formato=csv')).status).toBe(401);
  for (const format of ['', 'formato=pdf', 'formato=']) expect((await request(format)).status).toBe(400);
});

it('the server keeps answering after a client disconnects halfway', async () => {
  for (const format of ['csv', 'xlsx']) {
    const cancel = new AbortController();
    const response = await request(`formato=${format}`, 'superuser', cancel.signal);
    await response.body?.getReader().read();
    cancel.abort();
  }
  expect((await e.as.user.get('/api/ventas/')).status).toBe(200);
  expect((await asCsv('facturados=1')).length).toBeGreaterThan(1);
});
