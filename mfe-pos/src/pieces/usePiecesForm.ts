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

/** The pieces of a nota as they are counted, and the printing of their tags, which saves them first. */
export function usePiecesForm(read: StoredNota, onClose: () => void) {
  const [nota, setNota] = useState(read);
  /** The rows before anything was changed here. */
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
  /** Whether something was changed here; what the lines suggest isn't. */
  const isTouched = !samePieces(pieces, piecesOf(start, nota.piezas));
  const row = rows[touched];
  /** Place of the first piece of the row that was changed last; -1 when it has none. */
  const latest = pieces.findIndex(
    ({ linea: line, nombre: name }) => row && row.count > 0 && line === row.line && name === row.name,
  );

  function change(changed: readonly PieceRow[], place: number) {
    setRows(changed);
    setTouched(place);
  }

  /** @returns whether the server has the pieces */
  async function settle(): Promise<boolean> {
    if (!isChanged) return true;
    const { error } = await save({ id: nota.id, operacion: operationOf(pieces), piezas: pieces, version: nota.version });
    const current = notaFromConflict(error);
    if (current) {
      setNota(current);
      // Another register tagged it meanwhile: its pieces are shown beside those changed here, to be saved once seen.
      if (!samePieces(current.piezas, nota.piezas)) {
        const theirs = rowsOf(current.lineas, current.piezas);
        setRows(mergeRows(start, rows, theirs));
        setStart(theirs);
      }
    }
    setFailure(error ? T.notSaved(errorMessage(error)) : null);
    return !error;
  }

  /** @param only number of the one tag to print; null prints all and closes the form */
  async function print(only: number | null) {
    if (saving || (pieces.length === 0 && !isChanged)) return;
    // Opened within the tap, so that the browser allows it.
    const popup = pieces.length === 0 ? null : openWindow('ticket');
    if (!(await settle())) popup?.close();
    else if (pieces.length === 0) onClose();
    else if ((await printing.show(popup, nota.id, paper, only)) && only === null) onClose();
  }

  const { blocked } = printing;
  return { nota, rows, pieces, latest, isChanged, isTouched, paper, failure, saving, blocked, change, choosePaper, print };
}
