import { randomUUID } from 'node:crypto';
import type { Corte } from '@lavanda/shared/contract/schemas/cortes';
import { dayIn, hourIn } from '@lavanda/shared/domain/dates';
import { parse } from 'csv-parse/sync';
import { type Actor, createScenario, type Scenario } from '../../testing/scenario.ts';
import { bodyOf, createTill, type Till } from '../testing/till.ts';

let e: Scenario;
let till: Till;
let corte: Corte;
beforeAll(async () => {
  e = await createScenario();
  till = await createTill(e);
  const turno = await till.open(1500);
  await till.pay(250.5);
  await till.pay(100, 'TDC');
  await till.move(turno._id, 'gasto', 48, { categoria: 'alimentos', detalle: 'Garrafones <b> de agua' });
  await till.move(turno._id, 'entrada', 300);
  const cash = {
    denominaciones: [
      { denominacion: 500, cantidad: 3 },
      { denominacion: 200, cantidad: 2 },
      { denominacion: 50, cantidad: 1 },
      { denominacion: 20, cantidad: 2 },
      { denominacion: 2, cantidad: 1 },
      { denominacion: 0.5, cantidad: 1 },
    ],
  };
  const count = { _id: randomUUID(), turno: turno._id, efectivo: cash, tdc: 100, transf: 0, link: 0 };
  const { resultado: result } = bodyOf<{ resultado: Parameters<Till['close']>[0] }>(
    await e.as.user.post('/api/caja/contar', count),
  );
  const sent = { fondo: 1500, motivo: 'cambio_mal_dado', detalle: 'Di $10 de más' };
  corte = bodyOf<{ corte: Corte }>(await till.close(result, sent)).corte;
  await till.pay(85, 'Efvo', { turno: turno._id });
});
afterAll(() => e.server.close());

const request = (path: string, actor: Actor = 'user') =>
  fetch(`${e.server.url}/api/caja/cortes${path}`, { headers: { cookie: e.as[actor].cookie } });

/** The visible text of a page. */
const words = (body: string) =>
  body
    .replace(/<(style|script|head)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

/** Texts of a printed corte, in the order of the mock-up. */
const SAID = [
  'Corte · ',
  'Cajero Daniela Ortiz',
  'Efectivo Fondo inicial $1,500.00',
  '1 pago +$250.50 1 entrada +$300.00 1 gasto −$48.00',
  'Esperado $2,002.50 Contado $1,992.50',
  'Falta $10.00 Cambio mal dado: Di $10 de más',
  'TDC $100.00 $100.00 $0.00',
  'Total $2,102.50 $2,092.50 −$10.00',
  'Conteo 3 × $500 $1,500.00 2 × $200 $400.00',
  '1 × 50¢ $0.50',
  'Alimentos: Garrafones &lt;b&gt; de agua −$48.00',
  'Cobrado, 2 pagos $350.50 Fondo que se queda $1,500.00 Se retira $492.50',
  'Recibió',
];

describe('the printed corte', () => {
  it('says what was expected, counted, moved and withdrawn, and what came after it', async () => {
    const response = await request(`/${corte._id}/imprimir`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const body = await response.text();
    const text = words(body);
    let from = 0;
    for (const part of SAID) {
      const at = text.indexOf(part, from);
      expect([part, at >= from]).toEqual([part, true]);
      from = at;
    }
    expect(text).toMatch(/Llegó después .{5,16} Nota \d+, .+, Efvo \+\$85\.00/);
    expect(body).toContain('print();');
  });

  it('is as wide as its paper, and may be looked at without printing it', async () => {
    const pages = await Promise.all(
      ['58', '80'].map(async (width) => (await request(`/${corte._id}/imprimir?ancho=${width}`)).text()),
    );
    expect(pages.map((body) => /\.paper \{ width: (\d+)mm/.exec(body)?.[1])).toEqual(['58', '80']);
    expect(await (await request(`/${corte._id}/imprimir?imprimir=0`)).text()).not.toContain('print();');
    expect((await request(`/${corte._id}/imprimir?ancho=70`)).status).toBe(400);
  });

  it('is a PDF of one page whose text can be found', async () => {
    const response = await request(`/${corte._id}/pdf`, 'accountant');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(response.headers.get('content-disposition')).toBe(`inline; filename="corte-${corte.numero}.pdf"`);
    const file = Buffer.from(await response.arrayBuffer()).toString('latin1');
    expect(file.startsWith('%PDF-1.4')).toBe(true);
    expect(file.match(/\/MediaBox \[0 0 226\.50 /g)).toHaveLength(1);
    expect(file).toContain('(Se retira $492.50) Tj');
    // The file's cross-reference table has the offset of each object.
    const table = Number(/startxref\n(\d+)/.exec(file)?.[1]);
    expect(file.slice(table, table + 4)).toBe('xref');
    const offsets = [...file.slice(table).matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset));
    expect(offsets.map((offset, i) => file.startsWith(`${i + 1} 0 obj`, offset))).toEqual(offsets.map(() => true));
  });

  it('is out of reach for another laundry and without a session', async () => {
    for (const file of ['imprimir', 'pdf']) {
      expect((await request(`/${corte._id}/${file}`, 'ajeno')).status).toBe(404);
      expect((await e.server.anonymous.get(`/api/caja/cortes/${corte._id}/${file}`)).status).toBe(401);
    }
  });
});

describe('the file of cortes', () => {
  it('has those of the filter, a row each, with every method', async () => {
    const turno = await till.open(0);
    await till.closeExact(turno._id);
    const csv = Buffer.from(await (await request(`/exportar?formato=csv&caja=${till.caja}&diferencia=1`)).arrayBuffer());
    const at = (moment: string) => {
      const [zone, date] = ['America/Mexico_City', new Date(moment)] as const;
      return `${dayIn(zone, date)} ${hourIn(zone, date)}`;
    };
    const [heading, ...rows] = parse(csv, { bom: true }) as string[][];
    expect(heading?.slice(0, 8)).toEqual([
      'Corte',
      'Caja',
      'Sucursal',
      'Abrió',
      'Cerró',
      'Cajero',
      'Cerrada por',
      'Efvo esperado',
    ]);
    expect(rows[0]).toEqual([
      ...['1', corte.caja.nombre, corte.sucursal_name, at(corte.abierto), at(corte.cerrado), 'Daniela Ortiz', ''],
      ...['2002.50', '1992.50', '-10.00', '100.00', '100.00', '0.00', '0.00', '0.00', '0.00', '-10.00'],
      ...['Cambio mal dado', 'Di $10 de más', '1500.00', '492.50', '85.00'],
    ]);
    // The export was filtered by difference, and the drawer's other corte has none.
    expect(rows).toHaveLength(1);
  });

  it('refuses a day that doesn’t exist, another sucursal, and is an XLSX too', async () => {
    expect((await request('/exportar?formato=csv&desde=2026-02-30')).status).toBe(400);
    expect((await request(`/exportar?formato=csv&sucursal=${randomUUID()}`)).status).toBe(403);
    expect((await request('/exportar?formato=pdf')).status).toBe(400);
    const workbook = await request(`/exportar?formato=xlsx&caja=${till.caja}`);
    expect([workbook.status, workbook.headers.get('content-type')]).toEqual([200, expect.stringContaining('spreadsheetml')]);
    await workbook.arrayBuffer();
  });
});
