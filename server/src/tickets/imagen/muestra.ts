import type { TicketDescrito } from '../describir.ts';

const RENGLON = { etiqueta: 'Abcdefghijklmnopqrstuvwxyz:', valor: '$1,234,567.89' };

const LINEAS = 40;

/** A ticket for nobody: every letter weight and part of the drawing, and lines that no other number of `vuelta` has. */
export const muestra = (vuelta: number): TicketDescrito => ({
  folio: '1',
  titulo: '',
  negocio: 'Ábcdef',
  logo: '',
  logoPapel: '',
  colores: { primario: '#0a6ebd', secundario: '#0a6ebd' },
  sucursal: { nombre: 'Ghijkl', direccion: '', telefono: '' },
  fecha: RENGLON,
  dia: '2026-01-01',
  atendio: 'Mnñopq',
  cliente: { nombre: 'Rstuvwxyz', telefono: '', domicilio: '' },
  banderas: ['A domicilio'],
  lineas: Array.from({ length: LINEAS }, (_, i) => ({
    cantidad: `${i}.${vuelta}`,
    unidad: i % 2 === 0 ? 'kg' : 'pz',
    servicio: `Edredón matrimonial ${vuelta} ${i}`,
    unitario: '',
    importe: `$${vuelta},${i}00.00`,
  })),
  contenido: '1 pieza',
  sumas: [RENGLON],
  total: RENGLON,
  pagos: [],
  porMetodo: [RENGLON],
  saldo: RENGLON,
  entrega: RENGLON,
  enlace: 'https://localhost/t/',
  legal: 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.',
  ancho: 80,
});
