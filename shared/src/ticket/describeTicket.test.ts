import type { Nota } from '../contract/schemas/sales.ts';
import { EMPTY_ISSUER } from '../domain/receipt.ts';
import { nota, TICKET_ISSUER } from '../testing/ticketData.ts';
import { describeTicket } from './describeTicket.ts';
import { maskName } from './mask.ts';
import type { TicketIssuer } from './ticketData.ts';
import { whatsAppLink } from './whatsapp.ts';

const LINK = 'https://lavanda.mx/t/abc';

const describedWith = (changes: Partial<Nota> = {}, issuer: Partial<TicketIssuer> = {}) =>
  describeTicket({ nota: nota(changes), issuer: { ...TICKET_ISSUER, ...issuer } }, { link: LINK });

describe('describeTicket', () => {
  it('says everything a ticket has, in words', () => {
    expect(describedWith()).toMatchObject({
      folio: '10483',
      clave: '',
      negocio: 'Agua Clara',
      sucursal: { nombre: 'Sucursal Narvarte', direccion: 'Calle Petén 214', telefono: 'Tel. 55 5543 0190' },
      issuer: [
        'Agua Clara, S.A. de C.V.',
        'RFC ACL150312H20',
        'Régimen fiscal 601 General de Ley Personas Morales',
        'CP fiscal 03020',
      ],
      issued: null,
      notices: ['Registro Profeco 1234-2026', 'Quejas y aclaraciones: 55 5543 0190'],
      fecha: { label: 'Recibido', value: '2026-12-10 14:06' },
      atendio: 'Daniela Ortiz',
      cliente: { nombre: 'María Fernanda Ríos Beltrán', telefono: '55 4108 1170', domicilio: 'Calle Norte 1' },
      flags: ['Factura', 'A domicilio', 'Express'],
      content: '3 piezas, 3.35 kg',
      sums: [
        { label: 'Subtotal', value: '$430.32' },
        { label: 'Envío', value: '$35.00' },
        { label: 'Descuentos', value: '\u2212$30.00' },
      ],
      total: { label: 'Total', value: '$435.32' },
      saldo: { label: 'Saldo', value: '$85.32' },
      delivery: { label: 'Fecha de entrega', value: 'Sábado 2026-12-12' },
      link: LINK,
      legal: 'Conserva este ticket.',
      width: 80,
    });
  });

  it('says how the nota and its lines are received', () => {
    const [line, ...others] = nota().articulos;
    const observed = { marcas: ['boton' as const, 'mancha' as const], detalle: 'vino en la solapa' };
    const { lineas: lines, observations } = describedWith({
      observaciones: { marcas: [], detalle: 'Bolsa rota' },
      articulos: line ? [{ ...line, observaciones: observed }, ...others] : [],
    });
    expect(lines.map((one) => one.observations)).toEqual(['Mancha, botón faltante: vino en la solapa', '', '']);
    expect(observations).toBe('Bolsa rota');
  });

  it('gives lines in pieces and in kilos, with the price of one', () => {
    expect(describedWith().lineas).toEqual([
      {
        cantidad: '3.35',
        displayUnit: 'kg',
        servicio: 'Ropa delicada por kg',
        unitPrice: '$38.90 / kg',
        observations: '',
        importe: '$130.32',
      },
      { cantidad: '2', displayUnit: 'pz', servicio: 'Edredón', unitPrice: '$120.00 c/u', observations: '', importe: '$240.00' },
      { cantidad: '1', displayUnit: 'pz', servicio: 'Cierre', unitPrice: '$60.00 c/u', observations: '', importe: '$60.00' },
    ]);
  });

  it('gives each payment and reversal, and what every method took', () => {
    const { pagos, byMethod } = describedWith();
    expect(pagos).toEqual([
      { label: 'Abono 2026-12-10 Efvo', value: '$250.00' },
      { label: 'Abono 2026-12-11 Efvo', value: '$50.00' },
      { label: 'Reversa 2026-12-11 Efvo', value: '\u2212$50.00' },
      { label: 'Abono 2026-12-11 TDC', value: '$100.00' },
    ]);
    expect(byMethod).toEqual([
      { label: 'Abonos, Efvo', value: '\u2212$250.00' },
      { label: 'Abonos, TDC', value: '\u2212$100.00' },
    ]);
  });

  it('names a refund with its reason, which the public ticket leaves out, and what is in favor of the cliente', () => {
    const refund = {
      _id: 'p5',
      fecha: '2026-12-12',
      monto: -30,
      metodo: 'Efvo' as const,
      reversa_de: 'p1',
      motivo: 'Artículo quitado',
    };
    const { pagos, saldo } = describedWith({ pagos: [refund], total: 100, abonos: 195 });
    expect(pagos).toEqual([{ label: 'Devolución 2026-12-12 Efvo: Artículo quitado', value: '\u2212$30.00' }]);
    expect(saldo).toEqual({ label: 'A favor', value: '$95.00' });
    const shared = describeTicket({ nota: nota({ pagos: [refund] }), issuer: TICKET_ISSUER }, { link: null, isPublic: true });
    expect(shared.pagos[0]?.label).toBe('Devolución 2026-12-12 Efvo');
  });

  it('owes nothing after the rounding of a closed note', () => {
    const { pagos, saldo } = describedWith({ total: 100.4, abonos: 100, ajuste: 0.4, pagos: [], status: 10 });
    expect(saldo.value).toBe('$0.00');
    expect(pagos).toEqual([{ label: 'Ajuste por redondeo', value: '$0.40' }]);
  });

  it('leaves out what there is not: delivery, discount, promise, phones, flags', () => {
    const ticket = describedWith(
      {
        envio: 0,
        descuentos: 0,
        fecha_entrega: null,
        usuario_telefono: '',
        factura: false,
        a_domicilio: false,
        express: false,
      },
      { telefono: '', domicilio: '' },
    );
    expect(ticket.sums.map(({ label }) => label)).toEqual(['Subtotal']);
    expect(ticket).toMatchObject({ delivery: null, flags: [], cliente: { telefono: '', domicilio: '' } });
    expect(ticket.sucursal.telefono).toBe('');
  });

  it('gives the hour only when the note is of the day it was made, and a pickup its window', () => {
    expect(describedWith({ fecha: '2026-12-09' }).fecha).toEqual({ label: 'Recibido', value: '2026-12-09' });
    const recoleccion = { hora_inicio: '09:00', hora_final: '11:00' };
    expect(describedWith({ status: -1, recoleccion }).fecha).toEqual({
      label: 'Recolección',
      value: '2026-12-10 09:00 a 11:00',
    });
  });

  it('says when it was issued if that is not when the clothes were received', () => {
    expect(describedWith({ fecha: '2026-12-09' }).issued).toEqual({ label: 'Expedido', value: '2026-12-10 14:06' });
  });

  it('has no line for what a laundry has not set, and none that repeats its name', () => {
    expect(describedWith({}, { emisor: EMPTY_ISSUER })).toMatchObject({ issuer: [], notices: [] });
    const issuer = { ...EMPTY_ISSUER, razonSocial: 'Agua Clara', quejas: 'hola@aguaclara.mx' };
    expect(describedWith({}, { emisor: issuer })).toMatchObject({
      issuer: [],
      notices: ['Quejas y aclaraciones: hola@aguaclara.mx'],
    });
  });

  it('tells the public a masked name, no phone, and no address but where it was issued', () => {
    const publicTicket = describeTicket({ nota: nota(), issuer: TICKET_ISSUER }, { link: LINK, isPublic: true });
    expect(publicTicket.cliente).toEqual({ nombre: 'María F. R. B.', telefono: '', domicilio: '' });
    expect(publicTicket.sucursal).toEqual({ nombre: 'Sucursal Narvarte', direccion: 'Calle Petén 214', telefono: '' });
    expect(publicTicket.atendio).toBe('Daniela O.');
    expect(JSON.stringify(publicTicket)).not.toMatch(/4108|Ríos|Calle Norte/);
  });
});

