import { randomUUID } from 'node:crypto';
import { Random } from '../../demo/random.ts';
import { build } from '../../testing/build.ts';
import { requestDeployToken } from '../../testing/commands.ts';
import { addCrowd, crowdOf } from '../../testing/crowd.ts';
import { type Client, newDatabase, startServer, type TestServer } from '../../testing/server.ts';

const METRICS_TOKEN = 'una-llave-de-medidas-larga';
const REMOTE = 'mfe-extra';

/** Number of sessions that each rollout is measured in, one per user, and how many of them run at once. */
const SESSIONS = 200;
const AT_ONCE = 10;

let server: TestServer;
let authorization: string;
let crowd: Client[];
let published = 0;
beforeAll(async () => {
  const where = await newDatabase();
  await (await startServer({ where })).close();
  await addCrowd(where, SESSIONS);
  server = await startServer({ where, env: { METRICS_TOKEN, CALLS_PER_SECOND: '0', LOG_LEVEL: 'warn' } });
  authorization = `Bearer ${await requestDeployToken(where, REMOTE)}`;
  crowd = crowdOf(server, SESSIONS);
}, 120_000);
afterAll(() => server?.close());

async function command(action: string, body: object) {
  const response = await server.anonymous.post(`/api/entregas/${REMOTE}/${action}`, body, { authorization });
  expect(response.status).toBe(200);
  return response.body;
}

async function state() {
  return (await server.anonymous.get(`/api/entregas/${REMOTE}`, { authorization })).body;
}

/** Publishes a new version. Its content is unique, because the same content would be the same version. */
async function publish(): Promise<string> {
  published += 1;
  return (await command('publicar', { version: `1.${published}.0`, archivos: build({ code: `let a = ${published};` }) })).version;
}

/** Publishes a stable version, and a candidate that half of the users get unless `scope` says otherwise. */
async function rollOut(scope: object = { porcentaje: 50 }): Promise<{ stable: string; candidate: string }> {
  const stable = await publish();
  await command('promover', { version: stable, todos: true });
  const candidate = await publish();
  await command('promover', { version: candidate, ...scope });
  return { stable, candidate };
}

async function mount(who: Client, version: string): Promise<void> {
  const body = { remoto: REMOTE, version, suceso: 'montada', montaje: randomUUID() };
  expect((await who.post('/api/entregas/informe', body)).status).toBe(200);
}

async function measure(who: Client, version: string, measures: object): Promise<void> {
  const body = { secciones: [{ remoto: REMOTE, version, llamadas: 20, fallidas: 0, ...measures }] };
  expect((await who.post('/api/entregas/medidas', body)).status).toBe(200);
}

interface Changes {
  slower?: number;
  failing?: number;
}

/** Random measures of a session at a counter: a log-normal INP around 130 ms, LCP in ms, and calls that seldom fail. */
function session(random: Random, { slower = 0, failing = 0.004 }: Changes = {}) {
  const normal = Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
  const calls = random.integer(10, 50);
  const failed = Array.from({ length: calls }, () => random.happens(failing)).filter((one) => one).length;
  return { inp: 130 * Math.exp(0.6 * normal) + slower, lcp: 900 + random.integer(0, 900), llamadas: calls, fallidas: failed };
}

