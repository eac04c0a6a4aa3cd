import { useToast } from '@lavanda/shared';
import type { Servicio } from '@lavanda/shared/contract/schemas/servicios';
import ConfirmDialog from '@lavanda/shared/ui/dialogs/ConfirmDialog';
import { type RefObject, startTransition, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { buttonId, neighborButton } from './focus';
import type { Mode } from './form/mode';
import ServicioDialog from './form/ServicioDialog';
import StarterDialog from './starter/StarterDialog';
import { TEXTS as STARTER } from './starter/texts';
import { TEXTS as T } from './texts';

interface Input {
  servicios: readonly Servicio[];
  /** Receives the id of the button to focus once the list has changed, or null for the page's title. */
  focus: RefObject<string | null | undefined>;
  onOpen(category: string, opened: boolean): void;
  onRemove(servicio: Servicio): void;
}

/** The dialogs that change the catalogue, and where the focus goes after each; the page renders `element`. */
export function useCatalogDialogs({ servicios, focus, onOpen, onRemove }: Input) {
  const [mode, setMode] = useState<Mode | null>(null);
  const [choosing, setChoosing] = useState(false);
  const [toRemove, setToRemove] = useState<Servicio | null>(null);
  const notify = useToast();
  const navigate = useNavigate();

  function onSave(saved: Servicio, another: boolean) {
    notify(mode?.type === 'modificar' ? T.edited(saved.servicio) : T.added(saved.servicio));
    onOpen(saved.categoria, true);
    focus.current = buttonId('modificar', saved._id);
    if (!another) setMode(null);
  }

  function onStarterAdded(count: number) {
    setChoosing(false);
    focus.current = null;
    notify(STARTER.added(count), 'exito', { text: STARTER.sell, run: () => navigate('/app/pos') });
  }

  function confirm(servicio: Servicio) {
    focus.current = neighborButton(servicios, servicio);
    setToRemove(null);
    onRemove(servicio);
  }

  const element = (
    <>
      {mode && <ServicioDialog mode={mode} existing={servicios} onSaved={onSave} onClose={() => setMode(null)} />}
      {choosing && <StarterDialog onAdded={onStarterAdded} onClose={() => setChoosing(false)} />}
      {toRemove && (
        <ConfirmDialog
          danger
          question={T.removeQuestion(toRemove.servicio)}
          consequence={T.removeConsequence}
          confirm={T.remove}
          cancel={T.cancel}
          onConfirm={() => confirm(toRemove)}
          onCancel={() => setToRemove(null)}
        />
      )}
    </>
  );
  return {
    element,
    askRemoval: setToRemove,
    // These open in a transition, so that the button's pressed state is painted before the dialog renders.
    openForm: (next: Mode) => startTransition(() => setMode(next)),
    chooseStarter: () => startTransition(() => setChoosing(true)),
  };
}