test.each([
  ['María Fernanda de la Ríos', 'María F. R.'],
  ['  josé   núñez ', 'josé N.'],
  ['Ana', 'Ana'],
  ['', ''],
  ['Li 😀 Óscar', 'Li 😀. Ó.'],
])('%j is masked as %j', (name, expected) => {
  expect(maskName(name)).toBe(expected);
});

describe('whatsAppLink', () => {
  it.each([
    ['B355', 'B355'],
    ['', '#10483'],
  ])("writes to the customer's number with laundry, nota (%j), balance and link", (clave, named) => {
    const link = new URL(whatsAppLink({ nota: nota({ clave }), issuer: TICKET_ISSUER }, LINK) ?? '');
    expect(link.origin + link.pathname).toBe('https://wa.me/525541081170');
    expect(link.searchParams.get('text')).toBe(
      `Hola, María. Este es tu ticket de Agua Clara: nota ${named}, saldo $85.32. Consúltalo aquí: ${LINK}`,
    );
  });

  it('writes to a number of another country', () => {
    const link = whatsAppLink({ nota: nota({ usuario_telefono: '+19155550101' }), issuer: TICKET_ISSUER }, LINK) ?? '';
    expect(new URL(link).pathname).toBe('/19155550101');
  });

  it('is null without a number', () => {
    expect(whatsAppLink({ nota: nota({ usuario_telefono: '' }), issuer: TICKET_ISSUER }, LINK)).toBeNull();
  });
});

it('the reason of a discount and the express fee stand in the sums; a public ticket leaves the reason out', () => {
  const data = {
    nota: nota({ recargo: 43.03, descuento_motivo: 'Cliente frecuente', descuento_porcentaje: 12.5 }),
    issuer: TICKET_ISSUER,
  };
  const sums = (isPublic: boolean) => describeTicket(data, { link: LINK, isPublic }).sums.map(({ label }) => label);
  expect(sums(false)).toEqual(['Subtotal', 'Envío', 'Servicio express', 'Descuentos 12.5 %: Cliente frecuente']);
  expect(sums(true)).toEqual(['Subtotal', 'Envío', 'Servicio express', 'Descuentos 12.5 %']);
});
