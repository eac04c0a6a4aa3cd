import { codificacionAceptada } from './compresion.ts';

it.each([
  [undefined, 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['*', 'br'],
  ['BR', 'br'],
  ['deflate', 'identity'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
])('accept-encoding %s is answered as %s', (cabecera, esperada) => {
  expect(codificacionAceptada(cabecera)).toBe(esperada);
});

it('takes the preferred one of those accepted', () => {
  expect(codificacionAceptada('gzip, deflate, br', ['gzip', 'br'])).toBe('gzip');
  expect(codificacionAceptada('br', ['gzip', 'br'])).toBe('br');
});
