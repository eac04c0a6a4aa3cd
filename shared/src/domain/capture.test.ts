import fc from 'fast-check';
import { acceptedCapture, MAX_AHEAD, MAX_LATE } from './capture.ts';

const NOW = new Date('2026-11-28T15:00:00Z');
const before = (ms: number) => new Date(NOW.getTime() - ms);

test('a capture of the last 72 hours is kept as it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MAX_LATE }), (ms) => expect(acceptedCapture(before(ms), NOW)).toEqual(before(ms))),
  );
});

test('one a little ahead is of now', () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: MAX_AHEAD }), (ms) => expect(acceptedCapture(before(-ms), NOW)).toEqual(NOW)));
});

test('one that can’t be true isn’t taken', () => {
  const far = fc.integer({ min: 1, max: 10 ** 12 });
  fc.assert(
    fc.property(far, (ms) => {
      expect(acceptedCapture(before(MAX_LATE + ms), NOW)).toBeNull();
      expect(acceptedCapture(before(-MAX_AHEAD - ms), NOW)).toBeNull();
    }),
  );
  expect(acceptedCapture(new Date('2026-13-40T00:00:00Z'), NOW)).toBeNull();
});
