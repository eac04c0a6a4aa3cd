import { type Centavos, formatMoney } from '@lavanda/shared/domain/money';

export const TEXTS = {
  noCliente: 'El cliente no existe.',
  foreignOperation: 'Esta operación ya se usó en otra nota.',
  removedOwner: 'El cliente fue eliminado y no puede tener saldo a favor. Devuélvele el dinero.',
  /** Reasons that are stored with the pagos. */
  kept: 'Queda como saldo a favor',
  returned: 'Devolución de saldo a favor',
} as const;

/**
 * @param amount the available credit as text
 * @param credit the available credit in centavos
 */
export const excessiveCredit = (name: string, amount: string, credit: Centavos) =>
  credit > 0
    ? `${name} tiene ${amount} de saldo a favor. Aplica ese monto o menos.`
    : `${name} ya no tiene saldo a favor: se usó o se devolvió. Cobra con otro método.`;

export const excessiveReturn = (name: string, amount: string, credit: Centavos) =>
  credit > 0
    ? `${name} tiene ${amount} de saldo a favor. Devuelve ese monto o menos.`
    : `${name} ya no tiene saldo a favor: se usó o se devolvió.`;

/**
 * @param amount the part of the credit that the session's sucursal can return, as text
 * @param here the same amount in centavos
 */
export const elsewhereReturn = (name: string, amount: string, here: Centavos) =>
  here > 0
    ? `Aquí puedes devolver ${amount}: el resto del saldo a favor de ${name} viene de otra sucursal. Que lo devuelva ella o un superusuario.`
    : `El saldo a favor de ${name} viene de otra sucursal. Que lo devuelva ella o un superusuario.`;

/** @param missing by how much the restored notas exceed the credit */
export const restoredCredit = (name: string, missing: string) =>
  `No se puede restaurar: se pagó con saldo a favor de ${name}, y de ese saldo ya se usaron ${missing}.`;

/** @param name the cliente to whom the credit would go back */
export const voidedCredit = (name: string) =>
  `No se puede eliminar: se pagó con saldo a favor de ${name}, que ya no es cliente. Corrige antes el método de ese pago.`;

export const ownsCredit = (name: string, amount: string) =>
  `${name} tiene ${amount} de saldo a favor. Devuélveselo antes de eliminarlo.`;

export const lessFavor = (favor: string) => `La nota tiene ahora ${favor} a favor. Revísala e inténtalo de nuevo.`;

/**
 * Why a nota that gave credit can't be voided.
 * @param credit the credit that its cliente has left, centavos
 */
export function givenCredit(name: string, given: Centavos, credit: Centavos): string {
  const kept = `No se puede eliminar: ${formatMoney(given)} de la nota quedaron como saldo a favor de ${name}`;
  return credit >= given
    ? `${kept}. Antes devuelve su saldo a favor de ${formatMoney(given)}.`
    : `${kept}, y ya usó ${formatMoney(given - Math.max(0, credit))}. Antes elimina las notas que pagó con él o corrige el método de esos pagos, y devuélvelo.`;
}
