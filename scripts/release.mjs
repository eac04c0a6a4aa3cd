import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build, install, loadEnv, requireNode } from './lib/prepare.mjs';
import { ROOT } from './lib/process.mjs';
import { readShellContract, unfitLines } from './lib/shellContract.mjs';

/**
 * `npm run release -- publish | promote | rollback | status <section> | check --shell <build>`: ships one section to a
 * running server, LAVANDA_URL (default http://localhost:3000), with its deploy token, LAVANDA_LLAVE (`npm run admin --
 * llave`).
 */
const HELP = `npm run release -- <orden> <sección>

  publish mfe-dashboard                              construye, revisa y sube una versión; todavía no es para nadie
  publish mfe-rutas --dir ../mfe-rutas               la misma, de una sección que vive en otra carpeta, ya construida
  publish shell                                      el shell mismo; promote, rollback y status valen también para él
  publish mfe-rutas 1.2.0 --url https://.../mf-manifest.json
                                                     registra una que se queda en otro origen (REMOTOS_ORIGENES del servidor)
  promote mfe-dashboard [versión] --percent 10       la da a 10 de cada 100 usuarios, siempre los mismos
  promote mfe-dashboard [versión] --tenant "Nombre"  la da a una lavandería; los demás quedan como estaban
  promote mfe-dashboard --without-tenant "Nombre"    se la quita; --percent 0, al porcentaje
  promote mfe-dashboard [versión] --all              la da a todos
  rollback mfe-dashboard                             la retira; sin candidata, vuelve a la versión estable anterior
  retire mfe-rutas                                   quita de todos una sección que no viene con el servidor
  check --shell ../nuevo/shell/dist                  dice qué secciones vivas no podría montar un shell nuevo; termina en 1 si hay
  status mfe-dashboard                               qué versión tiene quién, qué fallas informan los navegadores y la historia

LAVANDA_URL    servidor en marcha (http://localhost:3000)
LAVANDA_LLAVE  llave de entrega de la sección: npm run admin -- llave mfe-dashboard "Equipo de reportes"
`;

/** Folder where the command was typed; npm itself runs the script in the repository's root. */
const CALLED_FROM = process.env.INIT_CWD ?? process.cwd();

class Failure extends Error {}

async function callServer(remote, action, body) {
  const server = process.env.LAVANDA_URL ?? 'http://localhost:3000';
  const deployToken = process.env.LAVANDA_LLAVE;
  if (!deployToken) throw new Failure('Falta LAVANDA_LLAVE: la llave de entrega de la sección.');
  const address = new URL(`/api/entregas/${remote}${action === '' ? '' : `/${action}`}`, server);
  const response = await fetch(address, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${deployToken}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch((error) => {
    throw new Failure(`${server} no responde: ${error.cause?.message ?? error.message}`);
  });
  const data = await response.json().catch(() => ({}));
  if (response.ok) return data;
  throw new Failure((data.choques ?? [data.detail ?? `El servidor respondió ${response.status}.`]).join('\n'));
}

async function register(remote, version, manifest) {
  if (version === undefined) throw new Failure('Falta la versión: la de su package.json.');
  announce(await callServer(remote, 'registrar', { version, manifest }));
}

async function publish(remote, dir) {
  const folder = dir === undefined ? join(ROOT, remote) : resolve(CALLED_FROM, dir);
  if (dir === undefined && ((await install()) !== 0 || (await build(`--filter=${remote}`)) !== 0))
    throw new Failure(`${remote} no se pudo construir.`);
  const dist = join(folder, 'dist');
  // The shell has a page where a section has a manifest.
  const [needed, left] = remote === 'shell' ? ['index.html', /\.(br|gz|map)$/] : ['mf-manifest.json', /\.(br|gz|map|html)$/];
  if (!existsSync(join(dist, needed))) throw new Failure(`${dist} no tiene una construcción: falta ${needed}.`);
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(dist, { recursive: true })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.\w+$/.test(path) && (!left.test(path) || (remote !== 'shell' && path.endsWith('.js.map'))))
    .map((path) => {
      const bytes = path.endsWith('.map') ? withoutSources(join(dist, path)) : readFileSync(join(dist, path));
      return { ruta: path, base64: bytes.toString('base64'), sha256: createHash('sha256').update(bytes).digest('hex') };
    });
  announce(await callServer(remote, 'publicar', { version, archivos: files, git: commitOf(folder) }));
}

/** The commit that a folder is built from, and who changed the folder last; undefined outside of a repository. */
function commitOf(folder) {
  const git = (...args) => execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    const author = git('log', '-1', '--format=%an', '--', '.').replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '');
    return {
      commit: git('rev-parse', 'HEAD'),
      autor: author.slice(0, 120),
      conCambios: git('status', '--porcelain') !== '',
    };
  } catch {
    return undefined;
  }
}

/** A source map without the sources' text: the server names a failure's line with it, and serves it to nobody. */
function withoutSources(file) {
  try {
    const { sourcesContent: _, ...map } = JSON.parse(readFileSync(file, 'utf8'));
    return Buffer.from(JSON.stringify(map));
  } catch {
    throw new Failure(`${file} no es un mapa de fuentes: no es JSON.`);
  }
}

function announce({ version, nueva: fresh }) {
  tell(fresh ? `Publicada ${version}: todavía no es para nadie.` : `${version} ya estaba publicada.`);
}

