import { notaMark } from '@lavanda/shared/domain/clave';
import { countOf, type TaggedPiece } from '@lavanda/shared/domain/pieces';
import { PAPER_SIZES, type Paper, pieceText, shortName, tagCode, tagDay } from '@lavanda/shared/domain/tag';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import Clave from '@lavanda/shared/ui/display/Clave';
import PaperDialog from '@lavanda/shared/ui/ticket/PaperDialog';
import Box from '@mui/material/Box';
import type { KeyboardEvent } from 'react';
import { useDiscard } from '../discard/useDiscard';
import type { StoredNota } from '../notas/nota';
import PieceNotices from './PieceNotices';
import PieceRows from './PieceRows';
import PiecesActions from './PiecesActions';
import TagList from './TagList';
import type { TagContent } from './TagPreview';
import TagWell from './TagWell';
import { PIECES_TEXTS as T } from './texts';
import { usePiecesForm } from './usePiecesForm';

/** Shortcut keys of the point of sale. While this dialog is open, neither the page nor the browser acts on them. */
const COUNTER_KEYS = /^F[248]$/;

const textOf = (nota: StoredNota, piece: TaggedPiece, letters?: number) =>
  pieceText(
    piece,
    nota.lineas.find(({ id }) => id === piece.linea),
    letters,
  );

/** Content of the tag of the piece `index` as it will be printed; null without such a piece. */
function tagOf(nota: StoredNota, pieces: readonly TaggedPiece[], index: number, paper: Paper): TagContent | null {
  const piece = pieces[index];
  if (!piece) return null;
  const { letters, text } = PAPER_SIZES[paper];
  return {
    number: index + 1,
    total: pieces.length,
    mark: notaMark(nota),
    code: tagCode(nota, index + 1),
    cliente: shortName(nota.clienteNombre, letters),
    text: textOf(nota, piece, text),
    day: nota.fechaEntrega === null ? '' : tagDay(nota.fechaEntrega),
  };
}

/** Form 'Bultos y piezas' of a nota: counts its pieces, saves them and prints their tags. */
export default function PiecesForm({ nota: read, onClose }: { nota: StoredNota; onClose(): void }) {
  const form = usePiecesForm(read, onClose);
  const { nota, rows, pieces, isChanged, paper, failure, saving, print } = form;
  const discard = useDiscard(form.isTouched, onClose);

  function onKey(event: KeyboardEvent) {
    const prints = event.key === 'Enter' && event.ctrlKey;
    if (prints) void print(null);
    if (prints || COUNTER_KEYS.test(event.key)) event.preventDefault();
  }

  if (form.blocked !== null)
    return <PaperDialog {...form.blocked} title={T.tags} subtitle={T.blocked} label={T.printTags} onClose={onClose} />;
  return (
    <>
      <AppDialog
        opened
        title={T.title}
        subtitle={<Subtitle nota={nota} />}
        width={884}
        busy={saving}
        onClose={discard.close}
        onKeyDown={onKey}
        actions={
          <PiecesActions
            count={countOf(rows)}
            isChanged={isChanged}
            saving={saving}
            paper={paper}
            onPaper={form.choosePaper}
            onPrint={() => void print(null)}
            onClose={onClose}
          />
        }
      >
        <PieceNotices nota={nota} pieces={pieces} failure={failure} />
        <Box sx={COLUMNS}>
          <div>
            <PieceRows rows={rows} lines={nota.lineas} disabled={saving} onChange={form.change} />
            {nota.piezas.length > 0 && !isChanged && (
              <TagList
                texts={pieces.map((piece) => textOf(nota, piece))}
                disabled={saving}
                onPrint={(number) => void print(number)}
              />
            )}
          </div>
          <TagWell tag={tagOf(nota, pieces, Math.max(0, form.latest), paper)} paper={paper} onPaper={form.choosePaper} />
        </Box>
      </AppDialog>
      {discard.question}
    </>
  );
}

/** Subtitle of the dialog: folio, clave and cliente of the nota. */
function Subtitle({ nota: { folio, clave, clienteNombre: name } }: { nota: StoredNota }) {
  if (clave === '') return `${T.nota(folio)} · ${name}`;
  return (
    <>
      {`${T.nota(folio)} · `}
      <b>
        <Clave clave={clave} />
      </b>
      {` · ${name}`}
    </>
  );
}

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 256px' },
  gap: 5,
  alignItems: 'start',
} as const;
