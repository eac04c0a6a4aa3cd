import fc from 'fast-check';
import { isOneLine, nameKey } from './oneLineText.ts';

const named = (code: number) => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;

describe('a one-line text', () => {
  it.each(['', 'José Ñuñez', 'Niño’s & Co. №5', '洗濯', '👨‍👩‍👧 Familia', 'O\u2060K', 'Azul\u00a0cielo'])('may be %j', (text) => {
    expect(isOneLine(text)).toBe(true);
  });

  it.each(
    [
      0x00, 0x09, 0x0a, 0x0d, 0x1b, 0x7f, 0x85, 0x9f, 0x2028, 0x2029, 0x061c, 0x200e, 0x200f, 0x202a, 0x202e, 0x2066, 0x2069,
      0xd800, 0xdfff,
    ].map((code) => [named(code), code] as const),
  )('has no %s', (_name, code) => {
    expect(isOneLine(`Ana${String.fromCharCode(code)}López`)).toBe(false);
  });
});

describe('an invisible text', () => {
  it.each(['\u200b', '\u2060 \ufeff', '\u3164', '\u115f', '\u2800 \u2800', '\u00ad', '\u034f', '\u{e0041}'])(
    '%j is refused',
    (text) => {
      expect(isOneLine(text)).toBe(false);
    },
  );

  it.each(['', '  ', 'a', '.', ' ñ ', '\u200bA', '👕', '\u00a0'])('%j is none', (text) => {
    expect(isOneLine(text)).toBe(true);
  });
});

describe('names alike to the eye', () => {
  it.each([
    ' camisa ',
    'CAMISA',
    'Cámisa',
    'Ca\u0301misa',
    'Cami\u200bsa',
    'C\u00adam\u2060isa',
    'Ｃａｍｉｓａ',
    'Cam\u0131sa',
    'Cam\u0130sa',
    'Cami\u017fa',
    '\u2800Camisa\u3164',
  ])('%j has the key of Camisa', (name) => {
    expect(nameKey(name)).toBe(nameKey('Camisa'));
  });

  it('differ when a letter differs', () => {
    expect(nameKey('Camisas')).not.toBe(nameKey('Camisa'));
    expect(nameKey('Edredón  king')).toBe(nameKey('EDREDON KING'));
  });

  it('keep their key when it is taken again', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (name) => nameKey(nameKey(name)) === nameKey(name)));
  });
});
