import { FUENTES } from '../../testing/fuentesDeSecciones';
import * as emotion from './sharedEmotion';
import * as redux from './sharedRedux';
import * as router from './sharedRouter';
import * as toolkit from './sharedToolkit';

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
