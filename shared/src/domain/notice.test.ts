import fc from 'fast-check';
import { NOTICE_FIELDS, noticeText, READY_NOTICE, unknownFields, whatsAppUrl } from './notice.ts';

const VALUES = {
  nombre: 'Ana',
  lavanderia: 'Agua Clara',
  sucursal: 'Del Valle',
  nota: '147',
  piezas: '7 piezas.',
  saldo: '$85.00',
  horario: 'Lunes a sábado, 08:00 a 20:00',
  ticket: 'https://aguaclara.mx/t/q7Yk4mB2',
};

describe('the message that a nota is ready', () => {
  it('has its fields filled in; a tenant without one has the product’s', () => {
    const text = `Hola, Ana. Tu ropa ya está lista en Agua Clara, sucursal Del Valle.
Nota 147. 7 piezas.
Saldo $85.00.
Horario: Lunes a sábado, 08:00 a 20:00
Tu ticket: https://aguaclara.mx/t/q7Yk4mB2`;
    expect(noticeText('', VALUES)).toBe(text);
    expect(noticeText(' \n', VALUES)).toBe(text);
    expect(noticeText('¡{nombre}, ven! {saldo}', VALUES)).toBe('¡Ana, ven! $85.00');
  });

  it('leaves out a line that has nothing to say', () => {
    expect(noticeText(READY_NOTICE, { ...VALUES, saldo: '', horario: '', ticket: '' })).not.toMatch(/Saldo|Horario|ticket/);
  });

  it('names the fields that it can’t fill', () => {
    expect(unknownFields('{nombre} {apellido} {Nota} {apellido} {}')).toEqual(['apellido', 'Nota', '']);
    expect(unknownFields(NOTICE_FIELDS.map((name) => `{${name}}`).join())).toEqual([]);
  });

  it('reaches WhatsApp whole, whatever it says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const url = new URL(whatsAppUrl('+525561208843', text) ?? '');
        expect([url.origin, url.pathname, url.searchParams.get('text')]).toEqual(['https://wa.me', '/525561208843', text]);
      }),
    );
    expect(whatsAppUrl('', 'Hola')).toBeNull();
  });
});
