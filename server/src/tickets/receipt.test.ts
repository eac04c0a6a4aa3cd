import { randomUUID } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { bodyAs, createScenario, type Scenario } from '../testing/scenario.ts';
import type { Client } from '../testing/server.ts';

let e: Scenario;
beforeAll(async () => {
  e = await createScenario();
});
afterAll(() => e?.server.close());

/** The visible text of a page. */
const words = (page: string) =>
  page
    .replace(/<(style|script|head)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

const ticketOf = async (id: string, width: 58 | 80, actor: Client = e.as.user) =>
  words((await actor.get(`/api/ventas/${id}/ticket?imprimir=0&ancho=${width}`)).body);

async function linkOf(id: string, actor: Client = e.as.user): Promise<string> {
  const { url } = bodyAs<{ url: string }>(await actor.post(`/api/ventas/${id}/enlace`));
  return new URL(url).pathname;
}

const publicPage = async (path: string): Promise<string> => (await e.server.anonymous.get(path)).body;

const ISSUER = [
  'Agua Clara Lavanderías, S.A. de C.V.',
  'RFC ACL150312H20',
  'Régimen fiscal 601 General de Ley Personas Morales',
  'CP fiscal 03020',
];
const TERMS = ['Guardamos tu ropa 30 días', 'Por daño o pérdida', 'Registro Profeco 0000-2026'];
const COMPLAINTS = 'Quejas y aclaraciones: 55 5543 0190';

test.each([58, 80] as const)('the ticket of %i mm says all that a receipt has to', async (width) => {
  const pagos = [{ _id: randomUUID(), fecha: e.today, monto: 50, metodo: 'Efvo' }];
  const { _id, folio, clave } = await e.saved({ fecha_entrega: e.today, pagos: pagos as never });
  const text = await ticketOf(_id, width);
  const order = [
    'Agua Clara',
    'Calle Petén 214, Narvarte Poniente, CDMX',
    ...ISSUER,
    `Clave ${clave}`,
    `Nota ${folio}`,
    `Recibido ${e.today}`,
    '2 ×',
    'c/u',
    '3.35 ×',
    '/ kg',
    'Total',
    'Precios y total con IVA incluido',
    `Abono ${e.today} Efvo $50.00`,
    'Saldo',
    'Fecha de entrega',
    ...TERMS,
    COMPLAINTS,
  ];
  const places = order.map((part) => text.indexOf(part));
  expect(order.filter((_, i) => places[i] === -1)).toEqual([]);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

test('what a laundry has not set leaves no label alone, on no ticket', async () => {
  const { ajeno: owner } = e.as;
  const [first] = bodyAs<{ results: { _id: string }[] }>(await owner.get('/api/ventas/')).results;
  const id = first?._id ?? '';
  const texts = [await ticketOf(id, 58, owner), words(await publicPage(await linkOf(id, owner)))];
  for (const text of texts) {
    expect(text).toContain('Rebeca Montes Rosas RFC MORR860412QX5');
    expect(text).toContain('Quejas y aclaraciones: hola@bugambilia.mx');
    expect(text).not.toMatch(/Régimen fiscal|CP fiscal|Profeco|CLABE|Concepto|A nombre|Horario/);
  }
});

test('the image has a line for each of them', async () => {
  const { _id } = await e.saved();
  const height = async () => {
    const headers = { cookie: e.as.user.cookie ?? '' };
    const response = await fetch(`${e.server.url}/api/ventas/${_id}/imageGenerator`, { headers });
    expect(response.headers.get('content-type')).toBe('image/png');
    return Buffer.from(await response.arrayBuffer()).readUInt32BE(20);
  };
  const { emisor: issuer } = (await e.as.superuser.get('/api/tenant/identidad')).body;
  const whole = await height();
  await e.as.superuser.post('/api/tenant/identidad', { emisor: { ...issuer, rfc: '', regimenFiscal: '', profeco: '' } });
  // The picture lost three lines of 17 CSS px; a CSS px is two pixels of the picture.
  expect(whole - (await height())).toBe(3 * 17 * 2);
  await e.as.superuser.post('/api/tenant/identidad', { emisor: issuer });
});

describe('the public page', () => {
  const stageOf = (page: string) => /aria-current="step"[\s\S]*?<span>([^<]+)/.exec(page)?.[1];

  test('says stage, promised day, saldo, account and hours, and the whole receipt', async () => {
    const { _id, folio, clave } = await e.saved({ fecha_entrega: e.today });
    const path = await linkOf(_id);
    const page = await publicPage(path);
    const text = words(page);
    for (const part of [
      `Agua Clara Sucursal Narvarte Nota ${folio} ${clave} Recibimos tu ropa Para hoy, `,
      'Recibida',
      'En proceso',
      'Lista para recoger',
      'Entregada',
      'Saldo $',
      'Transfiere a la CLABE 999 180 00012345678 2',
      `Concepto ${clave}`,
      'A nombre de Agua Clara Lavanderías, S.A. de C.V.',
      'Lunes a sábado, 08:00 a 20:00 Domingo, 08:00 a 15:00',
      'Calle Petén 214, Narvarte Poniente, CDMX',
      ...ISSUER,
      ...TERMS,
      COMPLAINTS,
    ]) {
      expect(text).toContain(part);
    }
    expect(stageOf(page)).toBe('Recibida');
  });

  test('follows the nota to its hand-over, and then asks for no money', async () => {
    const nota = await e.saved();
    const path = await linkOf(nota._id);
    const move = (from: string, to: string) =>
      e.as.user.post('/api/ventas/etapa', { id: nota._id, operacion: randomUUID(), desde: from, etapa: to });
    expect((await move('recibida', 'proceso')).status).toBe(200);
    expect(stageOf(await publicPage(path))).toBe('En proceso');
    expect((await move('proceso', 'lista')).status).toBe(200);
    expect(stageOf(await publicPage(path))).toBe('Lista para recoger');
    const pago = { _id: randomUUID(), fecha: e.today, monto: nota.total, metodo: 'Efvo' };
    const paid = await e.saved({ pagos: [pago] as never });
    const text = words(await publicPage(await linkOf(paid._id)));
    expect(text).toContain('Saldo $0.00 Tu nota está pagada.');
    expect(text).not.toContain('CLABE');
  });

  /** Bytes of a link's page with its fonts, without the logo. */
  async function weightOf(page: string): Promise<number> {
    const fonts = [...page.matchAll(/url\((\/[^)]+\.woff2)\)/g)].map(([, path]) => path ?? '');
    let bytes = brotliCompressSync(page.replace(/data:image[^"]*/g, '')).length;
    for (const font of fonts) {
      const response = await fetch(e.server.url + font);
      expect(response.headers.get('content-type')).toBe('font/woff2');
      bytes += (await response.arrayBuffer()).byteLength;
    }
    expect(fonts).toHaveLength(1);
    return bytes;
  }

  test('weighs at most 30 KB with its font, without the logo', async () => {
    const { _id } = await e.saved({ fecha_entrega: e.today });
    expect(await weightOf(await publicPage(await linkOf(_id)))).toBeLessThan(30 * 1024);
  });

  test('of 60 long lines and a name of other letters weighs no more', async () => {
    const person = { nombre: 'Łukasz', apellido: 'Ștefănescu', telefono: '5541081170' };
    const cliente = (await e.as.user.post('/api/clientes/guardar', person)).body.response as string;
    const articles = Array.from({ length: 60 }, (_, n) => ({
      ...{ _id: randomUUID(), cantidad: n + 1, servicio: e.piece.servicio, servicio_id: e.piece._id },
      ...{ precio: e.piece.precio, medida: e.piece.medida },
      observaciones: {
        marcas: ['mancha' as const],
        detalle: `Mancha ${n * 7919} en la manga ${n % 2 ? 'derecha' : 'izquierda'}`,
      },
    }));
    const { _id } = await e.saved({ usuario: cliente, articulos: articles, fecha_entrega: e.today });
    expect(await weightOf(await publicPage(await linkOf(_id)))).toBeLessThan(30 * 1024);
  });
});
