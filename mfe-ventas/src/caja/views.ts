import { CORTES_TEXTS } from './cortes/texts';
import { CAJA_TEXTS as T } from './texts';

/** The views of Caja, each with its own URL: the tabs of the header. */
export const VIEWS: readonly { path: string; label: string }[] = [
  { path: '/app/caja', label: T.turno },
  { path: '/app/caja/cortes', label: CORTES_TEXTS.tab },
];
