import type { SaveNota } from '@lavanda/shared/contract/schemas/sales';
import { newId } from '@lavanda/shared/domain/newId';
import type { Pago } from '@lavanda/shared/domain/pagos';
import type { StoredNota } from '../../notas/nota';
import type { ChosenPayment, Draft, SaveAttempt } from '../draft/draft';
import { pendingPagos } from '../draft/merge';

function sent(attempt: SaveAttempt): SaveNota {
  return JSON.parse(attempt.firma) as SaveNota;
}

/** True when the nota's dates, discount and switches equal those that were sent. */
function hasSentData(nota: StoredNota, body: SaveNota): boolean {
  const { fecha: date, fecha_entrega: delivery, descuentos: discount = 0, factura = false, express = false } = body;
  return (
    nota.fecha === date &&
    (!delivery || nota.fechaEntrega === delivery) &&
    nota.descuentos === Math.round(discount * 100) &&
    nota.factura === factura &&
    nota.aDomicilio === (body['a domicilio'] ?? false) &&
    nota.express === express
  );
}

/**
 * True when `nota` is what the last attempt stored, so that only its answer was lost. The nota may have moved between stages
 * since then, at any register; a move changes the nota's version but not its content.
 */
export function isOwnAttempt(attempt: SaveAttempt | null, nota: StoredNota): boolean {
  if (!attempt?.incierto) return false;
  const body = sent(attempt);
  const { id, version = 0, usuario: clienteId, articulos: articles, pagos = [] } = body;
  return (
    nota.id === id &&
    (nota.version === version + 1 || (nota.version > version && hasSentData(nota, body))) &&
    nota.clienteId === clienteId &&
    nota.lineas.length === articles.length &&
    nota.lineas.every((line, index) => {
      const article = articles[index];
      return line.id === article?._id && line.cantidad === Math.round(article.cantidad * 1000);
    }) &&
    nota.pagos.length === pagos.length &&
    nota.pagos.every((stored) => pagos.some((pago) => pago._id === stored.id))
  );
}

/** True when both cards are known and the stored pago's card differs from the one chosen now. */
function otherCard({ tarjeta: stored }: Pago, { tarjeta: chosen }: ChosenPayment): boolean {
  return Boolean(stored && chosen && stored !== chosen);
}

/**
 * The pago still to be made after the attempt's pago was stored; null when the stored pago contradicts the one chosen now, so
 * that the cashier must decide.
 */
function paymentAfter({ base, pago, credit }: Draft, nota: StoredNota): ChosenPayment | null {
  const before = new Set(base?.pagos.map(({ id }) => id));
  const made = nota.pagos.find(({ id }) => !before.has(id) && id !== credit?.id);
  if (!made) return pago;
  if (pago.tipo === 'sin' || made.metodo !== pago.metodo || otherCard(made, pago)) return null;
  // The user chose to pay the whole saldo, so the amount added since the attempt is charged too.
  if (pago.tipo === 'liquidar') return { ...pago, id: newId() };
  return made.id === pago.id && made.monto === pago.monto ? { id: '', tipo: 'sin', metodo: 'Efvo', monto: 0 } : null;
}

/**
 * Rebases the draft on the nota that its own attempt stored; later changes are then saved as an edit of that nota.
 * @returns null when the stored pago isn't the one chosen now
 */
export function afterOwnAttempt(draft: Draft, nota: StoredNota): Draft | null {
  const pago = paymentAfter(draft, nota);
  const { credit } = pendingPagos(draft, nota);
  return pago && { ...draft, base: nota, fecha: draft.fecha ?? nota.fecha, pago, credit: credit ?? null, intento: null };
}
