import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';

const LIST = 'archivos.json';

/** Files, besides source maps, that are uploaded although archivos.json doesn't list them (`src/federation/fileList.ts`). */
const UNLISTED = /(^|\/)mf-stats\.json$|^(archivos\.json|index\.html)$/;

const LEFT_OUT = { shell: /\.(br|gz|map)$/, section: /\.(br|gz|map|html)$/ };

/** The files of a build, as they are uploaded. @throws Failure when the folder holds no build, or a source map that is no JSON */
export function builtFiles(remote, folder) {
  const dist = join(folder, 'dist');
  // Each build of the shell has index.html, and each build of a section has mf-manifest.json.
  const [needed, leftOut] = remote === 'shell' ? ['index.html', LEFT_OUT.shell] : ['mf-manifest.json', LEFT_OUT.section];
  if (!existsSync(join(dist, needed))) throw new Failure(`${dist} no tiene una construcción: falta ${needed}.`);
  const isOfBuild = listedBy(join(dist, LIST));
  return readdirSync(dist, { recursive: true })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.\w+$/.test(path) && (!leftOut.test(path) || (remote !== 'shell' && path.endsWith('.js.map'))))
    .filter(isOfBuild)
    .map((path) => {
      const bytes = path.endsWith('.map') ? withoutSources(join(dist, path)) : readFileSync(join(dist, path));
      return { ruta: path, base64: bytes.toString('base64'), sha256: createHash('sha256').update(bytes).digest('hex') };
    });
}

/**
 * Finds which files of a folder belong to the build whose archivos.json is `file`. The folder may also hold files of an earlier
 * build, because Turborepo restores a build without removing them.
 * @returns a filter of paths, which lets every path pass when there is no archivos.json
 */
function listedBy(file) {
  if (!existsSync(file)) return () => true;
  const listed = JSON.parse(readFileSync(file, 'utf8'));
  return (path) => path in listed || path.replace(/\.map$/, '') in listed || UNLISTED.test(path);
}

/** Removes the sources' text from a source map. The server only uses the map to name a failure's line, and never serves it. */
function withoutSources(file) {
  try {
    const { sourcesContent: _, ...map } = JSON.parse(readFileSync(file, 'utf8'));
    return Buffer.from(JSON.stringify(map));
  } catch {
    throw new Failure(`${file} no es un mapa de fuentes: no es JSON.`);
  }
}

/**
 * The commit that a folder is built from, the author of the folder's last change, and whether its repository has uncommitted
 * changes; undefined when git can't tell, as outside of a repository.
 */
export function commitOf(folder) {
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
