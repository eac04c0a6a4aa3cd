import { typedHour } from './typedHour';

test.each([
  ['9', '09:00'],
  ['17', '17:00'],
  ['930', '09:30'],
  ['9:30', '09:30'],
  ['17.45', '17:45'],
  ['24', null],
  ['9:75', null],
  ['', null],
  ['nueve', null],
])('%s is %s', (typed, hour) => {
  expect(typedHour(typed)).toBe(hour);
});
