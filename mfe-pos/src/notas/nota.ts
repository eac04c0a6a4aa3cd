import type { Centavos, Milesimas } from '@lavanda/shared/domain/dinero';
import type { Dia } from '@lavanda/shared/domain/fechas';
import type { Medida, MetodoPago, StatusNota } from '@lavanda/shared/domain/nota';

/** A line of a note; `precio` centavos per unit, `cantidad` thousandths of a piece or grams. */
export interface Linea {
  id: string;
  servicio: string;
  servicioId: string | null;
  medida: Medida;
  cantidad: Milesimas;
  precio: Centavos;
}

/** A payment; negative only when it reverses another. */
export interface Pago {
  id: string;
  fecha: Dia;
  monto: Centavos;
  metodo: MetodoPago;
  reversaDe: string | null;
}

/** Pickup window, 'HH:MM' in the branch's time. */
export interface Ventana {
  horaInicio: string;
  horaFinal: string;
}

/** What a register writes on a note; every amount centavos. */
export interface ContenidoNota {
  clienteId: string;
  clienteNombre: string;
  fecha: Dia;
  fechaEntrega: Dia | null;
  lineas: Linea[];
  pagos: Pago[];
  descuentos: Centavos;
  factura: boolean;
  aDomicilio: boolean;
  express: boolean;
  status: StatusNota;
  recoleccion: Ventana | null;
}

/** What is sent to be saved. A payment made now has no date: the server gives it the branch's day, the same one on every retry. */
export interface ContenidoEnviado extends Omit<ContenidoNota, 'pagos'> {
  pagos: (Omit<Pago, 'fecha'> & { fecha: Dia | null })[];
}

/** A note as the server keeps it. Rows of a list come without lines and payments; their amounts are the server's all the same. */
export interface NotaGuardada extends ContenidoNota {
  id: string;
  folio: number;
  version: number;
  clienteTelefono: string;
  clienteDomicilios: number;
  subtotal: Centavos;
  envio: Centavos;
  total: Centavos;
  abonos: Centavos;
  /** 'Ajuste por redondeo' recorded at closing. */
  ajuste: Centavos;
  /** total - abonos - ajuste. */
  saldo: Centavos;
  sucursalId: string;
  sucursalNombre: string;
  atendio: string;
}
