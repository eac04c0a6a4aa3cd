import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const RAIZ = join(__dirname, '../../..');
const pagina = readFileSync(join(RAIZ, 'docs/asvs.md'), 'utf8');

interface Fila {
  numero: string;
  nivel: string;
  estado: string;
  pruebas: readonly (readonly [archivo: string, nombre: string])[];
}

const filas: Fila[] = [...pagina.matchAll(/^\| (\d+\.\d+\.\d+) \| (\d) \| .*? \| ([^|]+) \| (.*) \|$/gm)].map(
  ([, numero = '', nivel = '', estado = '', resto = '']) => ({
    numero,
    nivel,
    estado: estado.replaceAll('*', ''),
    pruebas: [...resto.matchAll(/`([^`]+\.tsx?)` "([^"]+)"/g)].map(([, archivo = '', nombre = '']) => [archivo, nombre] as const),
  }),
);

test('the table has every requirement of ASVS 5.0.0 of levels 1 (70) and 2 (183), once', () => {
  const de = (nivel: string) => filas.filter((fila) => fila.nivel === nivel).length;
  expect([de('1'), de('2'), new Set(filas.map(({ numero }) => numero)).size]).toEqual([70, 183, 253]);
});

test('every row says how it stands, and one that is met names a test', () => {
  const estados = ['met', 'not met', 'met, not shown by a test', 'not applicable'];
  expect(filas.filter(({ estado, pruebas }) => !estados.includes(estado) || (estado === 'met' && pruebas.length === 0))).toEqual(
    [],
  );
  const cuantas = (estado: string) => filas.filter((fila) => fila.estado === estado).length;
  expect(pagina).toContain(`Of the 253 of levels 1 and 2: ${cuantas('met')} met`);
  expect(pagina).toContain(`**${cuantas('not met')} not met**`);
});

test('every test the table names is there', () => {
  const nombradas = new Map(
    filas.flatMap(({ pruebas }) => pruebas).map(([archivo, nombre]) => [`${archivo} "${nombre}"`, [archivo, nombre] as const]),
  );
  expect(nombradas.size).toBeGreaterThan(50);
  const faltan = [...nombradas].filter(([, [archivo, nombre]]) => {
    const ruta = join(RAIZ, archivo);
    return !existsSync(ruta) || !readFileSync(ruta, 'utf8').replaceAll("\\'", "'").includes(nombre);
  });
  expect(faltan.map(([cual]) => cual)).toEqual([]);
});
