import { asOwner } from '../testing/asOwner.ts';
import { build } from '../testing/build.ts';
import { requestDeployToken } from '../testing/commands.ts';
import { startServer } from '../testing/server.ts';

const REMOTE = 'mfe-extra';

test('unused versions expire after 90 days, when a server starts; the live ones, the one before and the five newest stay', async () => {
  let server = await startServer();
  const headers = { authorization: `Bearer ${await requestDeployToken(server.where, REMOTE)}` };
  const call = async (action: string, body: object) =>
    (await server.anonymous.post(`/api/entregas/${REMOTE}/${action}`, body, headers)).body;
  const versions: string[] = [];
  for (let n = 0; n < 12; n++) {
    versions.push((await call('publicar', { version: `1.${n}.0`, archivos: build({ code: `let a = ${n};` }) })).version);
  }
  const [first = '', second = '', third = '', fourth = '', lately = ''] = versions;
  await call('promover', { version: first, todos: true });
  await call('promover', { version: second, todos: true });
  await call('promover', { version: third, todos: true });
  await call('promover', { version: fourth, tenant: 'Bugambilia' });
  await server.close();
  // Moves everything 91 days back, except for a version that users had until recently.
  await asOwner(
    server.where,
    `await q("update entregas set publicada = publicada - interval '91 days', asignada = asignada - interval '91 days'");
     await q("update entregas set asignada = now() - interval '89 days' where version = '${lately}'");
     return null;`,
  );

  server = await startServer({ where: server.where });
  const { versiones: left, historia: history } = (await server.anonymous.get(`/api/entregas/${REMOTE}`, headers)).body;
  const kept = [second, third, fourth, lately, ...versions.slice(-5)];
  expect(left.map(({ version }: { version: string }) => version).toSorted()).toEqual(kept.toSorted());
  const expired = versions.filter((version) => !kept.includes(version));
  const noted = history.filter(({ accion: action }: { accion: string }) => action === 'caducada');
  expect(noted.map(({ detalle: version }: { detalle: string }) => version).toSorted()).toEqual(expired.toSorted());
  expect((await server.anonymous.get(`/mf/${REMOTE}/${first}/mf-manifest.json`)).status).toBe(404);
  expect((await server.anonymous.get(`/mf/${REMOTE}/${second}/mf-manifest.json`)).status).toBe(200);

  await call('regresar', {});
  expect(await call('regresar', {})).toMatchObject({ estable: second });
  expect(await call('regresar', {})).toMatchObject({
    status: 409,
    detail: expect.stringContaining('no tiene una versión anterior'),
  });
  const { remotes } = (await server.anonymous.get('/remotes.json')).body;
  expect(remotes.find(({ name }: { name: string }) => name === REMOTE)).toMatchObject({ version: second });
  await server.close();
});
