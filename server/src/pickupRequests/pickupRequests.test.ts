import { randomUUID } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { PickupRequest } from '@lavanda/shared/contract/schemas/pickupRequests';
import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { addDays, weekday } from '@lavanda/shared/domain/dates';
import { asOwner } from '../testing/asOwner.ts';
import { browsePage, type Page } from '../testing/browsePage.ts';
import { type Actor, bodyAs, createScenario, type Scenario } from '../testing/scenario.ts';
import { type Client, startServer } from '../testing/server.ts';
import { daysIn } from './testing/daysIn.ts';

const PROXY = { TRUST_PROXY: '1' };
const ADDRESS = 'Calle Norte 1, Portales';

let e: Scenario;
let addresses = 0;
beforeAll(async () => {
  e = await createScenario({ env: PROXY });
});
afterAll(() => e?.server.close());

/** Requests a page like a browser without scripts, each time from another IP address unless one is given. */
const browse = (path: string, init: RequestInit = {}, address = `10.1.0.${++addresses}`): Promise<Page> =>
  browsePage(e.server.url + path, init, address);

const send = (path: string, fields: Record<string, string>, address?: string, headers: Record<string, string> = {}) =>
  browse(`${path}/recoleccion`, { method: 'POST', body: new URLSearchParams(fields), headers }, address);

const linkOf = async (nota: string, actor: Client = e.as.user): Promise<string> =>
  new URL(bodyAs<{ url: string }>(await actor.post(`/api/ventas/${nota}/enlace`)).url).pathname;

async function newCliente(address = ADDRESS): Promise<{ id: string; nombre: string }> {
  const surname = randomUUID();
  const addresses = address === '' ? [] : [{ descripcion: address, lat: 19.37, lon: -99.15 }];
  const body = { nombre: 'Regina', apellido: surname, telefono: '5518462203', domicilio: addresses };
  return { id: (await e.as.user.post('/api/clientes/guardar', body)).body.response, nombre: `Regina ${surname}` };
}

/** A new cliente with a nota and its link. */
async function newLink(address?: string) {
  const cliente = await newCliente(address);
  const nota = await e.saved({ usuario: cliente.id });
  return { cliente, nota, path: await linkOf(nota._id) };
}

/** The last day that the form offers, and one of its windows. */
async function wishOf(path: string): Promise<{ dia: string; ventana: string }> {
  const { body } = await browse(`${path}/recoleccion`);
  const days = daysIn(body);
  expect(days).toHaveLength(7);
  return { dia: days.at(-1) ?? '', ventana: '10:00-12:00' };
}

/** Asks for a recoleccion on a new cliente's link. @returns the link, what was asked, and the request as staff read it */
async function asked(comment = '', address?: string) {
  const link = await newLink(address);
  const wish = await wishOf(link.path);
  expect((await send(link.path, { ...wish, comentario: comment })).status).toBe(303);
  return { ...link, ...wish, request: await requestOf(link.cliente.nombre) };
}

const requests = async (actor: Actor = 'user'): Promise<PickupRequest[]> =>
  (await e.as[actor].get('/api/solicitudes')).body.solicitudes;
async function requestOf(name: string, actor: Actor = 'user'): Promise<PickupRequest> {
  const found = (await requests(actor)).find(({ cliente_name: cliente }) => cliente === name);
  if (!found) throw new Error(`${name} has asked for nothing`);
  return found;
}
const accept = (request: PickupRequest, actor: Actor = 'user', operation = randomUUID()) =>
  e.as[actor].post('/api/solicitudes/aceptar', { _id: request._id, operacion: operation });
const decline = (request: PickupRequest, reason?: string, actor: Actor = 'user') =>
  e.as[actor].post('/api/solicitudes/rechazar', { _id: request._id, ...(reason !== undefined && { motivo: reason }) });
const nameOf = async (actor: Actor): Promise<string> => (await e.as[actor].get('/api/auth/authData')).body.usuario.nombre;

