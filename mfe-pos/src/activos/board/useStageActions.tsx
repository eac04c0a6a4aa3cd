import { nextStage, previousStage, type Stage } from '@lavanda/shared/domain/stage';
import { useNotice } from '@lavanda/shared/ui/notice/useNotice';
import { useState } from 'react';
import { notaFromApi } from '../../notas/fromApi';
import type { StoredNota } from '../../notas/nota';
import type { ActiveCard } from '../groupNotas';
import type { Telling } from '../ready/useReadyForm';
import StageDialogs, { type OpenStageDialog } from './StageDialogs';
import { BOARD_TEXTS as T } from './texts';
import { useFocusMoved } from './useFocusMoved';
import type { Stages } from './useStages';

interface StageActionsOptions {
  stages: Stages;
  /** The groups of cards on the page: days or columns. */
  parts: readonly { cards: readonly ActiveCard[] }[];
  onReceive(nota: StoredNota): void;
}

/** The actions on stages for the cards of the list and of the board; `element` contains the dialogs that the actions open. */
export function useStageActions({ stages, parts, onReceive }: StageActionsOptions) {
  const [opened, setOpened] = useState<OpenStageDialog>(null);
  const noteFocus = useFocusMoved(parts, opened !== null);
  const notice = useNotice((answered) => stages.adopt(notaFromApi(answered)));
  const leave = () => setOpened(null);
  const openPieces = (nota: StoredNota) => setOpened({ what: 'piezas', nota });

  function moveTo(nota: StoredNota, stage: Stage) {
    noteFocus(nota.id);
    if (stage === 'lista') setOpened({ what: 'lista', nota });
    else void stages.move(nota, stage);
  }

  function onStep(nota: StoredNota, step: 1 | -1) {
    const { etapa: stage } = nota;
    if (stage === null) {
      if (step === 1) onReceive(nota);
      return;
    }
    const target = step === 1 ? nextStage(stage) : previousStage(stage);
    if (target) moveTo(nota, target);
  }

  async function finish(before: StoredNota, ready: StoredNota, telling: Telling) {
    leave();
    const { clienteNombre: name, lugar: place } = ready;
    // WhatsApp's API may take half a minute. If the user undoes the move meanwhile, a notice that is being sent counts as sent.
    let told = telling === 'enviar' || (telling !== null && notice.open(ready, telling));
    stages.tellMoved(T.ready(name, place, told && telling !== 'enviar'), before, ready, () => told);
    if (telling === 'enviar') told = await notice.send(ready);
  }

  const element = (
    <>
      <StageDialogs
        opened={opened}
        stages={stages}
        onMove={moveTo}
        onPieces={openPieces}
        onReady={(before, ready, telling) => void finish(before, ready, telling)}
        onClose={leave}
      />
      {notice.element}
    </>
  );
  return {
    onStep,
    onMove: moveTo,
    onPieces: openPieces,
    onTell: (nota: StoredNota) => void notice.tell(nota),
    telling: notice.sending,
    onMenu: (nota: StoredNota, button: HTMLElement) => setOpened({ what: 'menu', nota, button }),
    element,
  };
}
