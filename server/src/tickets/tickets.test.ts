import { randomUUID } from 'node:crypto';
import { cuerpoDe, type Escenario, prepararEscenario } from '../test/escenario.ts';
import type { Cliente } from '../test/servidor.ts';

/** A note with everything a ticket can say. */
async function notaRica(): Promise<{ _id: string; folio: number }> {
  const clienteId = await clienteNuevo({
    nombre: 'María Fernanda',
    apellido: 'Ríos Beltrán',
    telefono: '55 4108 1170',
    rfc: 'XAXX010101000',
    domicilio: [{ descripcion: 'Calle Norte 1, Portales', lat: null, lon: null }],
  });
  const { flex } = await flexible();
  return escenario.guardada({
    usuario: clienteId,
    a_domicilio: true,
    factura: true,
    express: true,
    descuentos: 10,
    fecha_entrega: escenario.hoy,
    articulos: [
      ...escenario.nota().articulos,
      { _id: randomUUID(), cantidad: 1, servicio: 'Cierre <b>&"\'', servicio_id: flex, precio: 60, medida: 'flex' },
    ],
    pagos: [
      { _id: randomUUID(), fecha: escenario.hoy, monto: 50, metodo: 'Efvo' },
      { _id: randomUUID(), fecha: escenario.hoy, monto: 25.5, metodo: 'TDC' },
    ],
  });
}

async function clienteNuevo(datos: Record<string, unknown>): Promise<string> {
  return cuerpoDe<{ response: string }>(await escenario.como.user.post('/api/clientes/guardar', datos)).response;
}

async function flexible(): Promise<{ flex: string }> {
  const { cuerpo } = await escenario.como.user.get('/api/servicios/all');
  const hallado = (cuerpo as { servicios: { _id: string; medida: string }[] }).servicios.find(({ medida }) => medida === 'flex');
  if (!hallado) throw new Error('The demo catalogue has no flex service');
  return { flex: hallado._id };
}

