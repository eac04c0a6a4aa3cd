import type { Nota } from '@lavanda/shared/contract/ventas';
import type { CasaTicket } from './datosTicket.ts';
import { describirTicket } from './describir.ts';
import { enmascararNombre } from './enmascarar.ts';
import { enlaceDeWhatsApp } from './whatsapp.ts';

const ENLACE = 'https://lavanda.mx/t/abc';

const CASA: CasaTicket = {
  negocio: 'Agua Clara',
  logo: '',
  logoTicket: '',
  primario: '#274c77',
  secundario: '#6096ba',
  ancho: 80,
  legal: 'Conserva este ticket.',
  direccion: 'Calle Petén 214',
  telefono: '+525555430190',
  creada: '2026-12-10 14:06',
  domicilio: 'Calle Norte 1',
};

function nota(cambios: Partial<Nota> = {}): Nota {
  const linea = { _id: 'l', servicio_id: null };
  return {
    _id: 'n',
    id: 'n',
    folio: 10483,
    version: 1,
    usuario: 'c',
    usuario_name: 'María Fernanda Ríos Beltrán',
    usuario_telefono: '+525541081170',
    usuario_domicilios: 1,
    fecha: '2026-12-10',
    fecha_entrega: '2026-12-12',
    articulos: [
      { ...linea, cantidad: 3.35, servicio: 'Ropa delicada por kg', precio: 38.9, importe: 130.32, medida: 'kg' },
      { ...linea, cantidad: 2, servicio: 'Edredón', precio: 120, importe: 240, medida: 'pz' },
      { ...linea, cantidad: 1, servicio: 'Cierre', precio: 60, importe: 60, medida: 'flex' },
    ],
    pagos: [
      { _id: 'p1', fecha: '2026-12-10', monto: 250, metodo: 'Efvo', reversa_de: null },
      { _id: 'p2', fecha: '2026-12-11', monto: 50, metodo: 'Efvo', reversa_de: null },
      { _id: 'p3', fecha: '2026-12-11', monto: -50, metodo: 'Efvo', reversa_de: 'p2' },
      { _id: 'p4', fecha: '2026-12-11', monto: 100, metodo: 'TDC', reversa_de: null },
    ],
    descuentos: 30,
    envio: 35,
    subtotal: 430.32,
    total: 435.32,
    abonos: 350,
    ajuste: 0,
    factura: true,
    a_domicilio: true,
    express: true,
    status: 0,
    recoleccion: null,
    sucursal: 's',
    sucursal_name: 'Narvarte',
    atendio: 'Daniela Ortiz',
    ...cambios,
  };
}

const describir = (cambios: Partial<Nota> = {}, casa: Partial<CasaTicket> = {}) =>
  describirTicket({ nota: nota(cambios), casa: { ...CASA, ...casa } }, { enlace: ENLACE });

