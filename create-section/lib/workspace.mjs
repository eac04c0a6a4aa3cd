import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { templateFiles, writeFiles } from './ownFolder.mjs';

/** Files of the template that a section in this repository doesn't get, because the root has them for all sections. */
const OF_THE_ROOT = /^(\.github\/|\.gitignore$|\.env\.example$|README\.md$)/;
/** Development tools that the repository's root provides, so that a section's package.json doesn't list them. */
const TOOL_OF_THE_ROOT = /^(@swc\/|@testing-library\/|@types\/|jest|mock-match-media|typescript)/;

/** Root of the Lavanda repository in which `folder` is; undefined when it is in none. */
export function findWorkspace(folder) {
  const manifest = join(folder, 'package.json');
  if (existsSync(join(folder, 'shared', 'package.json')) && existsSync(manifest)) {
    const { name, workspaces } = JSON.parse(readFileSync(manifest, 'utf8'));
    if (name === 'lavanda' && workspaces?.includes('shared')) return folder;
  }
  const above = dirname(folder);
  return above === folder ? undefined : findWorkspace(above);
}

/** Adds a section to the repository: its folder, an npm workspace and a Jest project. */
export function addToWorkspace(root, folder, names) {
  const files = new Map([...templateFiles(names)].filter(([path]) => !OF_THE_ROOT.test(path)));
  files.set('package.json', manifestHere(files.get('package.json') ?? '{}'));
  files.set('tsconfig.json', readFileSync(join(root, 'mfe-ventas', 'tsconfig.json'), 'utf8'));
  files.set(
    'jest.config.mjs',
    "import { remoteProject } from '../jest.browser.mjs';\n\nexport default remoteProject(import.meta.dirname);\n",
  );
  files.set('rsbuild.config.ts', (files.get('rsbuild.config.ts') ?? '').replace(/port: \d+/, `port: ${freePort(root)}`));
  writeFiles(folder, files);
  addAfterLast(join(root, 'package.json'), /^ {4}"mfe-[\w-]+"(?=,?$)/gm, `    "${names.package}"`);
  addAfterLast(join(root, 'jest.config.mjs'), /^ {4}'<rootDir>\/mfe-[\w-]+'(?=,?$)/gm, `    '<rootDir>/${names.package}'`);
}

function manifestHere(text) {
  const { devDependencies, ...manifest } = JSON.parse(text);
  const scripts = { build: 'rsbuild build', dev: 'rsbuild dev', typecheck: 'tsc -p tsconfig.json --noEmit' };
  const tools = Object.entries(devDependencies).filter(([name]) => !TOOL_OF_THE_ROOT.test(name));
  delete manifest.engines;
  return `${JSON.stringify({ ...manifest, scripts, devDependencies: Object.fromEntries(tools) }, null, 2)}\n`;
}

/** The port after the highest one in the repository's rsbuild.config.ts files, at least 3011. */
function freePort(root) {
  const configs = readdirSync(root).map((name) => join(root, name, 'rsbuild.config.ts'));
  const ports = configs.filter(existsSync).map((file) => Number(/port: (\d+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? 0));
  return Math.max(3010, ...ports) + 1;
}

/** Adds an item to a list in a file: a comma and `line` after the last match. @throws when nothing matches */
function addAfterLast(file, pattern, line) {
  const text = readFileSync(file, 'utf8');
  const last = [...text.matchAll(pattern)].at(-1);
  if (last === undefined) throw new Error(`${file} lists no section after which to add one.`);
  const end = last.index + last[0].length;
  writeFileSync(file, `${text.slice(0, end)},\n${line}${text.slice(end)}`);
}
