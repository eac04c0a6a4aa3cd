import type { Centavos, Milesimas } from '@lavanda/shared/domain/dinero';
import type { Dia } from '@lavanda/shared/domain/fechas';
import type { Medida, MetodoPago, StatusNota } from '@lavanda/shared/domain/nota';

export interface Linea {
  id: string;
  servicioId: string | null;
  servicio: string;
  medida: Medida;
  cantidad: Milesimas;
  /** Centavos per piece or kg. */
  precio: Centavos;
  importe: Centavos;
}

export interface Pago {
  id: string;
  fecha: Dia;
  /** Negative only with `reversaDe`. */
  monto: Centavos;
  metodo: MetodoPago;
  reversaDe: string | null;
}

/** What a save decides about a note; the database adds folio, who and when. */
export interface ContenidoNota {
  clienteId: string;
  clienteNombre: string;
  fecha: Dia;
  fechaEntrega: Dia | null;
  descuentos: Centavos;
  envio: Centavos;
  subtotal: Centavos;
  total: Centavos;
  abonos: Centavos;
  /** 'Ajuste por redondeo' of a closed note: a balance under 1 peso that counts as 0. */
  ajuste: Centavos;
  factura: boolean;
  aDomicilio: boolean;
  express: boolean;
  status: StatusNota;
  horaInicio: string | null;
  horaFinal: string | null;
  lineas: readonly Linea[];
  pagos: readonly Pago[];
}

/** A note as it is stored. */
export interface NotaGuardada extends ContenidoNota {
  id: string;
  sucursalId: string;
  version: number;
  anulada: boolean;
}
