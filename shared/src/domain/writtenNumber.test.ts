import fc from 'fast-check';
import {
  amountFailure,
  MALFORMED_AMOUNT,
  MALFORMED_QUANTITY,
  parseAmount,
  parseQuantity,
  quantityFailure,
  withoutThousands,
} from './writtenNumber.ts';

const CENTAVOS = fc.integer({ min: 0, max: 999_999_999 });

describe('an amount as it is written', () => {
  it.each([
    ['1,500', 150_000],
    ['1,500.50', 150_050],
    ['1500.5', 150_050],
    ['$1,500', 150_000],
    [' $ 1,500.5 ', 150_050],
    ['1,234,567.89', 123_456_789],
    ['1500 MXN', 150_000],
    ['$1,500.00 mxn', 150_000],
    ['MXN\u00a01,500.50', 150_050],
    ['MX$1,500', 150_000],
    ['1,500 pesos', 150_000],
    ['$1,500.00 M.N.', 150_000],
    ['1500.', 150_000],
    ['.5', 50],
    ['0', 0],
    ['007', 700],
  ])('%j is %i centavos', (text, centavos) => {
    expect(parseAmount(text)).toBe(centavos);
    expect(amountFailure(text)).toBeNull();
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
  ])('%j is refused, not guessed', (text) => {
    expect(parseAmount(text)).toBeNull();
  });

  it.each(['1,50', '12,5', '1500,00', '1.500,50', ',500', '1,,', '1500,', '1.5,'])('%j has an error message', (text) => {
    expect(amountFailure(text)).toBe(MALFORMED_AMOUNT);
  });

  it.each(['', '1,', '12,', '1,500,'])('%j is still being typed: no error yet', (text) => {
    expect(parseAmount(text)).toBeNull();
    expect(amountFailure(text)).toBeNull();
  });

  it.each(['', '.', '-5', '1e3', 'gratis', '1.2.3', '1 500', '12.345', '5$', '٣'])('%j is not an amount', (text) => {
    expect(parseAmount(text)).toBeNull();
  });

  it('parses every format that money is shown in', () => {
    fc.assert(
      fc.property(CENTAVOS, fc.boolean(), fc.constantFrom('', '$', '$ '), (centavos, withThousands, sign) => {
        const pesos = Math.floor(centavos / 100);
        const integers = withThousands ? pesos.toLocaleString('en-US') : String(pesos);
        const text = `${sign}${integers}.${String(centavos % 100).padStart(2, '0')}`;
        expect(parseAmount(text)).toBe(centavos);
      }),
    );
  });

  it('refuses an amount with a comma moved or added anywhere else', () => {
    fc.assert(
      fc.property(CENTAVOS, fc.nat(), (centavos, where) => {
        const ok = (Math.floor(centavos / 100) + 1000).toLocaleString('en-US');
        const figures = ok.replaceAll(',', '');
        const place = where % (figures.length + 1);
        const text = `${figures.slice(0, place)},${figures.slice(place)}`;
        fc.pre(text !== ok);
        expect(parseAmount(text)).toBeNull();
      }),
    );
  });

  it('never reads a text with commas as another amount than the text without them', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d.,$ ]{0,12}$/), (text) => {
        const parsed = parseAmount(text);
        if (parsed !== null) expect(parsed).toBe(parseAmount(text.replaceAll(',', '')));
      }),
    );
  });
});

describe('a quantity as it is written', () => {
  it.each([
    ['3.35', 3350],
    ['4', 4000],
    ['.125', 125],
  ])('%j is %i thousandths', (text, thousandths) => {
    expect(parseQuantity(text)).toBe(thousandths);
    expect(quantityFailure(text)).toBeNull();
  });

  it.each(['1,500', '1,5', '3,35'])('%j could be thousands or decimals: it is refused with an error', (text) => {
    expect(parseQuantity(text)).toBeNull();
    expect(quantityFailure(text)).toBe(MALFORMED_QUANTITY);
  });

  it('has three decimals at most', () => {
    expect(parseQuantity('0.0005')).toBeNull();
  });
});

it('keeps the decimals as typed', () => {
  expect(withoutThousands('$1,010.005')).toBe('1010.005');
});
