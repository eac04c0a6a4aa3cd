import { match } from './Highlight';

const part = (text: string, term: string) => {
  const range = match(text, term);
  return range && text.slice(...range);
};

describe('match', () => {
  it.each([
    ['José Luis Hernández', 'jose', 'José'],
    ['José Luis Hernández', 'HERNAN', 'Hernán'],
    ['José Luis Hernández', 'se lu', 'sé Lu'],
    ['Óscar', 'osc', 'Ósc'],
    ['Ana', 'treviño', null],
    ['Ana', '  ', null],
  ])('%s, %s: %s', (text, term, expected) => {
    expect(part(text, term)).toBe(expected);
  });
});