describe('the cliente asks on the link', () => {
  test('for a window within the opening hours of the chosen day, as on a Sunday until 15:00', async () => {
    const { path } = await newLink();
    const { body } = await browse(`${path}/recoleccion`);
    const sunday = daysIn(body).find((day) => weekday(day) === 1) ?? '';
    const hidden = [...body.matchAll(new RegExp(`${sunday}"\\]:checked\\) label:has\\(\\[value="([\\d:-]+)`, 'g'))];
    expect(hidden.map(([, window]) => window)).toEqual(['16:00-18:00', '18:00-20:00']);
    const refused = await send(path, { dia: sunday, ventana: '16:00-18:00' });
    expect([refused.status, refused.body]).toEqual([422, expect.stringContaining('A esa hora está cerrado ese día.')]);
    expect((await send(path, { dia: sunday, ventana: '10:00-12:00' })).status).toBe(303);
  });

  test('with a form that needs no script and shows nothing of them, and reads its state', async () => {
    const { cliente, path } = await newLink();
    const link = new RegExp(`<a class="go" href="${path}/recoleccion"><svg .*?</svg>Pedir recolección a domicilio</a>`);
    expect((await browse(path)).body).toMatch(link);
    const form = await browse(`${path}/recoleccion`);
    expect(form.status).toBe(200);
    expect(form.body).not.toContain('<script');
    const policy = form.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("form-action 'self'");
    expect(policy).not.toContain('script-src');
    expect(form.headers.get('x-robots-tag')).toContain('noindex');
    expect(form.headers.get('cache-control')).toBe('no-store');
    for (const part of ['Pedir recolección', '¿Qué día?', '09:00 a 11:00', 'En tu domicilio registrado']) {
      expect(form.text).toContain(part);
    }

    const wish = await wishOf(path);
    const sent = await send(path, { ...wish, comentario: ' Timbre 2,  dos bolsas ' });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `${path}/recoleccion`]);
    const pages = [form, await browse(`${path}/recoleccion`), await browse(path)];
    for (const page of pages.slice(1)) {
      expect(page.text).toContain('Pedida: espera la confirmación');
      expect(page.text).toContain('entre las 10:00 y las 12:00');
      expect(page.body).not.toContain('Pedir recolección a domicilio');
    }
    for (const { body } of pages) {
      for (const secret of [cliente.nombre.slice(7), 'Calle Norte', '1846', 'Timbre']) expect(body).not.toContain(secret);
    }
    expect(await requestOf(cliente.nombre)).toMatchObject({
      cliente: cliente.id,
      cliente_telefono: '+525518462203',
      domicilio: ADDRESS,
      sucursal_name: 'Narvarte',
      zona_horaria: 'America/Mexico_City',
      dia: wish.dia,
      hora_inicio: '10:00',
      hora_final: '12:00',
      comentario: 'Timbre 2, dos bolsas',
    });
  });

  test('once: a second form, also at once, and another link of theirs add nothing', async () => {
    const { cliente, path } = await newLink();
    const wish = await wishOf(path);
    const answers = await Promise.all([1, 2, 3].map(() => send(path, wish)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    const other = await linkOf((await e.saved({ usuario: cliente.id }))._id);
    expect((await send(other, { ...wish, ventana: '16:00-18:00' })).status).toBe(303);
    for (const page of [await browse(other), await browse(`${other}/recoleccion`)]) {
      expect(page.text).toContain('Ya hay una recolección pedida');
      for (const told of ['Pedida: espera', '10:00 y las']) expect(page.text).not.toContain(told);
    }
    const own = (await requests()).filter(({ cliente: id }) => id === cliente.id);
    expect(own.map(({ hora_inicio: start }) => start)).toEqual(['10:00']);
  });

  test('and another link of theirs tells neither the answer nor whether there is an address', async () => {
    const [{ request, cliente, path: own }, without] = [await asked(), await newLink('')];
    const other = await linkOf((await e.saved({ usuario: cliente.id }))._id);
    await decline(request, 'No hay chofer');
    const form = await browse(`${other}/recoleccion`);
    expect(form.text).not.toContain('No se pudo');
    const place = ({ body }: Page) => /<p class="dom">.*?<\/p>/.exec(body)?.[0];
    expect(place(form)).toContain('En tu domicilio registrado');
    expect(place(await browse(`${without.path}/recoleccion`))).toBe(place(form));
    expect((await send(other, await wishOf(other))).status).toBe(303);
    await accept(await requestOf(cliente.nombre));
    expect((await browse(other)).text).toContain('Aceptada Pasamos ');
    const { text } = await browse(own);
    expect([text.includes('Tienes una recolección programada'), text.includes('Pasamos')]).toEqual([true, false]);
  });

  test('and keeps what was typed when it can’t be asked for', async () => {
    const { cliente, path } = await newLink();
    const wish = await wishOf(path);
    const faults: [Record<string, string>, string][] = [
      [{ ...wish, dia: '2020-01-06' }, 'Elige uno de los días de la lista.'],
      [{ ...wish, dia: '9999-99-99' }, 'Elige uno de los días de la lista.'],
      [{ dia: wish.dia }, 'Elige entre qué horas pasamos.'],
      [{ ...wish, ventana: '03:00-05:00' }, 'Elige entre qué horas pasamos.'],
      [{ ...wish, comentario: `<b>"&${'x'.repeat(200)}` }, 'Escribe el comentario en 200 letras como máximo.'],
    ];
    for (const [fields, fault] of faults) {
      const { status, body, text } = await send(path, fields);
      expect([status, text.includes(fault)]).toEqual([422, true]);
      if (fields.dia === wish.dia) expect(body).toContain(`value="${wish.dia}" required checked`);
      if (fields.comentario) expect(body).toContain('value="&lt;b&gt;&quot;&amp;xxx');
    }
    expect((await requests()).filter(({ cliente: id }) => id === cliente.id)).toEqual([]);
  });

  test('also on the link of a nota that was handed over', async () => {
    const cliente = await newCliente();
    const { _id, total } = await e.saved({ usuario: cliente.id });
    const path = await linkOf(_id);
    const { version, articulos: articles } = (await e.as.user.get(`/api/ventas/${_id}`)).body.data;
    const lines = articles.map(({ importe: _, ...line }: { importe: number }) => line);
    await e.saved({
      id: _id,
      version,
      usuario: cliente.id,
      articulos: lines,
      status: 10,
      pagos: [{ monto: total, metodo: 'Efvo' }],
    });
    expect((await browse(path)).text).toContain('Tu ropa está entregada');
    expect((await send(path, await wishOf(path))).status).toBe(303);
    expect(await requestOf(cliente.nombre)).toBeDefined();
  });

  test('never from a page of another site', async () => {
    const { cliente, path } = await newLink();
    const wish = await wishOf(path);
    const foreign = [
      ['origin', 'https://otro.mx'],
      ['origin', 'null'],
      ['sec-fetch-site', 'cross-site'],
    ] as const;
    for (const [name, value] of foreign) expect((await send(path, wish, undefined, { [name]: value })).status).toBe(403);
    expect((await requests()).some(({ cliente: id }) => id === cliente.id)).toBe(false);
    expect((await send(path, wish, undefined, { origin: e.server.url })).status).toBe(303);
  });

  test('not once the link is revoked, nor on one that is nobody’s', async () => {
    const { nota, path } = await newLink();
    const wish = await wishOf(path);
    await e.as.user.post(`/api/ventas/${nota._id}/enlace/revocar`);
    for (const dead of [path, `/t/${'a'.repeat(32)}`, '/t/corto']) {
      for (const page of [await browse(`${dead}/recoleccion`), await send(dead, wish), await browse(`${dead}/privacidad`)]) {
        expect([page.status, page.text.includes('Este ticket ya no está disponible')]).toEqual([404, true]);
      }
    }
  });

  test('a request of a day that went by stands in nobody’s way', async () => {
    const { request, path, cliente } = await asked();
    await e.server.close();
    await asOwner(e.server.where, `await q("update solicitudes set dia = '2026-01-05' where id = '${request._id}'"); return 1;`);
    const server = await startServer({ where: e.server.where, env: PROXY });
    Object.assign(e.server, server);
    for (const [actor, user] of [
      ['superuser', 'super@aguaclara.mx'],
      ['user', 'usuario@aguaclara.mx'],
      ['user2', 'usuario2@aguaclara.mx'],
      ['ajeno', 'super@bugambilia.mx'],
    ] as const) {
      Object.assign(e.as[actor], await server.signIn(user));
    }
    const late = await accept(request);
    expect([late.status, late.body.detail]).toEqual([422, expect.stringContaining('El día que pidió ya pasó.')]);
    expect((await send(path, await wishOf(path))).status).toBe(303);
    const own = (await requests()).filter(({ cliente: id }) => id === cliente.id);
    expect(own).toHaveLength(1);
    expect(own[0]?._id).not.toBe(request._id);
  });
});

