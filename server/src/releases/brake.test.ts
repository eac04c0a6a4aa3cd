import { randomUUID } from 'node:crypto';
import { asOwner } from '../testing/asOwner.ts';
import { build } from '../testing/build.ts';
import { requestDeployToken } from '../testing/commands.ts';
import { type Client, startServer, type TestServer } from '../testing/server.ts';

const METRICS_TOKEN = 'una-llave-de-medidas-larga';
const AGUA_CLARA = ['super@aguaclara.mx', 'admin@aguaclara.mx', 'usuario@aguaclara.mx', 'contador@aguaclara.mx'];
const BUGAMBILIA = ['super@bugambilia.mx', 'usuario@bugambilia.mx'];

/** Starts a server. @returns it, signed-in users of two laundries, and calls with the deploy token of the section's team */
async function open(env: Record<string, string> = {}) {
  const server = await startServer({ env: { METRICS_TOKEN, LOG_LEVEL: 'info', ...env } });
  const authorization = `Bearer ${await requestDeployToken(server.where, 'mfe-extra')}`;
  const ofAguaClara = await Promise.all(AGUA_CLARA.map((user) => server.signIn(user)));
  const ofBugambilia = await Promise.all(BUGAMBILIA.map((user) => server.signIn(user)));
  const command = async (action: string, body: object) => {
    const response = await server.anonymous.post(`/api/entregas/mfe-extra/${action}`, body, { authorization });
    expect(response.status).toBe(200);
    return response.body;
  };
  let published = 0;
  return {
    server,
    ofAguaClara,
    ofBugambilia,
    state: async () => (await server.anonymous.get('/api/entregas/mfe-extra', { authorization })).body,
    promote: (version: string, scope: object) => command('promover', { version, ...scope }),
    goBack: () => command('regresar', {}),
    /** Publishes a new version. Its content is unique, because the same content would be the same version. */
    publish: async (others: Record<string, string> = {}): Promise<string> => {
      published += 1;
      const files = build({ code: `let a = ${published};`, others });
      return (await command('publicar', { version: `1.${published}.0`, archivos: files })).version;
    },
  };
}

type Test = Awaited<ReturnType<typeof open>>;
const one = (clients: readonly Client[], which = 0): Client => {
  const client = clients[which];
  if (!client) throw new Error(`There is no user ${which}`);
  return client;
};

async function report(who: Client, version: string, event: string, more: object = {}): Promise<void> {
  const body = { remoto: 'mfe-extra', version, suceso: event, montaje: randomUUID(), ...more };
  expect((await who.post('/api/entregas/informe', body)).status).toBe(200);
}

/** Publishes a stable version, and a candidate that every user gets. */
async function rollOut({ publish, promote }: Test): Promise<{ stable: string; candidate: string }> {
  const stable = await publish();
  await promote(stable, { todos: true });
  const candidate = await publish();
  await promote(candidate, { porcentaje: 100 });
  return { stable, candidate };
}

const counts = async ({ state }: Test, version: string) => {
  const { versiones: versions } = await state();
  const found = versions.find((one: { version: string }) => one.version === version);
  return [found.montadas, found.fallidas];
};

let t: Test;
let server: TestServer;
beforeAll(async () => {
  t = await open();
  server = t.server;
});
afterAll(() => server.close());

