import fc from 'fast-check';
import { initials, normalize } from './text.ts';

describe('folding', () => {
  it("finds 'José' by 'jose'", () => {
    expect(normalize('  JOSÉ   Ñuñez ')).toBe('jose nunez');
  });

  it('folding twice changes nothing', () => {
    fc.assert(fc.property(fc.string(), (text) => normalize(normalize(text)) === normalize(text)));
  });

  it('makes initials', () => {
    expect(initials('Daniela Ortiz Vega')).toBe('DO');
    expect(initials('')).toBe('');
  });
});
