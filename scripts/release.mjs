import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build, install, loadEnv, requireNode } from './lib/prepare.mjs';
import { ROOT } from './lib/process.mjs';

/**
 * `npm run release -- publish | promote | rollback | status <section>`: ships a section to a running server by itself. The server is
 * LAVANDA_URL (default http://localhost:3000); LAVANDA_LLAVE is the deploy token of that section, which `npm run admin -- llave` makes.
 */
const AYUDA = `npm run release -- <orden> <sección>

  publish mfe-dashboard                              construye, revisa y sube una versión; todavía no es para nadie
  publish mfe-rutas --dir ../mfe-rutas               la misma, de una sección que vive en otra carpeta, ya construida
  publish mfe-rutas 1.2.0 --url https://.../mf-manifest.json
                                                     registra una que se queda en otro origen (REMOTOS_ORIGENES del servidor)
  promote mfe-dashboard [versión] --percent 10       la da a 10 de cada 100 usuarios, siempre los mismos
  promote mfe-dashboard [versión] --tenant "Nombre"  la da a una lavandería
  promote mfe-dashboard [versión] --all              la da a todos
  rollback mfe-dashboard                             la retira; sin candidata, vuelve a la versión estable anterior
  retire mfe-rutas                                   quita de todos una sección que no viene con el servidor
  status mfe-dashboard                               qué versión tiene quién, qué fallas informan los navegadores y la historia

LAVANDA_URL    servidor en marcha (http://localhost:3000)
LAVANDA_LLAVE  llave de entrega de la sección: npm run admin -- llave mfe-dashboard "Equipo de reportes"
`;

/** Where the command was given: npm runs it in the repository's root. */
const LLAMADO_DESDE = process.env.INIT_CWD ?? process.cwd();

class Falla extends Error {}

async function llamar(remoto, accion, cuerpo) {
  const servidor = process.env.LAVANDA_URL ?? 'http://localhost:3000';
  const llave = process.env.LAVANDA_LLAVE;
  if (!llave) throw new Falla('Falta LAVANDA_LLAVE: la llave de entrega de la sección.');
  const direccion = new URL(`/api/entregas/${remoto}${accion === '' ? '' : `/${accion}`}`, servidor);
  const respuesta = await fetch(direccion, {
    method: cuerpo === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${llave}`, ...(cuerpo === undefined ? {} : { 'content-type': 'application/json' }) },
    body: cuerpo === undefined ? undefined : JSON.stringify(cuerpo),
  }).catch((error) => {
    throw new Falla(`${servidor} no responde: ${error.cause?.message ?? error.message}`);
  });
  const datos = await respuesta.json().catch(() => ({}));
  if (respuesta.ok) return datos;
  throw new Falla((datos.choques ?? [datos.detail ?? `El servidor respondió ${respuesta.status}.`]).join('\n'));
}

async function registrar(remoto, version, manifest) {
  if (version === undefined) throw new Falla('Falta la versión: la de su package.json.');
  anunciar(await llamar(remoto, 'registrar', { version, manifest }));
}

async function publicar(remoto, dir) {
  const carpeta = dir === undefined ? join(ROOT, remoto) : resolve(LLAMADO_DESDE, dir);
  if (dir === undefined && ((await install()) !== 0 || (await build(`--filter=${remoto}`)) !== 0))
    throw new Falla(`${remoto} no se pudo construir.`);
  const dist = join(carpeta, 'dist');
  if (!existsSync(join(dist, 'mf-manifest.json'))) throw new Falla(`${dist} no tiene una construcción: falta mf-manifest.json.`);
  const { version } = JSON.parse(readFileSync(join(carpeta, 'package.json'), 'utf8'));
  const archivos = readdirSync(dist, { recursive: true })
    .map((ruta) => ruta.replaceAll('\\', '/'))
    .filter((ruta) => /\.\w+$/.test(ruta) && !/\.(br|gz|map|html)$/.test(ruta))
    .map((ruta) => {
      const bytes = readFileSync(join(dist, ruta));
      return { ruta, base64: bytes.toString('base64'), sha256: createHash('sha256').update(bytes).digest('hex') };
    });
  anunciar(await llamar(remoto, 'publicar', { version, archivos }));
}

function anunciar({ version, nueva }) {
  decir(nueva ? `Publicada ${version}: todavía no es para nadie.` : `${version} ya estaba publicada.`);
}

async function promover(remoto, version, { percent, tenant, all }) {
  const estado = await llamar(remoto, 'promover', {
    ...(version === undefined ? {} : { version }),
    ...(percent === undefined ? {} : { porcentaje: Number(percent) }),
    ...(tenant === undefined ? {} : { tenant }),
    ...(all ? { todos: true } : {}),
  });
  resumir(estado);
}

function resumir({ remoto, estable, candidata, porcentaje, tenants }) {
  decir(estable === null ? `${remoto}: todavía no es para nadie` : `${remoto}: estable ${estable}`);
  if (candidata === null) return;
  const nombres = tenants.map(({ nombre }) => nombre).join(', ');
  decir(`  candidata ${candidata}: ${porcentaje} % de los usuarios${nombres ? ` y ${nombres}` : ''}`);
}

function detallar(estado) {
  resumir(estado);
  decir('Versiones');
  for (const { version, publicada, por, montadas, fallidas } of estado.versiones) {
    decir(`  ${version}  ${hasta(publicada)}  ${por}  ${montadas} montadas, ${fallidas} fallidas`);
  }
  if (estado.fallas.length > 0) decir('Fallas que informaron los navegadores');
  for (const { version, etapa, veces, ultima } of estado.fallas) {
    const cual = etapa === 'registro' ? 'la lista de secciones' : version;
    decir(`  ${cual}  ${etapa}  ${veces} ${veces === 1 ? 'vez' : 'veces'}, la última ${hasta(ultima)}`);
  }
  decir('Historia');
  for (const { momento, quien, accion, detalle } of estado.historia) {
    decir(`  ${hasta(momento)}  ${quien}  ${accion}  ${detalle}`);
  }
}

/** To the minute. */
function hasta(momento) {
  return momento.slice(0, 16).replace('T', ' ');
}

function decir(linea) {
  process.stdout.write(`${linea}\n`);
}

async function principal() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      percent: { type: 'string' },
      tenant: { type: 'string' },
      all: { type: 'boolean' },
      dir: { type: 'string' },
      url: { type: 'string' },
    },
  });
  const [orden, remoto, version] = positionals;
  if (orden === undefined || remoto === undefined) return decir(AYUDA);
  if (orden === 'publish')
    return values.url === undefined ? publicar(remoto, values.dir) : registrar(remoto, version, values.url);
  if (orden === 'promote') return promover(remoto, version, values);
  if (orden === 'rollback') return resumir(await llamar(remoto, 'regresar', {}));
  if (orden === 'retire') {
    await llamar(remoto, 'retirar', {});
    return decir(`${remoto} ya no es para nadie.`);
  }
  if (orden === 'status') return detallar(await llamar(remoto, ''));
  throw new Falla(`No existe la orden "${orden}".\n\n${AYUDA}`);
}

requireNode();
process.chdir(ROOT);
loadEnv();
try {
  await principal();
} catch (error) {
  process.stderr.write(`${error instanceof Falla ? error.message : error.stack}\n`);
  process.exitCode = 1;
}