/** The words of a page, as they are read. */
function palabras(pagina: string): string {
  return pagina
    .replace(/<(style|script|head)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

async function imagenDe(cliente: Cliente, ruta: string) {
  const respuesta = await fetch(escenario.servidor.url + ruta, { headers: cliente.cookie ? { cookie: cliente.cookie } : {} });
  const datos = Buffer.from(await respuesta.arrayBuffer());
  return { status: respuesta.status, headers: respuesta.headers, datos };
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const enlaceDe = async (id: string, quien: Cliente = escenario.como.user) =>
  cuerpoDe<{ url: string; whatsapp: string | null }>(await quien.post(`/api/ventas/${id}/enlace`));

const rutaDe = (url: string) => new URL(url).pathname;

let escenario: Escenario;
beforeAll(async () => {
  escenario = await prepararEscenario();
});
afterAll(() => escenario?.servidor.cerrar());

describe('the printable page', () => {
  it('says all of the note, escaped', async () => {
    const { _id, folio } = await notaRica();
    const { status, headers, cuerpo } = await escenario.como.user.get(`/api/ventas/${_id}/ticket`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    const texto = palabras(cuerpo);
    for (const parte of [
      'Agua Clara',
      'Sucursal Narvarte',
      'Calle Petén 214, Narvarte Poniente, CDMX',
      'Tel. 55 5543 0190',
      `Nota ${folio}`,
      `Recibido ${escenario.hoy}`,
      'Atendió Daniela Ortiz',
      'María Fernanda Ríos Beltrán 55 4108 1170 Calle Norte 1, Portales',
      'Factura A domicilio Express',
      `2 × ${escenario.pieza.servicio}`,
      `3.35 × ${escenario.kilo.servicio}`,
      '/ kg',
      'Cierre &lt;b&gt;&amp;&quot;&#39;',
      '3 piezas, 3.35 kg',
      'Subtotal',
      'Envío',
      'Descuentos \u2212$10.00',
      'Total',
      `Abono ${escenario.hoy} Efvo $50.00`,
      `Abono ${escenario.hoy} TDC $25.50`,
      'Saldo',
      'Fecha de entrega',
      'Escanea el código',
      'Este documento no es un comprobante fiscal.',
      '¡Gracias por tu preferencia!',
    ]) {
      expect(texto).toContain(parte);
    }
    expect(cuerpo).toContain(`aria-label="Código QR de la nota ${folio}"`);
    expect(cuerpo).not.toContain('<b>&"');
  });

  it('runs its own script alone, and only a page of this origin may frame it', async () => {
    const { _id } = await escenario.guardada();
    const { headers, cuerpo } = await escenario.como.user.get(`/api/ventas/${_id}/ticket`);
    const politica = headers.get('content-security-policy') ?? '';
    const nonce = /script-src 'nonce-([^']+)'/.exec(politica)?.[1];
    expect(politica).toContain("default-src 'none'");
    expect(politica).toContain("frame-ancestors 'self'");
    expect(politica).not.toContain('unsafe');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(cuerpo.match(/<script[^>]*>/g)).toEqual([`<script nonce="${nonce}">`]);
    const { cuerpo: otra } = await escenario.como.user.get(`/api/ventas/${_id}/ticket`);
    expect(otra).not.toContain(nonce);
  });

  it('prints by itself unless told not to, on the paper asked for', async () => {
    const { _id } = await escenario.guardada();
    const ver = async (query: string) => (await escenario.como.user.get(`/api/ventas/${_id}/ticket${query}`)).cuerpo as string;
    expect(await ver('')).toContain('print();');
    expect(await ver('?imprimir=0')).not.toContain('print();');
    expect(await ver('')).toContain('width: 80mm');
    expect(await ver('?ancho=58')).toContain('width: 58mm');
    expect((await escenario.como.user.get(`/api/ventas/${_id}/ticket?ancho=70`)).status).toBe(400);
  });

  it('brings its fonts from this server', async () => {
    const { _id } = await escenario.guardada();
    const { cuerpo } = await escenario.como.user.get(`/api/ventas/${_id}/ticket`);
    const rutas = [...(cuerpo as string).matchAll(/url\((\/[^)]+)\)/g)].map(([, ruta]) => ruta ?? '');
    expect(rutas).toHaveLength(8);
    for (const ruta of rutas) {
      const fuente = await imagenDe(escenario.servidor.anonimo, ruta);
      expect(fuente.headers.get('content-type')).toBe('font/woff2');
      expect(fuente.datos.subarray(0, 4).toString()).toBe('wOF2');
    }
    expect((await escenario.servidor.anonimo.get('/ticket/fuentes/..%2f..%2fpackage.json')).status).toBe(404);
  });

  it('prints the name alone for a laundry without a black and white logo', async () => {
    const { ajeno } = escenario.como;
    const { cuerpo: lista } = await ajeno.get('/api/ventas/');
    const [primera] = (lista as { results: { _id: string }[] }).results;
    const { cuerpo } = await ajeno.get(`/api/ventas/${primera?._id}/ticket`);
    expect(cuerpo).not.toContain('<img');
    expect(palabras(cuerpo)).toContain('Bugambilia Sucursal Coyoacán');
  });
});

describe('the image', () => {
  it('is a PNG 1,080 px wide that a browser shows', async () => {
    const { _id, folio } = await notaRica();
    const { status, headers, datos } = await imagenDe(escenario.como.user, `/api/ventas/${_id}/imageGenerator`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('content-disposition')).toBe(`inline; filename="ticket-${folio}.png"`);
    expect(datos.subarray(0, 8)).toEqual(PNG);
    expect(datos.readUInt32BE(16)).toBe(1080);
    expect(datos.readUInt32BE(20)).toBeGreaterThan(1400);
  });

  it('grows with the lines', async () => {
    const articulos = Array.from({ length: 60 }, () => ({ ...escenario.nota().articulos[0], _id: randomUUID() }));
    const corta = await escenario.guardada();
    const larga = await escenario.guardada({ articulos: articulos as never });
    const alto = async (id: string) =>
      (await imagenDe(escenario.como.user, `/api/ventas/${id}/imageGenerator`)).datos.readUInt32BE(20);
    expect((await alto(larga._id)) - (await alto(corta._id))).toBeGreaterThan(58 * 2 * 30);
  });

  it.each(['Zoë 😀👩‍👩‍👧 🇲🇽', '李小龙', 'محمد العلي', 'Жанна Ωmega', 'हिन्दी', '\u202Ealreves', '<svg/onload=x>&amp;'])(
    'is drawn for a customer called %j',
    async (nombre) => {
      const usuario = await clienteNuevo({ nombre, apellido: 'Prueba' });
      const { _id } = await escenario.guardada({ usuario });
      const { status, datos } = await imagenDe(escenario.como.user, `/api/ventas/${_id}/imageGenerator`);
      expect(status).toBe(200);
      expect(datos.subarray(0, 8)).toEqual(PNG);
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
    Promise.all(calls(id).map(async ([metodo, ruta]) => (await cliente[metodo](ruta)).status));

  it('every role of the laundry; an accountant revokes nothing', async () => {
    const { _id } = await escenario.guardada();
    for (const quien of ['superuser', 'admin', 'user', 'user2'] as const) {
      expect(await statuses(escenario.como[quien], _id)).toEqual([200, 200, 200, 200]);
    }
    expect(await statuses(escenario.como.accountant, _id)).toEqual([200, 200, 200, 403]);
  });

  it('nobody without a session, of another laundry or of another branch', async () => {
    const { _id } = await escenario.guardada();
    expect(await statuses(escenario.servidor.anonimo, _id)).toEqual([401, 401, 401, 401]);
    expect(await statuses(escenario.como.ajeno, _id)).toEqual([404, 404, 404, 404]);

    const { cuerpo: casa } = await escenario.como.superuser.get('/api/tenant/sucursales');
    const otra = (casa as { sucursales: { _id: string; nombre_sucursal: string }[] }).sucursales.find(
      ({ nombre_sucursal }) => nombre_sucursal === 'Portales',
    );
    const { cuerpo: lista } = await escenario.como.superuser.get(`/api/ventas/?sucursal=${otra?._id}`);
    const [ajena] = (lista as { results: { _id: string }[] }).results;
    expect(await statuses(escenario.como.user, ajena?._id ?? '')).toEqual([404, 404, 404, 404]);
    expect(await statuses(escenario.como.superuser, ajena?._id ?? '')).toEqual([200, 200, 200, 200]);
  });

  it('nobody once the note is voided, with or without a session', async () => {
    const { _id } = await escenario.guardada();
    const { url } = await enlaceDe(_id);
    expect((await escenario.servidor.anonimo.get(rutaDe(url))).status).toBe(200);
    expect((await escenario.como.superuser.post('/api/ventas/delete', { items: [_id] })).status).toBe(200);
    expect(await statuses(escenario.como.superuser, _id)).toEqual([404, 404, 404, 404]);
    expect((await escenario.servidor.anonimo.get(rutaDe(url))).status).toBe(404);
    expect((await escenario.servidor.anonimo.get(`${rutaDe(url)}/imagen`)).status).toBe(404);
  });
});

describe('the public link', () => {
  it('is one, however often and at once it is asked for, and the QR leads to it', async () => {
    const { _id } = await escenario.guardada();
    const urls = await Promise.all([1, 2, 3, 4].map(() => enlaceDe(_id)));
    const [primera] = urls;
    expect(new Set(urls.map(({ url }) => url)).size).toBe(1);
    expect(primera?.url).toMatch(new RegExp(`^${escenario.servidor.url}/t/[A-Za-z0-9_-]{32}$`));
    expect(await enlaceDe(_id, escenario.como.accountant)).toEqual(primera);
  });

  it("carries a WhatsApp link to the customer's number, and none without a number", async () => {
    const conTelefono = await notaRica();
    const { url, whatsapp } = await enlaceDe(conTelefono._id);
    const mensaje = new URL(whatsapp ?? '');
    expect(mensaje.href).toMatch(/^https:\/\/wa\.me\/525541081170\?text=/);
    const texto = mensaje.searchParams.get('text') ?? '';
    for (const parte of ['Agua Clara', String(conTelefono.folio), 'saldo $', url]) expect(texto).toContain(parte);
    const { _id } = await escenario.guardada();
    expect((await enlaceDe(_id)).whatsapp).toBeNull();
  });

  it('shows the ticket without a session, the name masked, to nobody else', async () => {
    const { _id, folio } = await notaRica();
    const { url } = await enlaceDe(_id);
    const { status, headers, cuerpo } = await escenario.servidor.anonimo.get(rutaDe(url));
    expect(status).toBe(200);
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(cuerpo).toContain('<meta name="robots" content="noindex');
    expect(cuerpo).not.toContain('print();');
    const texto = palabras(cuerpo);
    for (const parte of ['María F. R. B.', `Nota ${folio}`, 'Total', 'Saldo']) expect(texto).toContain(parte);
    for (const secreto of ['Fernanda', 'Ríos', 'Beltrán', '4108', '1170', 'Calle', 'Tel.', 'XAXX010101000']) {
      expect(cuerpo).not.toContain(secreto);
    }
    const imagen = await imagenDe(escenario.servidor.anonimo, `${rutaDe(url)}/imagen`);
    expect(imagen.headers.get('content-type')).toBe('image/png');
    expect(imagen.headers.get('x-robots-tag')).toContain('noindex');
    expect(imagen.datos.subarray(0, 8)).toEqual(PNG);
  });

  it('ends when it is revoked, and the next one is another', async () => {
    const { _id } = await escenario.guardada();
    const { url } = await enlaceDe(_id);
    const revocar = () => escenario.como.user.post(`/api/ventas/${_id}/enlace/revocar`);
    expect((await revocar()).cuerpo).toEqual({ revocados: 1 });
    expect((await revocar()).cuerpo).toEqual({ revocados: 0 });
    for (const ruta of [rutaDe(url), `${rutaDe(url)}/imagen`]) {
      const { status, headers, cuerpo } = await escenario.servidor.anonimo.get(ruta);
      expect(status).toBe(404);
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(headers.get('x-robots-tag')).toContain('noindex');
      expect(cuerpo).toContain('Este ticket ya no está disponible');
    }
    const nuevo = await enlaceDe(_id);
    expect(nuevo.url).not.toBe(url);
    expect((await escenario.servidor.anonimo.get(rutaDe(nuevo.url))).status).toBe(200);
  });

  it.each([`/t/${'a'.repeat(32)}`, '/t/corto', `/t/${'a'.repeat(32)}x`, "/t/'or 1=1--", `/t/${'a'.repeat(32)}/imagen`])(
    'says in Spanish that there is nothing at %s',
    async (ruta) => {
      const { status, headers, cuerpo } = await escenario.servidor.anonimo.get(ruta, { accept: 'text/html' });
      expect(status).toBe(404);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(cuerpo).toContain('Este ticket ya no está disponible');
    },
  );
});
