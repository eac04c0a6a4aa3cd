import fc from 'fast-check';
import { initials, normalize, oneSpace, searchable, searchWords } from './text.ts';

it('oneSpace keeps the words, and no space but one between two of them', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'ñ', ' ', '\t', '\n', '\u00a0') }), (text) => {
      expect(oneSpace(text)).toBe(text.split(/\s+/).filter(Boolean).join(' '));
    }),
  );
});

describe('folding', () => {
  it("finds 'José' by 'jose'", () => {
    expect(normalize('  JOSÉ   Ñuñez ')).toBe('jose nunez');
  });

  it('folding twice changes nothing', () => {
    fc.assert(fc.property(fc.string(), (text) => normalize(normalize(text)) === normalize(text)));
  });

  it.each([
    ['maria  ortiz', ['maria', 'ortiz']],
    ['lopez-portillo jimenez', ['lopez', 'portillo', 'jimenez']],
    ['a\u2011b\u00a0c', ['a', 'b', 'c']],
    ['\u2068Ana\u2069', ['Ana']],
    ['Ana Ana', ['Ana']],
    [' - ', ['-']],
    ["d'angelo", ['dangelo']],
    ['O\u2019Connor D\u00b4Angelo L`Oréal', ['OConnor', 'DAngelo', 'LOréal']],
    ["'", ["'"]],
  ])('%j is searched by its words', (text, words) => {
    expect(searchWords(text)).toEqual(words);
  });

  it.each(["D'Angelo", 'D\u2019Ángelo', 'D\u00b4Angelo', 'D`Angelo', 'D\u02bcAngelo', 'Dangelo'])(
    '%j is compared as dangelo',
    (name) => {
      expect(searchable(name)).toBe('dangelo');
    },
  );

  it('makes initials', () => {
    expect(initials('Daniela Ortiz Vega')).toBe('DO');
    expect(initials('')).toBe('');
  });
});
