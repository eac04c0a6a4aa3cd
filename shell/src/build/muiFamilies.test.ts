import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FUENTES } from '../testing/fuentesDeSecciones';
import { familyOf, REST } from './muiFamilies';

/** The charts come with the section that draws them, and ask the shell for what they are written with. */
const CARPETA = dirname(dirname(require.resolve('@mui/x-charts/LineChart')));
const DE_LAS_GRAFICAS = readdirSync(CARPETA, { recursive: true, encoding: 'utf8' })
  .filter((archivo) => archivo.endsWith('.mjs'))
  .map((archivo) => readFileSync(join(CARPETA, archivo), 'utf8'));

/** Modules of Material that the sources import, types and their augmentations aside. */
function tomados(fuentes: string[]): string[] {
  const importados = /import (?!type )[^;]+? from ['"](@mui\/(?:material|system|utils)\/\w+)['"]/g;
  return [...new Set(fuentes.flatMap((fuente) => [...fuente.matchAll(importados)].map(([, ruta = '']) => ruta)))].sort();
}

test.each([
  ['sections', FUENTES, '@mui/material/Accordion'],
  ['charts', DE_LAS_GRAFICAS, '@mui/utils/useSlotProps'],
])('what the %s take of Material doesn’t come with the rest of it', (_quien, fuentes, una) => {
  const rutas = tomados(fuentes);
  expect(rutas).toContain(una);
  expect(rutas.filter((ruta) => familyOf(ruta) === REST)).toEqual([]);
});