let groups: { who: Client; hasCandidate: boolean }[];
/** Runs a session of every user on the version that the server gives them. @returns the section's state afterwards */
async function runSessions(seed: number, changes: Changes = {}) {
  const { stable, candidate } = await rollOut();
  // A percentage reaches the same users for every candidate of a section, so the groups are read only once.
  groups ??= await Promise.all(
    crowd.map(async (who) => {
      const { remotes } = (await who.get('/remotes.json')).body;
      const { version, muestra: sample } = remotes.find(({ name }: { name: string }) => name === REMOTE);
      expect(sample).toBe(1);
      return { who, hasCandidate: version === candidate };
    }),
  );
  const random = new Random(seed);
  const sessions = groups.map(({ who, hasCandidate }) => ({
    who,
    version: hasCandidate ? candidate : stable,
    measures: session(random, hasCandidate ? changes : {}),
  }));
  const worker = async () => {
    for (let next = sessions.shift(); next; next = sessions.shift()) {
      const { who, version, measures } = next;
      // Once the candidate is taken back, its remaining sessions still report, but the server no longer counts their measures.
      await mount(who, version);
      await measure(who, version, measures);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { stable, candidate, after: await state() };
}

describe('200 sessions of 200 users', () => {
  test('take back a candidate that answers 300 ms later', async () => {
    const { stable, candidate, after } = await runSessions(1, { slower: 300 });
    expect(after).toMatchObject({ estable: stable, candidata: null });
    expect(after.historia[0]).toMatchObject({ quien: 'servidor', accion: 'retirada' });
    expect(after.historia[0].detalle).toMatch(`${candidate}: peor que ${stable}: INP de `);
    const { body } = await server.anonymous.get('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` });
    expect(body).toMatch(/^lavanda_candidates_worse_total\{section="mfe-extra"\} 1$/m);
  }, 120_000);

  test('take back a candidate 5 % of whose calls fail', async () => {
    const { stable, candidate, after } = await runSessions(2, { failing: 0.05 });
    expect(after).toMatchObject({ estable: stable, candidata: null });
    expect(after.historia[0].detalle).toMatch(`${candidate}: peor que ${stable}: falla `);
  }, 120_000);

  test('leave a healthy candidate alone, in ten rollouts of ten', async () => {
    for (let run = 0; run < 10; run += 1) {
      const { candidate, after } = await runSessions(10 + run);
      expect(after.candidata).toBe(candidate);
      const [ofCandidate, ofStable] = after.medidas;
      expect(ofCandidate.sesiones + ofStable.sesiones).toBe(SESSIONS);
    }
    const { body } = await server.anonymous.get('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` });
    expect(body).toMatch(/^lavanda_section_measured\{section="mfe-extra",release="candidate",measure="inp"\} \d/m);
    expect(body).toMatch(/^lavanda_section_measured\{section="mfe-extra",release="stable",measure="failed_calls"\} 0/m);
  }, 240_000);
});

const measured = async (version: string) =>
  (await state()).medidas.find((one: { version: string }) => one.version === version)?.sesiones;

test('a user counts once a day, and only with a version that they mounted', async () => {
  const { candidate } = await rollOut({ porcentaje: 100 });
  const [one, other] = crowd;
  if (!one || !other) throw new Error('The crowd is empty');
  for (let n = 0; n < 3; n += 1) await measure(one, candidate, { inp: 9000 });
  expect(await measured(candidate)).toBe(0);
  await mount(one, candidate);
  await Promise.all(Array.from({ length: 20 }, () => measure(one, candidate, { inp: 9000, llamadas: 500, fallidas: 500 })));
  expect(await measured(candidate)).toBe(1);
  await mount(other, candidate);
  await measure(other, candidate, {});
  expect(await measured(candidate)).toBe(2);
});

test('a report without a session is taken, and counts for nobody', async () => {
  const { candidate } = await rollOut({ porcentaje: 100 });
  await measure(server.anonymous, candidate, { inp: 9000 });
  expect(await measured(candidate)).toBe(0);
});

test('the users of a laundry that was chosen are not held against those of the others', async () => {
  const { candidate } = await rollOut({ tenant: 'Agua Clara' });
  const chosen = await server.signIn('super@aguaclara.mx');
  await mount(chosen, candidate);
  await measure(chosen, candidate, { inp: 3000 });
  expect(await measured(candidate)).toBe(0);
});

test.each([
  ['no section', []],
  [
    'too many sections',
    Array.from({ length: 11 }, () => ({ remoto: REMOTE, version: '1.0.0-00000000', llamadas: 0, fallidas: 0 })),
  ],
  ['a negative number', [{ remoto: REMOTE, version: '1.0.0-00000000', llamadas: -1, fallidas: 0 }]],
  ['a number beyond any page', [{ remoto: REMOTE, version: '1.0.0-00000000', llamadas: 0, fallidas: 0, inp: 1e9 }]],
])('a report with %s is refused', async (_what, sections) => {
  expect((await crowd[0]?.post('/api/entregas/medidas', { secciones: sections }))?.status).toBe(400);
});

test('with MEDIR_SECCIONES=false nobody is asked to measure, and what comes is not kept', async () => {
  const where = await newDatabase();
  const silent = await startServer({ where, env: { MEDIR_SECCIONES: 'false' } });
  try {
    const who = await silent.signIn('usuario@aguaclara.mx');
    const { remotes } = (await who.get('/remotes.json')).body;
    expect(remotes.map(({ muestra: sample }: { muestra?: number }) => sample)).toEqual(remotes.map(() => undefined));
    const [{ name, version }] = remotes;
    const body = { secciones: [{ remoto: name, version, llamadas: 1, fallidas: 0 }] };
    expect((await who.post('/api/entregas/medidas', body)).status).toBe(200);
  } finally {
    await silent.close();
  }
});