describe('a candidate', () => {
  test('is taken back from everybody once it failed for three users of two laundries, and not before', async () => {
    const { stable, candidate } = await rollOut(t);
    await report(one(t.ofBugambilia, 1), candidate, 'montada');
    await report(one(t.ofAguaClara, 0), candidate, 'fallida', { etapa: 'pantalla' });
    await report(one(t.ofAguaClara, 1), candidate, 'error');
    await report(one(t.ofAguaClara, 2), candidate, 'fallida', { etapa: 'congelada' });
    expect((await t.state()).candidata).toBe(candidate);
    await report(one(t.ofBugambilia), candidate, 'fallida', { etapa: 'entrada' });
    const state = await t.state();
    expect(state).toMatchObject({ estable: stable, candidata: null });
    expect(state.historia[0]).toMatchObject({
      quien: 'servidor',
      accion: 'retirada',
      detalle: `${candidate}: falló a 4 de 5 usuarios (lavanderías: 2)`,
    });
  });

  test('stays after a hundred reports of one user, at once or one after the other', async () => {
    const { candidate } = await rollOut(t);
    const who = one(t.ofAguaClara);
    await Promise.all(Array.from({ length: 50 }, () => report(who, candidate, 'fallida', { etapa: 'pantalla' })));
    for (let n = 0; n < 50; n += 1) await report(who, candidate, 'fallida', { etapa: 'pantalla' });
    const state = await t.state();
    expect(state.candidata).toBe(candidate);
    expect(await counts(t, candidate)).toEqual([0, 1]);
    expect(state.fallas.filter(({ version }: { version: string }) => version === candidate)[0].veces).toBe(10);
  });

  test('stays when another section may have frozen the page instead: it is listed as a failure and counts for nobody', async () => {
    const { candidate } = await rollOut(t);
    for (const who of [...t.ofAguaClara, ...t.ofBugambilia]) await report(who, candidate, 'sospecha', { etapa: 'congelada' });
    const state = await t.state();
    expect(state.candidata).toBe(candidate);
    expect(await counts(t, candidate)).toEqual([0, 0]);
    expect(state.fallas).toContainEqual(expect.objectContaining({ version: candidate, etapa: 'congelada' }));
  });

  test('stays when it works: ten rollouts of ten', async () => {
    for (let run = 0; run < 10; run += 1) {
      const { candidate } = await rollOut(t);
      for (const who of [...t.ofAguaClara, ...t.ofBugambilia]) await report(who, candidate, 'montada');
      await report(one(t.ofAguaClara), candidate, 'fallida', { etapa: 'manifiesto' });
      await report(one(t.ofBugambilia), candidate, 'error');
      expect((await t.state()).candidata).toBe(candidate);
      expect(await counts(t, candidate)).toEqual([4, 2]);
    }
  });

  test('of all stays while only one laundry has it and fails', async () => {
    const { candidate } = await rollOut(t);
    for (const who of t.ofAguaClara) await report(who, candidate, 'fallida', { etapa: 'pantalla' });
    expect((await t.state()).candidata).toBe(candidate);
    await report(one(t.ofBugambilia), candidate, 'fallida', { etapa: 'pantalla' });
    expect((await t.state()).candidata).toBeNull();
  });

  test('of one laundry is taken back by its users alone', async () => {
    const { stable } = await rollOut(t);
    await t.goBack();
    const candidate = await t.publish();
    await t.promote(candidate, { tenant: 'Agua Clara' });
    for (const who of t.ofAguaClara.slice(0, 3)) await report(who, candidate, 'fallida', { etapa: 'pantalla' });
    expect(await t.state()).toMatchObject({ estable: stable, candidata: null });
  });

  test('that was taken back and is given again starts over', async () => {
    const { candidate } = await rollOut(t);
    const four = [...t.ofAguaClara.slice(0, 2), ...t.ofBugambilia];
    for (const who of four) await report(who, candidate, 'fallida', { etapa: 'pantalla' });
    expect((await t.state()).candidata).toBeNull();
    await t.promote(candidate, { porcentaje: 100 });
    for (const who of four.slice(1, 3)) await report(who, candidate, 'fallida', { etapa: 'pantalla' });
    expect((await t.state()).candidata).toBe(candidate);
  });
});

