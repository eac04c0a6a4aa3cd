import fc from 'fast-check';
import {
  CANTIDAD_MAL_ESCRITA,
  fallaDeCantidad,
  fallaDeMonto,
  leerCantidad,
  leerMonto,
  MONTO_MAL_ESCRITO,
  sinMiles,
} from './numeroEscrito.ts';

const CENTAVOS = fc.integer({ min: 0, max: 999_999_999 });

describe('an amount as it is written', () => {
  it.each([
    ['1,500', 150_000],
    ['1,500.50', 150_050],
    ['1500.5', 150_050],
    ['$1,500', 150_000],
    [' $ 1,500.5 ', 150_050],
    ['1,234,567.89', 123_456_789],
    ['1500.', 150_000],
    ['.5', 50],
    ['0', 0],
    ['007', 700],
  ])('%j is %i centavos', (texto, centavos) => {
    expect(leerMonto(texto)).toBe(centavos);
    expect(fallaDeMonto(texto)).toBeNull();
  });

  it.each([
    '1,50',
    '1,5',
    '12,5',
    '1,5000',
    '1500,00',
    '1,500,00',
    '1.500,50',
    '0,500',
    ',500',
    '1,,500',
    '1234,567',
    '1,500,',
    '1.5,',
  ])('%j is refused, not guessed', (texto) => {
    expect(leerMonto(texto)).toBeNull();
  });

  it.each(['1,50', '12,5', '1500,00', '1.500,50', ',500', '1,,', '1500,', '1.5,'])('%j is told', (texto) => {
    expect(fallaDeMonto(texto)).toBe(MONTO_MAL_ESCRITO);
  });

  it.each(['', '1,', '12,', '1,500,'])('%j may still become one: nothing is told yet', (texto) => {
    expect(leerMonto(texto)).toBeNull();
    expect(fallaDeMonto(texto)).toBeNull();
  });

  it.each(['', '.', '-5', '1e3', 'gratis', '1.2.3', '1 500', '12.345', '5$', '٣'])('%j is not an amount', (texto) => {
    expect(leerMonto(texto)).toBeNull();
  });

  it('reads back every way money is shown', () => {
    fc.assert(
      fc.property(CENTAVOS, fc.boolean(), fc.constantFrom('', '$', '$ '), (centavos, conMiles, signo) => {
        const pesos = Math.floor(centavos / 100);
        const enteros = conMiles ? pesos.toLocaleString('en-US') : String(pesos);
        const texto = `${signo}${enteros}.${String(centavos % 100).padStart(2, '0')}`;
        expect(leerMonto(texto)).toBe(centavos);
      }),
    );
  });

  it('gives a comma no other place: moved or added anywhere else, the amount is refused', () => {
    fc.assert(
      fc.property(CENTAVOS, fc.nat(), (centavos, donde) => {
        const bien = (Math.floor(centavos / 100) + 1000).toLocaleString('en-US');
        const cifras = bien.replaceAll(',', '');
        const lugar = donde % (cifras.length + 1);
        const texto = `${cifras.slice(0, lugar)},${cifras.slice(lugar)}`;
        fc.pre(texto !== bien);
        expect(leerMonto(texto)).toBeNull();
      }),
    );
  });

  it('never reads a text with commas as another amount than the text without them', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d.,$ ]{0,12}$/), (texto) => {
        const leido = leerMonto(texto);
        if (leido !== null) expect(leido).toBe(leerMonto(texto.replaceAll(',', '')));
      }),
    );
  });
});

describe('a quantity as it is written', () => {
  it.each([
    ['3.35', 3350],
    ['4', 4000],
    ['.125', 125],
  ])('%j is %i thousandths', (texto, milesimas) => {
    expect(leerCantidad(texto)).toBe(milesimas);
    expect(fallaDeCantidad(texto)).toBeNull();
  });

  it.each(['1,500', '1,5', '3,35'])('%j could be thousands or decimals: it is refused and told', (texto) => {
    expect(leerCantidad(texto)).toBeNull();
    expect(fallaDeCantidad(texto)).toBe(CANTIDAD_MAL_ESCRITA);
  });

  it('has three decimals at most', () => {
    expect(leerCantidad('0.0005')).toBeNull();
  });
});

it('keeps the decimals that were written, for who limits them', () => {
  expect(sinMiles('$1,010.005')).toBe('1010.005');
});
