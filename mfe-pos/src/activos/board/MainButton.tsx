import { nextStage } from '@lavanda/shared/domain/stage';
import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import type { StoredNota } from '../../notas/nota';
import { TEXTS } from '../texts';
import type { CardActions } from '../useLastingActions';
import { BOARD_TEXTS as T } from './texts';

type MainButtonProps = { nota: StoredNota; closing: boolean } & Pick<CardActions, 'onReceive' | 'onClose' | 'onStep'>;

/** The card's main button: receive the nota, move it to the next stage, or close it. */
export default function MainButton({ nota, closing, onReceive, onClose, onStep }: MainButtonProps) {
  const { etapa: stage, clienteNombre: name } = nota;
  if (stage === null) {
    return (
      <button
        type="button"
        className="tonal"
        data-main
        onClick={() => onReceive(nota)}
        aria-label={TEXTS.activos.receiveFrom(name)}
      >
        {TEXTS.activos.receive}
      </button>
    );
  }
  const next = nextStage(stage);
  if (next === null) {
    return (
      <button
        type="button"
        data-main
        disabled={closing}
        onClick={() => onClose(nota)}
        aria-label={TEXTS.activos.closeNotaOf(name)}
      >
        {closing ? TEXTS.activos.closing : TEXTS.activos.closeNota}
      </button>
    );
  }
  return (
    <button
      type="button"
      className="tonal"
      data-main
      onClick={() => onStep(nota, 1)}
      aria-label={T.moveNota(T.moveTo[next], name)}
    >
      {T.moveTo[next]}
      <ArrowForwardRounded />
    </button>
  );
}
