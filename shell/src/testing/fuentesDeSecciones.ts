import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SUITE = join(__dirname, '../../..');
const SECCIONES = readdirSync(SUITE).filter((carpeta) => carpeta.startsWith('mfe-'));
/** Tests, and the page on which a section stands alone with libraries of its own. */
const FUERA_DEL_SHELL = /\.test\.|(^|\/)pruebas\/|^solo\.tsx$/;
/** The source of all that the sections run inside the shell. */
export const FUENTES = SECCIONES.flatMap((seccion) => {
  const carpeta = join(SUITE, seccion, 'src');
  const archivos = readdirSync(carpeta, { recursive: true, encoding: 'utf8' });
  return archivos
    .filter((archivo) => /\.tsx?$/.test(archivo) && !FUERA_DEL_SHELL.test(archivo))
    .map((archivo) => readFileSync(join(carpeta, archivo), 'utf8'));
});
