import type { SaveNota } from '@lavanda/shared/contract/schemas/sales';
import { newId } from '@lavanda/shared/domain/newId';
import type { Pago, StoredNota } from '../../notas/nota';
import type { ChosenPayment, Draft, SaveAttempt } from '../draft/draft';
import { pendingPagos } from '../draft/merge';

function sent(attempt: SaveAttempt): SaveNota {
  return JSON.parse(attempt.firma) as SaveNota;
}

/** True when the nota's dates, discount and switches are the ones that were sent. */
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
 * True when `nota` is what the last attempt sent: it arrived, and only its answer was lost. A move between stages, at
 * any register, is another version of the same nota.
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

/** Whether the stored pago is known to be of another card than the one chosen now. */
function otherCard({ tarjeta: stored }: Pago, { tarjeta: chosen }: ChosenPayment): boolean {
  return Boolean(stored && chosen && stored !== chosen);
}

/**
 * The pago that is left to make once the attempt's pago is stored; null when the two contradict each other, so a person
 * must decide.
 */
function paymentAfter({ base, pago, credit }: Draft, nota: StoredNota): ChosenPayment | null {
  const before = new Set(base?.pagos.map(({ id }) => id));
  const made = nota.pagos.find(({ id }) => !before.has(id) && id !== credit?.id);
  if (!made) return pago;
  if (pago.tipo === 'sin' || made.metodo !== pago.metodo || otherCard(made, pago)) return null;
  // The user chose to pay the whole saldo, so what was added since the attempt is charged too.
  if (pago.tipo === 'liquidar') return { ...pago, id: newId() };
  return made.id === pago.id && made.monto === pago.monto ? { id: '', tipo: 'sin', metodo: 'Efvo', monto: 0 } : null;
}

/**
 * Puts the draft on top of its own attempt, which the server has stored: later changes are saved as changes of it.
 * @returns null when the stored pago isn't the one chosen now
 */
export function afterOwnAttempt(draft: Draft, nota: StoredNota): Draft | null {
  const pago = paymentAfter(draft, nota);
  const { credit } = pendingPagos(draft, nota);
  return pago && { ...draft, base: nota, fecha: draft.fecha ?? nota.fecha, pago, credit: credit ?? null, intento: null };
}
