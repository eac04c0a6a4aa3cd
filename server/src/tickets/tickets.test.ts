import { randomUUID } from 'node:crypto';
import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { createScenario, type Scenario, toRequestBody } from '../testing/scenario.ts';
import type { Cliente } from '../testing/server.ts';

/** A nota with everything a ticket can show. */
async function richNota(): Promise<Nota> {
  const clienteId = await newCliente({
    nombre: 'María Fernanda',
    apellido: 'Ríos Beltrán',
    telefono: '55 4108 1170',
    rfc: 'XAXX010101000',
    domicilio: [{ descripcion: 'Calle Norte 1, Portales', lat: null, lon: null }],
  });
  const { flex } = await flexible();
  return scenario.saved({
    usuario: clienteId,
    a_domicilio: true,
    factura: true,
    express: true,
    descuentos: 10,
    fecha_entrega: scenario.today,
    articulos: [
      ...scenario.nota().articulos,
      { _id: randomUUID(), cantidad: 1, servicio: 'Cierre <b>&"\'', servicio_id: flex, precio: 60, medida: 'flex' },
    ],
    pagos: [
      { _id: randomUUID(), fecha: scenario.today, monto: 50, metodo: 'Efvo' },
      { _id: randomUUID(), fecha: scenario.today, monto: 25.5, metodo: 'TDC' },
    ],
  });
}

async function newCliente(data: Record<string, unknown>): Promise<string> {
  return toRequestBody<{ response: string }>(await scenario.as.user.post('/api/clientes/guardar', data)).response;
}

async function flexible(): Promise<{ flex: string }> {
  const { body } = await scenario.as.user.get('/api/servicios/all');
  const found = (body as { servicios: { _id: string; medida: string }[] }).servicios.find(({ medida: unit }) => unit === 'flex');
  if (!found) throw new Error('The demo catalogue has no flex service');
  return { flex: found._id };
}

