import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { LIBRERIAS } from '@lavanda/shared/federation/librerias';
import { familiaDe, NUCLEO } from './familias';

const require = createRequire(import.meta.url);

/** Not modules a page can import: type augmentations, the inside of a package, adapters of date libraries the suite doesn't have. */
const FUERA =
  /^\.$|^\.\/(package\.json|themeCssVarsAugmentation|themeAugmentation|internal.*|zero-styled|types)$|Pigment|AdapterDateFns|AdapterLuxon|AdapterMoment|Buddhist/;

/** What only the maker of a theme uses; the suite's is made once, in the singleton. */
const DE_HACER_TEMAS = [
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

function estilos(): string {
  const nombres = Object.keys(require('@mui/material/styles') as object).filter((nombre) => !DE_HACER_TEMAS.includes(nombre));
  return `export { ${nombres.join(', ')} } from '@mui/material/styles';`;
}

/** Modules offered without a part that no section can need: theme making, and every language but the suite's. */
const RECORTADAS: Record<string, string> = {
  '@mui/material/styles': estilos(),
  '@mui/material/locale': "export { esES } from '@mui/material/locale';",
  '@mui/x-date-pickers/locales': "export { esES } from '@mui/x-date-pickers/locales';",
};

/** dayjs has no export map: its plugins and the Spanish locales. */
const DE_DAYJS = /^(locale\/es(-mx)?|plugin\/\w+)\.js$/;

interface Paquete {
  version: string;
  exports?: Record<string, unknown>;
}

function leerPaquete(nombre: string): Paquete {
  const entrada = require.resolve(nombre);
  const raiz = entrada.slice(0, entrada.lastIndexOf(join('node_modules', nombre))) + join('node_modules', nombre);
  return JSON.parse(readFileSync(join(raiz, 'package.json'), 'utf8')) as Paquete;
}

/** Every path of a package that a page may import, from its own export map. */
function rutasPublicas(nombre: string): string[] {
  const claves = Object.keys(leerPaquete(nombre).exports ?? {});
  return claves.filter((clave) => !FUERA.test(clave)).map((clave) => nombre + clave.slice(1));
}

function perezosas(): string[] {
  const paquetes = Object.keys(LIBRERIAS).filter((clave) => clave.endsWith('/') && clave !== 'dayjs/');
  return ['dayjs', ...rutasDeDayjs(), ...paquetes.flatMap((clave) => rutasPublicas(clave.slice(0, -1)))];
}

function rutasDeDayjs(): string[] {
  const carpeta = dirname(require.resolve('dayjs'));
  const archivos = ['locale', 'plugin'].flatMap((parte) =>
    readdirSync(join(carpeta, parte)).map((archivo) => `${parte}/${archivo}`),
  );
  return archivos.filter((archivo) => DE_DAYJS.test(archivo)).map((archivo) => `dayjs/${archivo.slice(0, -3)}`);
}

/** Version of each package the shell gives, by its name. */
export function versiones(): Record<string, string> {
  const nombres = Object.keys(LIBRERIAS).map((clave) => clave.match(/^(@[^/]+\/)?[^/]+/)?.[0] ?? clave);
  return Object.fromEntries([...new Set(nombres)].map((nombre) => [nombre, versionDe(nombre)]));
}

function versionDe(nombre: string): string {
  if (nombre !== '@lavanda/shared') return leerPaquete(nombre).version;
  return (JSON.parse(readFileSync(join(dirname(require.resolve(nombre)), '..', 'package.json'), 'utf8')) as Paquete).version;
}

/**
 * Source of the module '@virtual/compartidas' and of those it imports, by the path each is given in the build. Each family is one
 * module, and so one chunk: its n-th path is its export `_n`. The imports of the other families stand inside the nucleus, which
 * tells the bundler that what the nucleus has is there already.
 * @param carpeta absolute folder where the virtual files stand
 */
export function modulosVirtuales(carpeta: string): Record<string, string> {
  const archivo = (nombre: string) => join(carpeta, `${nombre.replaceAll(/[@/]/g, '_')}.js`);
  const familias = porFamilia(perezosas());
  const importar = (nombre: string) => `() => import(/* webpackChunkName: "mui-${nombre}" */ '${archivo(nombre)}')`;
  const otras = [...familias.keys()].filter((nombre) => nombre !== NUCLEO);

  const modulos = [...familias].map(([nombre, rutas]) => {
    const lineas = rutas.map((ruta, n) => `export * as _${n} from '${ruta in RECORTADAS ? archivo(ruta) : ruta}';`);
    if (nombre === NUCLEO) lineas.push(`export const otras = [${otras.map(importar).join(', ')}];`);
    return [archivo(nombre), lineas.join('\n')];
  });
  const filas = [NUCLEO, ...otras].map((nombre) => `'${abreviar(familias.get(nombre) ?? [])}'`);
  const indice = [
    `export const FAMILIAS = [${filas.join(',\n')}];`,
    `const nucleo = ${importar(NUCLEO)};`,
    'export const cargarFamilia = async (n) => { const m = await nucleo(); return n === 0 ? m : m.otras[n - 1](); };',
    `export const VERSIONES = ${JSON.stringify(versiones())};`,
  ];
  const recortes = Object.entries(RECORTADAS).map(([ruta, fuente]) => [archivo(ruta), fuente]);
  return { [archivo('compartidas')]: indice.join('\n'), ...Object.fromEntries([...modulos, ...recortes]) };
}

/** A path that begins with the same package as the one before it is written from its '/'. */
function abreviar(rutas: string[]): string {
  const partes = rutas.map((ruta) => /^(@[^/]+\/)?[^/]+/.exec(ruta)?.[0] ?? ruta);
  return rutas.map((ruta, n) => (n > 0 && partes[n] === partes[n - 1] ? ruta.slice(partes[n]?.length) : ruta)).join(' ');
}

function porFamilia(rutas: string[]): Map<string, string[]> {
  const familias = new Map<string, string[]>();
  for (const ruta of rutas) familias.set(familiaDe(ruta), [...(familias.get(familiaDe(ruta)) ?? []), ruta]);
  return familias;
}
