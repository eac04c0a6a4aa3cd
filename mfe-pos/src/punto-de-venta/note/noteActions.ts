import type { Servicio } from '@lavanda/shared/contract/schemas/servicios';
import type { Centavos } from '@lavanda/shared/domain/money';
import type { PaymentMethod } from '@lavanda/shared/domain/nota';
import type { CardKind } from '@lavanda/shared/domain/satForm';
import type { Line, StoredNota } from '../../notas/nota';
import type { PaymentKind } from '../draft/draft';

/** The dialog open over the point of sale; one at a time. */
export type DialogState =
  | {
      type:
        | 'cliente'
        | 'fecha'
        | 'promesa'
        | 'discount'
        | 'abono'
        | 'desglose'
        | 'cancelar'
        | 'validacion'
        | 'espera'
        | 'domicilio'
        | 'piezas';
    }
  /** Asks for the quantity of a servicio sold by the kilo or flexibly, which a tap on its tile can't give. */
  | { type: 'agregar'; servicio: Servicio }
  | { type: 'cantidad'; line: Line }
  /** `target`: a line's id; null is the whole nota. */
  | { type: 'observaciones'; target: string | null }
  | { type: 'conflicto'; nota: StoredNota; own: boolean };

export type NoteFlag = 'factura' | 'aDomicilio' | 'express';

export interface NoteActions {
  open(dialog: DialogState): void;
  addService(servicio: Servicio): void;
  addUnit(line: Line, units: 1 | -1): void;
  remove(line: Line): void;
  toggle(flag: NoteFlag): void;
  choosePayment(type: PaymentKind): void;
  chooseMethod(method: PaymentMethod): void;
  chooseCard(card: CardKind): void;
  /** Applies the cliente's credit (centavos) with the next save; null removes it. */
  applyCredit(credit: Centavos | null): void;
  setTendered(tendered: Centavos | null): void;
  cancel(): void;
  save(): void;
}
