import { CORTES_TEXTS } from './cortes/texts';
import { CAJA_TEXTS as T } from './texts';

/** What Caja shows, each at an address of its own: the tabs of its header. */
export const VIEWS: readonly { path: string; label: string }[] = [
  { path: '/app/caja', label: T.turno },
  { path: '/app/caja/cortes', label: CORTES_TEXTS.tab },
];
