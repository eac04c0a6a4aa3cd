import { randomUUID } from 'node:crypto';
import type { Cliente } from '@lavanda/shared/contract/schemas/clientes';
import { asOwner } from '../../testing/asOwner.ts';
import { ended, jobOf, manyRows, start } from '../../testing/imports.ts';
import { createScenario, type Scenario } from '../../testing/scenario.ts';
import { startServer } from '../../testing/server.ts';
import { until } from '../../testing/wait.ts';

let e: Scenario;
beforeAll(async () => {
  e = await createScenario();
});
afterAll(() => e.server.close());

const search = async (name: string): Promise<Cliente[]> =>
  (await e.as.user.post('/api/clientes/', { nombre: name })).body.clientes;

async function imported(content: string): Promise<string> {
  const { body } = await start(e.server.url, e.as.user, { content });
  const job = await ended(e.as.user, body.importacion._id);
  if (job.estado !== 'terminada') throw new Error(job.estado);
  return job._id;
}

describe('an import', () => {
  it('goes on after its answer, tells how far it is, and is listed with what came of it', async () => {
    const content = `${manyRows('Qavance', 3)}\nSin Teléfono,Qavance,123,\nMuchos 0,Qavance,5510000000,`;
    const { status, body } = await start(e.server.url, e.as.user, { content });
    expect({ status, body }).toMatchObject({ status: 200, body: { importacion: { archivo: 'prueba.csv', filas: 5 } } });
    expect(await ended(e.as.user2, body.importacion._id)).toMatchObject({
      estado: 'terminada',
      filas: 5,
      hechas: 5,
      nuevos: 3,
      repetidos: 1,
      conError: 1,
      reversible: true,
    });
    expect(await search('qavance')).toHaveLength(3);
  });

  it('that is started twice under one id adds its clientes once', async () => {
    const id = randomUUID();
    const content = manyRows('Qdoble', 40);
    const answers = await Promise.all([1, 2, 3].map(() => start(e.server.url, e.as.user, { content }, id)));
    expect(answers.map(({ status }) => status).filter((status) => status === 200).length).toBeGreaterThan(0);
    expect((await ended(e.as.user, id)).nuevos).toBe(40);
    expect((await start(e.server.url, e.as.user, { content }, id)).body.importacion.nuevos).toBe(40);
    expect(await search('Muchos 39 Qdoble')).toHaveLength(1);
  });

  it('that is cancelled stops, keeps what came in, and can be undone', async () => {
    const { body } = await start(e.server.url, e.as.user, { content: manyRows('Qcancelada', 20_000) });
    const id: string = body.importacion._id;
    await until(async () => (await jobOf(e.as.user, id)).nuevos > 0);
    await e.as.user.post('/api/clientes/importaciones/cancelar', { id });
    const job = await ended(e.as.user, id);
    expect(job).toMatchObject({ estado: 'cancelada', reversible: true });
    expect(job.nuevos).toBeLessThan(20_000);
    await e.as.admin.post('/api/clientes/importaciones/deshacer', { id });
    expect(await ended(e.as.admin, id)).toMatchObject({ estado: 'deshecha', eliminados: job.nuevos, conservados: 0 });
  }, 60_000);

  it('is another laundry’s to see, stop or undo for nobody', async () => {
    const id = await imported(manyRows('Qajena', 1));
    expect((await e.as.ajeno.get('/api/clientes/importaciones')).body.importaciones).toEqual([]);
    for (const action of ['cancelar', 'deshacer'])
      expect((await e.as.ajeno.post(`/api/clientes/importaciones/${action}`, { id })).status).toBe(404);
  });
});

describe('undoing', () => {
  it('removes who has neither notas nor changes, and tells who stayed and why', async () => {
    const id = await imported(manyRows('Qdeshecha', 4));
    const [first, second, third] = await search('qdeshecha');
    await e.saved({ usuario: first?._id ?? '' });
    await e.as.user.post('/api/clientes/guardar', { _id: second?._id, nombre: 'Cambiada', apellido: 'Qdeshecha' });
    expect((await e.as.user.post('/api/clientes/importaciones/deshacer', { id })).status).toBe(403);
    expect((await e.as.admin.post('/api/clientes/importaciones/deshacer', { id })).status).toBe(200);
    const job = await ended(e.as.admin, id);
    expect(job).toMatchObject({ estado: 'deshecha', eliminados: 2, conservados: 2, reversible: false });
    expect(job.conservadosPor.map(({ _id, motivo: reason }) => [_id, reason]).sort()).toEqual(
      [
        [first?._id, 'notas'],
        [second?._id, 'cambios'],
      ].sort(),
    );
    const left = (await search('qdeshecha')).map(({ _id }) => _id);
    expect(left.sort()).toEqual([first?._id, second?._id].sort());
    expect(left).not.toContain(third?._id);
    const trail = await e.as.superuser.get('/api/bitacora?clase=archivos');
    expect(trail.body.entradas[0]).toMatchObject({
      accion: 'archivo.deshacer',
      cambios: expect.arrayContaining([{ campo: 'eliminados', antes: null, despues: 2 }]),
    });
  });

  it('lets the same file in again', async () => {
    const content = manyRows('Qotravez', 2);
    const id = await imported(content);
    await e.as.admin.post('/api/clientes/importaciones/deshacer', { id });
    await ended(e.as.admin, id);
    const again = await imported(content);
    expect((await jobOf(e.as.user, again)).nuevos).toBe(2);
  });
});

it('the shop saves while a file comes in, and a killed server goes on with it when it starts, adding each row once', async () => {
  const server = await startServer();
  const actor = await server.signIn('usuario@aguaclara.mx');
  const { body } = await start(server.url, actor, { content: manyRows('Qreinicio', 6_000) });
  const id: string = body.importacion._id;
  await until(async () => (await jobOf(actor, id)).nuevos > 200);
  expect((await actor.post('/api/clientes/guardar', { nombre: 'Mientras', apellido: 'Tanto' })).status).toBe(200);
  await server.kill();
  // A server takes over another server's import only when `latido` is over a minute old.
  await asOwner(server.where, `return q("update importaciones set latido = latido - interval '2 minutes' where id = '${id}'")`);

  const next = await startServer({ where: server.where });
  const same = await next.signIn('usuario@aguaclara.mx');
  const before = await jobOf(same, id);
  expect(before.nuevos).toBeLessThan(6_000);
  expect(await ended(same, id)).toMatchObject({ estado: 'terminada', nuevos: 6_000, repetidos: 0, hechas: 6_000 });
  expect((await same.post('/api/clientes/', { nombre: 'Muchos 5999 Qreinicio' })).body.clientes).toHaveLength(1);
  await next.close();
}, 120_000);

it('an undo counts everybody who stays, and names 200 of them', async () => {
  const server = await startServer();
  const actor = await server.signIn('admin@aguaclara.mx');
  const { body } = await start(server.url, actor, { content: manyRows('Qmuchos', 390) });
  const id: string = body.importacion._id;
  await ended(actor, id);
  await server.close();
  await asOwner(server.where, `return q("update clientes set version = 2 where importacion_id = '${id}'")`);

  const next = await startServer({ where: server.where });
  const same = await next.signIn('admin@aguaclara.mx');
  await same.post('/api/clientes/importaciones/deshacer', { id });
  const { eliminados: removed, conservados: kept, conservadosPor: named } = await ended(same, id);
  await next.close();
  expect([removed, kept, named.length, new Set(named.map(({ _id }) => _id)).size]).toEqual([0, 390, 200, 200]);
}, 60_000);
