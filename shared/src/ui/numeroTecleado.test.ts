import fc from 'fast-check';
import { leerCantidad, leerMonto } from '../domain/numeroEscrito.ts';
import { aceptarTexto, deEntero } from './numeroTecleado.ts';

describe('a number written key by key', () => {
  it.each([
    ['0', 2, '0'],
    ['05', 2, '5'],
    ['.5', 2, '0.5'],
    ['12,5', 2, '12,5'],
    ['$1,500.5', 2, '1,500.5'],
    ['1.500,50', 2, '1.500,50'],
    ['1,500.505', 2, null],
    ['1,5', 0, '1,5'],
    ['1,x', 2, null],
    ['1,234,567,890,1', 2, null],
    ['12.345', 2, null],
    ['1.2', 0, null],
    ['12345678', 2, null],
    ['1.2.3', 3, null],
    ['', 2, ''],
  ])('%j with %i decimals leaves %j in the display', (texto, decimales, esperado) => {
    expect(aceptarTexto(texto, decimales)).toBe(esperado);
  });

  it('reads back the integer it shows, exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.constantFrom(2, 3), (valor, decimales) => {
        const texto = deEntero(valor, decimales);
        expect(aceptarTexto(texto, decimales)).toBe(texto);
        expect(decimales === 2 ? leerMonto(texto) : leerCantidad(texto)).toBe(valor);
      }),
    );
  });
});
