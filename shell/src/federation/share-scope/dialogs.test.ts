import { HELD_PAGE, type HeldPage } from '@lavanda/shared/federation/shellGlobals';

let now = 0;
const ask = jest.fn((_question: string) => {
  now += 4_000;
  return true;
});
let heldPage: HeldPage;

beforeAll(async () => {
  Object.assign(globalThis, { confirm: ask });
  await import('./dialogs');
  ({ [HELD_PAGE]: heldPage } = globalThis as unknown as { [HELD_PAGE]: HeldPage });
});
beforeEach(() => void jest.spyOn(performance, 'now').mockImplementation(() => now));
afterEach(() => jest.restoreAllMocks());

test('the time in the browser’s dialogs is known, and they answer as before', () => {
  expect(confirm('¿Borrar?')).toBe(true);
  expect(ask).toHaveBeenCalledWith('¿Borrar?');
  const start = now;
  expect(heldPage(start)).toBe(0);
  confirm('¿Otra vez?');
  confirm('¿Seguro?');
  expect(heldPage(start)).toBe(8_000);
  expect(heldPage(0)).toBe(12_000);
});
