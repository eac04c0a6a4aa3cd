import { SOURCES } from '../../testing/sectionSources';
import * as emotion from './sharedEmotion';
import * as redux from './sharedRedux';
import * as router from './sharedRouter';
import * as toolkit from './sharedToolkit';

/** Names that the sections import from `library`, excluding types. */
function taken(library: string): string[] {
  const named = new RegExp(`import \\{([^}]+)\\} from '${library}'`, 'g');
  const lists = SOURCES.flatMap((font) => [...font.matchAll(named)].map(([, list = '']) => list));
  const names = lists.flatMap((list) => list.split(',')).map((name) => name.trim().replace(/ as .*/, ''));
  return names.filter((name) => name !== '' && !name.startsWith('type '));
}

test('imports of the sections are found', () => {
  expect(taken('@reduxjs/toolkit')).toContain('createSlice');
});

test.each([
  ['@reduxjs/toolkit', toolkit],
  ['react-redux', redux],
  ['react-router-dom', router],
  ['@emotion/react', emotion],
])('the shell gives all that the sections take of %s: the rest would be undefined in their page', (library, given) => {
  expect(taken(library).filter((name) => !(name in given))).toEqual([]);
});
