import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import exceljs from 'exceljs';
import { iniciarCorreo, type ServidorDeCorreo } from '../test/correo.ts';
import { FORMULAS, GUIONES } from './guiones.ts';
import { bien, intentar, type Mundo, prepararMundo } from './mundo.ts';

let m: Mundo;
let correo: ServidorDeCorreo;
beforeAll(async () => {
  correo = await iniciarCorreo();
  m = await prepararMundo({ env: { SMTP_URL: correo.url } });
});
afterAll(async () => {
  await m.e.servidor.cerrar();
  await correo.cerrar();
});

const TODOS = Object.entries(GUIONES);
/** A tag or an attribute that an attack would have left in a page: the text without its `<` turned into an entity. */
const VIVO = /<(script|img|svg|b|i|u|style|a)\b[^>]*(data-xss|onerror|onload|onclick|href="?javascript)/i;

const linea = (servicio: string) => ({ _id: randomUUID(), cantidad: 1, servicio, precio: 12.5, medida: 'flex' });

async function clienteCon(texto: string): Promise<string> {
  const datos = {
    nombre: texto,
    apellido: texto,
    telefono: '5512345678',
    domicilio: [{ descripcion: texto, lat: 19.4, lon: -99.1 }],
  };
  return bien(await m.e.como.user.post('/api/clientes/guardar', { ...datos, razonSocial: texto })).response;
}

async function notaDe(usuario: string, textos: readonly string[]): Promise<string> {
  return bien(await m.e.guardar({ ...m.e.nota(), usuario, articulos: textos.map(linea) })).inserted_id;
}

const pagina = async (ruta: string, cookie = m.e.como.superuser.cookie) => intentar(m.e.servidor.url, 'GET', { ruta }, cookie);

test.each(TODOS)('%s: what was typed is answered as it was, as JSON and nothing else', async (_cual, texto) => {
  const { user, superuser } = m.e.como;
  const usuario = await clienteCon(texto);
  const [cliente] = bien(await user.get(`/api/clientes/?id=${usuario}`)).clientes;
  expect(cliente).toMatchObject({ nombre: texto, apellido: texto, razonSocial: texto, domicilio: [{ descripcion: texto }] });
  const nota = await notaDe(usuario, [texto]);
  const respuesta = await superuser.get(`/api/ventas/${nota}`);
  expect(respuesta.cuerpo.data).toMatchObject({ usuario_name: `${texto} ${texto}`, articulos: [{ servicio: texto }] });
  expect(respuesta.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(respuesta.headers.get('x-content-type-options')).toBe('nosniff');
  expect(respuesta.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('the ticket, the public ticket and its image hold all of them as text, under a policy that runs nothing of theirs', async () => {
  const { superuser } = m.e.como;
  bien(
    await superuser.post('/api/tenant/identidad', {
      nombre: GUIONES.imagen,
      ticket_legal: TODOS.map(([, texto]) => texto)
        .join('\n')
        .slice(0, 1000),
    }),
  );
  bien(
    await superuser.post('/api/tenant/sucursales/guardar', {
      _id: m.sucursalId,
      nombre_sucursal: GUIONES.etiqueta,
      direccion: GUIONES.atributo,
    }),
  );
  const nota = await notaDe(
    await clienteCon(GUIONES.imagen),
    TODOS.map(([, texto]) => texto),
  );
  const { url } = bien(await superuser.post(`/api/ventas/${nota}/enlace`));
  const publica = new URL(url).pathname;
  for (const [ruta, cookie] of [
    [`/api/ventas/${nota}/ticket`, superuser.cookie],
    [publica, ''],
  ] as const) {
    const { status, texto, tipo, headers } = await pagina(ruta, cookie);
    expect([status, tipo]).toEqual([200, 'text/html; charset=utf-8']);
    expect(VIVO.exec(texto)?.[0]).toBeUndefined();
    expect(texto).toContain('&lt;img data-xss');
    // The one script is the page's own, by its nonce.
    const politica = headers.get('content-security-policy') ?? '';
    const nonce = /script-src 'nonce-([^']+)'/.exec(politica)?.[1];
    expect(politica).toContain("default-src 'none'");
    expect(politica).not.toMatch(/script-src[^;]*unsafe/);
    const guiones = texto.match(/<script[^>]*>/g) ?? [];
    expect(guiones.every((guion) => nonce !== undefined && guion.includes(`nonce="${nonce}"`))).toBe(true);
  }
  for (const ruta of [`/api/ventas/${nota}/imageGenerator`, `${publica}/imagen`]) {
    expect(await pagina(ruta)).toMatchObject({ status: 200, tipo: 'image/png' });
  }
  const { whatsapp } = bien(await superuser.post(`/api/ventas/${nota}/enlace`));
  expect(new URL(whatsapp).origin).toBe('https://wa.me');
});

test('mails hold a laundry’s name and an address as text, and no header comes of them', async () => {
  const { superuser } = m.e.como;
  bien(await superuser.post('/api/tenant/identidad', { nombre: `${GUIONES.atributo}${GUIONES.imagen}` }));
  const desde = correo.recibidos.length;
  bien(
    await superuser.post('/api/usuarios/guardar', {
      usuario: `${randomUUID()}@aguaclara.mx`,
      idSucursal: m.sucursalId,
      rol: 'user',
    }),
  );
  const { texto } = await correo.esperar(desde);
  const html = texto.slice(texto.indexOf('<!doctype html>'));
  expect(VIVO.exec(html)?.[0]).toBeUndefined();
  expect(html).toContain('&lt;svg data-xss');
  const previos = correo.recibidos.length;
  for (const usuario of [
    'a@b.mx\r\nBcc: todos@malo.example',
    'a@b.mx\nSubject: x',
    '"x\r\nBcc: y"@b.mx',
    'a@b.mx,c@d.mx',
    '<a@b.mx>',
  ]) {
    const { status } = await superuser.post('/api/usuarios/guardar', { usuario, idSucursal: m.sucursalId, rol: 'user' });
    expect([usuario, status === 400 || status === 422]).toEqual([usuario, true]);
  }
  for (const nombre of ['x\r\nBcc: y@malo.example', 'x\u0000y']) {
    expect((await superuser.post('/api/tenant/identidad', { nombre })).status).toBe(400);
  }
  expect(correo.recibidos.length).toBe(previos);
});

test('colours, icons and time zones take what they are and nothing else', async () => {
  const { superuser } = m.e.como;
  for (const primario of [GUIONES.css, GUIONES.estilo, 'red', '#fff', '#12345g', 'url(javascript:__xss=1)', '#123456;}']) {
    expect((await superuser.post('/api/tenant/identidad', { colores: { primario, secundario: '#112233' } })).status).toBe(400);
  }
  for (const logo of [GUIONES.enlace, GUIONES.datos, 'https://malo.example/x.svg']) {
    expect((await superuser.post('/api/tenant/identidad', { logo })).status).toBe(400);
  }
  for (const zona_horaria of [GUIONES.sql, GUIONES.etiqueta, 'America/../etc']) {
    expect(
      (await superuser.post('/api/tenant/sucursales/guardar', { _id: m.sucursalId, nombre_sucursal: 'Narvarte', zona_horaria }))
        .status,
    ).toBe(422);
  }
});

test('a picture’s and an error’s answer is never a page', async () => {
  const { superuser } = m.e.como;
  for (const ruta of [
    '/api/clientes/?nombre=<script>alert(1)</script>',
    '/api/ventas/<script>',
    '/api/<svg onload=1>',
    '/imagenes/<svg>.png',
  ]) {
    const { tipo, texto } = await pagina(ruta, superuser.cookie);
    expect(tipo).toMatch(/^application\/(problem\+)?json/);
    expect(VIVO.exec(texto)).toBeNull();
  }
});

const hojaDe = async (ruta: string): Promise<string[][]> => {
  const respuesta = await fetch(m.e.servidor.url + ruta, { headers: { cookie: m.e.como.superuser.cookie } });
  expect(respuesta.status).toBe(200);
  const bytes = await respuesta.arrayBuffer();
  if (ruta.includes('formato=csv')) return parse(Buffer.from(bytes), { bom: true });
  const libro = new exceljs.Workbook();
  await libro.xlsx.load(bytes);
  const filas: string[][] = [];
  libro.worksheets[0]?.eachRow((fila) => {
    fila.eachCell((celda) => expect(celda.formula).toBeUndefined());
    filas.push(
      (fila.values as unknown[]).slice(1).map((valor) => (valor instanceof Date ? valor.toISOString() : String(valor ?? ''))),
    );
  });
  return filas;
};

test.each(['csv', 'xlsx'])('no cell of a %s is a formula, and a file that goes out comes in again as it was', async (formato) => {
  const { user, superuser } = m.e.como;
  const sello = randomUUID().slice(0, 8);
  const formulas = FORMULAS.filter((texto) => !texto.startsWith('\t'));
  for (const texto of formulas) {
    const usuario = bien(
      await user.post('/api/clientes/guardar', {
        nombre: texto,
        apellido: sello,
        domicilio: [{ descripcion: texto, lat: null, lon: null }],
      }),
    ).response;
    await notaDe(usuario, [texto]);
  }
  for (const ruta of [
    `/api/clientes/exportar?nombre=${sello}&formato=${formato}`,
    `/api/ventas/exportar?user=${sello}&formato=${formato}`,
  ]) {
    const [, ...filas] = await hojaDe(ruta);
    expect(filas).toHaveLength(formulas.length);
    // A number may begin with its sign.
    const peligrosas = filas
      .flat()
      .filter((celda) => /^[=+\-@\t\r]/.test(celda) && !/^-?\d+(\.\d+)?$/.test(celda) && !/^\+52\d{10}$/.test(celda));
    expect(peligrosas).toEqual([]);
  }
  const archivo = await fetch(`${m.e.servidor.url}/api/clientes/exportar?nombre=${sello}&formato=${formato}`, {
    headers: { cookie: superuser.cookie },
  });
  const tipo = formato === 'csv' ? 'text/csv' : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const vuelta = await intentar(
    m.e.servidor.url,
    'POST',
    { ruta: `/api/clientes/importar?formato=${formato}`, bytes: { tipo, contenido: Buffer.from(await archivo.arrayBuffer()) } },
    superuser.cookie,
  );
  expect(JSON.parse(vuelta.texto)).toMatchObject({ nuevos: 0, repetidos: formulas.length, errores: [] });
});
