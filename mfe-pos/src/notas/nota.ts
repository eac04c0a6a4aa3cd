import type { Domicilio } from '@lavanda/shared/contract/schemas/clientes';
import type { HandOver, Photo } from '@lavanda/shared/contract/schemas/sales';
import type { LocalDay } from '@lavanda/shared/domain/dates';
import type { Centavos, Thousandths } from '@lavanda/shared/domain/money';
import type { StatusNota, Unit } from '@lavanda/shared/domain/nota';
import type { Observations } from '@lavanda/shared/domain/observations';
import type { Pago } from '@lavanda/shared/domain/pagos';
import type { BasisPoints } from '@lavanda/shared/domain/percent';
import type { TaggedPiece } from '@lavanda/shared/domain/pieces';
import type { Stage } from '@lavanda/shared/domain/stage';

/** A line of a nota; `precio` in centavos per unit, `cantidad` in thousandths of a piece or grams. */
export interface Line {
  id: string;
  servicio: string;
  servicioId: string | null;
  medida: Unit;
  cantidad: Thousandths;
  precio: Centavos;
  /** Absent when the line has none. */
  observaciones?: Observations | undefined;
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
  /** The reason for the discount; '' without one. */
  descuentoMotivo: string;
  /** The percentage, if the discount was entered as one; null if it was entered as an amount. */
  descuentoPorcentaje: BasisPoints | null;
  factura: boolean;
  aDomicilio: boolean;
  express: boolean;
  /** Delivery address; null when the nota isn't delivered or no address was given. */
  domicilio: Domicilio | null;
  /** Observations of the whole nota; absent when there are none. */
  observaciones?: Observations | undefined;
  status: StatusNota;
  recoleccion: TimeWindow | null;
}

/** Content sent in a save. A new pago has a null date: the server sets the sucursal's local date. */
export interface SentContent extends Omit<NotaContent, 'pagos'> {
  pagos: (Omit<Pago, 'fecha'> & { fecha: LocalDay | null })[];
}

/** A nota's progress through the sucursal. It isn't part of the content that a save sends: moves have their own request. */
export interface Progress {
  /** Null for a nota that isn't in the sucursal. */
  etapa: Stage | null;
  /** Place on the rack, or ''. */
  lugar: string;
  /** When the cliente was last notified that the nota is ready (ISO 8601); null for never. */
  avisada: string | null;
  /** True when the laundry's WhatsApp account sent that notice; false when WhatsApp was only opened with its text, or never. */
  noticeSent: boolean;
}

/** The tagged pieces of a nota and their hand-over. Like the progress, they aren't part of the content that a save sends. */
export interface Pieces {
  /** The register's letters and a number, such as B412; '' for old notas without a clave. */
  clave: string;
  /** Number of tagged pieces. */
  bultos: number;
  /** The pieces in the order of their tags; empty in list rows. */
  piezas: TaggedPiece[];
  /** Null while no piece is handed over. */
  entrega: HandOver | null;
}

/** A nota of the server, in this app's units and with its saldo. List rows come without lines, pagos and pieces. */
export interface StoredNota extends NotaContent, Progress, Pieces {
  id: string;
  folio: number;
  version: number;
  clienteTelefono: string;
  clienteDomicilios: number;
  subtotal: Centavos;
  envio: Centavos;
  /** Fee for an express nota ('Servicio express'), centavos. */
  recargo: Centavos;
  total: Centavos;
  abonos: Centavos;
  /** Difference under 1 peso that the cierre wrote off ('Ajuste por redondeo'), centavos. */
  ajuste: Centavos;
  /** Amount still due (total - abonos - ajuste), centavos; negative when the nota has an amount in favor. */
  saldo: Centavos;
  /** Oldest first; absent in lists. */
  fotos?: Photo[] | undefined;
  sucursalId: string;
  sucursalNombre: string;
  atendio: string;
}