async function promote(remote, version, { percent, tenant, 'without-tenant': without, all }) {
  const state = await callServer(remote, 'promover', {
    ...(version === undefined ? {} : { version }),
    ...(percent === undefined ? {} : { porcentaje: percent.trim() === '' ? null : Number(percent) }),
    ...(tenant === undefined ? {} : { tenant }),
    ...(without === undefined ? {} : { sinTenant: without }),
    ...(all ? { todos: true } : {}),
  });
  summarize(state);
}

/** Says what a build of the shell would break. It ends with 1 when that is anything. */
async function check(path) {
  if (path === undefined) throw new Failure('Falta --shell: la carpeta dist de un shell construido, o su contrato.json.');
  const file = resolve(CALLED_FROM, path);
  const contract = readShellContract(file);
  if (contract === null) throw new Failure(`${file} no es un shell construido: ahí no hay un contrato.json que se pueda leer.`);
  const { incompatibles: unfit } = await callServer('revisar', '', contract);
  if (unfit.length === 0) return tell('Todas las secciones vivas caben en ese shell.');
  tell('Ese shell no podría montar:');
  for (const line of unfitLines(unfit)) tell(line);
  process.exitCode = 1;
}

function summarize({ remoto: remote, estable: stable, candidata: candidate, porcentaje: percent, tenants, fallando: failing }) {
  const nobody = candidate === null ? 'no es para nadie' : 'sin versión estable; los demás no la tienen';
  tell(stable === null ? `${remote}: ${nobody}` : `${remote}: estable ${stable}`);
  if (failing) {
    const { version = stable, usuarios: users, fallaron: failed, lavanderias: laundries } = failing;
    const which = version === stable ? 'estable' : `sustituta ${version}`;
    tell(`  ${which} fallando: en los últimos minutos falló a ${failed} de ${users} usuarios (lavanderías: ${laundries})`);
  }
  if (candidate === null) return;
  const names = tenants.map(({ nombre: name }) => name).join(', ');
  tell(`  candidata ${candidate}: ${percent} % de los usuarios${names ? ` y ${names}` : ''}`);
}

function reportState(state) {
  summarize(state);
  if (state.incompatibles?.length > 0) tell('El shell en uso no puede montar');
  for (const line of unfitLines(state.incompatibles ?? [])) tell(line);
  tell('Versiones');
  for (const { version, publicada: published, por: by, montadas: mounted, fallidas: failed, git } of state.versiones) {
    tell(`  ${version}  ${until(published)}  ${by}  ${mounted} montadas, ${failed} fallidas${describeCommit(git)}`);
  }
  if (state.fallas.length > 0) tell('Fallas que informaron los navegadores');
  for (const { version, etapa: stage, veces: times, ultima: last, mensaje: message, lugar: place } of state.fallas) {
    const which = stage === 'registro' ? 'la lista de secciones' : version;
    tell(`  ${which}  ${stage}  ${times} ${times === 1 ? 'vez' : 'veces'}, la última ${until(last)}`);
    if (message) tell(`    ${message}`);
    if (place) tell(`    en ${place}`);
  }
  tell('Historia');
  for (const { momento: moment, quien: actor, accion: action, detalle: note } of state.historia) {
    tell(`  ${until(moment)}  ${actor}  ${action}  ${note}`);
  }
}

function describeCommit(git) {
  if (!git) return '';
  const commit = `commit ${git.commit.slice(0, 12)}${git.conCambios ? ' con cambios' : ''}`;
  return `  ${commit}${git.autor ? `, ${git.autor}` : ''}`;
}

/** Formats an ISO time down to the minute. */
function until(moment) {
  return moment.slice(0, 16).replace('T', ' ');
}

function tell(line) {
  process.stdout.write(`${line}\n`);
}

const OPTIONS = {
  percent: { type: 'string' },
  tenant: { type: 'string' },
  'without-tenant': { type: 'string' },
  all: { type: 'boolean' },
  dir: { type: 'string' },
  url: { type: 'string' },
  shell: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
};

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: OPTIONS });
  } catch {
    throw new Failure(`No se entiende "${process.argv.slice(2).join(' ')}".\n\n${HELP}`);
  }
}

async function main() {
  const { positionals, values } = readArguments();
  const [order, remote, version] = positionals;
  if (order === 'check' && !values.help) return check(values.shell);
  if (values.help || order === undefined || remote === undefined) return tell(HELP);
  if (order === 'publish') return values.url === undefined ? publish(remote, values.dir) : register(remote, version, values.url);
  if (order === 'promote') return promote(remote, version, values);
  if (order === 'rollback') return summarize(await callServer(remote, 'regresar', {}));
  if (order === 'retire') {
    await callServer(remote, 'retirar', {});
    return tell(`${remote} ya no es para nadie.`);
  }
  if (order === 'status') return reportState(await callServer(remote, ''));
  throw new Failure(`No existe la orden "${order}".\n\n${HELP}`);
}

requireNode();
process.chdir(ROOT);
loadEnv();
// What it is piped into, such as `head`, may have read enough.
process.stdout.on('error', ({ code }) => process.exit(code === 'EPIPE' ? 0 : 1));
try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Failure ? error.message : error.stack}\n`);
  process.exitCode = 1;
}
