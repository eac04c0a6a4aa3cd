import { REGISTER_KEY, registerId } from './register.ts';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('is made once, and stays', () => {
  const id = registerId();
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(registerId()).toBe(id);
});

it.each(['roto', '{"a":1}', '"otra cosa"'])('is made again when %s is kept', (kept) => {
  localStorage.setItem(REGISTER_KEY, kept);
  const id = registerId();
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(registerId()).toBe(id);
});

it('there is none in a browser that keeps nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  expect(registerId()).toBeUndefined();
});
