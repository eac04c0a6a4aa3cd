import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FUENTES } from '../testing/sectionSources';
import { familyOf, REST } from './muiFamilies';

/** The charts come with the section that draws them, and ask the shell for what they are written with. */
const FOLDER = dirname(dirname(require.resolve('@mui/x-charts/LineChart')));
const OF_CHARTS = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => readFileSync(join(FOLDER, file), 'utf8'));

/** Modules of Material that the sources import, types and their augmentations aside. */
function taken(fuentes: string[]): string[] {
  const imported = /import (?!type )[^;]+? from ['"](@mui\/(?:material|system|utils)\/\w+)['"]/g;
  return [...new Set(fuentes.flatMap((font) => [...font.matchAll(imported)].map(([, path = '']) => path)))].sort();
}

test.each([
  ['sections', FUENTES, '@mui/material/Accordion'],
  ['charts', OF_CHARTS, '@mui/utils/useSlotProps'],
])('what the %s take of Material doesn’t come with the rest of it', (_quien, fuentes, first) => {
  const paths = taken(fuentes);
  expect(paths).toContain(first);
  expect(paths.filter((path) => familyOf(path) === REST)).toEqual([]);
});
