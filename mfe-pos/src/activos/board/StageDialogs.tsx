import { errorMessage, useToast } from '@lavanda/shared';
import type { Stage } from '@lavanda/shared/domain/stage';
import type { StoredNota } from '../../notas/nota';
import PiecesDialog from '../../pieces/PiecesDialog';
import ReadyDialog from '../ready/ReadyDialog';
import type { Telling } from '../ready/useReadyForm';
import MoveMenu from './MoveMenu';
import { BOARD_TEXTS as T } from './texts';
import type { Stages } from './useStages';

export type OpenStageDialog =
  | { what: 'lista' | 'piezas'; nota: StoredNota }
  | { what: 'menu'; nota: StoredNota; button: HTMLElement }
  | null;

interface StageDialogsProps {
  opened: OpenStageDialog;
  stages: Stages;
  onMove(nota: StoredNota, stage: Stage): void;
  onPieces(nota: StoredNota): void;
  /** Called with the nota before and after its move to 'lista' or to another place, and how its cliente is notified. */
  onReady(before: StoredNota, ready: StoredNota, telling: Telling): void;
  onClose(): void;
}

/** The menu of stages, the pieces or the dialog 'Lista' of a nota; at most one at a time. */
export default function StageDialogs({ opened, stages, onMove, onPieces, onReady, onClose }: StageDialogsProps) {
  const toast = useToast();
  if (!opened) return null;
  const { nota } = opened;
  if (opened.what === 'menu') {
    return <MoveMenu nota={nota} button={opened.button} onMove={onMove} onPieces={onPieces} onClose={onClose} />;
  }
  if (opened.what === 'piezas') return <PiecesDialog notaId={nota.id} onClose={onClose} />;
  return (
    <ReadyDialog
      nota={nota}
      active={stages.notas}
      send={stages.send}
      onDone={(ready, telling) => onReady(nota, ready, telling)}
      onRefused={(error) => {
        onClose();
        toast(T.notMoved(nota.clienteNombre, errorMessage(error)), 'error');
      }}
      onClose={onClose}
    />
  );
}