/** The visible text of a page. */
function words(page: string): string {
  return page
    .replace(/<(style|script|head)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

async function imageOf(cliente: Cliente, path: string) {
  const response = await fetch(scenario.server.url + path, {
    headers: cliente.cookie ? { cookie: cliente.cookie } : {},
  });
  const data = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, data };
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const linkOf = async (id: string, actor: Cliente = scenario.as.user) =>
  toRequestBody<{ url: string; whatsapp: string | null }>(await actor.post(`/api/ventas/${id}/enlace`));

const pathOf = (url: string) => new URL(url).pathname;

let scenario: Scenario;
beforeAll(async () => {
  scenario = await createScenario();
});
afterAll(() => scenario?.server.close());

describe('the printable page', () => {
  it('says all of the note, escaped', async () => {
    const { _id, folio } = await richNota();
    await linkOf(_id);
    const { status, headers, body } = await scenario.as.user.get(`/api/ventas/${_id}/ticket`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    const text = words(body);
    for (const part of [
      'Agua Clara',
      'Sucursal Narvarte',
      'Calle Petén 214, Narvarte Poniente, CDMX',
      'Tel. 55 5543 0190',
      `Nota ${folio}`,
      `Recibido ${scenario.today}`,
      'Atendió Daniela Ortiz',
      'María Fernanda Ríos Beltrán 55 4108 1170 Calle Norte 1, Portales',
      'Factura A domicilio Express',
      `2 × ${scenario.piece.servicio}`,
      `3.35 × ${scenario.kilo.servicio}`,
      '/ kg',
      'Cierre &lt;b&gt;&amp;&quot;&#39;',
      '3 piezas, 3.35 kg',
      'Subtotal',
      'Envío',
      'Descuentos \u2212$10.00',
      'Total',
      `Abono ${scenario.today} Efvo $50.00`,
      `Abono ${scenario.today} TDC $25.50`,
      'Saldo',
      'Fecha de entrega',
      'Escanea el código',
      'Este documento no es un comprobante fiscal.',
      '¡Gracias por tu preferencia!',
    ]) {
      expect(text).toContain(part);
    }
    expect(body).toContain(`aria-label="Código QR de la nota ${folio}"`);
    expect(body).not.toContain('<b>&"');
  });

  it('runs its own script alone, and only a page of this origin may frame it', async () => {
    const { _id } = await scenario.saved();
    const { headers, body } = await scenario.as.user.get(`/api/ventas/${_id}/ticket`);
    const policy = headers.get('content-security-policy') ?? '';
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body.match(/<script[^>]*>/g)).toEqual([`<script nonce="${nonce}">`]);
    const { body: another } = await scenario.as.user.get(`/api/ventas/${_id}/ticket`);
    expect(another).not.toContain(nonce);
  });

  it('prints by itself unless told not to, on the paper asked for', async () => {
    const { _id } = await scenario.saved();
    const view = async (query: string) => (await scenario.as.user.get(`/api/ventas/${_id}/ticket${query}`)).body as string;
    expect(await view('')).toContain('print();');
    expect(await view('?imprimir=0')).not.toContain('print();');
    expect(await view('')).toContain('width: 80mm');
    expect(await view('?ancho=58')).toContain('width: 58mm');
    expect((await scenario.as.user.get(`/api/ventas/${_id}/ticket?ancho=70`)).status).toBe(400);
  });

  it('brings its fonts from this server', async () => {
    const { _id } = await scenario.saved();
    const { body } = await scenario.as.user.get(`/api/ventas/${_id}/ticket`);
    const paths = [...(body as string).matchAll(/url\((\/[^)]+)\)/g)].map(([, path]) => path ?? '');
    expect(paths).toHaveLength(8);
    for (const path of paths) {
      const font = await imageOf(scenario.server.anonymous, path);
      expect(font.headers.get('content-type')).toBe('font/woff2');
      expect(font.data.subarray(0, 4).toString()).toBe('wOF2');
    }
    expect((await scenario.server.anonymous.get('/ticket/fuentes/..%2f..%2fpackage.json')).status).toBe(404);
  });

  it('prints the name alone for a laundry without a black and white logo', async () => {
    const { ajeno: foreign } = scenario.as;
    const { body: list } = await foreign.get('/api/ventas/');
    const [first] = (list as { results: { _id: string }[] }).results;
    const { body } = await foreign.get(`/api/ventas/${first?._id}/ticket`);
    expect(body).not.toContain('<img');
    expect(words(body)).toContain('Bugambilia Sucursal Coyoacán');
  });
});

describe('the image', () => {
  it('is a PNG 1,080 px wide that a browser shows', async () => {
    const { _id, folio } = await richNota();
    const { status, headers, data } = await imageOf(scenario.as.user, `/api/ventas/${_id}/imageGenerator`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('content-disposition')).toBe(`inline; filename="ticket-${folio}.png"`);
    expect(data.subarray(0, 8)).toEqual(PNG);
    expect(data.readUInt32BE(16)).toBe(1080);
    expect(data.readUInt32BE(20)).toBeGreaterThan(1400);
  });

  it('grows with the lines', async () => {
    const articles = Array.from({ length: 60 }, () => ({ ...scenario.nota().articulos[0], _id: randomUUID() }));
    const short = await scenario.saved();
    const long = await scenario.saved({ articulos: articles as never });
    const height = async (id: string) =>
      (await imageOf(scenario.as.user, `/api/ventas/${id}/imageGenerator`)).data.readUInt32BE(20);
    expect((await height(long._id)) - (await height(short._id))).toBeGreaterThan(58 * 2 * 30);
  });

  it.each(['Zoë 😀👩‍👩‍👧 🇲🇽', '李小龙', 'محمد العلي', 'Жанна Ωmega', 'हिन्दी', '<svg/onload=x>&amp;'])(
    'is drawn for a customer called %j',
    async (name) => {
      const user = await newCliente({ nombre: name, apellido: 'Prueba' });
      const { _id } = await scenario.saved({ usuario: user });
      const { status, data } = await imageOf(scenario.as.user, `/api/ventas/${_id}/imageGenerator`);
      expect(status).toBe(200);
      expect(data.subarray(0, 8)).toEqual(PNG);
    },
  );
});

describe('who sees a ticket', () => {
  const calls = (id: string) =>
    [
      ['get', `/api/ventas/${id}/ticket`],
      ['get', `/api/ventas/${id}/imageGenerator`],
      ['post', `/api/ventas/${id}/enlace`],
      ['post', `/api/ventas/${id}/enlace/revocar`],
    ] as const;
  const statuses = async (cliente: Cliente, id: string) =>
    Promise.all(calls(id).map(async ([method, path]) => (await cliente[method](path)).status));

  it('every role of the laundry; an accountant revokes nothing', async () => {
    const { _id } = await scenario.saved();
    for (const actor of ['superuser', 'admin', 'user', 'user2'] as const) {
      expect(await statuses(scenario.as[actor], _id)).toEqual([200, 200, 200, 200]);
    }
    expect(await statuses(scenario.as.accountant, _id)).toEqual([200, 200, 200, 403]);
  });

  it('nobody without a session, of another laundry or of another branch', async () => {
    const { _id } = await scenario.saved();
    expect(await statuses(scenario.server.anonymous, _id)).toEqual([401, 401, 401, 401]);
    expect(await statuses(scenario.as.ajeno, _id)).toEqual([404, 404, 404, 404]);

    const { body: answer } = await scenario.as.superuser.get('/api/tenant/sucursales');
    const another = (answer as { sucursales: { _id: string; nombre_sucursal: string }[] }).sucursales.find(
      ({ nombre_sucursal: branchName }) => branchName === 'Portales',
    );
    const { body: list } = await scenario.as.superuser.get(`/api/ventas/?sucursal=${another?._id}`);
    const [foreign] = (list as { results: { _id: string }[] }).results;
    expect(await statuses(scenario.as.user, foreign?._id ?? '')).toEqual([404, 404, 404, 404]);
    expect(await statuses(scenario.as.superuser, foreign?._id ?? '')).toEqual([200, 200, 200, 200]);
  });

  it('nobody once the note is voided, with or without a session', async () => {
    const { _id } = await scenario.saved();
    const { url } = await linkOf(_id);
    expect((await scenario.server.anonymous.get(pathOf(url))).status).toBe(200);
    expect((await scenario.as.superuser.post('/api/ventas/delete', { items: [_id] })).status).toBe(200);
    expect(await statuses(scenario.as.superuser, _id)).toEqual([404, 404, 404, 404]);
    expect((await scenario.server.anonymous.get(pathOf(url))).status).toBe(404);
    expect((await scenario.server.anonymous.get(`${pathOf(url)}/imagen`)).status).toBe(404);
  });
});

describe('the public link', () => {
  it('is made when it is asked for, never by reading the ticket', async () => {
    const { _id } = await scenario.saved();
    const { body } = await scenario.as.user.get(`/api/ventas/${_id}/ticket`);
    expect(body).not.toContain('Escanea el código');
    expect((await imageOf(scenario.as.user, `/api/ventas/${_id}/imageGenerator`)).status).toBe(200);
    expect((await scenario.as.user.post(`/api/ventas/${_id}/enlace/revocar`)).body).toEqual({ revocados: 0 });
  });

  it('is one, however often and at once it is asked for, and the QR leads to it', async () => {
    const { _id } = await scenario.saved();
    const urls = await Promise.all([1, 2, 3, 4].map(() => linkOf(_id)));
    const [first] = urls;
    expect(new Set(urls.map(({ url }) => url)).size).toBe(1);
    expect(first?.url).toMatch(new RegExp(`^${scenario.server.url}/t/[A-Za-z0-9_-]{32}$`));
    expect(await linkOf(_id, scenario.as.accountant)).toEqual(first);
  });

  it("carries a WhatsApp link to the customer's number, and none without a number", async () => {
    const withPhone = await richNota();
    const { url, whatsapp } = await linkOf(withPhone._id);
    const message = new URL(whatsapp ?? '');
    expect(message.href).toMatch(/^https:\/\/wa\.me\/525541081170\?text=/);
    const text = message.searchParams.get('text') ?? '';
    for (const part of ['Agua Clara', `nota ${withPhone.clave}, saldo $`, url]) expect(text).toContain(part);
    const { _id } = await scenario.saved();
    expect((await linkOf(_id)).whatsapp).toBeNull();
  });

  it('shows the ticket without a session, the name masked, to nobody else', async () => {
    const { _id, folio } = await richNota();
    const { url } = await linkOf(_id);
    const { status, headers, body } = await scenario.server.anonymous.get(pathOf(url));
    expect(status).toBe(200);
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(body).toContain('<meta name="robots" content="noindex');
    expect(body).not.toContain('print();');
    const text = words(body);
    for (const part of ['María F. R. B.', `Nota ${folio}`, 'Total', 'Saldo', 'Ver mi ticket']) expect(text).toContain(part);
    expect(text).toMatch(/Recibida desde las? \d\d:\d\d/);
    for (const secret of ['Fernanda', 'Ríos', 'Beltrán', '4108', '1170', 'Calle Norte', 'Tel.', 'XAXX010101000']) {
      expect(body).not.toContain(secret);
    }
    const image = await imageOf(scenario.server.anonymous, `${pathOf(url)}/imagen`);
    expect(image.headers.get('content-type')).toBe('image/png');
    expect(image.headers.get('x-robots-tag')).toContain('noindex');
    expect(image.data.subarray(0, 8)).toEqual(PNG);
  });

  it('ends when it is revoked, and the next one is another', async () => {
    const { _id } = await scenario.saved();
    const { url } = await linkOf(_id);
    const revoke = () => scenario.as.user.post(`/api/ventas/${_id}/enlace/revocar`);
    expect((await revoke()).body).toEqual({ revocados: 1 });
    expect((await revoke()).body).toEqual({ revocados: 0 });
    for (const path of [pathOf(url), `${pathOf(url)}/imagen`]) {
      const { status, headers, body } = await scenario.server.anonymous.get(path);
      expect(status).toBe(404);
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(headers.get('x-robots-tag')).toContain('noindex');
      expect(body).toContain('Este ticket ya no está disponible');
    }
    const created = await linkOf(_id);
    expect(created.url).not.toBe(url);
    expect((await scenario.server.anonymous.get(pathOf(created.url))).status).toBe(200);
  });

  it.each([
    `/t/${'a'.repeat(32)}`,
    '/t/corto',
    `/t/${'a'.repeat(32)}x`,
    "/t/'or 1=1--",
    `/t/${'a'.repeat(32)}/imagen`,
    '/t',
    '/t/',
    `/t/${'a'.repeat(32)}/otra`,
  ])('says in Spanish that there is nothing at %s, and what to do', async (path) => {
    const { status, headers, body } = await scenario.server.anonymous.get(path, { accept: 'text/html' });
    expect(status).toBe(404);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toContain('Este ticket ya no está disponible');
    expect(body).toContain('pide uno nuevo en el mostrador');
    expect(headers.get('x-robots-tag')).toContain('noindex');
  });
});
