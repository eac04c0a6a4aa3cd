export const TEXTS = {
  paysWith: 'Paga con',
  quickAmounts: 'Con cuánto paga',
  exact: 'Exacto',
  change: 'Cambio',
  changeIs: (amount: string) => `Cambio: ${amount}`,
  missing: (amount: string) => `Faltan ${amount}`,
  refused: (amount: string) => `Faltan ${amount}: corrige con cuánto paga o elige Con Abono.`,
} as const;
