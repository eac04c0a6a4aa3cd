import { CAJA_TEXTS as T } from './texts';

/** What Caja shows, each at an address of its own: the tabs of its header. With one there are no tabs. */
export const VIEWS: readonly { path: string; label: string }[] = [{ path: '/app/caja', label: T.turno }];
