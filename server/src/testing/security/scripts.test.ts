import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import exceljs from 'exceljs';
import { type MailServer, startMailServer } from '../email.ts';
import { type AttackScenario, createAttackScenario, ok, tryIt } from './attackScenario.ts';
import { FORMULAS, SCRIPTS } from './scripts.ts';

let m: AttackScenario;
let email: MailServer;
beforeAll(async () => {
  email = await startMailServer();
  m = await createAttackScenario({ env: { SMTP_URL: email.url } });
});
afterAll(async () => {
  await m.e.server.close();
  await email.close();
});

const ALL = Object.entries(SCRIPTS);
/** A tag or attribute an attack would leave in a page if its `<` were not escaped. */
const LIVE_MARKUP = /<(script|img|svg|b|i|u|style|a)\b[^>]*(data-xss|onerror|onload|onclick|href="?javascript)/i;

const line = (servicio: string) => ({ _id: randomUUID(), cantidad: 1, servicio, precio: 12.5, medida: 'flex' });

async function clienteWith(text: string): Promise<string> {
  const data = {
    nombre: text,
    apellido: text,
    telefono: '5512345678',
    domicilio: [{ descripcion: text, lat: 19.4, lon: -99.1 }],
  };
  return ok(await m.e.as.user.post('/api/clientes/guardar', { ...data, razonSocial: text })).response;
}

async function notaOf(clienteId: string, texts: readonly string[]): Promise<string> {
  return ok(await m.e.save({ ...m.e.nota(), usuario: clienteId, articulos: texts.map(line) })).inserted_id;
}

const page = async (path: string, cookie = m.e.as.superuser.cookie) => tryIt(m.e.server.url, 'GET', { path }, cookie);

test.each(ALL)('%s: what was typed is answered as it was, as JSON and nothing else', async (_which, text) => {
  const { user, superuser } = m.e.as;
  const clienteId = await clienteWith(text);
  const [cliente] = ok(await user.get(`/api/clientes/?id=${clienteId}`)).clientes;
  expect(cliente).toMatchObject({
    nombre: text,
    apellido: text,
    razonSocial: text,
    domicilio: [{ descripcion: text }],
  });
  const nota = await notaOf(clienteId, [text]);
  const response = await superuser.get(`/api/ventas/${nota}`);
  expect(response.body.data).toMatchObject({ usuario_name: `${text} ${text}`, articulos: [{ servicio: text }] });
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('the ticket, the public ticket and its image hold all of them as text, under a policy that runs nothing of theirs', async () => {
  const { superuser } = m.e.as;
  ok(
    await superuser.post('/api/tenant/identidad', {
      nombre: SCRIPTS.image,
      ticket_legal: ALL.map(([, text]) => text)
        .join('\n')
        .slice(0, 1000),
    }),
  );
  ok(
    await superuser.post('/api/tenant/sucursales/guardar', {
      _id: m.sucursalId,
      nombre_sucursal: SCRIPTS.label,
      direccion: SCRIPTS.attribute,
    }),
  );
  const nota = await notaOf(
    await clienteWith(SCRIPTS.image),
    ALL.map(([, text]) => text),
  );
  const { url } = ok(await superuser.post(`/api/ventas/${nota}/enlace`));
  const publicPath = new URL(url).pathname;
  for (const [path, cookie] of [
    [`/api/ventas/${nota}/ticket`, superuser.cookie],
    [publicPath, ''],
  ] as const) {
    const { status, texto: text, tipo: type, headers } = await page(path, cookie);
    expect([status, type]).toEqual([200, 'text/html; charset=utf-8']);
    expect(LIVE_MARKUP.exec(text)?.[0]).toBeUndefined();
    expect(text).toContain('&lt;img data-xss');
    // The only script allowed is the page's own, by its nonce.
    const policy = headers.get('content-security-policy') ?? '';
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1];
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    const scripts = text.match(/<script[^>]*>/g) ?? [];
    expect(scripts.every((script) => nonce !== undefined && script.includes(`nonce="${nonce}"`))).toBe(true);
  }
  for (const path of [`/api/ventas/${nota}/imageGenerator`, `${publicPath}/imagen`]) {
    expect(await page(path)).toMatchObject({ status: 200, tipo: 'image/png' });
  }
  const { whatsapp } = ok(await superuser.post(`/api/ventas/${nota}/enlace`));
  expect(new URL(whatsapp).origin).toBe('https://wa.me');
});

test('mails hold a laundry’s name and an address as text, and no header comes of them', async () => {
  const { superuser } = m.e.as;
  ok(await superuser.post('/api/tenant/identidad', { nombre: `${SCRIPTS.attribute}${SCRIPTS.image}` }));
  const from = email.received.length;
  ok(
    await superuser.post('/api/usuarios/guardar', {
      usuario: `${randomUUID()}@aguaclara.mx`,
      idSucursal: m.sucursalId,
      rol: 'user',
    }),
  );
  const { texto: text } = await email.wait(from);
  const html = text.slice(text.indexOf('<!doctype html>'));
  expect(LIVE_MARKUP.exec(html)?.[0]).toBeUndefined();
  expect(html).toContain('&lt;svg data-xss');
  const previous = email.received.length;
  for (const address of [
    'a@b.mx\r\nBcc: todos@malo.example',
    'a@b.mx\nSubject: x',
    '"x\r\nBcc: y"@b.mx',
    'a@b.mx,c@d.mx',
    '<a@b.mx>',
  ]) {
    const { status } = await superuser.post('/api/usuarios/guardar', {
      usuario: address,
      idSucursal: m.sucursalId,
      rol: 'user',
    });
    expect([address, status === 400 || status === 422]).toEqual([address, true]);
  }
  for (const name of ['x\r\nBcc: y@malo.example', 'x\u0000y']) {
    expect((await superuser.post('/api/tenant/identidad', { nombre: name })).status).toBe(400);
  }
  expect(email.received.length).toBe(previous);
});

test('colours, icons and time zones take what they are and nothing else', async () => {
  const { superuser } = m.e.as;
  for (const primary of [SCRIPTS.css, SCRIPTS.style, 'red', '#fff', '#12345g', 'url(javascript:__xss=1)', '#123456;}']) {
    expect(
      (await superuser.post('/api/tenant/identidad', { colores: { primario: primary, secundario: '#112233' } })).status,
    ).toBe(400);
  }
  for (const logo of [SCRIPTS.enlace, SCRIPTS.data, 'https://malo.example/x.svg']) {
    expect((await superuser.post('/api/tenant/identidad', { logo })).status).toBe(400);
  }
  for (const timeZone of [SCRIPTS.sql, SCRIPTS.label, 'America/../etc']) {
    expect(
      (
        await superuser.post('/api/tenant/sucursales/guardar', {
          _id: m.sucursalId,
          nombre_sucursal: 'Narvarte',
          zona_horaria: timeZone,
        })
      ).status,
    ).toBe(422);
  }
});

test('a picture’s and an error’s answer is never a page', async () => {
  const { superuser } = m.e.as;
  for (const path of [
    '/api/clientes/?nombre=<script>alert(1)</script>',
    '/api/ventas/<script>',
    '/api/<svg onload=1>',
    '/imagenes/<svg>.png',
  ]) {
    const { tipo: type, texto: text } = await page(path, superuser.cookie);
    expect(type).toMatch(/^application\/(problem\+)?json/);
    expect(LIVE_MARKUP.exec(text)).toBeNull();
  }
});

const sheetOf = async (path: string): Promise<string[][]> => {
  const response = await fetch(m.e.server.url + path, { headers: { cookie: m.e.as.superuser.cookie } });
  expect(response.status).toBe(200);
  const bytes = await response.arrayBuffer();
  if (path.includes('formato=csv')) return parse(Buffer.from(bytes), { bom: true });
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.load(bytes);
  const rows: string[][] = [];
  workbook.worksheets[0]?.eachRow((row) => {
    row.eachCell((cell) => expect(cell.formula).toBeUndefined());
    rows.push(
      (row.values as unknown[]).slice(1).map((value) => (value instanceof Date ? value.toISOString() : String(value ?? ''))),
    );
  });
  return rows;
};

test.each(['csv', 'xlsx'])('no cell of a %s is a formula, and a file that goes out comes in again as it was', async (format) => {
  const { user, superuser } = m.e.as;
  const marker = randomUUID().slice(0, 8);
  const formulas = FORMULAS.filter((text) => !text.startsWith('\t'));
  for (const text of formulas) {
    const clienteId = ok(
      await user.post('/api/clientes/guardar', {
        nombre: text,
        apellido: marker,
        domicilio: [{ descripcion: text, lat: null, lon: null }],
      }),
    ).response;
    await notaOf(clienteId, [text]);
  }
  for (const path of [
    `/api/clientes/exportar?nombre=${marker}&formato=${format}`,
    `/api/ventas/exportar?user=${marker}&formato=${format}`,
  ]) {
    const [, ...rows] = await sheetOf(path);
    expect(rows).toHaveLength(formulas.length);
    // Numbers that start with '-' and phones that start with '+' are no formulas.
    const dangerous = rows
      .flat()
      .filter((cell) => /^[=+\-@\t\r]/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell) && !/^\+52\d{10}$/.test(cell));
    expect(dangerous).toEqual([]);
  }
  const file = await fetch(`${m.e.server.url}/api/clientes/exportar?nombre=${marker}&formato=${format}`, {
    headers: { cookie: superuser.cookie },
  });
  const type = format === 'csv' ? 'text/csv' : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const imported = await tryIt(
    m.e.server.url,
    'POST',
    {
      path: `/api/clientes/importar?formato=${format}`,
      bytes: { tipo: type, content: Buffer.from(await file.arrayBuffer()) },
    },
    superuser.cookie,
  );
  expect(JSON.parse(imported.texto)).toMatchObject({ nuevos: 0, repetidos: formulas.length, errores: [] });
});
