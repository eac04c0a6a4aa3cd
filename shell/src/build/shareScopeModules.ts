import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { SHARED_LIBRARIES } from '@lavanda/shared/federation/libraries';
import { packageOf } from '@lavanda/shared/federation/uses/sharedUses';
import { CORE, familyOf } from './muiFamilies';

const require = createRequire(import.meta.url);

/** Paths that aren't shared: each package's root, type augmentations, package internals, Pigment CSS and unused date adapters. */
const EXCLUDED =
  /^\.$|^\.\/(package\.json|themeCssVarsAugmentation|themeAugmentation|internal.*|zero-styled|types)$|Pigment|AdapterDateFns|AdapterLuxon|AdapterMoment|Buddhist/;

/** Exports of '@mui/material/styles' that sections don't get. Most serve to create a theme, which @lavanda/shared does. */
const THEME_MAKING = [
  'StyledEngineProvider',
  'adaptV4Theme',
  'createStyles',
  'enhanceHighContrast',
  'Experimental_CssVarsProvider',
  'experimental_extendTheme',
  'experimental_sx',
  'getInitColorSchemeScript',
  'makeStyles',
  'responsiveFontSizes',
  'unstable_createMuiStrictModeTheme',
  'withStyles',
  'withTheme',
];

function stylesWithoutThemeMaking(): string {
  const names = Object.keys(require('@mui/material/styles') as object).filter((name) => !THEME_MAKING.includes(name));
  return `export { ${names.join(', ')} } from '@mui/material/styles';`;
}

/** Sources of modules that are shared with fewer exports: without theme creation, and in no language but Spanish. */
const TRIMMED: Record<string, string> = {
  '@mui/material/styles': stylesWithoutThemeMaking(),
  '@mui/material/locale': "export { esES } from '@mui/material/locale';",
  '@mui/x-date-pickers/locales': "export { esES } from '@mui/x-date-pickers/locales';",
};

/** Files of dayjs to share: plugins and Spanish locales. They are matched here because dayjs has no export map. */
const DAYJS_FILES = /^(locale\/es(-mx)?|plugin\/\w+)\.js$/;

interface PackageJson {
  version: string;
  exports?: Record<string, unknown>;
}

function readPackage(name: string): PackageJson {
  const entry = require.resolve(name);
  const root = entry.slice(0, entry.lastIndexOf(join('node_modules', name))) + join('node_modules', name);
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as PackageJson;
}

/** The paths of a package's export map without those in `EXCLUDED`. */
function publicPaths(name: string): string[] {
  const keys = Object.keys(readPackage(name).exports ?? {});
  return keys.filter((key) => !EXCLUDED.test(key)).map((key) => name + key.slice(1));
}

function lazyPaths(): string[] {
  const packages = Object.keys(SHARED_LIBRARIES).filter((key) => key.endsWith('/') && key !== 'dayjs/');
  return ['dayjs', ...dayjsPaths(), ...packages.flatMap((key) => publicPaths(key.slice(0, -1)))];
}

function dayjsPaths(): string[] {
  const folder = dirname(require.resolve('dayjs'));
  const files = ['locale', 'plugin'].flatMap((part) => readdirSync(join(folder, part)).map((file) => `${part}/${file}`));
  return files.filter((file) => DAYJS_FILES.test(file)).map((file) => `dayjs/${file.slice(0, -3)}`);
}

/** Version of each shared package by its name. */
export function sharedVersions(): Record<string, string> {
  const names = Object.keys(SHARED_LIBRARIES).map(packageOf);
  return Object.fromEntries([...new Set(names)].map((name) => [name, versionOf(name)]));
}

function versionOf(name: string): string {
  if (name !== '@lavanda/shared') return readPackage(name).version;
  return (JSON.parse(readFileSync(join(dirname(require.resolve(name)), '..', 'package.json'), 'utf8')) as PackageJson).version;
}

/**
 * Sources of '@virtual/share-scope' and its modules, by file path. Each family is one module (one chunk) that exports its n-th
 * path as `_n`. The core imports the other families, so that they don't repeat its modules.
 * @param folder absolute path of the folder in which the bundler places these generated modules
 */
export function shareScopeModules(folder: string): Record<string, string> {
  const file = (name: string) => fileIn(folder, name);
  const families = byFamily(lazyPaths());
  const importOf = (name: string) => `() => import(/* webpackChunkName: "mui-${name}" */ '${file(name)}')`;
  const others = [...families.keys()].filter((name) => name !== CORE);

  const modules = [...families].map(([name, paths]) => {
    const lines = paths.map((path, n) => `export * as _${n} from '${path in TRIMMED ? file(path) : path}';`);
    if (name === CORE) lines.push(`export const others = [${others.map(importOf).join(', ')}];`);
    return [file(name), lines.join('\n')];
  });
  const rows = [CORE, ...others].map((name) => `'${abbreviate(families.get(name) ?? [])}'`);
  const index = [
    `export const FAMILIES = [${rows.join(',\n')}];`,
    `const core = ${importOf(CORE)};`,
    'export const loadFamily = async (n) => { const m = await core(); return n === 0 ? m : m.others[n - 1](); };',
    `export const VERSIONS = ${JSON.stringify(sharedVersions())};`,
  ];
  const trimmed = Object.entries(TRIMMED).map(([path, source]) => [file(path), source]);
  return { [file('share-scope')]: index.join('\n'), ...Object.fromEntries([...modules, ...trimmed]) };
}

/**
 * For each lazily shared path, what the generated modules in `folder` import: the path itself or, for a path in `TRIMMED`, a
 * generated module with fewer exports.
 */
export function lazyRequests(folder: string): ReadonlyMap<string, string> {
  return new Map(lazyPaths().map((path) => [path, path in TRIMMED ? fileIn(folder, path) : path]));
}

function fileIn(folder: string, name: string): string {
  return join(folder, `${name.replaceAll(/[@/]/g, '_')}.js`);
}

function byFamily(paths: string[]): Map<string, string[]> {
  const families = new Map<string, string[]>();
  for (const path of paths) families.set(familyOf(path), [...(families.get(familyOf(path)) ?? []), path]);
  return families;
}

/** Joins the paths of a family. A path of the same package as the path before it is written without the package. */
function abbreviate(paths: string[]): string {
  const packages = paths.map(packageOf);
  return paths.map((path, n) => (n > 0 && packages[n] === packages[n - 1] ? path.slice(packages[n]?.length) : path)).join(' ');
}
