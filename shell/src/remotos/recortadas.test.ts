import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as emotion from './emotionCompartido';
import * as redux from './reduxCompartido';
import * as router from './routerCompartido';
import * as toolkit from './toolkitCompartido';

const SUITE = join(__dirname, '../../..');
const SECCIONES = readdirSync(SUITE).filter((carpeta) => carpeta.startsWith('mfe-'));
/** Tests, and the page on which a section stands alone with libraries of its own. */
const FUERA_DEL_SHELL = /\.test\.|(^|\/)pruebas\/|^solo\.tsx$/;
const FUENTES = SECCIONES.flatMap((seccion) => {
  const carpeta = join(SUITE, seccion, 'src');
  const archivos = readdirSync(carpeta, { recursive: true, encoding: 'utf8' });
  return archivos
    .filter((archivo) => /\.tsx?$/.test(archivo) && !FUERA_DEL_SHELL.test(archivo))
    .map((archivo) => readFileSync(join(carpeta, archivo), 'utf8'));
});

/** What the sections import of `libreria` by name, types aside. */
function tomado(libreria: string): string[] {
  const nombrados = new RegExp(`import \\{([^}]+)\\} from '${libreria}'`, 'g');
  const listas = FUENTES.flatMap((fuente) => [...fuente.matchAll(nombrados)].map(([, lista = '']) => lista));
  const nombres = listas.flatMap((lista) => lista.split(',')).map((nombre) => nombre.trim().replace(/ as .*/, ''));
  return nombres.filter((nombre) => nombre !== '' && !nombre.startsWith('type '));
}

test('imports of the sections are found', () => {
  expect(tomado('@reduxjs/toolkit')).toContain('createSlice');
});

test.each([
  ['@reduxjs/toolkit', toolkit],
  ['react-redux', redux],
  ['react-router-dom', router],
  ['@emotion/react', emotion],
])('the shell gives all that the sections take of %s: the rest would be undefined in their page', (libreria, dado) => {
  expect(tomado(libreria).filter((nombre) => !(nombre in dado))).toEqual([]);
});
