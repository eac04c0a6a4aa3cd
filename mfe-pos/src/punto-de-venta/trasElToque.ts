import { trasPintar } from '@lavanda/shared/ui/trasPintar';

const pendientes: (() => void)[] = [];
let soltar: (() => void) | undefined;

function correr() {
  soltar?.();
  soltar = undefined;
  for (const tarea of pendientes.splice(0)) tarea();
}

/**
 * Runs `tarea` once what is being drawn has been painted: what nobody sees in that frame (keeping a draft, announcing, a flash, taking a dialog apart) doesn't
 * make who touched wait for it. In order, soon after, in a page out of sight too, before the next key or touch is heard and before the page goes away.
 */
export function trasElToque(tarea: () => void): void {
  if (pendientes.push(tarea) === 1) soltar = trasPintar(correr);
}

window.addEventListener('pagehide', correr);
// For good: a listener that comes and goes with each touch has the browser look over who listens to what before it paints.
for (const tipo of ['keydown', 'pointerdown'] as const) window.addEventListener(tipo, correr, { capture: true, passive: true });
