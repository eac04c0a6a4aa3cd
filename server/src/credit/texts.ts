import type { Centavos } from '@lavanda/shared/domain/money';

export const TEXTS = {
  noCliente: 'El cliente no existe.',
  foreignOperation: 'Esta operación ya se usó en otra nota.',
  removedOwner: 'El cliente fue eliminado y no puede tener saldo a favor. Devuélvele el dinero.',
  /** Reasons that the pagos keep. */
  kept: 'Queda como saldo a favor',
  returned: 'Devolución de saldo a favor',
} as const;

/** @param amount what is left of the credit, as text and in centavos */
export const excessiveCredit = (name: string, amount: string, credit: Centavos) =>
  credit > 0
    ? `${name} tiene ${amount} de saldo a favor. Aplica ese monto o menos.`
    : `${name} ya no tiene saldo a favor: se usó o se devolvió. Cobra con otro método.`;

export const excessiveReturn = (name: string, amount: string, credit: Centavos) =>
  credit > 0
    ? `${name} tiene ${amount} de saldo a favor. Devuelve ese monto o menos.`
    : `${name} ya no tiene saldo a favor: se usó o se devolvió.`;

/** @param missing how much more the restored notas use than there is */
export const restoredCredit = (name: string, missing: string) =>
  `No se puede restaurar: se pagó con saldo a favor de ${name}, y de ese saldo ya se usaron ${missing}.`;

/** @param name the cliente to whom the credit would go back */
export const voidedCredit = (name: string) =>
  `No se puede eliminar: se pagó con saldo a favor de ${name}, que ya no es cliente. Corrige antes el método de ese pago.`;

export const ownsCredit = (name: string, amount: string) =>
  `${name} tiene ${amount} de saldo a favor. Devuélveselo antes de eliminarlo.`;

export const lessFavor = (favor: string) => `La nota tiene ahora ${favor} a favor. Revísala e inténtalo de nuevo.`;