describe('the limits', () => {
  test('30 pages a minute to one address; another address reads on', async () => {
    const { path } = await newLink();
    const statuses: number[] = [];
    for (let n = 0; n < 31; n++) statuses.push((await browse(n % 2 === 0 ? path : `${path}/recoleccion`, {}, '10.9.9.9')).status);
    expect(statuses).toEqual([...Array(30).fill(200), 429]);
    const refused = await browse(path, {}, '10.9.9.9');
    expect([refused.headers.get('retry-after'), refused.headers.get('content-type')]).toEqual(['60', 'text/html; charset=utf-8']);
    expect(refused.text).toContain('Espera un minuto e inténtalo de nuevo.');
    expect((await browse(path, {}, '10.9.9.8')).status).toBe(200);
  });

  test('6 requests a minute, of one address and on one link', async () => {
    const [first, other] = [await newLink(), await newLink()];
    const bad = { dia: '2020-01-06' };
    const statuses = async (path: string, address?: string) => {
      const all: number[] = [];
      for (let n = 0; n < 7; n++) all.push((await send(path, bad, address)).status);
      return all;
    };
    const expected = [...Array(6).fill(422), 429];
    expect(await statuses(first.path, '10.8.8.8')).toEqual(expected);
    expect((await send(other.path, bad, '10.8.8.8')).status).toBe(429);
    expect(await statuses(other.path)).toEqual(expected);
  });

  test('the form weighs at most 30 KB with its font', async () => {
    const { body } = await browse(`${(await newLink()).path}/recoleccion`);
    const [, font] = /url\((\/[^)]+-latin\.woff2)\)/.exec(body) ?? [];
    const letters = (await (await fetch(e.server.url + font)).arrayBuffer()).byteLength;
    expect(brotliCompressSync(body).length + letters).toBeLessThan(30 * 1024);
  });
});

