import { randomUUID } from 'node:crypto';
import type { Nota, Piece } from '@lavanda/shared/contract/schemas/sales';
import { PAPERS } from '@lavanda/shared/domain/tag';
import { bodyAs, createScenario, fieldsOf, type Scenario } from '../../testing/scenario.ts';

const LONG_NAME = { nombre: 'María Guadalupe', apellido: 'Hernández Villanueva Ríos' };

let e: Scenario;
let nota: Nota;
beforeAll(async () => {
  e = await createScenario();
  const cliente = bodyAs<{ response: string }>(await e.as.user.post('/api/clientes/guardar', LONG_NAME)).response;
  const made = await e.saved({ usuario: cliente, fecha_entrega: e.today });
  const kilos = made.articulos.find(({ medida: unit }) => unit === 'kg')?._id ?? null;
  const piezas: Piece[] = [
    { nombre: 'Bolsa', detalle: '', linea: kilos },
    { nombre: 'Saco <b>', detalle: 'azul & gris', linea: null },
  ];
  const response = await e.as.user.post('/api/ventas/piezas', { id: made._id, operacion: randomUUID(), piezas });
  nota = bodyAs<{ data: Nota }>(response).data;
});
afterAll(() => e.server.close());

const page = (query: string) => e.as.user.get(`/api/ventas/${nota._id}/etiquetas?${query}`);

/** The visible text of a page. */
const words = (body: string) =>
  body
    .replace(/<(style|script|head|svg)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('the page of tags', () => {
  it('has a tag for each piece with its number, nota, cliente, contents and day', async () => {
    const { status, headers, body } = await page('papel=57x32');
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(body.match(/<article/g)).toHaveLength(2);
    const text = words(body);
    const mark = nota.clave || `#${nota.folio}`;
    for (const part of [`1 /2 ${mark}`, 'María G. Hernández V. R.', ', 3.35 kg', 'Saco &lt;b&gt;, azul &amp; gris'])
      expect(text).toContain(part);
    expect(text).toMatch(/(Dom|Lun|Mar|Mié|Jue|Vie|Sáb) \d{1,2} [a-z]{3}/);
  });

  it.each(PAPERS)('is as large as the paper %s', async (paper) => {
    const { body } = await page(`papel=${paper}`);
    const size = {
      80: '.paper { width: 80mm',
      58: '.paper { width: 58mm',
      '57x32': 'size: 57mm 32mm',
      '40x25': 'size: 40mm 25mm',
    };
    expect(body).toContain(size[paper]);
    expect(body).toContain('print();');
  });

  it.each(['58', '57x32'])('on the paper %s cuts the name of a piece before its colour', async (paper) => {
    const { _id: id } = await e.saved();
    const pieces = [{ nombre: 'Edredón matrimonial king size con funda', detalle: 'azul marino', linea: null }];
    expect((await e.as.user.post('/api/ventas/piezas', { id, operacion: randomUUID(), piezas: pieces })).status).toBe(200);
    const { body } = await e.as.user.get(`/api/ventas/${id}/etiquetas?papel=${paper}`);
    expect(words(body)).toContain('Edredón matrimon…, azul marino');
  });

  it('has one tag alone, and may be looked at without printing it', async () => {
    const { body } = await page('papel=58&pieza=2&imprimir=0');
    expect(body.match(/<article/g)).toHaveLength(1);
    expect(words(body)).toContain('2 /2');
    expect(body).not.toContain('print();');
  });

  it('refuses a tag that there isn’t, another paper, and a nota without pieces', async () => {
    const missing = await page('papel=57x32&pieza=3');
    expect([missing.status, fieldsOf(missing)]).toEqual([422, ['pieza']]);
    for (const query of ['papel=a4', 'papel=57x32&pieza=0', '']) expect((await page(query)).status).toBe(400);
    const plain = await e.saved();
    const refused = await e.as.user.get(`/api/ventas/${plain._id}/etiquetas?papel=57x32`);
    expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining('no tiene etiquetas')]);
  });
});

it('the ticket says in how many pieces the clothes came', async () => {
  const { body } = await e.as.user.get(`/api/ventas/${nota._id}/ticket`);
  expect(words(body)).toContain('2 piezas, 3.35 kg en 2 bultos');
});
