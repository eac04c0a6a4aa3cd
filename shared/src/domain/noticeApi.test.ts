import fc from 'fast-check';
import { filledTemplate, normalizeNoticeApi, noticeApiErrors, noticeParameters, templateText } from './noticeApi.ts';

const ACCOUNT = { token: 'EAAG0123456789abcdefghij', telefono_id: '106540352242922', plantilla: 'ropa_lista', idioma: 'es_MX' };

describe('an account at the WhatsApp Cloud API', () => {
  it('is kept without the spaces around it; a token that isn’t typed stays', () => {
    const { token: _, ...rest } = ACCOUNT;
    expect(normalizeNoticeApi({ ...ACCOUNT, token: ` ${ACCOUNT.token}\n`, idioma: ' es_MX' })).toEqual(ACCOUNT);
    expect(normalizeNoticeApi(rest)).toEqual(rest);
    expect([noticeApiErrors(ACCOUNT), noticeApiErrors(rest)]).toEqual([[], []]);
  });

  it.each([
    ['token', 'EAAG 0123456789 abcdefghij'],
    ['token', ''],
    ['telefono_id', '+52 55 4108 1170'],
    ['plantilla', 'Ropa lista'],
    ['idioma', 'español'],
  ])('with a wrong %s names it', (field, value) => {
    expect(noticeApiErrors({ ...ACCOUNT, [field]: value }).map(({ campo: named }) => named)).toEqual([field]);
  });

  it('never lets through a token that would break its header', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (token) => {
        const good = noticeApiErrors({ ...ACCOUNT, token }).length === 0;
        if (good) expect(() => new Headers({ authorization: `Bearer ${token}` })).not.toThrow();
      }),
    );
  });
});

test('the saldo that is asked for is $0.00 while it counts as paid', () => {
  const asked = (saldo: number) => noticeParameters('Ana', 'B412', saldo, 'https://a.mx/t/1')[2];
  fc.assert(fc.property(fc.integer({ max: 99 }), (saldo) => expect(asked(saldo)).toBe('$0.00')));
  expect([asked(100), asked(8_500)]).toEqual(['$1.00', '$85.00']);
});

test('the template neither begins nor ends with a variable, and is filled in its order', () => {
  const text = templateText('Agua Clara');
  expect(text).not.toMatch(/^\{\{|\}\}\s*$/);
  expect(
    filledTemplate(text, ['Ana', 'B412', '$85.00', 'https://a.mx/t/1']),
  ).toBe(`Hola, Ana. Tu ropa ya está lista en Agua Clara.
Nota B412. Saldo: $85.00.
Tu ticket: https://a.mx/t/1
¡Te esperamos!`);
});
