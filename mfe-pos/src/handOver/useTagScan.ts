import { parseScan, type ScannedCode } from '@lavanda/shared/domain/scan';
import { useScan } from '@lavanda/shared/federation/scan';
import { openOverlays } from '@lavanda/shared/ui/dialogs/openOverlays';
import type { StoredNota } from '../notas/nota';

/** True while a dialog or menu is open, except the dialog 'Escanear', which the shell marks with `data-escanear`. */
function isCovered(): boolean {
  return openOverlays().some((overlay) => overlay.closest('[data-escanear]') === null);
}

/** Whether a tag's code names the nota: by its clave, or by its folio for an old nota without a clave. */
function isNamed({ clave, folio }: StoredNota, code: ScannedCode): boolean {
  return code.kind === 'folio' ? clave === '' && code.folio === folio : code.kind === 'clave' && code.clave === clave;
}

/**
 * Handles the scanned tag of a piece of a ready nota (day.md 4), unless a dialog (other than 'Escanear') or a menu is open; all
 * other codes are left to the app.
 * @param onTag called with the nota and the piece's number, if exactly one ready nota has that clave or folio and still has the
 * piece
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
