import { openOverlays } from '@lavanda/shared/ui/dialogs/openOverlays';
import { anyBusy } from '@lavanda/shared/ui/feedback/useBusy';

/** Attribute of the dialog of 'Escanear', which may stay open when a nota opens. */
export const OF_SCAN = 'data-escanear';

/** Whether a nota may be opened without asking: nothing is unsaved and no dialog or menu is open, except 'Escanear'. */
export function isFreeForNota(): boolean {
  return !anyBusy() && openOverlays().every((overlay) => overlay.closest(`[${OF_SCAN}]`) !== null);
}
