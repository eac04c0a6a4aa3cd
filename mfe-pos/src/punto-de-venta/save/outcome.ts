import type { Centavos } from '@lavanda/shared/domain/money';
import type { PaymentMethod } from '@lavanda/shared/domain/nota';
import type { StoredNota } from '../../notas/nota';

/** A nota that was just saved, for the ticket question. */
export interface SavedNota {
  nota: StoredNota;
  creada: boolean;
  charge: Centavos;
  metodo: PaymentMethod;
  /** The part of the cliente's credit that was applied, centavos. */
  credit: Centavos;
  /** Change to give back, centavos; null unless cash that covers the charge was entered. */
  change: Centavos | null;
}

export type SaveOutcome =
  | { type: 'guardada'; saved: SavedNota }
  /** `own` is true when this register's own attempt stored `nota`, with another pago than the one chosen now. */
  | { type: 'conflicto'; nota: StoredNota; own: boolean }
  /** Nothing was saved: either the error shows above the save button, or another save was already in progress. */
  | { type: 'nada' };
