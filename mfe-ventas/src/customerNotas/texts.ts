export const TEXTS = {
  notas: 'Últimas notas',
  nota: (folio: number) => `Nota ${folio}`,
  notaState: { '-1': 'Por recolectar', '0': 'En sucursal', '10': 'Cerrada' },
  owes: (amount: string) => `Debe ${amount}`,
  favor: (amount: string) => `A favor ${amount}`,
  noNotas: 'Aún no tiene notas.',
  notasNotLoaded: 'No se cargaron sus notas.',
} as const;
