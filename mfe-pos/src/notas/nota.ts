import type { LocalDay } from '@lavanda/shared/domain/dates';
import type { Centavos, Thousandths } from '@lavanda/shared/domain/money';
import type { PaymentMethod, StatusNota, Unit } from '@lavanda/shared/domain/nota';

/** A line of a note; `precio` centavos per unit, `cantidad` thousandths of a piece or grams. */
export interface Line {
  id: string;
  servicio: string;
  servicioId: string | null;
  medida: Unit;
  cantidad: Thousandths;
  precio: Centavos;
}

/** A payment; negative only when it reverses another. */
export interface Pago {
  id: string;
  fecha: LocalDay;
  monto: Centavos;
  metodo: PaymentMethod;
  reversaDe: string | null;
}

/** Pickup window, 'HH:MM' in the branch's time. */
export interface TimeWindow {
  horaInicio: string;
  horaFinal: string;
}

/** What a register writes on a note; every amount centavos. */
export interface NotaContent {
  clienteId: string;
  clienteNombre: string;
  fecha: LocalDay;
  fechaEntrega: LocalDay | null;
  lineas: Line[];
  pagos: Pago[];
  descuentos: Centavos;
  factura: boolean;
  aDomicilio: boolean;
  express: boolean;
  status: StatusNota;
  recoleccion: TimeWindow | null;
}

/** What is sent to be saved. A payment made now has no date: the server gives it the branch's day, the same one on every retry. */
export interface SentContent extends Omit<NotaContent, 'pagos'> {
  pagos: (Omit<Pago, 'fecha'> & { fecha: LocalDay | null })[];
}

/** A note as the server keeps it. Rows of a list come without lines and payments; their amounts are the server's all the same. */
export interface StoredNota extends NotaContent {
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
