import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { SHARED_LIBRARIES } from '@lavanda/shared/federation/libraries';
import { CORE, familyOf } from './muiFamilies';

const require = createRequire(import.meta.url);

/** Not modules a page can import: type augmentations, the inside of a package, adapters of date libraries the suite doesn't have. */
const EXCLUDED =
  /^\.$|^\.\/(package\.json|themeCssVarsAugmentation|themeAugmentation|internal.*|zero-styled|types)$|Pigment|AdapterDateFns|AdapterLuxon|AdapterMoment|Buddhist/;

/** What only the maker of a theme uses; the suite's is made once, in the singleton. */
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

/** Modules offered without a part that no section can need: theme making, and every language but the suite's. */
const TRIMMED: Record<string, string> = {
  '@mui/material/styles': stylesWithoutThemeMaking(),
  '@mui/material/locale': "export { esES } from '@mui/material/locale';",
  '@mui/x-date-pickers/locales': "export { esES } from '@mui/x-date-pickers/locales';",
};

/** dayjs has no export map: its plugins and the Spanish locales. */
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

/** Every path of a package that a page may import, from its own export map. */
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

/** Version of each package the shell gives, by its name. */
export function sharedVersions(): Record<string, string> {
  const names = Object.keys(SHARED_LIBRARIES).map(packageOf);
  return Object.fromEntries([...new Set(names)].map((name) => [name, versionOf(name)]));
}

function versionOf(name: string): string {
  if (name !== '@lavanda/shared') return readPackage(name).version;
  return (JSON.parse(readFileSync(join(dirname(require.resolve(name)), '..', 'package.json'), 'utf8')) as PackageJson).version;
}

/**
 * Source of the module '@virtual/share-scope' and of those it imports, by the path each is given in the build. Each family is one module,
 * and so one chunk: its n-th path is its export `_n`. The imports of the other families stand inside the core, which tells the bundler that
 * what the core has is there already.
 * @param folder absolute folder where the virtual files stand
 */
export function shareScopeModules(folder: string): Record<string, string> {
  const file = (name: string) => join(folder, `${name.replaceAll(/[@/]/g, '_')}.js`);
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

function byFamily(paths: string[]): Map<string, string[]> {
  const families = new Map<string, string[]>();
  for (const path of paths) families.set(familyOf(path), [...(families.get(familyOf(path)) ?? []), path]);
  return families;
}

function packageOf(path: string): string {
  return /^(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path;
}

/** A path that begins with the same package as the one before it is written from its '/'. */
function abbreviate(paths: string[]): string {
  const packages = paths.map(packageOf);
  return paths.map((path, n) => (n > 0 && packages[n] === packages[n - 1] ? path.slice(packages[n]?.length) : path)).join(' ');
}
