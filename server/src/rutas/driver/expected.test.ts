import { expectedHours } from './expected.ts';

const NEAR = { lat: 19.4, lon: -99.16 };
const FAR = { lat: 19.45, lon: -99.16 };

test('a stop without a place is expected in its turn, as on the board', () => {
  const stops = [
    { id: 'a', place: NEAR, window: null },
    { id: 'b', place: null, window: { from: '10:00', to: '11:00' } },
    { id: 'c', place: FAR, window: null },
  ];
  const hours = expectedHours(stops, { place: NEAR, minute: 9 * 60 });
  expect(hours.get('a')).toBe('09:00');
  expect(hours.get('b')).toBe('10:00');
  expect(hours.get('c')?.localeCompare('10:05')).toBe(1);
});

test('without a known start, the first place is where the route begins', () => {
  const hours = expectedHours([{ id: 'a', place: FAR, window: null }], { place: null, minute: 8 * 60 });
  expect([...hours]).toEqual([['a', '08:00']]);
});
