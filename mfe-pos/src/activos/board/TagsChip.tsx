import { hasStage } from '@lavanda/shared/domain/stage';
import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import type { StoredNota } from '../../notas/nota';
import { BOARD_TEXTS as T } from './texts';

interface TagsChipProps {
  nota: StoredNota;
  onPieces(nota: StoredNota): void;
}

/**
 * Chip on a card of the list: the nota's number of pieces, or an icon for none. A touch opens 'Bultos y piezas'. Draws nothing
 * for a recoleccion.
 */
export default function TagsChip({ nota, onPieces }: TagsChipProps) {
  const { bultos: count, clienteNombre: name } = nota;
  if (!hasStage(nota.status)) return null;
  const shown = count > 0 ? T.pieces(count) : '';
  return (
    <button type="button" className="etapa piezas" onClick={() => onPieces(nota)} aria-label={T.tagsOf(shown, name)}>
      {count > 0 ? shown : <LocalOfferOutlined />}
    </button>
  );
}
