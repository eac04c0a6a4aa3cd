/** Fields with a number pad beside them, so that a dialog with both fits on a tablet's screen; on a phone the pad is below. */
export const BESIDE_PAD = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 252px' },
  gap: { xs: 3, sm: 5 },
} as const;
