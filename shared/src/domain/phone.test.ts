import fc from 'fast-check';
import { formatPhone, normalizePhone } from './phone.ts';

describe('phones', () => {
  it.each([
    '55 4108 1170',
    '+52 1 55 4108 1170',
    '(55) 4108-1170',
    '5541081170',
    '52 55 4108 1170',
    ' 55.4108.1170 ',
    '\u202a55 4108 1170\u202c',
  ])('reads %p', (text) => {
    expect(normalizePhone(text)).toBe('+525541081170');
  });

  it('keeps none as none and refuses what is no phone', () => {
    expect(normalizePhone('  ')).toBe('');
    for (const text of ['123', '55 4108 117', 'x5541081170', '+1 555 410 811 7012']) expect(normalizePhone(text)).toBeNull();
  });

  it('round-trips through the format shown', () => {
    expect(formatPhone('+525541081170')).toBe('55 4108 1170');
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{9}$/), (digits) => normalizePhone(formatPhone(`+52${digits}`)) === `+52${digits}`),
    );
  });
});
