import 'fake-indexeddb/auto';
import { clearDevice, writeInOtherTab } from '../../testing/device.ts';
import { deviceTexts } from './deviceTexts.ts';

/** The texts in a page that opens after this one. */
async function nextPage(): Promise<typeof deviceTexts> {
  let next = deviceTexts;
  await jest.isolateModulesAsync(async () => {
    next = (await import('./deviceTexts.ts')).deviceTexts;
  });
  await next.restore();
  return next;
}

beforeEach(clearDevice);

test('what was stored is there on the next page, and what was removed is not', async () => {
  await deviceTexts.write('draft', 'one');
  await deviceTexts.write('other', 'kept');
  await deviceTexts.write('draft', 'two');
  expect(await deviceTexts.write('other', null)).toBe(true);
  const next = await nextPage();
  expect(next.read('draft')).toBe('two');
  expect(next.keys()).toEqual(['draft']);
});

test('nothing of it is in localStorage, nor the copy that an earlier version left there', async () => {
  await deviceTexts.write('draft', 'Ana');
  localStorage.setItem('draft', 'Ana');
  localStorage.setItem('lavanda:tarjeta', 'debito');
  await nextPage();
  expect({ ...localStorage }).toEqual({ 'lavanda:tarjeta': 'debito' });
});

test('another tab’s change is read and told; this tab’s own is told as its own', async () => {
  const told: [string, boolean][] = [];
  const end = deviceTexts.subscribe((key, isOwn) => told.push([key, isOwn]));
  void deviceTexts.write('draft', 'mine');
  await writeInOtherTab('draft', 'theirs');
  expect(deviceTexts.read('draft')).toBe('theirs');
  await writeInOtherTab('draft', null);
  end();
  void deviceTexts.write('draft', 'late');
  expect(told).toEqual([
    ['draft', true],
    ['draft', false],
    ['draft', false],
  ]);
});

test('erased, it is on no later page, and a form that closes on the way stores nothing', async () => {
  await deviceTexts.write('draft', 'Ana');
  await deviceTexts.erase();
  expect(await deviceTexts.write('draft', 'Ana')).toBe(false);
  expect(deviceTexts.keys()).toEqual([]);
  expect((await nextPage()).keys()).toEqual([]);
});

test('a browser without room keeps the text until the page ends, and says that it is not on disk', async () => {
  const full = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await deviceTexts.write('draft', 'one')).toBe(false);
  full.mockRestore();
  expect(deviceTexts.read('draft')).toBe('one');
});
