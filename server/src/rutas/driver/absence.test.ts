import { randomUUID } from 'node:crypto';
import type { TrailEntry } from '@lavanda/shared/contract/schemas/auditTrail';
import type { RouteDay } from '@lavanda/shared/contract/schemas/rutas';
import sharp from 'sharp';
import { asOwner, withDatabase } from '../../testing/asOwner.ts';
import { createDriverScenario, type DriverScenario } from './testing/driverScenario.ts';

let m: DriverScenario;
let photo: string;
beforeAll(async () => {
  m = await createDriverScenario();
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#204060' } });
  const jpeg = await picture
    .withExif({ IFD3: { GPSLatitude: '19/1 25/1 42/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
  photo = jpeg.toString('base64');
});
afterAll(() => m.e.server.close().catch(() => undefined));

const absent = { estado: 'no_estaba', motivo: 'nadie_abre' } as const;
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

test('an absence keeps its reason, what was written and a photo without its place', async () => {
  const nota = await m.delivery();
  const { parada } = await m.sent(m.first, nota, { ...absent, detalle: '  Dejé   recado ', foto: photo });
  expect(parada).toMatchObject({ estado: 'no_estaba', motivo: 'nadie_abre', detalle: 'Dejé recado', cobrar: 200, cobrado: 0 });
  expect((await m.read(nota)).status).toBe(0);
  const [row] = await m.rows<{ hex: string; problema: string }>(
    `select encode(f.bytes, 'hex') as hex, p.problema from fotos_parada f join paradas p using (tenant_id, ruta_id, nota_id, tipo)
     where f.nota_id = '${nota._id}'`,
  );
  const kept = Buffer.from(row?.hex ?? '', 'hex');
  expect([row?.problema, (await sharp(kept).metadata()).width, kept.includes('Exif')]).toEqual(['', 60, false]);
});

test('an absence stays in the nota’s trail, with its photo, when the stop is given to the same driver again', async () => {
  const nota = await m.delivery();
  const attempt = { ...absent, operacion: randomUUID(), detalle: 'Dejé recado', foto: photo };
  await m.sent(m.first, nota, attempt);
  await m.give([{ on: m.first, nota }]);
  expect((await m.sent(m.first, nota, attempt)).parada).toMatchObject({ estado: 'pendiente', motivo: '' });
  const { entradas: entries } = (await m.e.as.superuser.get('/api/bitacora?clase=notas')).body as { entradas: TrailEntry[] };
  expect(entries.filter((one) => one.nota?._id === nota._id)[0]).toMatchObject({
    motivo: 'No se entregó: Nadie abre. Dejé recado',
    chofer: 'Toño Barrera',
  });
  const path = `/api/rutas/paradas/${nota._id}/entrega/foto?fecha=${m.e.today}`;
  expect((await fetch(m.e.server.url + path, { headers: { cookie: m.e.as.user.cookie } })).status).toBe(200);
});

test('a stop where nobody was found is given to another driver, not to nobody, because the visit stays', async () => {
  const nota = await m.delivery();
  await m.sent(m.first, nota, { ...absent, foto: photo });
  const move = (chofer: string | null) =>
    m.e.as.user.post('/api/rutas/mover', { fecha: m.e.today, parada: { nota: nota._id, tipo: 'entrega' }, chofer });
  const shown = (day: RouteDay) => day.paradas.find((stop) => stop.nota === nota._id);
  const refused = await move(null);
  expect([refused.status, refused.body.detail]).toEqual([
    409,
    'No había nadie en esa parada, y la visita queda con su chofer. Para otro intento, dásela a un chofer.',
  ]);
  expect(shown(refused.body.actual)).toMatchObject({ chofer: m.first.driver, estado: 'no_estaba', foto: true });
  expect(shown((await move(m.second.driver)).body)).toMatchObject({ chofer: m.second.driver, estado: 'pendiente' });
  expect((await move(null)).status).toBe(200);
});

test('a bad photo never loses the stop: it is kept without it, and a person is told', async () => {
  for (const foto of ['no es base64', Buffer.from('<svg/>').toString('base64'), photo.slice(0, 200), 'A'.repeat(370_000)]) {
    const nota = await m.delivery();
    expect((await m.sent(m.first, nota, { ...absent, foto })).parada.estado).toBe('no_estaba');
  }
  const rows = await m.rows<{ problema: string }>(`select problema from paradas where problema <> ''`);
  expect(rows.map((row) => row.problema)).toEqual(Array(4).fill('La foto llegó dañada y no se guardó.'));
});

test('what was done stays done, whatever arrives later, and of two absences the last counts', async () => {
  const [done, twice] = [await m.delivery(), await m.delivery()];
  await m.sent(m.first, done, { capturado: ago(5), captura: true });
  expect((await m.sent(m.first, done, { ...absent, capturado: ago(50), captura: true })).parada.estado).toBe('hecha');
  const first = { ...absent, operacion: randomUUID(), capturado: ago(50), captura: true, detalle: 'antes' };
  await m.sent(m.first, twice, { ...absent, motivo: 'otro_dia', capturado: ago(5), captura: true, detalle: 'después' });
  expect((await m.sent(m.first, twice, first)).parada).toMatchObject({ motivo: 'otro_dia', detalle: 'después' });
  const { parada } = await m.sent(m.first, twice, { capturado: ago(1), captura: true });
  expect(parada).toMatchObject({ estado: 'hecha', motivo: '' });
});

test('photos of stops are deleted after 180 days', async () => {
  const [old, young] = [await m.delivery(), await m.delivery()];
  for (const nota of [old, young]) await m.sent(m.first, nota, { ...absent, foto: photo });
  await m.e.server.close();
  const { where } = m.e.server;
  await asOwner(
    where,
    `await q("update fotos_parada set creada_en = now() - interval '179 days'");
     await q("update fotos_parada set creada_en = now() - interval '181 days' where nota_id = '${old._id}'");
     return null;`,
  );
  const deleted = await withDatabase(
    where,
    `const { expireStopPhotos } = await module('rutas/driver/photo'); return expireStopPhotos(db, () => false);`,
  );
  const { rows } = (await asOwner(where, `return q('select nota_id from fotos_parada')`)) as { rows: { nota_id: string }[] };
  expect([deleted, rows.map((row) => row.nota_id).includes(old._id), rows.map((row) => row.nota_id).includes(young._id)]).toEqual(
    [1, false, true],
  );
});
