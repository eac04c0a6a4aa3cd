/** How long a page that isn't painted (another tab is in front) may keep what waits for a paint, ms. */
const ESPERA_MS = 100;

const pendientes: (() => void)[] = [];
let plazo: ReturnType<typeof setTimeout> | undefined;

function correr() {
  clearTimeout(plazo);
  plazo = undefined;
  for (const tarea of pendientes.splice(0)) tarea();
}

/**
 * Runs `tarea` once what is being drawn has been painted: what nobody sees in that frame (keeping a draft, announcing, a flash) doesn't
 * make who touched wait for it. In order, soon after, in a page out of sight too, and before the page goes away.
 */
export function trasPintar(tarea: () => void): void {
  if (pendientes.push(tarea) > 1) return;
  plazo = setTimeout(correr, ESPERA_MS);
  requestAnimationFrame(() => setTimeout(correr));
}

window.addEventListener('pagehide', correr);