describe('staff', () => {
  test('accept: the recoleccion is scheduled as the counter does, and the cliente reads it', async () => {
    const { request, cliente, path, dia: day } = await asked();
    const { status, body } = await accept(request);
    expect(status).toBe(200);
    const nota = (body as { data: Nota }).data;
    expect(nota).toMatchObject({
      _id: request._id,
      usuario: cliente.id,
      status: -1,
      fecha: day,
      a_domicilio: true,
      articulos: [],
      recoleccion: { hora_inicio: '10:00', hora_final: '12:00' },
      domicilio: { descripcion: ADDRESS, lat: 19.37, lon: -99.15 },
    });
    expect((await requests()).some(({ _id }) => _id === request._id)).toBe(false);
    expect((await browse(path)).text).toContain('Aceptada Pasamos ');
    const { results } = (await e.as.user.get(`/api/ventas/?userid=${cliente.id}&status=-1`)).body;
    expect(results).toHaveLength(1);
    const trail = (await e.as.superuser.get('/api/bitacora?clase=notas')).body.entradas;
    expect(trail[0]).toMatchObject({ accion: 'nota.crear', nota: { _id: request._id } });
  });

  test('accept: what was written goes with the domicilio, off the map, or in its place', async () => {
    const accepted = async (comment: string, address: string) =>
      ((await accept((await asked(comment, address)).request)).body as { data: Nota }).data.domicilio;
    const off = { lat: null, lon: null };
    expect(await accepted('Timbre 2', ADDRESS)).toEqual({ ...off, descripcion: `${ADDRESS}. Timbre 2` });
    expect(await accepted('Calle Sur 8, Del Valle', '')).toEqual({ ...off, descripcion: 'Calle Sur 8, Del Valle' });
    const long = (await accepted('x'.repeat(200), 'C'.repeat(300)))?.descripcion ?? '';
    expect([long.length, long.endsWith(`C. ${'x'.repeat(200)}`)]).toEqual([300, true]);
  });

  test('accept at a register, whose letters the recoleccion takes', async () => {
    const register = randomUUID();
    const own = await e.saved({ equipo: register });
    const { request } = await asked();
    const body = { _id: request._id, operacion: randomUUID(), equipo: register };
    const { data } = (await e.as.user.post('/api/solicitudes/aceptar', body)).body;
    const letters = /^[A-Z]+/;
    expect(letters.exec(data.clave)?.[0]).toBe(letters.exec(own.clave ?? '')?.[0]);
    expect(data.clave).not.toMatch(/^A\d/);
  });

  test('a recoleccion agreed with the laundry shows neither day nor hours on a link; a past one says to call', async () => {
    const { cliente, path } = await newLink();
    const recoleccion = { hora_inicio: '16:00', hora_final: '18:00' };
    const agreed = { articulos: [], status: -1 as const, recoleccion };
    await e.saved({ ...agreed, usuario: cliente.id, fecha: addDays(e.today, 2) });
    for (const page of [await browse(path), await browse(`${path}/recoleccion`)]) {
      expect(page.text).toContain('Tienes una recolección programada');
      for (const told of ['Pasamos', 'entre las']) expect(page.text).not.toContain(told);
    }
    const late = await newLink();
    await e.saved({ ...agreed, usuario: late.cliente.id, fecha: addDays(e.today, -1) });
    const { text } = await browse(late.path);
    expect(text).toContain('Tu recolección sigue pendiente Llama a la lavandería');
    expect(text).not.toContain('Pasamos');
  });

  test('accept once: the same attempt gets the same answer', async () => {
    const { request, cliente } = await asked();
    const operation = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => accept(request, 'user', operation)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { results } = (await e.as.user.get(`/api/ventas/?userid=${cliente.id}&status=-1`)).body;
    expect(results).toHaveLength(1);
  });

  test('of two at once, one answers and the other is told who did', async () => {
    const { request } = await asked();
    const actors = ['user', 'user2'] as const;
    const answers = await Promise.all(actors.map((actor) => accept(request, actor)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = await nameOf(answers[0]?.status === 200 ? 'user' : 'user2');
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.detail).toMatch(new RegExp(`^${winner} ya la aceptó a las \\d\\d:\\d\\d\\.$`));
    expect((await decline(request, 'Tarde', 'user2')).body.detail).toContain(`${winner} ya la aceptó`);
  });

  test('decline with a reason that the cliente reads, who may ask again', async () => {
    const { request, path } = await asked();
    expect((await decline(request, '  No hay   chofer ')).status).toBe(200);
    expect((await decline(request, 'No hay chofer')).status).toBe(200);
    expect((await decline(request, 'No hay chofer', 'user2')).body.detail).toContain(`${await nameOf('user')} ya la rechazó`);
    for (const page of [await browse(path), await browse(`${path}/recoleccion`)]) {
      expect(page.text).toContain('No se pudo: No hay chofer');
    }
    expect((await accept(request)).status).toBe(409);
    expect((await send(path, await wishOf(path))).status).toBe(303);
    expect((await browse(path)).text).toContain('Pedida: espera la confirmación');
  });

  test('are told of another recoleccion of the cliente, and the request stays', async () => {
    const { request, cliente, dia: day } = await asked();
    await e.saved({
      ...{ usuario: cliente.id, fecha: day, articulos: [], status: -1 },
      recoleccion: { hora_inicio: '16:00', hora_final: '18:00' },
    });
    const refused = await accept(request);
    expect([refused.status, refused.body.detail]).toEqual([409, 'El cliente ya tiene una recolección pendiente.']);
    expect(await requestOf(cliente.nombre)).toMatchObject({ _id: request._id });
  });

  test('of another sucursal or laundry see nothing of it', async () => {
    const { request, cliente } = await asked();
    expect((await requests('ajeno')).some(({ _id }) => _id === request._id)).toBe(false);
    for (const answer of [await accept(request, 'ajeno'), await decline(request, '', 'ajeno')]) expect(answer.status).toBe(404);

    const { sucursales } = (await e.as.superuser.get('/api/tenant/sucursales')).body;
    const branch = sucursales.find(({ nombre_sucursal: name }: { nombre_sucursal: string }) => name === 'Portales');
    const { results } = (await e.as.superuser.get(`/api/ventas/?sucursal=${branch._id}&status=10`)).body;
    const path = await linkOf(results[0]._id, e.as.superuser);
    const before = await requests();
    expect((await send(path, await wishOf(path))).status).toBe(303);
    expect(await requests()).toEqual(before);
    const foreign = (await requests('superuser')).find(({ sucursal }) => sucursal === branch._id) as PickupRequest;
    expect((await accept(foreign)).status).toBe(404);
    expect((await accept(foreign, 'superuser')).body.data).toMatchObject({ sucursal: branch._id, status: -1 });
    expect(await requestOf(cliente.nombre)).toBeDefined();
  });
});
