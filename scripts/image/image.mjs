import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as esperar } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { Compose } from './compose.mjs';
import { Sitio } from './site.mjs';

/**
 * `npm run test:image`: builds the image, starts `compose.yaml` with a database of its own and works on it over https, as docs/operating.md says:
 * the first laundry, a note and its payment, a stop and a new start. Needs Docker with compose, and openssl. Ends with `N passed, N failed`.
 */
const PUERTO = Number(process.env.PORT ?? 3999);
const PACIENCIA_MS = 120_000;
const DUENO = { usuario: 'duena@ejemplo.mx', password: 'una-clave-larga' };

const cuenta = { pasaron: 0, fallaron: 0 };
function comprobar(que, visto, esperado = true) {
  const bien = isDeepStrictEqual(visto, esperado);
  cuenta[bien ? 'pasaron' : 'fallaron'] += 1;
  process.stdout.write(
    `${bien ? 'bien' : 'MAL'}: ${que}${bien ? '' : ` (${JSON.stringify(visto)}, no ${JSON.stringify(esperado)})`}\n`,
  );
}

async function hastaQueConteste(sitio) {
  const limite = Date.now() + PACIENCIA_MS;
  while ((await sitio.llamar('GET', '/api/salud')).status !== 200) {
    if (Date.now() > limite) throw new Error(`/api/salud no contesta 200 en ${PACIENCIA_MS / 1_000} s.`);
    await esperar(500);
  }
}

/** The container as it should be: nobody's root, nothing in it can be changed. */
function revisarContenedor(compose) {
  const quien = compose.node('-p', 'process.getuid() !== 0 && process.version');
  comprobar(`no corre como root (Node ${quien.dicho.trim()})`, quien.bien && quien.dicho.startsWith('v'));
  const escribe = compose.node('-e', "require('node:fs').writeFileSync('/app/server/dist/x', '')");
  comprobar('no se puede escribir en el producto', !escribe.bien && /EROFS/.test(escribe.dicho));
}

/** The page and the sections, each from where the list says. */
async function revisarPagina(sitio) {
  const pagina = await sitio.llamar('GET', '/');
  comprobar('la página se sirve, con HSTS', [pagina.status, 'strict-transport-security' in pagina.headers], [200, true]);
  const { remotes } = (await sitio.llamar('GET', '/remotes.json')).cuerpo;
  const estados = await Promise.all(remotes.map(async ({ manifest }) => (await sitio.llamar('GET', manifest)).status));
  comprobar('las cinco secciones se sirven', estados, [200, 200, 200, 200, 200]);
  comprobar('/metrics pide su clave', (await sitio.llamar('GET', '/metrics')).status, 401);
}

/** The first laundry: made by the command, activated with its link. */
async function abrirLavanderia(compose, sitio) {
  const { dicho } = compose.node('server/dist/cli/admin.js', 'crear', 'Lavandería de prueba', '--usuario', DUENO.usuario);
  const token = /\/usuarios\/verification\/(\S+)/.exec(dicho)?.[1];
  if (!token) throw new Error(`admin crear no dio el enlace: ${dicho}`);
  await sitio.llamar('GET', `/api/usuarios/confirmation/${token}`);
  const activada = await sitio.llamar('POST', '/api/usuarios/confirmation/submit', {
    ...DUENO,
    nombre: 'Ana',
    apellidos: 'López',
  });
  comprobar('la cuenta se activa con su enlace', activada.status, 200);
  const entrada = await sitio.llamar('POST', '/api/auth/submit', DUENO);
  const [galleta = ''] = entrada.headers['set-cookie'] ?? [];
  comprobar('entra con una cookie que sólo va por https', [entrada.status, /^__Host-.*; Secure/.test(galleta)], [200, true]);
}

/** A service, a customer and a note with its payment, sent twice. @returns the note as the list shows it */
async function cobrarUnaNota(sitio) {
  const servicio = { servicio: 'Lavado por kilo', categoria: 'Lavado', nueva_categoria: true, medida: 'kg', precio: 32.5 };
  const servicioId = (await sitio.llamar('POST', '/api/servicios/guardar', servicio)).cuerpo.response;
  const cliente = (await sitio.llamar('POST', '/api/clientes/guardar', { nombre: 'Beto', apellido: 'Ruiz' })).cuerpo.response;
  const fecha = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format(new Date());
  const articulo = {
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
    fecha,
    status: 0,
    articulos: [articulo],
    pagos: [{ _id: randomUUID(), monto: 100, metodo: 'Efvo', fecha }],
  };
  const primera = await sitio.llamar('POST', '/api/ventas/guardar', nota);
  const otra = await sitio.llamar('POST', '/api/ventas/guardar', nota);
  comprobar('una nota enviada dos veces se guarda', [primera.status, otra.status], [200, 200]);
  const notas = await leerNotas(sitio);
  comprobar(
    'una sola vez: 4.2 kg a 32.50 son 136.50, 100 abonados',
    notas.map(({ total, abonos }) => [total, abonos]),
    [[136.5, 100]],
  );
  return notas;
}

async function leerNotas(sitio) {
  const { cuerpo } = await sitio.llamar('GET', '/api/ventas/?notasPosPagina=20&pagina=1');
  return cuerpo.results.map(({ _id, folio, total, abonos }) => ({ _id, folio, total, abonos }));
}

const compose = new Compose({
  PORT: String(PUERTO),
  POSTGRES_PASSWORD: randomBytes(16).toString('hex'),
  PUBLIC_URL: 'https://localhost',
  METRICS_TOKEN: randomBytes(16).toString('hex'),
});
const sitio = new Sitio();
try {
  await sitio.abrir(PUERTO);
  compose.levantar();
  await hastaQueConteste(sitio);
  revisarContenedor(compose);
  await revisarPagina(sitio);
  await abrirLavanderia(compose, sitio);
  const antes = await cobrarUnaNota(sitio);
  comprobar('los dos terminan bien al detenerlos', compose.detener(), { lavanda: 0, base: 0 });
  compose.levantar();
  await hastaQueConteste(sitio);
  comprobar('al volver, la sesión y la nota están', await leerNotas(sitio), antes);
  const quejas = compose.registro().filter(({ level }) => ['warn', 'error', 'fatal'].includes(level));
  comprobar('nada se quejó en el registro', quejas, []);
} catch (error) {
  comprobar(error instanceof Error ? error.message : String(error), false);
} finally {
  sitio.cerrar();
  compose.quitar();
}
process.stdout.write(`${cuenta.pasaron} passed, ${cuenta.fallaron} failed\n`);
process.exitCode = cuenta.fallaron === 0 ? 0 : 1;
