import { errorMessage } from '@lavanda/shared';
import { countOf, movesTags, type PieceRow, piecesOf, rowsOf, type TaggedPiece } from '@lavanda/shared/domain/pieces';
import { PAPER_SIZES, type Paper, pieceText, shortName, tagCode, tagDay, tagMark } from '@lavanda/shared/domain/tag';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import { openWindow } from '@lavanda/shared/ui/ticket/ticketWindow';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useState } from 'react';
import { useOperationId } from '../cierre/useOperationId';
import { notaFromConflict } from '../notas/conflict';
import { usePosSavePiecesMutation } from '../notas/endpoints';
import type { StoredNota } from '../notas/nota';
import PaperChoice from './PaperChoice';
import PieceRows from './PieceRows';
import PiecesActions from './PiecesActions';
import TagList from './TagList';
import TagPreview, { type TagContent } from './TagPreview';
import TagsDialog from './TagsDialog';
import { PIECES_TEXTS as T } from './texts';
import { usePaper } from './usePaper';
import { useTagPrinting } from './useTagPrinting';

/** Keys of the counter below, which a dialog over it keeps. */
const COUNTER_KEYS = /^F[248]$/;

const samePieces = (one: readonly TaggedPiece[], other: readonly TaggedPiece[]) => JSON.stringify(one) === JSON.stringify(other);

const textOf = (nota: StoredNota, piece: TaggedPiece) =>
  pieceText(
    piece,
    nota.lineas.find(({ id }) => id === piece.linea),
  );

/** The tag of the piece `index`, as it will be printed; null when there is none. */
function tagOf(nota: StoredNota, pieces: readonly TaggedPiece[], index: number, paper: Paper): TagContent | null {
  const piece = pieces[index];
  if (!piece) return null;
  return {
    number: index + 1,
    total: pieces.length,
    mark: tagMark(nota),
    code: tagCode(nota, index + 1),
    cliente: shortName(nota.clienteNombre, PAPER_SIZES[paper].letters),
    text: textOf(nota, piece),
    day: nota.fechaEntrega === null ? '' : tagDay(nota.fechaEntrega),
  };
}

/** 'Bultos y piezas' of a nota: counts them, saves them and prints their tags. */
export default function PiecesForm({ nota: read, onClose }: { nota: StoredNota; onClose(): void }) {
  const [nota, setNota] = useState(read);
  const [rows, setRows] = useState<readonly PieceRow[]>(() => rowsOf(nota.lineas, nota.piezas));
  const [touched, setTouched] = useState(0);
  const [paper, choosePaper] = usePaper();
  const [failure, setFailure] = useState<string | null>(null);
  const [save, { isLoading: saving }] = usePosSavePiecesMutation();
  const operationOf = useOperationId();
  const printing = useTagPrinting();
  const pieces = piecesOf(rows, nota.piezas);
  const isChanged = !samePieces(pieces, nota.piezas);
  const row = rows[touched];
  const shown = pieces.findIndex(
    ({ linea: line, nombre: name }) => row && row.count > 0 && line === row.line && name === row.name,
  );
  const tag = tagOf(nota, pieces, Math.max(0, shown), paper);

  /** @returns whether the server has the pieces */
  async function settle(): Promise<boolean> {
    if (!isChanged) return true;
    const { error } = await save({ id: nota.id, operacion: operationOf(pieces), piezas: pieces, version: nota.version });
    const current = notaFromConflict(error);
    if (current) {
      setNota(current);
      // Another register tagged it meanwhile: its pieces are shown, so that they aren't replaced unseen.
      if (!samePieces(current.piezas, nota.piezas)) setRows(rowsOf(current.lineas, current.piezas));
    }
    setFailure(error ? T.notSaved(errorMessage(error)) : null);
    return !error;
  }

  async function print(only: number | null) {
    if (saving || (pieces.length === 0 && !isChanged)) return;
    // Opened within the tap, so that the browser allows it.
    const popup = pieces.length === 0 ? null : openWindow('ticket');
    if (!(await settle())) popup?.close();
    else if (pieces.length === 0) onClose();
    else if (printing.show(popup, nota.id, paper, only) && only === null) onClose();
  }

  function onKey(event: KeyboardEvent) {
    const prints = event.key === 'Enter' && event.ctrlKey;
    if (prints) void print(null);
    if (prints || COUNTER_KEYS.test(event.key)) event.preventDefault();
  }

  if (printing.blocked !== null) return <TagsDialog path={printing.blocked} onClose={onClose} />;
  return (
    <AppDialog
      opened
      title={T.title}
      subtitle={[T.nota(nota.folio), nota.clave, nota.clienteNombre].filter((part) => part !== '').join(' · ')}
      width={884}
      busy={saving}
      onClose={onClose}
      onKeyDown={onKey}
      actions={
        <PiecesActions
          count={countOf(rows)}
          isChanged={isChanged}
          saving={saving}
          paper={paper}
          onPaper={choosePaper}
          onPrint={() => void print(null)}
          onClose={onClose}
        />
      }
    >
      {failure !== null && (
        <Alert severity="error" sx={{ mb: 3 }}>
          {failure}
        </Alert>
      )}
      {movesTags(nota.piezas, pieces) && (
        <Alert severity="warning" role="status" sx={{ mb: 3 }}>
          {T.moved}
        </Alert>
      )}
      <Box sx={COLUMNS}>
        <div>
          <PieceRows
            rows={rows}
            lines={nota.lineas}
            disabled={saving}
            onChange={(changed, place) => {
              setRows(changed);
              setTouched(place);
            }}
          />
          {nota.piezas.length > 0 && !isChanged && (
            <TagList
              texts={pieces.map((piece) => textOf(nota, piece))}
              disabled={saving}
              onPrint={(number) => void print(number)}
            />
          )}
        </div>
        <Box sx={WELL}>
          <Typography component="h3" variant="label" sx={{ color: 'text.secondary' }}>
            {tag ? T.preview(tag.number) : T.noPreview}
          </Typography>
          {tag && <TagPreview tag={tag} paper={paper} />}
          <Typography component="h3" variant="label" sx={{ color: 'text.secondary', mt: 'auto' }}>
            {T.paper}
          </Typography>
          <PaperChoice paper={paper} onChange={choosePaper} />
        </Box>
      </Box>
    </AppDialog>
  );
}

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 256px' },
  gap: 5,
  alignItems: 'start',
} as const;

const WELL = {
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  p: 4,
  borderRadius: '12px',
  bgcolor: 'background.default',
  position: { md: 'sticky' },
  top: 0,
} as const;
