import { errorMessage, useToast } from '@lavanda/shared';
import type { CajaEntry } from '@lavanda/shared/contract/schemas/caja';
import ConfirmDialog from '@lavanda/shared/ui/dialogs/ConfirmDialog';
import { focusPageTitle } from '@lavanda/shared/ui/focus/focusPageTitle';
import { useOperationId } from '@lavanda/shared/ui/form/useOperationId';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useVentasCajaCancelMovementMutation } from '../endpoints';
import { useWaits } from '../layout/connection';
import { MOVEMENT_TEXTS, TURNO_TEXTS as T } from '../texts';
import { describeEntry } from './entry';

/** Cancels a movimiento; `element` contains its options menu and the confirmation. */
export function useCancelMovement() {
  const [menu, setMenu] = useState<{ entry: CajaEntry; button: HTMLElement } | null>(null);
  const [asked, setAsked] = useState<CajaEntry | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [cancel, { isLoading }] = useVentasCajaCancelMovementMutation();
  const idOf = useOperationId();
  const notify = useToast();
  const waits = useWaits();

  function ask(entry: CajaEntry) {
    setMenu(null);
    setFailure(null);
    setAsked(entry);
  }

  async function confirm({ _id }: CajaEntry) {
    if (isLoading) return;
    setFailure(null);
    const id = idOf(_id);
    const { data, error } = await cancel({ _id: id, movimiento: _id });
    if (!data) return setFailure(T.notCancelled(errorMessage(error)));
    setAsked(null);
    notify(waits(id) ? T.cancelKept : T.cancelDone);
    if (data.bajo_cero) notify(MOVEMENT_TEXTS.belowZero, 'error');
    // The focused button disappears with the cancelled movimiento's options.
    focusPageTitle();
  }

  const element = (
    <>
      {menu && (
        <Menu
          open
          anchorEl={menu.button}
          onClose={() => setMenu(null)}
          slotProps={{ list: { 'aria-label': describeEntry(menu.entry).title } }}
        >
          <MenuItem onClick={() => ask(menu.entry)}>{T.cancelMovement}</MenuItem>
        </Menu>
      )}
      {asked && <Question entry={asked} failure={failure} busy={isLoading} onConfirm={confirm} onClose={() => setAsked(null)} />}
    </>
  );
  return {
    onOptions: (entry: CajaEntry, button: HTMLElement) => setMenu({ entry, button }),
    element,
  };
}

interface QuestionProps {
  entry: CajaEntry;
  failure: string | null;
  busy: boolean;
  onConfirm(entry: CajaEntry): Promise<void>;
  onClose(): void;
}

function Question({ entry, failure, busy, onConfirm, onClose }: QuestionProps) {
  const { title, amount } = describeEntry(entry);
  return (
    <ConfirmDialog
      cautious
      question={T.cancelQuestion(title, amount.replace(/^[+\u2212]/, ''))}
      consequence={T.cancelDetail}
      error={failure ?? false}
      confirm={T.cancelNow}
      cancel={T.keep}
      busy={busy}
      onConfirm={() => void onConfirm(entry)}
      onCancel={onClose}
    />
  );
}
