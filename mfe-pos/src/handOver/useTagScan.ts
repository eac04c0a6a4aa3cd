import { parseScan, type ScannedCode } from '@lavanda/shared/domain/scan';
import { useScan } from '@lavanda/shared/federation/scan';
import type { StoredNota } from '../notas/nota';

const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Whether a dialog or menu is open, apart from that of 'Escanear', which the shell marks so. */
function isCovered(): boolean {
  return [...document.querySelectorAll(OVERLAYS)].some((overlay) => overlay.closest('[data-escanear]') === null);
}

/** Whether a tag's code names the nota: by its clave, or by its folio when the nota is so old that it has no clave. */
function isNamed({ clave, folio }: StoredNota, code: ScannedCode): boolean {
  return code.kind === 'folio' ? clave === '' && code.folio === folio : code.kind === 'clave' && code.clave === clave;
}

/**
 * Takes the scanned tag of a piece that waits for its cliente (day.md 4); other codes are the app's to open.
 * @param onTag called with the only ready nota of that clave or folio and the piece's number
 */
export function useTagScan(notas: readonly StoredNota[], onTag: (nota: StoredNota, number: number) => void): void {
  useScan((text) => {
    const code = parseScan(text);
    if (code === null || code.kind === 'ticket' || code.pieza === null || isCovered()) return false;
    const { pieza: number } = code;
    const [nota, ...others] = notas.filter((one) => one.etapa === 'lista' && isNamed(one, code));
    if (!nota || others.length > 0 || number > nota.bultos || nota.entrega?.entregadas.includes(number)) return false;
    onTag(nota, number);
    return true;
  });
}
