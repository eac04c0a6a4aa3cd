import type { Domicilio } from '@lavanda/shared/contract/schemas/clientes';
import type { HandOver, Photo } from '@lavanda/shared/contract/schemas/sales';
import type { LocalDay } from '@lavanda/shared/domain/dates';
import type { Centavos, Thousandths } from '@lavanda/shared/domain/money';
import type { PagoMethod, StatusNota, Unit } from '@lavanda/shared/domain/nota';
import type { Observations } from '@lavanda/shared/domain/observations';
import type { BasisPoints } from '@lavanda/shared/domain/percent';
import type { TaggedPiece } from '@lavanda/shared/domain/pieces';
import type { CardKind } from '@lavanda/shared/domain/satForm';
import type { Stage } from '@lavanda/shared/domain/stage';

/** A line of a nota; `precio` in centavos per unit, `cantidad` in thousandths of a piece or grams. */
export interface Line {
  id: string;
  servicio: string;
  servicioId: string | null;
  medida: Unit;
  cantidad: Thousandths;
  precio: Centavos;
  /** Absent without any. */
  observaciones?: Observations | undefined;
}

/** A pago in centavos; negative only when it reverses another. */
export interface Pago {
  id: string;
  fecha: LocalDay;
  monto: Centavos;
  metodo: PagoMethod;
  reversaDe: string | null;
  /** Why it reverses another; absent or '' without a reason. */
  motivo?: string | undefined;
  /** Kind of card of a TDC; absent or null when it isn't known. */
  tarjeta?: CardKind | null | undefined;
}

/** Recoleccion window, 'HH:MM' in the sucursal's local time. */
export interface TimeWindow {
  horaInicio: string;
  horaFinal: string;
}

/** Editable content of a nota; amounts in centavos. */
export interface NotaContent {
  clienteId: string;
  clienteNombre: string;
  fecha: LocalDay;
  fechaEntrega: LocalDay | null;
  lineas: Line[];
  pagos: Pago[];
  descuentos: Centavos;
  /** Why there is a discount, or ''. */
  descuentoMotivo: string;
  /** The percentage that the discount was given as; null when it was an amount. */
  descuentoPorcentaje: BasisPoints | null;
  factura: boolean;
  aDomicilio: boolean;
  express: boolean;
  /** Where it is delivered; null when it isn't delivered or no address was given. */
  domicilio: Domicilio | null;
  /** Observations of the whole nota; absent without any. */
  observaciones?: Observations | undefined;
  status: StatusNota;
  recoleccion: TimeWindow | null;
}

/** Content sent in a save. A new pago has a null date: the server sets the sucursal's local date. */
export interface SentContent extends Omit<NotaContent, 'pagos'> {
  pagos: (Omit<Pago, 'fecha'> & { fecha: LocalDay | null })[];
}

/** A nota's way through the sucursal. It changes apart from the content, so a save doesn't send it. */
export interface Progress {
  /** Null for a nota that isn't in the sucursal. */
  etapa: Stage | null;
  /** Place on the rack, or ''. */
  lugar: string;
  /** When the cliente was last told that it is ready (ISO 8601); null for never. */
  avisada: string | null;
  /** Whether the laundry's WhatsApp account sent that notice; else WhatsApp was opened with it. */
  noticeSent: boolean;
}

/** The pieces in which a nota was tagged, and which of them were handed over. A save of the nota doesn't send them. */
export interface Pieces {
  /** Letters of its register and a number, such as B412; '' for notas from before there were claves. */
  clave: string;
  /** How many pieces it has. */
  bultos: number;
  /** The pieces in the order of their tags; empty in list rows. */
  piezas: TaggedPiece[];
  /** Null before any piece was handed over. */
  entrega: HandOver | null;
}

/** A nota as the server stores it. List rows come without lines or pagos, but their amounts are still the server's. */
export interface StoredNota extends NotaContent, Progress, Pieces {
  id: string;
  folio: number;
  version: number;
  clienteTelefono: string;
  clienteDomicilios: number;
  subtotal: Centavos;
  envio: Centavos;
  /** 'Servicio express'. */
  recargo: Centavos;
  total: Centavos;
  abonos: Centavos;
  /** Difference under 1 peso that the cierre wrote off ('Ajuste por redondeo'), centavos. */
  ajuste: Centavos;
  /** What is still due (total - abonos - ajuste), centavos. */
  saldo: Centavos;
  /** Oldest first; absent in lists. */
  fotos?: Photo[] | undefined;
  sucursalId: string;
  sucursalNombre: string;
  atendio: string;
}
