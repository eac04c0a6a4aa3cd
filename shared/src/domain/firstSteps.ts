/** A new laundry's first steps, in the order in which they are offered. */
export const FIRST_STEPS = ['identidad', 'sucursal', 'catalogo', 'equipo', 'venta'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

type Done = Readonly<Record<FirstStep, boolean>>;

/**
 * The step to offer first: the sale if it isn't done and there is a catalogue, else the first step that isn't done; null when all
 * are done.
 */
export function nextStep(done: Done): FirstStep | null {
  if (done.catalogo && !done.venta) return 'venta';
  return FIRST_STEPS.find((step) => !done[step]) ?? null;
}
