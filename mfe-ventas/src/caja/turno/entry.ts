import type { CajaEntry } from '@lavanda/shared/contract/schemas/caja';
import { EXPENSE_NAMES, MOVEMENT_NAMES, type MovementKind } from '@lavanda/shared/domain/caja';
import { formatPesos } from '@lavanda/shared/domain/money';
import { TURNO_TEXTS as T } from '../texts';

/** A pago or movimiento as shown in the record. */
export interface EntryView {
  /** Kind of a movimiento; null for a pago or its reversal. */
  kind: MovementKind | null;
  title: string;
  /** Parts of the second line, after the clave. */
  notes: string[];
  amount: string;
  /** URL of the entry's nota and the link's accessible name; null for no link. */
  link: { to: string; label: string } | null;
  /** True for a movimiento that can still be cancelled. */
  isCancellable: boolean;
}

const isMovement = (kind: CajaEntry['tipo']): kind is MovementKind => kind !== 'pago' && kind !== 'reversa';

function movementName({ tipo: kind, categoria: category }: CajaEntry): string {
  if (!isMovement(kind)) return '';
  return category === null ? MOVEMENT_NAMES[kind] : T.expense(EXPENSE_NAMES[category]);
}

function outsideOf({ fuera: outside }: CajaEntry): string[] {
  return outside === null ? [] : [T.outside[outside]];
}

/** The places in which the user may open notas. */
interface Opens {
  /** True if the user may use the point of sale. */
  withPos: boolean;
  /** True if the user may open voided notas, which the point of sale doesn't show. */
  withVoided: boolean;
}

function linkOf(nota: CajaEntry['nota'], { withPos, withVoided }: Opens): EntryView['link'] {
  if (nota === null || (nota.anulada && !withVoided)) return null;
  const section = withPos && !nota.anulada ? 'pos' : 'ventas';
  return { to: `/app/${section}/${nota._id}`, label: T.openNota(nota.folio, nota.cliente) };
}

/** Texts of an entry's row. Without `opens` the row has no link to its nota. */
export function describeEntry(entry: CajaEntry, opens: Opens | null = null): EntryView {
  const { tipo: kind, nota, monto: pesos, detalle: detail, cancela: cancels, cancelado: isCancelled } = entry;
  const amount = formatPesos(pesos);
  if (isMovement(kind)) {
    const name = movementName(entry);
    return {
      kind,
      title: cancels === null ? name : T.cancels(name),
      notes: [detail, ...(isCancelled ? [T.cancelled] : []), ...outsideOf(entry)].filter(Boolean),
      amount: pesos > 0 ? `+${amount}` : amount,
      link: null,
      isCancellable: cancels === null && !isCancelled && entry.fuera === null,
    };
  }
  const state = kind === 'reversa' ? T.reversal : nota?.anulada ? T.voided : nota?.liquidada ? T.paid : T.abono;
  return {
    kind: null,
    title: nota?.cliente ?? entry.quien,
    notes: nota ? [T.nota(nota.folio), state, ...outsideOf(entry)] : outsideOf(entry),
    amount,
    link: opens && linkOf(nota, opens),
    isCancellable: false,
  };
}
