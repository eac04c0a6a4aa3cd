/** Texts about a cliente's credit ('Saldo a favor') on the cliente's page and in the dialog that returns it. */
export const CREDIT_TEXTS = {
  credit: (amount: string) => `Saldo a favor ${amount}`,
  giveBack: 'Devolver',
  giveBackOf: (amount: string) => `Devolver saldo a favor de ${amount}`,
  title: 'Devolver saldo a favor',
  subtitle: (name: string, amount: string) => `${name} tiene ${amount}`,
  amount: 'Cuánto se devuelve',
  method: 'Cómo se devuelve',
  above: (amount: string) => `Su saldo a favor es de ${amount}. Escribe ese monto o menos.`,
  missing: 'Escribe un monto mayor que 0.',
  cancel: 'Cancelar',
  saving: 'Guardando',
  giveBackAmount: (amount: string) => `Devolver ${amount}`,
  handOver: 'Entrega el dinero al cliente. El ticket de su nota lleva la devolución.',
  notDone: (detail: string) => `No se devolvió. ${detail} Tus datos siguen aquí.`,
} as const;
