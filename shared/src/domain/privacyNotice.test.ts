import fc from 'fast-check';
import { privacyLink, privacyNoticeError } from './privacyNotice.ts';

it.each([
  'https://aguaclara.mx/privacidad',
  'https://aguaclara.mx',
  'HTTPS://Agua-Clara.com.mx:8443/a?b=c#d',
  'https://lavandería.mx/aviso',
])('%s is an address', (notice) => {
  expect(privacyLink(` ${notice} `)).toBe(notice);
  expect(privacyNoticeError(notice)).toBeNull();
});

it.each([
  'http://aguaclara.mx/privacidad',
  'aguaclara.mx/privacidad',
  'javascript:alert(1)',
  'https://aguaclara.mx@otro.mx/x',
  'https://localhost',
  'https://',
])('%s is refused', (notice) => {
  expect(privacyLink(notice)).toBeNull();
  expect(privacyNoticeError(notice)).toMatch(/https:\/\//);
});

it('a text is its own notice, even one that names an address', () => {
  const text = 'Tratamos tus datos según https://aguaclara.mx/privacidad';
  expect([privacyLink(text), privacyNoticeError(text)]).toEqual([null, null]);
  expect([privacyLink(''), privacyNoticeError('  ')]).toEqual([null, null]);
});

it('an address that is given is https, on one line, and of no other site than it says', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl({ validSchemes: ['https', 'http'], withFragments: true }), fc.string()), (notice) => {
      const link = privacyLink(notice);
      if (link === null) return;
      const { protocol, username } = new URL(link);
      expect([protocol, username, /\s/.test(link)]).toEqual(['https:', '', false]);
    }),
  );
});
