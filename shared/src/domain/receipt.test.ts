import fc from 'fast-check';
import {
  clabeCheckDigit,
  DEFAULT_LEGAL,
  EMPTY_ISSUER,
  formatClabe,
  isClabe,
  issuerErrors,
  missingOfBranch,
  missingOfTenant,
  normalizeClabe,
  normalizeIssuer,
  parseComplaints,
  parseHours,
  regimenText,
} from './receipt.ts';

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));

describe('CLABE', () => {
  it('checks the digit of published examples', () => {
    expect(isClabe('032180000118359719')).toBe(true);
    expect(isClabe('002010077777777771')).toBe(true);
    expect(isClabe('002010077777777772')).toBe(false);
  });

  it('has one right last digit, and no wrong digit goes unseen', () => {
    fc.assert(
      fc.property(digits(17), fc.nat(16), fc.integer({ min: 1, max: 9 }), (body, place, shift) => {
        const good = body + clabeCheckDigit(body);
        expect(isClabe(good)).toBe(true);
        const wrong = (Number(good[place]) + shift) % 10;
        expect(isClabe(good.slice(0, place) + wrong + good.slice(place + 1))).toBe(false);
      }),
    );
  });

  it('is read with spaces and hyphens, and written in groups', () => {
    fc.assert(
      fc.property(digits(18), (clabe) => {
        expect(normalizeClabe(formatClabe(clabe))).toBe(clabe);
      }),
    );
    expect(formatClabe('032180000118359719')).toBe('032 180 00011835971 9');
    expect(normalizeClabe(' 032-180 00011835971–9')).toBe('032180000118359719');
  });

  it.each(['', '03218000011835971', '0321800001183597190', '03218000011835971A', '٠٣٢١٨٠٠٠٠١١٨٣٥٩٧١٩'])('refuses %j', (text) => {
    expect(isClabe(text)).toBe(false);
  });
});

describe('the issuer', () => {
  const errors = (changes: object) =>
    issuerErrors(normalizeIssuer({ ...EMPTY_ISSUER, ...changes })).map(({ campo: field }) => field);

  it('is stored in one spelling', () => {
    const typed = {
      razonSocial: '  Agua  Clara, S.A. de C.V. ',
      rfc: 'sat-970701 nn3',
      regimenFiscal: '601',
      cp: ' 03020 ',
      profeco: ' 1234-2026 ',
      quejas: '55 5543 0190',
      clabe: '032 180 00011835971 9',
      titular: '',
    };
    expect(normalizeIssuer(typed)).toEqual({
      razonSocial: 'Agua Clara, S.A. de C.V.',
      rfc: 'SAT970701NN3',
      regimenFiscal: '601',
      cp: '03020',
      profeco: '1234-2026',
      quejas: '+525555430190',
      clabe: '032180000118359719',
      titular: '',
    });
  });

  it.each([
    [{}, []],
    [{ rfc: 'SAT970701NN3', regimenFiscal: '601', cp: '03020' }, []],
    [{ rfc: 'XAXX010101000' }, ['rfc']],
    [{ rfc: 'SAT971301NN3', regimenFiscal: '999', cp: '123' }, ['rfc', 'regimenFiscal', 'cp']],
    [{ rfc: 'SAT970701NN3', regimenFiscal: '605' }, ['regimenFiscal']],
    [{ quejas: 'quejas@aguaclara.mx' }, []],
    [{ quejas: 'en el mostrador' }, ['quejas']],
    [{ clabe: '032180000118359718' }, ['clabe']],
    [{ clabe: '0321' }, ['clabe']],
  ])('%j is refused at %j', (changes, fields) => {
    expect(errors(changes)).toEqual(fields);
  });

  it('never throws, and normalizing again changes nothing', () => {
    const text = fc.string();
    const issuer = fc.record({
      razonSocial: text,
      rfc: text,
      regimenFiscal: text,
      cp: text,
      profeco: text,
      quejas: text,
      clabe: text,
      titular: text,
    });
    fc.assert(
      fc.property(issuer, (typed) => {
        const stored = normalizeIssuer(typed);
        issuerErrors(stored);
        expect(normalizeIssuer(stored)).toEqual(stored);
      }),
    );
  });

  it('may be told of by phone or e-mail', () => {
    expect(parseComplaints('044 55 5543 0190')).toBe('+525555430190');
    expect(parseComplaints(' ana@x.mx ')).toBe('ana@x.mx');
    expect(parseComplaints('ana@x')).toBeNull();
    expect(parseComplaints(' ')).toBe('');
  });

  it("says its régimen by SAT's key and name", () => {
    expect(regimenText('601')).toBe('601 General de Ley Personas Morales');
    expect(regimenText('')).toBe('');
  });
});

describe('opening hours', () => {
  it('are one range a line', () => {
    expect(parseHours(' Lunes a sábado,  08:00 a 20:00 \n\nDomingo, 08:00 a 15:00')).toBe(
      'Lunes a sábado, 08:00 a 20:00\nDomingo, 08:00 a 15:00',
    );
    expect(parseHours('\n ')).toBe('');
  });

  it('are refused over 80 characters a line or 8 lines', () => {
    expect(parseHours('x'.repeat(80))).toBe('x'.repeat(80));
    expect(parseHours('x'.repeat(81))).toBeNull();
    expect(parseHours('x\n'.repeat(8))).toHaveLength(15);
    expect(parseHours('x\n'.repeat(9))).toBeNull();
  });
});

describe('what a complete receipt lacks', () => {
  const FULL = {
    razonSocial: 'Agua Clara',
    rfc: 'SAT970701NN3',
    regimenFiscal: '601',
    cp: '03020',
    profeco: '1234-2026',
    quejas: '+525555430190',
    clabe: '',
    titular: '',
  };

  it('is everything at first: the text that a new laundry is given is no terms', () => {
    const all = ['razonSocial', 'rfc', 'regimenFiscal', 'cp', 'profeco', 'quejas', 'ticket_legal'];
    expect(missingOfTenant(EMPTY_ISSUER, DEFAULT_LEGAL)).toEqual(all);
    expect(missingOfTenant(EMPTY_ISSUER, '')).toEqual(all);
    expect(missingOfBranch({})).toEqual(['direccion', 'telefono', 'horario']);
  });

  it('is nothing when all is set; an account for transfers is not asked for', () => {
    expect(missingOfTenant(FULL, 'Guardamos tu ropa 30 días.')).toEqual([]);
    expect(missingOfTenant(FULL, 'Guardamos tu ropa 30 días.', ' ')).toEqual(['aviso_privacidad']);
    expect(missingOfTenant(FULL, 'Guardamos tu ropa 30 días.', 'Cuidamos tus datos.')).toEqual([]);
    expect(missingOfBranch({ direccion: 'Petén 214', telefono: '+525555430190', horario: 'Diario' })).toEqual([]);
  });

  it('is what is blank', () => {
    expect(missingOfTenant({ ...FULL, profeco: ' ' }, 'Guardamos tu ropa 30 días.')).toEqual(['profeco']);
    expect(missingOfBranch({ direccion: 'Petén 214', telefono: '' })).toEqual(['telefono', 'horario']);
  });
});
