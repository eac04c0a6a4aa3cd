import 'fake-indexeddb/auto';
import { LAST_WRITE_KEY, restoreDurable, writeDurable } from './durableTexts.ts';

/** Restores localStorage to what a killed browser had already written to disk. */
async function killed(onDisk: Record<string, string>): Promise<void> {
  // Waits until the database has stored the text.
  await new Promise((resolve) => setTimeout(resolve, 50));
  localStorage.clear();
  for (const [key, text] of Object.entries(onDisk)) localStorage.setItem(key, text);
}

beforeEach(() => localStorage.clear());

test('what localStorage lost with its browser is there again, and what was removed stays removed', async () => {
  writeDurable('draft', 'one');
  writeDurable('other', 'kept');
  const onDisk = { ...localStorage } as Record<string, string>;
  writeDurable('draft', 'two');
  writeDurable('other', null);
  writeDurable('third', 'new');
  await killed(onDisk);
  await restoreDurable();
  expect(localStorage.getItem('draft')).toBe('two');
  expect(localStorage.getItem('other')).toBeNull();
  expect(localStorage.getItem('third')).toBe('new');
});

test('what localStorage has stays as it is, however the clock was set back', async () => {
  writeDurable('draft', 'one');
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now - 3_600_000);
  writeDurable('draft', 'two');
  jest.restoreAllMocks();
  await killed({ draft: 'two', [LAST_WRITE_KEY]: localStorage.getItem(LAST_WRITE_KEY) ?? '' });
  await restoreDurable();
  expect(localStorage.getItem('draft')).toBe('two');
});
