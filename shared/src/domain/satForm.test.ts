import fc from 'fast-check';
import { PAYMENT_METHODS } from './nota.ts';
import { CARD_KINDS, cardOf, LINK_FORMS, satFormOf } from './satForm.ts';

const method = fc.constantFrom(...PAYMENT_METHODS);
const card = fc.constantFrom(...CARD_KINDS, null);
const link = fc.constantFrom(...LINK_FORMS);

test.each([
  ['Efvo', null, '01'],
  ['Transf', null, '03'],
  ['TDC', 'credito', '04'],
  ['TDC', 'debito', '28'],
  ['TDC', null, '04'],
  ['Saldo', null, null],
] as const)('%s %s is %s whatever the links are', (paid, kind, form) => {
  fc.assert(fc.property(link, (links) => expect(satFormOf(paid, kind, links)).toBe(form)));
});

test('a link has the form that the laundry says', () => {
  fc.assert(fc.property(link, card, (links, kind) => expect(satFormOf('Link', kind, links)).toBe(links)));
  expect(satFormOf('Link', null, null)).toBeNull();
});

test('only a TDC has a kind of card, and only that changes its form', () => {
  fc.assert(
    fc.property(method, card, link, (paid, kind, links) => {
      expect(cardOf(paid, kind)).toBe(paid === 'TDC' ? kind : null);
      if (paid !== 'TDC') expect(satFormOf(paid, kind, links)).toBe(satFormOf(paid, null, links));
    }),
  );
});
