import { parsePrice } from './price';

test.each([
  ['55', 55],
  ['38.9', 38.9],
  ['38,90', null],
  ['$ 1,234.50', 1234.5],
  ['1,234', 1234],
  ['1,234,567.8', 1234567.8],
  ['.5', 0.5],
  ['5.', 5],
  ['0', 0],
  ['-5', null],
  ['', null],
  ['gratis', null],
  ['1.2.3', null],
  ['1e3', null],
])('%j is %p pesos', (text, pesos) => {
  expect(parsePrice(text)).toBe(pesos);
});
