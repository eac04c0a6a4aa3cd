import { PENDING_FOLIO } from '@lavanda/shared/domain/clave';
import Clave from '@lavanda/shared/ui/display/Clave';
import Money from '@lavanda/shared/ui/display/Money';
import type { TotalRow } from '@lavanda/shared/ui/display/Totals';
import { balanceOf } from '@lavanda/shared/ui/pagos/balance';
import { TEXTS as CASH } from '../../cash/texts';
import { CREDIT_TEXTS } from '../../credit/texts';
import type { StoredNota } from '../../notas/nota';
import { TEXTS } from '../texts';
import type { SavedNota } from './outcome';

/** Rows of the dialog after a save, from the folio to the change to give back. @param nota the newest version of the nota */
export function rowsOf({ charge, metodo: method, credit, change }: SavedNota, nota: StoredNota): TotalRow[] {
  const balance = balanceOf(nota.saldo);
  const clave = <Clave clave={nota.clave} />;
  return [
    { label: TEXTS.folioColumn, value: <b>{nota.folio === PENDING_FOLIO ? TEXTS.pendingFolio : nota.folio}</b> },
    ...(nota.clave === '' ? [] : [{ label: TEXTS.claveColumn, value: <b>{clave}</b> }]),
    { label: TEXTS.clienteColumn, value: <b style={{ overflowWrap: 'anywhere' }}>{nota.clienteNombre}</b> },
    ...(nota.fechaEntrega === null ? [] : [{ label: TEXTS.deliveryColumn, value: <b>{nota.fechaEntrega}</b> }]),
    ...(credit > 0 ? [{ label: CREDIT_TEXTS.appliedColumn, value: <Money centavos={credit} /> }] : []),
    ...(charge > 0 ? [{ label: TEXTS.collected(method), value: <Money centavos={charge} /> }] : []),
    { label: balance.label, value: balance.amount },
    ...(change === null ? [] : [{ label: CASH.change, value: change, strong: true }]),
  ];
}
