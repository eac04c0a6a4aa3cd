import type { Servicio } from '@lavanda/shared/contract/servicios';
import type { MetodoPago } from '@lavanda/shared/domain/nota';
import type { Linea, NotaGuardada } from '../../notas/nota';
import type { PaymentKind } from '../draft/draft';

/** The dialog over the point of sale; one at a time. */
export type DialogState =
  | { tipo: 'cliente' | 'fecha' | 'descuento' | 'abono' | 'desglose' | 'cancelar' | 'validacion' }
  /** The service is sold by the kilo or flexible: a touch doesn't say how much. */
  | { tipo: 'agregar'; servicio: Servicio }
  | { tipo: 'cantidad'; linea: Linea }
  | { tipo: 'conflicto'; nota: NotaGuardada };

export type NoteFlag = 'factura' | 'aDomicilio' | 'express';

/** What the controls of a note can do. */
export interface NoteActions {
  open(dialog: DialogState): void;
  addService(servicio: Servicio): void;
  addUnit(linea: Linea, unidades: 1 | -1): void;
  remove(linea: Linea): void;
  toggle(flag: NoteFlag): void;
  choosePayment(tipo: PaymentKind): void;
  chooseMethod(metodo: MetodoPago): void;
  cancel(): void;
  save(): void;
}
