import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { sections } from '../lib/sections.mjs';
import { Compose } from './compose.mjs';
import { Site } from './site.mjs';

/**
 * `npm run test:image`: builds the image, runs `compose.yaml` and calls the product over https, as docs/operating.md describes.
 * Needs Docker with compose, and openssl. Ends with `N passed, N failed`.
 */
const PORT = Number(process.env.PORT ?? 3999);
const PATIENCE_MS = 120_000;
const OWNER = { usuario: 'duena@ejemplo.mx', password: 'una-clave-larga' };

const counts = { passed: 0, failed: 0 };
function verify(what, got, expected = true) {
  const ok = isDeepStrictEqual(got, expected);
  counts[ok ? 'passed' : 'failed'] += 1;
  process.stdout.write(
    `${ok ? 'ok' : 'FAILED'}: ${what}${ok ? '' : ` (${JSON.stringify(got)}, not ${JSON.stringify(expected)})`}\n`,
  );
}

async function untilItAnswers(site) {
  const limit = Date.now() + PATIENCE_MS;
  while ((await site.call('GET', '/api/salud')).status !== 200) {
    if (Date.now() > limit) throw new Error(`/api/salud does not answer 200 in ${PATIENCE_MS / 1_000} s.`);
    await wait(500);
  }
}

/** Checks that the container doesn't run as root and can't write to the product's files. */
function checkContainer(compose) {
  const user = compose.node('-p', 'process.getuid() !== 0 && process.version');
  verify(`it does not run as root (Node ${user.output.trim()})`, user.ok && user.output.startsWith('v'));
  const writing = compose.node('-e', "require('node:fs').writeFileSync('/app/server/dist/x', '')");
  verify('the product cannot be written to', !writing.ok && /EROFS/.test(writing.output));
}

/** Checks that the product's account is no superuser, owns only its database, and is the only account with a password. */
function checkAccount(compose) {
  const account = compose.row("select rolsuper, rolcreatedb from pg_roles where rolname = 'lavanda'");
  verify("the database's account is no superuser", account, 'f|f');
  const owned = compose.row("select string_agg(datname, ',') from pg_database where datdba = 'lavanda'::regrole");
  verify('it owns its database only', owned, 'lavanda');
  verify('the superuser has no password', compose.row('select rolname from pg_authid where rolpassword is not null'), 'lavanda');
}

/** Checks the page, each section at its address in the list of remotes, and that /metrics asks for its token. */
async function checkPage(site) {
  const page = await site.call('GET', '/');
  verify('the page is served, with HSTS', [page.status, 'strict-transport-security' in page.headers], [200, true]);
  const { remotes } = (await site.call('GET', '/remotes.json')).body;
  const states = await Promise.all(remotes.map(async ({ manifest }) => (await site.call('GET', manifest)).status));
  const expected = sections().map(() => 200);
  verify(`all ${expected.length} sections are served`, states, expected);
  verify('/metrics asks for its token', (await site.call('GET', '/metrics')).status, 401);
}

/** Creates the first laundry with the admin command, activates its account through the printed link, and signs in. */
async function openLaundry(compose, site) {
  const command = ['crear', 'Lavandería de prueba', '--usuario', OWNER.usuario];
  const { output } = compose.node('server/dist/cli/admin.js', ...command);
  const token = /\/usuarios\/verification\/(\S+)/.exec(output)?.[1];
  if (!token) throw new Error(`admin crear did not give the link: ${output}`);
  await site.call('GET', `/api/usuarios/confirmation/${token}`);
  const activated = await site.call('POST', '/api/usuarios/confirmation/submit', {
    ...OWNER,
    nombre: 'Ana',
    apellidos: 'López',
  });
  verify('the account is activated with its link', activated.status, 200);
  const session = await site.call('POST', '/api/auth/submit', OWNER);
  const [cookie = ''] = session.headers['set-cookie'] ?? [];
  verify('signing in gives a cookie for https alone', [session.status, /^__Host-.*; Secure/.test(cookie)], [200, true]);
}

/**
 * Saves a servicio and a cliente, and sends the same nota with a pago twice, to check that the nota is stored once.
 * @returns the notas as listed
 */
async function chargeOneNota(site) {
  const servicio = {
    servicio: 'Lavado por kilo',
    categoria: 'Lavado',
    nueva_categoria: true,
    medida: 'kg',
    precio: 32.5,
  };
  const servicioId = (await site.call('POST', '/api/servicios/guardar', servicio)).body.response;
  const cliente = (await site.call('POST', '/api/clientes/guardar', { nombre: 'Beto', apellido: 'Ruiz' })).body.response;
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format(new Date());
  const article = {
    _id: randomUUID(),
    servicio_id: servicioId,
    servicio: servicio.servicio,
    medida: 'kg',
    precio: 32.5,
    cantidad: 4.2,
  };
  const nota = {
    id: randomUUID(),
    operacion: randomUUID(),
    usuario: cliente,
    fecha: date,
    status: 0,
    articulos: [article],
    pagos: [{ _id: randomUUID(), monto: 100, metodo: 'Efvo', fecha: date }],
  };
  const first = await site.call('POST', '/api/ventas/guardar', nota);
  const second = await site.call('POST', '/api/ventas/guardar', nota);
  verify('a nota sent twice is saved', [first.status, second.status], [200, 200]);
  const notas = await readNotas(site);
  verify(
    'only once: 4.2 kg at 32.50 are 136.50, with 100 paid',
    notas.map(({ total, abonos }) => [total, abonos]),
    [[136.5, 100]],
  );
  return notas;
}

async function readNotas(site) {
  const { body } = await site.call('GET', '/api/ventas/?notasPosPagina=20&pagina=1');
  return body.results.map(({ _id, folio, total, abonos }) => ({ _id, folio, total, abonos }));
}

const settings = {
  PORT: String(PORT),
  POSTGRES_PASSWORD: randomBytes(16).toString('hex'),
  PUBLIC_URL: 'https://localhost',
  METRICS_TOKEN: randomBytes(16).toString('hex'),
};
const site = new Site();
let compose;
try {
  compose = new Compose(settings);
  await site.open(PORT);
  compose.bringUp();
  await untilItAnswers(site);
  checkContainer(compose);
  checkAccount(compose);
  await checkPage(site);
  await openLaundry(compose, site);
  const before = await chargeOneNota(site);
  verify('both end well when stopped', compose.stop(), { lavanda: 0, base: 0 });
  compose.bringUp();
  await untilItAnswers(site);
  verify('after a restart the session and the nota are there', await readNotas(site), before);
  const complaints = compose.logLines().filter(({ level }) => ['warn', 'error', 'fatal'].includes(level));
  verify('the log has no complaints', complaints, []);
} catch (error) {
  verify(error instanceof Error ? error.message : String(error), false);
} finally {
  site.close();
  compose?.destroy();
}
process.stdout.write(`${counts.passed} passed, ${counts.failed} failed\n`);
process.exitCode = counts.failed === 0 ? 0 : 1;
