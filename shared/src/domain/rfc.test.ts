import fc from 'fast-check';
import { digitoVerificadorCorrecto, erroresFiscales, normalizarRfc, regimenesDe, tipoPersona } from './rfc.ts';

describe('RFC', () => {
  it('tells moral from física by length', () => {
    expect(tipoPersona('GODE561231GR8')).toBe('fisica');
    expect(tipoPersona('SAT970701NN3')).toBe('moral');
    expect(tipoPersona('Ñ&X000229AB1')).toBe('moral');
  });

  it.each(['', 'GODE561231GR', 'SAT971301NN3', 'SAT970230NN3', 'GODE561231GRZ', 'gode561231gr8', 'GOD1561231GR8'])(
    'refuses %p',
    (rfc) => {
      expect(tipoPersona(rfc)).toBeNull();
    },
  );

  it('allows the generic ones of the SAT', () => {
    for (const rfc of ['XAXX010101000', 'XEXX010101000']) {
      expect(tipoPersona(rfc)).toBe('fisica');
      expect(digitoVerificadorCorrecto(rfc)).toBe(true);
      expect(erroresFiscales({ rfc, regimenFiscal: '616', cp: '06600' })).toEqual([]);
    }
  });

  it('checks the digit of published examples', () => {
    expect(digitoVerificadorCorrecto('GODE561231GR8')).toBe(true);
    expect(digitoVerificadorCorrecto('SAT970701NN3')).toBe(true);
    expect(digitoVerificadorCorrecto('SAT970701NN4')).toBe(false);
  });

  it('only warns about the digit', () => {
    expect(erroresFiscales({ rfc: 'SAT970701NN4', regimenFiscal: '603', cp: '06300' })).toEqual([]);
  });

  it('wants a régimen of that kind of person and a CP of 5 digits', () => {
    expect(erroresFiscales({ rfc: 'SAT970701NN3', regimenFiscal: '605', cp: '0630' }).map((e) => e.campo)).toEqual([
      'regimenFiscal',
      'cp',
    ]);
    expect(erroresFiscales({ rfc: 'GODE561231GR8', regimenFiscal: '999', cp: '' }).map((e) => e.campo)).toEqual([
      'regimenFiscal',
    ]);
    expect(erroresFiscales({ rfc: '', regimenFiscal: '', cp: '' })).toEqual([]);
    expect(regimenesDe('moral').map((r) => r.clave)).toEqual(['601', '603', '610', '620', '622', '623', '624', '626']);
  });

  it('normalises what people type', () => {
    expect(normalizarRfc(' gode-561231 gr8 ')).toBe('GODE561231GR8');
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (rfc, regimenFiscal, cp) => {
        erroresFiscales({ rfc: normalizarRfc(rfc), regimenFiscal, cp });
      }),
    );
  });
});
