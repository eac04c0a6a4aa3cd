import { nextStage, STAGE_NAMES } from '@lavanda/shared/domain/stage';
import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import type { StoredNota } from '../../notas/nota';
import { BOARD_TEXTS as T } from './texts';

interface StageChipProps {
  nota: StoredNota;
  onStep(nota: StoredNota, step: 1): void;
}

/**
 * The stage of a nota on a card of the list; a touch moves the nota to its next stage. A ready nota has no next stage, so its
 * chip isn't a button, and shows the nota's place too. Draws nothing for a recoleccion.
 */
export default function StageChip({ nota, onStep }: StageChipProps) {
  const { etapa: stage, lugar: place } = nota;
  if (stage === null) return null;
  const name = STAGE_NAMES[stage];
  const next = nextStage(stage);
  if (next === null) {
    return (
      <span className="etapa" data-stage={stage}>
        {name}
        {place !== '' && <b title={T.placeOf(place)}>{place}</b>}
      </span>
    );
  }
  return (
    <button
      type="button"
      className="etapa"
      data-stage={stage}
      onClick={() => onStep(nota, 1)}
      aria-label={T.moveFrom(name, next, nota.clienteNombre)}
    >
      {name}
      <ArrowForwardRounded />
    </button>
  );
}
