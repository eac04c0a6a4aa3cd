import { errorMessage } from '@lavanda/shared';
import { mergeRows, type PieceRow, piecesOf, rowsOf, type TaggedPiece } from '@lavanda/shared/domain/pieces';
import { useOperationId } from '@lavanda/shared/ui/form/useOperationId';
import { openWindow } from '@lavanda/shared/ui/ticket/ticketWindow';
import { useState } from 'react';
import { notaFromConflict } from '../notas/conflict';
import { usePosSavePiecesMutation } from '../notas/endpoints';
import type { StoredNota } from '../notas/nota';
import { PIECES_TEXTS as T } from './texts';
import { usePaper } from './usePaper';
import { useTagPrinting } from './useTagPrinting';

const samePieces = (one: readonly TaggedPiece[], other: readonly TaggedPiece[]) => JSON.stringify(one) === JSON.stringify(other);

/** State of 'Bultos y piezas': the pieces as they are counted, and the printing of their tags, which saves the pieces first. */
export function usePiecesForm(read: StoredNota, onClose: () => void) {
  const [nota, setNota] = useState(read);
  /** The rows before this form's changes; if another register changes the pieces meanwhile, the rows that it stored. */
  const [start, setStart] = useState<readonly PieceRow[]>(() => rowsOf(nota.lineas, nota.piezas));
  const [rows, setRows] = useState(start);
  const [touched, setTouched] = useState(0);
  const [paper, choosePaper] = usePaper();
  const [failure, setFailure] = useState<string | null>(null);
  const [save, { isLoading: saving }] = usePosSavePiecesMutation();
  const operationOf = useOperationId();
  const printing = useTagPrinting();
  const pieces = piecesOf(rows, nota.piezas);
  const isChanged = !samePieces(pieces, nota.piezas);
  /** True once the user changed a row in this form; rows that the lines suggest are no change. */
  const isTouched = !samePieces(pieces, piecesOf(start, nota.piezas));
  const row = rows[touched];
  /** Index of the first piece of the row that was changed last; -1 when that row has no pieces. */
  const latest = pieces.findIndex(
    ({ linea: line, nombre: name }) => row && row.count > 0 && line === row.line && name === row.name,
  );

  function change(changed: readonly PieceRow[], place: number) {
    setRows(changed);
    setTouched(place);
  }

  /** Saves changed pieces. @returns true when the pieces are stored or queued; false after an error, which the form then shows */
  async function settle(): Promise<boolean> {
    if (!isChanged) return true;
    const { error } = await save({ id: nota.id, operacion: operationOf(pieces), piezas: pieces, version: nota.version });
    const current = notaFromConflict(error);
    if (current) {
      setNota(current);
      // If another register changed the pieces, the form shows them merged with the changes made here. The user reviews the
      // result before saving it.
      if (!samePieces(current.piezas, nota.piezas)) {
        const theirs = rowsOf(current.lineas, current.piezas);
        setRows(mergeRows(start, rows, theirs));
        setStart(theirs);
      }
    }
    setFailure(error ? T.notSaved(errorMessage(error)) : null);
    return !error;
  }

  /** @param only number of a single tag to print; null prints all and closes the form */
  async function print(only: number | null) {
    if (saving || (pieces.length === 0 && !isChanged)) return;
    // The window opens within the click handler, because browsers may block windows that are opened later.
    const popup = pieces.length === 0 ? null : openWindow('ticket');
    if (!(await settle())) popup?.close();
    else if (pieces.length === 0) onClose();
    else if ((await printing.show(popup, nota.id, paper, only)) && only === null) onClose();
  }

  const { blocked } = printing;
  return { nota, rows, pieces, latest, isChanged, isTouched, paper, failure, saving, blocked, change, choosePaper, print };
}