describe('describirTicket', () => {
  it('says everything a ticket has, in words', () => {
    expect(describir()).toMatchObject({
      folio: '10483',
      negocio: 'Agua Clara',
      sucursal: { nombre: 'Sucursal Narvarte', direccion: 'Calle Petén 214', telefono: 'Tel. 55 5543 0190' },
      fecha: { etiqueta: 'Recibido', valor: '2026-12-10 14:06' },
      atendio: 'Daniela Ortiz',
      cliente: { nombre: 'María Fernanda Ríos Beltrán', telefono: '55 4108 1170', domicilio: 'Calle Norte 1' },
      banderas: ['Factura', 'A domicilio', 'Express'],
      contenido: '3 piezas, 3.35 kg',
      sumas: [
        { etiqueta: 'Subtotal', valor: '$430.32' },
        { etiqueta: 'Envío', valor: '$35.00' },
        { etiqueta: 'Descuentos', valor: '\u2212$30.00' },
      ],
      total: { etiqueta: 'Total', valor: '$435.32' },
      saldo: { etiqueta: 'Saldo', valor: '$85.32' },
      entrega: { etiqueta: 'Fecha de entrega', valor: 'Sábado 2026-12-12' },
      enlace: ENLACE,
      legal: 'Conserva este ticket.',
      ancho: 80,
    });
  });

  it('gives lines in pieces and in kilos, with the price of one', () => {
    expect(describir().lineas).toEqual([
      { cantidad: '3.35', unidad: 'kg', servicio: 'Ropa delicada por kg', unitario: '$38.90 / kg', importe: '$130.32' },
      { cantidad: '2', unidad: 'pz', servicio: 'Edredón', unitario: '$120.00 c/u', importe: '$240.00' },
      { cantidad: '1', unidad: 'pz', servicio: 'Cierre', unitario: '$60.00 c/u', importe: '$60.00' },
    ]);
  });

  it('gives each payment and reversal, and what every method took', () => {
    const { pagos, porMetodo } = describir();
    expect(pagos).toEqual([
      { etiqueta: 'Abono 2026-12-10 Efvo', valor: '$250.00' },
      { etiqueta: 'Abono 2026-12-11 Efvo', valor: '$50.00' },
      { etiqueta: 'Reversa 2026-12-11 Efvo', valor: '\u2212$50.00' },
      { etiqueta: 'Abono 2026-12-11 TDC', valor: '$100.00' },
    ]);
    expect(porMetodo).toEqual([
      { etiqueta: 'Abonos, Efvo', valor: '\u2212$250.00' },
      { etiqueta: 'Abonos, TDC', valor: '\u2212$100.00' },
    ]);
  });

  it('owes nothing after the rounding of a closed note', () => {
    const { pagos, saldo } = describir({ total: 100.4, abonos: 100, ajuste: 0.4, pagos: [], status: 10 });
    expect(saldo.valor).toBe('$0.00');
    expect(pagos).toEqual([{ etiqueta: 'Ajuste por redondeo', valor: '$0.40' }]);
  });

  it('leaves out what there is not: delivery, discount, promise, phones, flags', () => {
    const ticket = describir(
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
    expect(ticket.sumas.map(({ etiqueta }) => etiqueta)).toEqual(['Subtotal']);
    expect(ticket).toMatchObject({ entrega: null, banderas: [], cliente: { telefono: '', domicilio: '' } });
    expect(ticket.sucursal.telefono).toBe('');
  });

  it('gives the hour only when the note is of the day it was made, and a pickup its window', () => {
    expect(describir({ fecha: '2026-12-09' }).fecha).toEqual({ etiqueta: 'Recibido', valor: '2026-12-09' });
    const recoleccion = { hora_inicio: '09:00', hora_final: '11:00' };
    expect(describir({ status: -1, recoleccion }).fecha).toEqual({
      etiqueta: 'Recolección',
      valor: '2026-12-10 09:00 a 11:00',
    });
  });

  it('tells the public a masked name and no phone or address', () => {
    const publico = describirTicket({ nota: nota(), casa: CASA }, { enlace: ENLACE, publico: true });
    expect(publico.cliente).toEqual({ nombre: 'María F. R. B.', telefono: '', domicilio: '' });
    expect(publico.sucursal).toEqual({ nombre: 'Sucursal Narvarte', direccion: '', telefono: '' });
    expect(publico.atendio).toBe('Daniela O.');
    expect(JSON.stringify(publico)).not.toMatch(/4108|Ríos|Calle/);
  });
});

test.each([
  ['María Fernanda de la Ríos', 'María F. R.'],
  ['  josé   núñez ', 'josé N.'],
  ['Ana', 'Ana'],
  ['', ''],
  ['Li 😀 Óscar', 'Li 😀. Ó.'],
])('%j is masked as %j', (nombre, esperado) => {
  expect(enmascararNombre(nombre)).toBe(esperado);
});

describe('enlaceDeWhatsApp', () => {
  it("writes to the customer's number with laundry, folio, balance and link", () => {
    const enlace = new URL(enlaceDeWhatsApp({ nota: nota(), casa: CASA }, ENLACE) ?? '');
    expect(enlace.origin + enlace.pathname).toBe('https://wa.me/525541081170');
    expect(enlace.searchParams.get('text')).toBe(
      `Hola, María. Este es tu ticket de Agua Clara: nota 10483, saldo $85.32. Consúltalo aquí: ${ENLACE}`,
    );
  });

  it('is null without a number', () => {
    expect(enlaceDeWhatsApp({ nota: nota({ usuario_telefono: '' }), casa: CASA }, ENLACE)).toBeNull();
  });
});
