import type { Nota } from '../contract/schemas/sales.ts';
import type { TicketIssuer } from '../ticket/ticketData.ts';

/** The laundry and sucursal of `nota`, with all that a receipt says of them. */
export const TICKET_ISSUER: TicketIssuer = {
  negocio: 'Agua Clara',
  logo: '',
  logoTicket: '',
  primario: '#274c77',
  secundario: '#6096ba',
  ancho: 80,
  legal: 'Conserva este ticket.',
  emisor: {
    razonSocial: 'Agua Clara, S.A. de C.V.',
    rfc: 'ACL150312H20',
    regimenFiscal: '601',
    cp: '03020',
    profeco: '1234-2026',
    quejas: '+525555430190',
    clabe: '999180000123456782',
    titular: '',
  },
  direccion: 'Calle Petén 214',
  telefono: '+525555430190',
  creada: '2026-12-10 14:06',
  domicilio: 'Calle Norte 1',
};

/** A nota in the sucursal, partly paid. */
export function nota(changes: Partial<Nota> = {}): Nota {
  const line = { _id: 'l', servicio_id: null };
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
      { ...line, cantidad: 3.35, servicio: 'Ropa delicada por kg', precio: 38.9, importe: 130.32, medida: 'kg' },
      { ...line, cantidad: 2, servicio: 'Edredón', precio: 120, importe: 240, medida: 'pz' },
      { ...line, cantidad: 1, servicio: 'Cierre', precio: 60, importe: 60, medida: 'flex' },
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
    ...changes,
  };
}
