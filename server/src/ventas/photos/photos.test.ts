import { randomUUID } from 'node:crypto';
import type { TrailEntry } from '@lavanda/shared/contract/schemas/auditTrail';
import type { Nota, Photo } from '@lavanda/shared/contract/schemas/sales';
import sharp from 'sharp';
import { asOwner } from '../../testing/asOwner.ts';
import { type Actor, bodyAs, createScenario, type Scenario } from '../../testing/scenario.ts';
import { startServer } from '../../testing/server.ts';

let e: Scenario;
let jpeg: Buffer;
beforeAll(async () => {
  e = await createScenario();
  jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#204060' } })
    .withExif({ IFD3: { GPSLatitude: '19/1 25/1 42/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => e.server.close());

interface Answer {
  status: number;
  headers: Headers;
  bytes: Buffer;
  detail: string;
}

async function call(
  method: 'GET' | 'POST',
  path: string,
  actor: Actor | null,
  body?: Buffer,
  type = 'image/jpeg',
): Promise<Answer> {
  const response = await fetch(e.server.url + path, {
    method,
    headers: { ...(actor && { cookie: e.as[actor].cookie }), ...(body && { 'content-type': type }) },
    ...(body && { body: new Uint8Array(body) }),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const isProblem = response.headers.get('content-type')?.includes('problem');
  return { status: response.status, headers: response.headers, bytes, detail: isProblem ? JSON.parse(String(bytes)).detail : '' };
}

const addressOf = (nota: Nota, id: string) => `/api/ventas/${nota._id}/fotos/${id}`;
const upload = (nota: Nota, id: string, actor: Actor = 'user', body = jpeg, type?: string) =>
  call('POST', addressOf(nota, id), actor, body, type);
const remove = (nota: Nota, id: string, actor: Actor = 'user') => call('POST', `${addressOf(nota, id)}/quitar`, actor);
const photosOf = async ({ _id }: Nota): Promise<Photo[]> =>
  bodyAs<{ data: Nota }>(await e.as.superuser.get(`/api/ventas/${_id}`)).data.fotos ?? [];
const linkOf = async ({ _id }: Nota) =>
  new URL(bodyAs<{ url: string }>(await e.as.user.post(`/api/ventas/${_id}/enlace`)).url).pathname;

describe('a photo', () => {
  it('is kept once, without EXIF, and sent to sessions of its sucursal as an image that can do nothing', async () => {
    const nota = await e.saved();
    const id = randomUUID();
    expect(jpeg.includes('Exif')).toBe(true);
    for (let sent = 0; sent < 2; sent++) expect((await upload(nota, id)).status).toBe(200);
    expect(await photosOf(nota)).toEqual([{ id, ancho: 60, alto: 40 }]);
    const { status, headers, bytes } = await call('GET', addressOf(nota, id), 'accountant');
    expect([status, headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([200, 'image/jpeg', 'nosniff']);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(headers.get('cache-control')).toContain('private');
    expect(bytes.includes('Exif')).toBe(false);
    expect((await sharp(bytes).metadata()).width).toBe(60);
  });

  it('is nobody’s of another laundry or sucursal', async () => {
    const nota = await e.saved();
    const id = randomUUID();
    expect((await upload(nota, id)).status).toBe(200);
    const theirs = await e.saved();
    const { results } = bodyAs<{ results: Nota[] }>(await e.as.superuser.get('/api/ventas/?status=0&notasPosPagina=-1'));
    const elsewhere = results.find(({ sucursal }) => sucursal !== nota.sucursal);
    if (!elsewhere) throw new Error('The demo has notas of one sucursal only');
    expect((await upload(elsewhere, id, 'superuser')).status).toBe(200);
    for (const [actor, hidden] of [
      ['ajeno', nota],
      ['user', elsewhere],
    ] as const) {
      expect((await call('GET', addressOf(hidden, id), actor)).status).toBe(404);
      expect((await upload(hidden, randomUUID(), actor)).status).toBe(404);
      expect((await remove(hidden, id, actor)).status).toBe(404);
    }
    expect((await call('GET', addressOf(nota, id), null)).status).toBe(401);
    expect((await call('GET', addressOf(theirs, id), 'user')).status).toBe(404);
    expect((await upload(nota, randomUUID(), 'accountant')).status).toBe(403);
    expect(await photosOf(nota)).toHaveLength(1);
  });

  it('is the sixth at most, also of seven sent at once; one that is taken off makes room', async () => {
    const nota = await e.saved();
    const ids = Array.from({ length: 7 }, () => randomUUID());
    const answers = await Promise.all(ids.map((id) => upload(nota, id, 'admin')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 200, 409]);
    expect(answers.find(({ status }) => status === 409)?.detail).toContain('6 fotos');
    const [first] = await photosOf(nota);
    for (let sent = 0; sent < 2; sent++) expect((await remove(nota, first?.id ?? '')).status).toBe(200);
    const { entradas: entries } = (await e.as.superuser.get('/api/bitacora?clase=notas')).body as { entradas: TrailEntry[] };
    expect(entries[0]).toMatchObject({ nota: { _id: nota._id }, cambios: [{ campo: 'fotos', antes: 6, despues: 5 }] });
    const { _id, version, articulos: articles } = nota;
    expect(await e.saved({ id: _id, version, articulos: articles, factura: true })).toMatchObject({ version: version + 2 });
    expect((await upload(nota, randomUUID())).status).toBe(200);
    expect(await photosOf(nota)).toHaveLength(6);
  });

  it('of another type, too large, with something behind it or as JSON is refused, and says why', async () => {
    const nota = await e.saved();
    const png = await sharp(jpeg).png().toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const join = (...parts: Buffer[]) => Buffer.concat(parts.map((part) => new Uint8Array(part)));
    const tries: [Buffer, string, number, string][] = [
      [png, 'image/png', 415, 'JPEG'],
      [png, 'image/jpeg', 415, 'JPEG'],
      [svg, 'image/svg+xml', 415, 'JPEG'],
      [Buffer.from('{}'), 'application/json', 415, 'JPEG'],
      [join(jpeg, svg), 'image/jpeg', 422, 'dañada'],
      [join(jpeg, Buffer.alloc(200_000)), 'image/jpeg', 413, '200 KB'],
      [await sharp(jpeg).resize(1_700).jpeg().toBuffer(), 'image/jpeg', 422, '1,600'],
    ];
    for (const [body, type, status, why] of tries) {
      const answer = await upload(nota, randomUUID(), 'superuser', body, type);
      expect([answer.status, answer.detail]).toEqual([status, expect.stringContaining(why)]);
    }
    expect(await photosOf(nota)).toEqual([]);
  });

  it('of a nota that was handed over stays', async () => {
    const nota = await e.saved();
    const id = randomUUID();
    await upload(nota, id, 'superuser');
    const { _id, version, articulos: articles, total } = nota;
    await e.saved({ id: _id, version, articulos: articles, status: 10, pagos: [{ monto: total, metodo: 'Efvo' }] });
    const answer = await remove(nota, id, 'superuser');
    expect([answer.status, answer.detail]).toEqual([409, expect.stringContaining('entregó')]);
  });
});

test('the cliente sees observations and photos by the link, of that nota alone and while it works', async () => {
  const observaciones = { marcas: ['boton' as const, 'mancha' as const], detalle: 'vino en la <solapa>' };
  const [nota, other] = [await e.saved({ observaciones }), await e.saved()];
  const [id, otherId] = [randomUUID(), randomUUID()];
  await upload(nota, id, 'superuser');
  await upload(other, otherId, 'superuser');
  const link = await linkOf(nota);
  const page = await call('GET', link, null);
  expect(page.bytes.length).toBeLessThan(30_000);
  const text = String(page.bytes);
  expect(text).toContain('Mancha, botón faltante: vino en la &lt;solapa&gt;');
  expect(text).toContain(`<img src="${link}/fotos/${id}" width="60" height="40" loading="lazy" alt="Foto 1 de 1`);
  const photo = await call('GET', `${link}/fotos/${id}`, null);
  expect([photo.status, photo.headers.get('content-type'), photo.headers.get('x-robots-tag')]).toEqual([
    200,
    'image/jpeg',
    expect.stringContaining('noindex'),
  ]);
  for (const wrong of [otherId, randomUUID(), 'x']) expect((await call('GET', `${link}/fotos/${wrong}`, null)).status).toBe(404);
  await e.as.user.post(`/api/ventas/${nota._id}/enlace/revocar`);
  expect((await call('GET', `${link}/fotos/${id}`, null)).status).toBe(404);
});

test('observations of a nota and its lines are kept by saves that do not name them, and a newer save is a conflict', async () => {
  const line = { ...e.nota().articulos[0], _id: randomUUID(), observaciones: { marcas: ['rotura' as const], detalle: ' puño ' } };
  const articles = [line] as ReturnType<typeof e.nota>['articulos'];
  const nota = await e.saved({ articulos: articles, observaciones: { marcas: [], detalle: 'Bolsa rota' } });
  expect(nota.observaciones).toEqual({ marcas: [], detalle: 'Bolsa rota' });
  expect(nota.articulos[0]?.observaciones).toEqual({ marcas: ['rotura'], detalle: 'puño' });
  const { _id: id, version } = nota;
  const { observaciones: _, ...plain } = line;
  const kept = await e.saved({ id, version, articulos: [plain] as typeof articles, factura: true });
  expect(kept).toMatchObject({
    observaciones: nota.observaciones,
    articulos: [{ observaciones: { marcas: ['rotura'], detalle: 'puño' } }],
  });
  const stale = await e.save(
    e.nota({ id, version, articulos: kept.articulos as typeof articles, observaciones: { marcas: ['mancha'], detalle: '' } }),
  );
  expect(stale.status).toBe(409);
  const wrong = await e.save(e.nota({ observaciones: { marcas: ['otra' as 'mancha'], detalle: '' } }));
  expect(wrong.status).toBe(400);
});

test('photos are deleted 180 days after the hand-over, when a server starts and every hour; others stay', async () => {
  const scenario = await createScenario();
  const close = async (nota: Nota) => {
    const { _id: id, version, articulos: articles, total } = nota;
    await scenario.saved({ id, version, articulos: articles, status: 10, pagos: [{ monto: total, metodo: 'Efvo' }] });
  };
  const [old, voided, recent, open] = await Promise.all([1, 2, 3, 4].map(() => scenario.saved()));
  if (!old || !voided || !recent || !open) throw new Error('A nota was not saved');
  for (const nota of [old, voided, recent, open]) {
    const response = await fetch(`${scenario.server.url}/api/ventas/${nota._id}/fotos/${randomUUID()}`, {
      method: 'POST',
      headers: { cookie: scenario.as.user.cookie, 'content-type': 'image/jpeg' },
      body: new Uint8Array(jpeg),
    });
    expect(response.status).toBe(200);
  }
  for (const nota of [old, voided, recent]) await close(nota);
  await scenario.as.admin.post('/api/ventas/delete', { items: [voided._id] });
  await scenario.server.close();
  await asOwner(
    scenario.server.where,
    `await q("update notas set cerrada_en = now() - interval '181 days' where id in ('${old._id}', '${voided._id}')");
     await q("update fotos set creada_en = now() - interval '182 days'");
     await q("update notas set cerrada_en = now() - interval '179 days' where id = '${recent._id}'");
     return null;`,
  );
  const server = await startServer({ where: scenario.server.where });
  await server.close();
  const left = await asOwner(
    scenario.server.where,
    `return (await q("select nota_id from fotos where nota_id in ('${old._id}', '${voided._id}', '${recent._id}', '${open._id}')")).rows.map((row) => row.nota_id);`,
  );
  expect((left as string[]).toSorted()).toEqual([recent._id, open._id].toSorted());
});
