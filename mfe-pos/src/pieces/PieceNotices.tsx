import { exceedsTags, linesMissingTags, movesTags, type TaggedPiece } from '@lavanda/shared/domain/pieces';
import FailureAlert from '@lavanda/shared/ui/feedback/FailureAlert';
import Alert from '@mui/material/Alert';
import type { StoredNota } from '../notas/nota';
import { PIECES_TEXTS as T } from './texts';

interface PieceNoticesProps {
  nota: StoredNota;
  /** The pieces as they are counted now. */
  pieces: readonly TaggedPiece[];
  /** Why the last save of the pieces failed; null if it didn't, and before any save. */
  failure: string | null;
}

/**
 * Notices that the pieces weren't saved, that lines have no tag, that the nota has more pieces than the maximum number of
 * tags, and that tags have to be printed again, because pieces that already have a tag get another tag number.
 */
export default function PieceNotices({ nota, pieces, failure }: PieceNoticesProps) {
  const missing = nota.piezas.length === 0 ? [] : linesMissingTags(nota.lineas, pieces);
  return (
    <>
      <FailureAlert message={failure} sx={{ mb: 3 }} />
      {missing.length > 0 && (
        <Alert severity="warning" sx={{ mb: 3 }}>
          {T.missing(missing)}
        </Alert>
      )}
      {exceedsTags(nota.lineas) && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {T.most}
        </Alert>
      )}
      {movesTags(nota.piezas, pieces) && (
        <Alert severity="warning" role="status" sx={{ mb: 3 }}>
          {T.moved}
        </Alert>
      )}
    </>
  );
}
