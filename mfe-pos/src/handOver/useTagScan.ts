import { parseScan } from '@lavanda/shared/domain/scan';
import { useScan } from '@lavanda/shared/federation/scan';
import type { StoredNota } from '../notas/nota';

const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Whether a dialog or menu is open, apart from that of 'Escanear', which the shell marks so. */
function isCovered(): boolean {
  return [...document.querySelectorAll(OVERLAYS)].some((overlay) => overlay.closest('[data-escanear]') === null);
}

/**
 * Takes the scanned tag of a piece that waits for its cliente (day.md 4); other codes are the app's to open.
 * @param onTag called with the only ready nota of that clave and the piece's number
 */
export function useTagScan(notas: readonly StoredNota[], onTag: (nota: StoredNota, number: number) => void): void {
  useScan((text) => {
    const code = parseScan(text);
    if (code?.kind !== 'clave' || code.pieza === null || isCovered()) return false;
    const { clave, pieza: number } = code;
    const [nota, ...others] = notas.filter((one) => one.clave === clave && one.etapa === 'lista');
    if (!nota || others.length > 0 || number > nota.bultos || nota.entrega?.entregadas.includes(number)) return false;
    onTag(nota, number);
    return true;
  });
}
