import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { Compose } from './compose.mjs';
import { Site } from './site.mjs';

/**
 * `npm run test:image`: builds the image, runs `compose.yaml` and uses it over https, as docs/operating.md says.
 * Needs Docker with compose, and openssl. Ends with `N passed, N failed`.
 */
const PORT = Number(process.env.PORT ?? 3999);
const PATIENCE_MS = 120_000;
const OWNER = { usuario: 'duena@ejemplo.mx', password: 'una-clave-larga' };

const account = { passed: 0, failed: 0 };
function verify(what, seenOne, expected = true) {
  const ok = isDeepStrictEqual(seenOne, expected);
  account[ok ? 'pasaron' : 'fallaron'] += 1;
  process.stdout.write(
    `${ok ? 'bien' : 'MAL'}: ${what}${ok ? '' : ` (${JSON.stringify(seenOne)}, no ${JSON.stringify(expected)})`}\n`,
  );
}

async function untilItAnswers(site) {
  const limit = Date.now() + PATIENCE_MS;
  while ((await site.llamar('GET', '/api/salud')).status !== 200) {
    if (Date.now() > limit) throw new Error(`/api/salud no contesta 200 en ${PATIENCE_MS / 1_000} s.`);
    await wait(500);
  }
}

/** Checks that the container doesn't run as root and that its files are read-only. */
function checkContainer(compose) {
  const actor = compose.node('-p', 'process.getuid() !== 0 && process.version');
  verify(`no corre como root (Node ${actor.dicho.trim()})`, actor.bien && actor.dicho.startsWith('v'));
  const escribe = compose.node('-e', "require('node:fs').writeFileSync('/app/server/dist/x', '')");
  verify('no se puede escribir en el producto', !escribe.bien && /EROFS/.test(escribe.dicho));
}

/** Checks the page, and each section at the address the remotes list gives. */
async function checkPage(site) {
  const page = await site.llamar('GET', '/');
  verify('la página se sirve, con HSTS', [page.status, 'strict-transport-security' in page.headers], [200, true]);
  const { remotes } = (await site.llamar('GET', '/remotes.json')).cuerpo;
  const states = await Promise.all(remotes.map(async ({ manifest }) => (await site.llamar('GET', manifest)).status));
  verify('las cinco secciones se sirven', states, [200, 200, 200, 200, 200]);
  verify('/metrics pide su clave', (await site.llamar('GET', '/metrics')).status, 401);
}

/** Creates the first laundry with the admin command and activates it with its link. */
async function openLaundry(compose, site) {
  const { dicho: toldOne } = compose.node(
    'server/dist/cli/admin.js',
    'crear',
    'Lavandería de prueba',
    '--usuario',
    OWNER.usuario,
  );
  const token = /\/usuarios\/verification\/(\S+)/.exec(toldOne)?.[1];
  if (!token) throw new Error(`admin crear no dio el enlace: ${toldOne}`);
  await site.llamar('GET', `/api/usuarios/confirmation/${token}`);
  const activated = await site.llamar('POST', '/api/usuarios/confirmation/submit', {
    ...OWNER,
    nombre: 'Ana',
    apellidos: 'López',
  });
  verify('la cuenta se activa con su enlace', activated.status, 200);
  const input = await site.llamar('POST', '/api/auth/submit', OWNER);
  const [cookieHeader = ''] = input.headers['set-cookie'] ?? [];
  verify('entra con una cookie que sólo va por https', [input.status, /^__Host-.*; Secure/.test(cookieHeader)], [200, true]);
}

/** Saves a servicio, a cliente and a nota with its pago, sent twice. @returns the nota as the list shows it */
async function chargeOneNota(site) {
  const servicio = {
    servicio: 'Lavado por kilo',
    categoria: 'Lavado',
    nueva_categoria: true,
    medida: 'kg',
    precio: 32.5,
  };
  const servicioId = (await site.llamar('POST', '/api/servicios/guardar', servicio)).cuerpo.response;
  const cliente = (await site.llamar('POST', '/api/clientes/guardar', { nombre: 'Beto', apellido: 'Ruiz' })).cuerpo.response;
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
  const first = await site.llamar('POST', '/api/ventas/guardar', nota);
  const another = await site.llamar('POST', '/api/ventas/guardar', nota);
  verify('una nota enviada dos veces se guarda', [first.status, another.status], [200, 200]);
  const notas = await readNotas(site);
  verify(
    'una sola vez: 4.2 kg a 32.50 son 136.50, 100 abonados',
    notas.map(({ total, abonos }) => [total, abonos]),
    [[136.5, 100]],
  );
  return notas;
}

async function readNotas(site) {
  const { cuerpo: body } = await site.llamar('GET', '/api/ventas/?notasPosPagina=20&pagina=1');
  return body.results.map(({ _id, folio, total, abonos }) => ({ _id, folio, total, abonos }));
}

const compose = new Compose({
  PORT: String(PORT),
  POSTGRES_PASSWORD: randomBytes(16).toString('hex'),
  PUBLIC_URL: 'https://localhost',
  METRICS_TOKEN: randomBytes(16).toString('hex'),
});
const site = new Site();
try {
  await site.open(PORT);
  compose.bringUp();
  await untilItAnswers(site);
  checkContainer(compose);
  await checkPage(site);
  await openLaundry(compose, site);
  const before = await chargeOneNota(site);
  verify('los dos terminan bien al detenerlos', compose.stop(), { lavanda: 0, base: 0 });
  compose.bringUp();
  await untilItAnswers(site);
  verify('al volver, la sesión y la nota están', await readNotas(site), before);
  const complaints = compose.registration().filter(({ level }) => ['warn', 'error', 'fatal'].includes(level));
  verify('nada se quejó en el registro', complaints, []);
} catch (error) {
  verify(error instanceof Error ? error.message : String(error), false);
} finally {
  site.close();
  compose.drop();
}
process.stdout.write(`${account.passed} passed, ${account.failed} failed\n`);
process.exitCode = account.failed === 0 ? 0 : 1;