describe('a report', () => {
  test('counts a mount that failed as failed only, and what is sent again once', async () => {
    const { candidate } = await rollOut(t);
    const who = one(t.ofAguaClara);
    const mount = { montaje: randomUUID() };
    await report(who, candidate, 'montada', mount);
    await report(who, candidate, 'montada', mount);
    expect(await counts(t, candidate)).toEqual([1, 0]);
    for (let n = 0; n < 3; n += 1) await report(who, candidate, 'fallida', { ...mount, etapa: 'pantalla' });
    expect(await counts(t, candidate)).toEqual([0, 1]);
    const { fallas: failures } = await t.state();
    expect(failures.find(({ version }: { version: string }) => version === candidate)).toMatchObject({ veces: 1 });
  });

  test('of a version that the user wasn’t given changes nothing', async () => {
    const { stable } = await rollOut(t);
    await t.goBack();
    const candidate = await t.publish();
    await t.promote(candidate, { tenant: 'Agua Clara' });
    for (const who of t.ofBugambilia) await report(who, candidate, 'fallida', { etapa: 'pantalla' });
    const unpublished = '9.9.9-00000000';
    for (const who of t.ofAguaClara) await report(who, unpublished, 'fallida', { etapa: 'pantalla' });
    expect(await counts(t, candidate)).toEqual([0, 0]);
    const state = await t.state();
    expect(state).toMatchObject({ estable: stable, candidata: candidate });
    const named = state.fallas.map(({ version }: { version: string }) => version);
    expect([named.includes(candidate), named.includes(unpublished)]).toEqual([false, false]);
    await report(one(t.ofAguaClara), stable, 'fallida', { etapa: 'pantalla' });
    expect(await counts(t, stable)).toEqual([0, 1]);
  });

  test('of a user who may not open the section changes nothing', async () => {
    const section = { segmento: 'extra', titulo: 'Extra', permiso: 'extra.ver' };
    const declared = [{ clave: 'extra.ver', nombre: 'Ver', roles: ['admin'] }];
    const description = { contrato: 1, secciones: [section], permisos: declared };
    const closed = await t.publish({ 'remoto.json': JSON.stringify(description) });
    await t.promote(closed, { todos: true });
    const superuser = one(t.ofAguaClara);
    const admin = one(t.ofAguaClara, 1);
    const user = one(t.ofAguaClara, 2);
    for (const who of [user, one(t.ofBugambilia, 1)]) await report(who, closed, 'fallida', { etapa: 'pantalla' });
    await report(user, closed, 'montada');
    expect(await counts(t, closed)).toEqual([0, 0]);
    await report(admin, closed, 'montada');
    await report(superuser, closed, 'fallida', { etapa: 'pantalla' });
    expect(await counts(t, closed)).toEqual([1, 1]);
    const extension = { lugar: 'nota.parada', nombre: 'nota', permiso: 'ventas' };
    const extended = await t.publish({ 'remoto.json': JSON.stringify({ ...description, extensiones: [extension] }) });
    await t.promote(extended, { todos: true });
    await report(user, extended, 'montada');
    expect(await counts(t, extended)).toEqual([1, 0]);
  });

  test('of a tab without a session is counted in the metrics and nowhere else', async () => {
    const { candidate } = await rollOut(t);
    const failed = async () => {
      const { body } = await server.anonymous.get('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` });
      return Number(/^lavanda_sections_failed_total (\d+)$/m.exec(body)?.[1]);
    };
    const before = await failed();
    for (let n = 0; n < 5; n += 1) await report(server.anonymous, candidate, 'fallida', { etapa: 'entrada' });
    expect(await failed()).toBe(before + 5);
    expect(await counts(t, candidate)).toEqual([0, 0]);
  });
});

describe('a stable version that fails for three users of two laundries', () => {
  const crash = async ({ ofAguaClara, ofBugambilia }: Test, version: string) => {
    for (const who of [...ofAguaClara.slice(0, 2), one(ofBugambilia)])
      await report(who, version, 'error', { etapa: 'uso', mensaje: 'TypeError: x is not a function' });
  };
  const said = (log: string[], message: string) =>
    log
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line))
      .filter(({ msg }) => msg === message);

  test('is told at once, and once: in the log, in the metrics and in the status', async () => {
    const stable = await t.publish();
    await t.promote(stable, { todos: true });
    for (const who of t.ofAguaClara) await report(who, stable, 'montada');
    expect((await t.state()).fallando).toBeUndefined();
    await crash(t, stable);
    await report(one(t.ofBugambilia, 1), stable, 'fallida', { etapa: 'pantalla' });
    const state = await t.state();
    expect(state).toMatchObject({ estable: stable, fallando: { usuarios: 6, fallaron: 4, lavanderias: 2 } });
    expect(state.historia[0]).toMatchObject({ quien: 'servidor', accion: 'fallando' });
    const lines = said(server.log(), 'the stable version of a section is failing');
    expect(lines.filter(({ version }) => version === stable)).toEqual([
      expect.objectContaining({ level: 'error', remoto: 'mfe-extra', failedUsers: 3 }),
    ]);
    const { body } = await server.anonymous.get('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` });
    expect(body).toMatch(/^lavanda_stable_failing_total\{section="mfe-extra",release="stable"\} [1-9]/m);
  });

  test('is taken back by itself where the operator wants it, and its candidate stays', async () => {
    const own = await open({ REGRESO_AUTOMATICO: 'true' });
    try {
      const before = await own.publish();
      await own.promote(before, { todos: true });
      const stable = await own.publish();
      await own.promote(stable, { todos: true });
      const candidate = await own.publish();
      await own.promote(candidate, { tenant: 'Bugambilia' });
      await crash(own, stable);
      const state = await own.state();
      expect(state).toMatchObject({ estable: before, candidata: candidate });
      expect(state.historia[0]).toMatchObject({ quien: 'servidor', accion: 'regreso' });
    } finally {
      await own.server.close();
    }
  });

  test('is taken back to nothing that was taken back before: not round in a circle', async () => {
    const own = await open({ REGRESO_AUTOMATICO: 'true' });
    try {
      const [good, first, second] = [await own.publish(), await own.publish(), await own.publish()];
      for (const version of [good, first, second, first]) await own.promote(version, { todos: true });
      await crash(own, first);
      expect((await own.state()).estable).toBe(second);
      await crash(own, second);
      expect((await own.state()).estable).toBe(good);
    } finally {
      await own.server.close();
    }
  });

  test('is told once and taken back once, however many reports come at once', async () => {
    const own = await open({ REGRESO_AUTOMATICO: 'true' });
    try {
      const everybody = [...own.ofAguaClara, ...own.ofBugambilia];
      await own.promote(await own.publish(), { todos: true });
      for (let run = 0; run < 4; run += 1) {
        const before = (await own.state()).estable;
        const stable = await own.publish();
        await own.promote(stable, { todos: true });
        const reports = [...everybody, ...everybody, ...everybody];
        await Promise.all(reports.map((who) => report(who, stable, 'fallida', { etapa: 'pantalla' })));
        const { estable: now, historia: history } = await own.state();
        expect(now).toBe(before);
        const actions = history.map(({ accion: action }: { accion: string }) => action);
        expect(actions.slice(0, actions.indexOf('estable'))).toEqual(['regreso', 'fallando']);
      }
      expect(said(own.server.log(), 'there is no version to go back to')).toEqual([]);
    } finally {
      await own.server.close();
    }
  });

  test('is told once while it goes on, also when many reports come at once, and again when it had worked for a while', async () => {
    const own = await open();
    let { server: running } = own;
    try {
      const stable = await own.publish();
      await own.promote(stable, { todos: true });
      const headers = { authorization: `Bearer ${await requestDeployToken(running.where, 'mfe-extra')}` };
      const told = async () => {
        const { historia: history } = (await running.anonymous.get('/api/entregas/mfe-extra', headers)).body;
        return history.filter(({ accion: action }: { accion: string }) => action === 'fallando').length;
      };
      const everybody = [...AGUA_CLARA, ...BUGAMBILIA];
      const crashAtOnce = async () => {
        const clients = await Promise.all(everybody.map((user) => running.signIn(user)));
        await Promise.all(clients.map((who) => report(who, stable, 'fallida', { etapa: 'pantalla' })));
      };
      const later = async (statement: string) => {
        await running.close();
        await asOwner(running.where, `await q("${statement}"); return null;`);
        running = await startServer({ where: running.where });
      };
      await crashAtOnce();
      expect(await told()).toBe(1);
      // Moves the failure's record 11 minutes back, as if it had begun then and continued since.
      await later("update entregas_historia set momento = momento - interval '11 minutes'");
      await crashAtOnce();
      expect(await told()).toBe(1);
      // Moves the last failure 11 minutes back, as if the version had worked since.
      await later("update entregas set fallando = fallando - interval '11 minutes', asignada = asignada - interval '11 minutes'");
      await crashAtOnce();
      expect(await told()).toBe(2);
    } finally {
      await running.close();
    }
  });

  test('is told, and taken back only once they are a twentieth of all who had it, also long ago', async () => {
    const own = await open({ REGRESO_AUTOMATICO: 'true' });
    let { server: running } = own;
    try {
      const before = await own.publish();
      await own.promote(before, { todos: true });
      const stable = await own.publish();
      await own.promote(stable, { todos: true });
      const candidate = await own.publish();
      await own.promote(candidate, { porcentaje: 1 });
      await own.goBack();
      await running.close();
      // Adds 70 users who opened the version three weeks ago, so that a few failing users are a small share of all.
      await asOwner(
        running.where,
        `await q("insert into entregas_resultados (remoto, version, usuario, lavanderia, vista) select 'mfe-extra', '${stable}', gen_random_uuid(), gen_random_uuid(), now() - interval '21 days' from generate_series(1, 70)");
         return null;`,
      );
      running = await startServer({ where: running.where, env: { REGRESO_AUTOMATICO: 'true' } });
      const headers = { authorization: `Bearer ${await requestDeployToken(running.where, 'mfe-extra')}` };
      const state = async () => (await running.anonymous.get('/api/entregas/mfe-extra', headers)).body;
      const [first = '', second = '', ...others] = [...BUGAMBILIA, ...AGUA_CLARA];
      const fail = async (user: string) => report(await running.signIn(user), stable, 'fallida', { etapa: 'pantalla' });
      await fail(first);
      await fail(second);
      expect((await state()).fallando).toBeUndefined();
      await fail(others[0] ?? '');
      expect(await state()).toMatchObject({ estable: stable, fallando: { usuarios: 73, fallaron: 3, lavanderias: 2 } });
      await fail(others[1] ?? '');
      expect((await state()).estable).toBe(before);
    } finally {
      await running.close();
    }
  });
});
