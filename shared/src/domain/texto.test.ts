import fc from 'fast-check';
import { iniciales, normalizar } from './texto.ts';

describe('folding', () => {
  it("finds 'José' by 'jose'", () => {
    expect(normalizar('  JOSÉ   Ñuñez ')).toBe('jose nunez');
  });

  it('folding twice changes nothing', () => {
    fc.assert(fc.property(fc.string(), (texto) => normalizar(normalizar(texto)) === normalizar(texto)));
  });

  it('makes initials', () => {
    expect(iniciales('Daniela Ortiz Vega')).toBe('DO');
    expect(iniciales('')).toBe('');
  });
});
