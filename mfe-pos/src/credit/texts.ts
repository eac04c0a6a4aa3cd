/** Texts of a cliente's credit at the counter and at the cierre. */
export const CREDIT_TEXTS = {
  credit: (amount: string) => `Saldo a favor ${amount}`,
  applied: (amount: string) => `Saldo a favor aplicado ${amount}`,
  appliedColumn: 'Saldo a favor aplicado',
  apply: 'Aplicar',
  remove: 'Quitar',
  /** Accessible names of the buttons 'Aplicar' and 'Quitar'. */
  applyOf: (amount: string) => `Aplicar saldo a favor de ${amount}`,
  removeOf: (amount: string) => `Quitar saldo a favor aplicado de ${amount}`,
} as const;
