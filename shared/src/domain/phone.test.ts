import fc from 'fast-check';
import { formatPhone, normalizePhone, splitPhone } from './phone.ts';

describe('a Mexican phone', () => {
  it.each([
    '55 4108 1170',
    '+52 1 55 4108 1170',
    '(55) 4108-1170',
    '5541081170',
    '52 55 4108 1170',
    ' 55.4108.1170 ',
    '\u202a55 4108 1170\u202c',
    '\u200e55 4108 1170',
    '5541081170\u00a0',
    '044 55 4108 1170',
    '045 55 4108 1170',
    '01 55 4108 1170',
    '00 52 55 4108 1170',
    '0052 1 55 4108 1170',
    '011 52 55 4108 1170',
    '+52 01 55 4108 1170',
    '1 55 4108 1170',
    '55\u20114108\u20111170',
    '55\u20134108\u20131170',
    '55/4108/1170',
    '55 4108-1170.',
    'Tel. 55 4108 1170',
    'Teléfono: 5541081170',
    'tel:+525541081170',
    '５５４１０８１１７０',
    '5541081170.0',
    '5.541081170E9',
    '5.541081170E+09',
  ])('is read as it is written: %p', (text) => {
    expect(normalizePhone(text)).toBe('+525541081170');
  });

  it('is stored in a way that its format gives back', () => {
    expect(formatPhone('+525541081170')).toBe('55 4108 1170');
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{9}$/), (digits) => normalizePhone(formatPhone(`+52${digits}`)) === `+52${digits}`),
    );
  });
});

describe('a phone of another country', () => {
  it.each([
    ['+1 (915) 555-0101', '+19155550101', '+1 915 555 0101'],
    ['001 915 555 0101', '+19155550101', '+1 915 555 0101'],
    ['+34 612 345 678', '+34612345678', '+34 612 345 678'],
    ['0034 612 345 678', '+34612345678', '+34 612 345 678'],
    ['+44 (0)20 7946 0958', '+442079460958', '+44 207 946 0958'],
    ['+502 5555 0101', '+50255550101', '+502 5555 0101'],
    ['+86 138 0013 8000', '+8613800138000', '+86 138 0013 8000'],
  ])('keeps its code: %s', (text, stored, shown) => {
    expect(normalizePhone(text)).toBe(stored);
    expect(formatPhone(stored)).toBe(shown);
    expect(normalizePhone(shown)).toBe(stored);
  });

  it('that could be of two countries is refused: it needs its +', () => {
    expect(normalizePhone('1 (656) 555-0102')).toBeNull();
  });
});

describe('what else is written in the field', () => {
  it.each([
    ['55 1111 0020 ext 3', '+525511110020', 'ext 3'],
    ['55 1111 0021 / 55 1111 0022', '+525511110021', '55 1111 0022'],
    ['55 1111 0021, 55 1111 0022', '+525511110021', '55 1111 0022'],
    ['5511110021 5511110022', '+525511110021', '5511110022'],
    ['55 1111 0021 y 55 1111 0022', '+525511110021', '55 1111 0022'],
    ['55-1111-0020 (casa)', '+525511110020', '(casa)'],
    ['Mamá: 55 1111 0020', '+525511110020', 'Mamá'],
    ['+1 915 555 0101 x12', '+19155550101', 'x12'],
    ['55 1111 0020 #3', '+525511110020', '#3'],
  ])('is kept apart: %s', (text, phone, rest) => {
    expect(splitPhone(text)).toEqual({ phone, rest });
    expect(normalizePhone(text)).toBeNull();
  });

  it.each(['', '  ', 'n/a', 'N/A', '-', '--', '0', '0000000000', 's/n', 'Sin teléfono', 'no tiene'])('%p is none', (text) => {
    expect(splitPhone(text)).toEqual({ phone: '', rest: '' });
  });

  it.each([
    '123',
    '55 4108 117',
    '55 4108 11701',
    '55 4108 1170 5',
    'x5541081170x1',
    '555-0199',
    '+1 555 410 811 7012',
    '+52 55 4108 117',
    '0155410811',
    'llamar a su hija',
    '5.5E9',
    '+',
  ])('%p is no phone', (text) => {
    expect(normalizePhone(text)).toBeNull();
  });

  it('never throws, and what it stores is E.164', () => {
    const digitsAndMarks = fc.string({ unit: fc.constantFrom(...'0123456789+() -./ext,5'), maxLength: 40 });
    fc.assert(
      fc.property(fc.oneof(digitsAndMarks, fc.string({ unit: 'binary' })), (text) => {
        const phone = splitPhone(text)?.phone ?? '';
        expect(phone).toMatch(/^(\+52[1-9]\d{9}|\+(?!52)[1-9]\d{7,14})?$/);
        expect(normalizePhone(formatPhone(phone))).toBe(phone);
      }),
      { numRuns: 500 },
    );
  });
});
