import { execFileSync } from 'node:child_process';
import { lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, install, requireNode } from '../lib/prepare.mjs';
import { ROOT } from '../lib/process.mjs';
import { Newcomer } from './newcomer.mjs';
import { startRegistry } from './registry.mjs';
import { Server } from './server.mjs';

/**
 * `npm run test:kit`: tests the kit, the packages with which teams build sections. It works like a team outside this
 * repository, which creates a section from a package registry, tests and publishes the section, and promotes it on a running
 * server. Ends with `N passed, N failed`; `--report file` writes the counts. Needs the npm registry.
 */
const SECTION = 'mfe-rutas';
const counts = { passed: 0, failed: 0 };

function tell(line) {
  process.stdout.write(`${line}\n`);
}

/** Runs a step and prints its result, with its time if it passed. A failed step throws, so the further steps are skipped. */
async function step(what, work) {
  const start = Date.now();
  try {
    await work();
    counts.passed += 1;
    tell(`ok: ${what} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
  } catch (error) {
    counts.failed += 1;
    tell(`FAILED: ${what}\n${error.message}`);
    throw error;
  }
}

function expect(condition, what) {
  if (!condition) throw new Error(what);
}

/** Packages in a folder's node_modules/@lavanda that are symbolic links, as those of a workspace are. */
function linksHere(folder) {
  const packages = readdirSync(join(folder, 'node_modules', '@lavanda')).map((name) => join('@lavanda', name));
  return packages.filter((name) => lstatSync(join(folder, 'node_modules', name)).isSymbolicLink());
}

async function walk(home, registry, server) {
  const cache = execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8', shell: process.platform === 'win32' }).trim();
  const newcomer = new Newcomer(home, registry.url, cache);
  const work = join(home, 'trabajo');
  mkdirSync(work);
  const section = join(work, SECTION);
  const type = (...command) => newcomer.type(section, command);
  const serverStarted = server.start(join(home, 'datos'));
  serverStarted.catch(() => undefined);

  await step('npx @lavanda/create-section makes a section', async () => {
    await newcomer.type(work, ['npx', '--yes', '@lavanda/create-section', 'rutas', '--title', 'Rutas']);
    expect(readFileSync(join(section, 'remoto.json'), 'utf8').includes('"segmento": "rutas"'), 'It is not named rutas.');
  });
  await step('npm install, without a link into this repository', async () => {
    await type('npm', 'install', '--prefer-offline');
    expect(linksHere(section).length === 0, `Linked: ${linksHere(section)}`);
  });
  await step('npm run typecheck', () => type('npm', 'run', 'typecheck'));
  await step('npm test', () => type('npm', 'test'));
  await step('npm run build', () => type('npm', 'run', 'build'));
  await step('the server starts', () => serverStarted);
  await step('npm run release -- publish, and promote to one laundry', async () => {
    writeFileSync(join(section, '.env'), `LAVANDA_URL=${server.url}\nLAVANDA_LLAVE=${server.deployToken(SECTION)}\n`);
    const published = await type('npm', 'run', 'release', '--', 'publish');
    expect(published.includes('Publicada 1.0.0-'), published);
    const promoted = await type('npm', 'run', 'release', '--', 'promote', '--tenant', 'Agua Clara');
    expect(promoted.includes('Agua Clara'), promoted);
  });
  await step('that laundry gets it, and another one does not', async () => {
    const given = await server.sectionOf('usuario@aguaclara.mx', SECTION);
    expect(given?.version?.startsWith('1.0.0-'), `Agua Clara gets ${JSON.stringify(given)}.`);
    expect((await server.sectionOf('super@bugambilia.mx', SECTION)) === undefined, 'Bugambilia gets it too.');
  });
}

requireNode();
process.chdir(ROOT);
if ((await install()) !== 0 || (await build()) !== 0) process.exit(1);

const begun = Date.now();
const home = mkdtempSync(join(tmpdir(), 'lavanda-kit-'));
const registry = await startRegistry(['shared', 'create-section']);
const server = new Server();
try {
  await walk(home, registry, server);
} catch (error) {
  if (counts.failed === 0) throw error;
  process.exitCode = 1;
} finally {
  tell(`${((Date.now() - begun) / 1000).toFixed(0)} s, with this machine's load`);
  await server.stop();
  registry.close();
  // Asynchronous, because rmSync deletes the packages' files one by one, which takes minutes on a busy disk.
  await rm(home, { recursive: true, force: true });
}
const report = process.argv.indexOf('--report');
if (report > 0) writeFileSync(process.argv[report + 1], JSON.stringify(counts));
tell(`${counts.passed} passed, ${counts.failed} failed`);
