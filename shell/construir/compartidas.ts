import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { LIBRERIAS } from '@lavanda/shared/federation/librerias';
import { familiaDe } from './familias';

const require = createRequire(import.meta.url);

/** Not modules a page can import: type augmentations, the inside of a package, adapters of date libraries the suite doesn't have. */
const FUERA = /^\.$|^\.\/(package\.json|themeCssVarsAugmentation|themeAugmentation|internal.*|zero-styled|types)$|Pigment|AdapterDateFns|AdapterLuxon|AdapterMoment|Buddhist/;

/** Whole namespaces of translations: the suite speaks one language. */
const RECORTADAS: Record<string, string> = {
  '@mui/material/locale': "export { esES } from '@mui/material/locale';",
  '@mui/x-date-pickers/locales': "export { esES } from '@mui/x-date-pickers/locales';",
};

/** dayjs has no export map: its plugins and the Spanish locales, with and without the extension. */
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
  const archivos = ['locale', 'plugin'].flatMap((parte) => readdirSync(join(carpeta, parte)).map((archivo) => `${parte}/${archivo}`));
  return archivos.filter((archivo) => DE_DAYJS.test(archivo)).flatMap((archivo) => [`dayjs/${archivo}`, `dayjs/${archivo.slice(0, -3)}`]);
}

function versiones(): Record<string, string> {
  const nombres = Object.keys(LIBRERIAS).map((clave) => clave.match(/^(@[^/]+\/)?[^/]+/)?.[0] ?? clave);
  return Object.fromEntries([...new Set(nombres)].map((nombre) => [nombre, versionDe(nombre)]));
}

function versionDe(nombre: string): string {
  if (nombre !== '@lavanda/shared') return leerPaquete(nombre).version;
  return (JSON.parse(readFileSync(join(dirname(require.resolve(nombre)), '..', 'package.json'), 'utf8')) as Paquete).version;
}

/**
 * Source of the module '@virtual/compartidas' and of the cut-down ones it imports, by the path each is given in the build.
 * @param carpeta absolute folder where the virtual files stand
 */
export function modulosVirtuales(carpeta: string): Record<string, string> {
  const recortes = Object.entries(RECORTADAS).map(([ruta, fuente]) => [archivoDe(carpeta, ruta), fuente]);
  const lineas = perezosas().map((ruta) => {
    const destino = ruta in RECORTADAS ? archivoDe(carpeta, ruta) : ruta;
    return `  '${ruta}': () => import(/* webpackChunkName: "mui-${familiaDe(ruta)}" */ '${destino}'),`;
  });
  const fuente = `export const PEREZOSAS = {\n${lineas.join('\n')}\n};\nexport const VERSIONES = ${JSON.stringify(versiones())};\n`;
  return { [join(carpeta, 'compartidas.js')]: fuente, ...Object.fromEntries(recortes) };
}

function archivoDe(carpeta: string, ruta: string): string {
  return join(carpeta, `${ruta.replaceAll(/[@/]/g, '_')}.js`);
}
