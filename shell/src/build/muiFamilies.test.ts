import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SOURCES } from '../testing/sectionSources';
import { familyOf, REST } from './muiFamilies';

/** Sections bundle the charts, whose MUI dependencies the shell must provide. */
const FOLDER = dirname(dirname(require.resolve('@mui/x-charts/LineChart')));
const OF_CHARTS = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => readFileSync(join(FOLDER, file), 'utf8'));

/** MUI modules the sources import, excluding types. */
function taken(sources: string[]): string[] {
  const imported = /import (?!type )[^;]+? from ['"](@mui\/(?:material|system|utils)\/\w+)['"]/g;
  return [...new Set(sources.flatMap((font) => [...font.matchAll(imported)].map(([, path = '']) => path)))].sort();
}

test.each([
  ['sections', SOURCES, '@mui/material/Accordion'],
  ['charts', OF_CHARTS, '@mui/utils/useSlotProps'],
])('what the %s take of Material doesn’t come with the rest of it', (_who, sources, first) => {
  const paths = taken(sources);
  expect(paths).toContain(first);
  expect(paths.filter((path) => familyOf(path) === REST)).toEqual([]);
});
