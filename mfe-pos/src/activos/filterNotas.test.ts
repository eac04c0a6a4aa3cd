import { testNota } from '@lavanda/shared/testing/fixtures';
import { notaFromApi } from '../notas/fromApi';
import { search } from './filterNotas';

const NOTAS = [
  testNota({ usuario_name: 'Ana Sofía Treviño', folio: 1342, usuario_telefono: '+525541081170' }),
  testNota({ usuario_name: 'Óscar Nájera', folio: 134, clave: 'B41', usuario_telefono: '+525511701342' }),
  testNota({ usuario_name: 'Sofía Ana Peña', folio: 7, clave: 'B412', usuario_telefono: '' }),
  testNota({ usuario_name: 'Lía D\u2019Angelo López-Mena', folio: 3471, usuario_telefono: '+525590908888' }),
].map(notaFromApi);

const found = (text: string) => search(NOTAS, text).map(({ folio }) => folio);

describe('search', () => {
  it.each([
    ['', [1342, 134, 7, 3471]],
    ['  ', [1342, 134, 7, 3471]],
    ['ana sof', [1342, 7]],
    ['SOFIA ana', [1342, 7]],
    ['trevino', [1342]],
    ['Peña', [7]],
    ['oscar najera', [134]],
    ['ana zeta', []],
    ['dangelo', [3471]],
    ["d'ángelo", [3471]],
    ['d angelo', [3471]],
    ['lopez mena', [3471]],
    ['mena-lopez', [3471]],
  ])('finds by every word of the name, in any order, without accents or case: %p', (text, folios) => {
    expect(found(text)).toEqual(folios);
  });

  it.each([
    ['1342', [1342, 134]],
    ['134', [1342, 134]],
    ['#7', [7]],
    ['1170', [1342]],
    ['170', []],
    ['ana 1170', [1342]],
    ['lia 3471', [3471]],
    ['8888 dangelo', [3471]],
    ['5541081170', [1342]],
    ['80', []],
  ])('finds by the beginning of the folio and the last four digits of the phone: %p', (text, folios) => {
    expect(found(text)).toEqual(folios);
  });

  it.each([
    ['b412', [7]],
    ['B 412', [7]],
    ['b4', [134, 7]],
    ['ana b4', [7]],
    ['b42', []],
  ])('finds by the beginning of the clave, alone or beside a name: %p', (text, folios) => {
    expect(found(text)).toEqual(folios);
  });
});
