import { missingText } from './differences';

const range = (letters: string, ...missing: number[]) => ({ letras: letters, primera: 1, ultima: 99, faltan: missing });

test.each([
  ['none', [range('B'), range('C')], null],
  ['one', [range('B'), range('C', 18)], 'Falta C18: ese equipo aún no la envía.'],
  ['two of one equipo', [range('B'), range('C', 18, 20)], 'Faltan C18, C20: ese equipo aún no las envía.'],
  ['of two equipos', [range('B', 7), range('C', 18)], 'Faltan B7, C18: esos equipos aún no las envían.'],
  [
    'more than are named',
    [range('B', 1, 2, 3, 4, 5, 6, 7, 8)],
    'Faltan B1, B2, B3, B4, B5, B6 y 2 más: ese equipo aún no las envía.',
  ],
])('missing claves: %s', (_case, claves, text) => {
  const missing = missingText({ claves });
  expect(missing && `${missing.which} ${missing.why}`).toBe(text);
});
