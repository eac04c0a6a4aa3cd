export const REOPEN_TEXTS = {
  reopen: 'Reabrir nota',
  question: (folio: number, name: string) => `¿Reabrir la nota ${folio} de ${name}?`,
  consequence: 'La nota vuelve a Activos con sus artículos y sus abonos. Queda en la Bitácora con tu nombre y el motivo.',
  consequenceWithAdjustment:
    'La nota vuelve a Activos con sus artículos y sus abonos, y su ajuste por redondeo se cancela. Queda en la Bitácora con tu nombre y el motivo.',
  reason: 'Motivo',
  reasonHelp: 'Por ejemplo: se cerró por error.',
  missingReason: 'Escribe por qué se reabre la nota.',
  done: (folio: number, name: string) => `Nota reabierta. Folio ${folio}, ${name}.`,
  notReopened: (detail: string) => `La nota no se reabrió. ${detail}`,
} as const;
