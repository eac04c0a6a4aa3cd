import { codificacionAceptada } from '../http/compresion.ts';
import { MemoriaResumen } from './memoria.ts';

it.each([
  [undefined, 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['*', 'br'],
  ['BR', 'br'],
  ['deflate', 'identity'],
  ['br;q=0.0, gzip;q=0', 'identity'],
])('accept-encoding %s is answered as %s', (cabecera, esperada) => {
  expect(codificacionAceptada(cabecera)).toBe(esperada);
});

it('keeps an answer while its version stands and its time lasts, and forgets the least used', () => {
  let ahora = 0;
  const memoria = new MemoriaResumen(1000, () => ahora);
  const uno = Buffer.from('uno');
  memoria.guardar('a', '1', uno);
  expect(memoria.leer('a', '1')).toBe(uno);
  expect(memoria.leer('a', '2')).toBeNull();
  expect(memoria.leer('b', '1')).toBeNull();
  ahora = 1001;
  expect(memoria.leer('a', '1')).toBeNull();

  memoria.guardar('a', '1', uno);
  for (let i = 0; i < 63; i++) memoria.guardar(`otra ${i}`, '1', uno);
  expect(memoria.leer('a', '1')).toBe(uno);
  memoria.guardar('una más', '1', uno);
  expect(memoria.leer('otra 0', '1')).toBeNull();
  expect(memoria.leer('a', '1')).toBe(uno);
});
