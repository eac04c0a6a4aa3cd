import type { LocalDay } from '@lavanda/shared/domain/dates';
import type { Centavos, Thousandths } from '@lavanda/shared/domain/money';
import type { StatusNota, Unit } from '@lavanda/shared/domain/nota';
import type { Observations } from '@lavanda/shared/domain/observations';
import type { Pago as DomainPago } from '@lavanda/shared/domain/pagos';
import type { BasisPoints } from '@lavanda/shared/domain/percent';
import type { SatForm } from '@lavanda/shared/domain/satForm';

export interface Line {
  id: string;
  servicioId: string | null;
  servicio: string;
  medida: Unit;
  cantidad: Thousandths;
  /** Centavos per piece, per kg or, for flex, for a quantity of 1. */
  precio: Centavos;
  importe: Centavos;
  observaciones: Observations;
}

export interface Pago extends DomainPago {
  /** SAT's form. A new pago may get it when it is stored. Null in stored pagos by credit, or from before there were forms. */
  formaSat?: SatForm | null | undefined;
}

/** The content of a nota that a save decides. Folio, user and time are added when it is stored. */
export interface NotaContent {
  clienteId: string;
  clienteNombre: string;
  fecha: LocalDay;
  fechaEntrega: LocalDay | null;
  descuentos: Centavos;
  descuentoMotivo: string;
  /** The discount's percentage; null without a discount, or when it was given as an amount. */
  descuentoPorcentaje: BasisPoints | null;
  envio: Centavos;
  /** Charge for 'Servicio express'. */
  recargo: Centavos;
  subtotal: Centavos;
  total: Centavos;
  abonos: Centavos;
  /** 'Ajuste por redondeo' of a closed nota, in centavos: a saldo under 1 peso that counts as paid. */
  ajuste: Centavos;
  factura: boolean;
  aDomicilio: boolean;
  express: boolean;
  /** The address of an 'a domicilio' nota, and its position on the map; each null when it isn't known, or for other notas. */
  domicilio: string | null;
  domicilioLat: number | null;
  domicilioLon: number | null;
  /** Observations about the whole nota. */
  observaciones: Observations;
  status: StatusNota;
  horaInicio: string | null;
  horaFinal: string | null;
  lineas: readonly Line[];
  pagos: readonly Pago[];
}

export interface StoredNota extends NotaContent {
  id: string;
  sucursalId: string;
  version: number;
  voided: boolean;
}
