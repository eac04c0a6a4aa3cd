import { anyBusy } from '@lavanda/shared/ui/feedback/useBusy';

/** Attribute of the dialog of 'Escanear', which may stay open when a nota opens. */
export const OF_SCAN = 'data-escanear';

const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Whether a nota may be opened without asking: nothing is unsaved and no dialog or menu is open, except 'Escanear'. */
export function isFreeForNota(): boolean {
  const overlays = [...document.querySelectorAll(OVERLAYS)].filter((overlay) => overlay.closest(`[${OF_SCAN}]`) === null);
  return !anyBusy() && !overlays.some((overlay) => overlay.checkVisibility?.() ?? true);
}
