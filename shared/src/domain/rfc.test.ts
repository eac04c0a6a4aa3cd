import fc from 'fast-check';
import { fiscalErrors, hasValidCheckDigit, normalizeRfc, personType, regimesOf } from './rfc.ts';

describe('RFC', () => {
  it('tells moral from física by length', () => {
    expect(personType('GODE561231GR8')).toBe('fisica');
    expect(personType('SAT970701NN3')).toBe('moral');
    expect(personType('Ñ&X000229AB1')).toBe('moral');
  });

  it.each(['', 'GODE561231GR', 'SAT971301NN3', 'SAT970230NN3', 'GODE561231GRZ', 'gode561231gr8', 'GOD1561231GR8'])(
    'refuses %p',
    (rfc) => {
      expect(personType(rfc)).toBeNull();
    },
  );

  it('allows the generic ones of the SAT', () => {
    for (const rfc of ['XAXX010101000', 'XEXX010101000']) {
      expect(personType(rfc)).toBe('fisica');
      expect(hasValidCheckDigit(rfc)).toBe(true);
      expect(fiscalErrors({ rfc, regimenFiscal: '616', cp: '06600' })).toEqual([]);
    }
  });

  it('checks the digit of published examples', () => {
    expect(hasValidCheckDigit('GODE561231GR8')).toBe(true);
    expect(hasValidCheckDigit('SAT970701NN3')).toBe(true);
    expect(hasValidCheckDigit('SAT970701NN4')).toBe(false);
  });

  it('only warns about the digit', () => {
    expect(fiscalErrors({ rfc: 'SAT970701NN4', regimenFiscal: '603', cp: '06300' })).toEqual([]);
  });

  it('wants a régimen of that kind of person and a CP of 5 digits', () => {
    expect(fiscalErrors({ rfc: 'SAT970701NN3', regimenFiscal: '605', cp: '0630' }).map((e) => e.campo)).toEqual([
      'regimenFiscal',
      'cp',
    ]);
    expect(fiscalErrors({ rfc: 'GODE561231GR8', regimenFiscal: '999', cp: '' }).map((e) => e.campo)).toEqual(['regimenFiscal']);
    expect(fiscalErrors({ rfc: '', regimenFiscal: '', cp: '' })).toEqual([]);
    expect(regimesOf('moral').map((r) => r.key)).toEqual(['601', '603', '610', '620', '622', '623', '624', '626']);
  });

  it('normalises what people type', () => {
    expect(normalizeRfc(' gode-561231 gr8 ')).toBe('GODE561231GR8');
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (rfc, regimenFiscal, cp) => {
        fiscalErrors({ rfc: normalizeRfc(rfc), regimenFiscal, cp });
      }),
    );
  });
});
