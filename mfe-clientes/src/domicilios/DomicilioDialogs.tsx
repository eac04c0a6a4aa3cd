import type { Domicilio } from '@lavanda/shared/contract/schemas/clientes';
import ConfirmDialog from '@lavanda/shared/ui/dialogs/ConfirmDialog';
import { isFocusLost } from '@lavanda/shared/ui/focus/focusPageTitle';
import type { RefObject } from 'react';
import EditDialog from './EditDialog';
import NewDialog from './NewDialog';
import { TEXTS } from './texts';
import type { DomiciliosState } from './useDomicilios';

export interface DomicilioDialogsProps {
  domicilios: Domicilio[];
  state: DomiciliosState;
  /** The list, which gets the focus when the element that opened a dialog is gone. */
  list: RefObject<HTMLElement | null>;
}

/** The open dialog, if any, which adds, edits or removes a domicilio. */
export default function DomicilioDialogs({ domicilios, state, list }: DomicilioDialogsProps) {
  const { opened } = state;
  const inQuestion = opened?.what === 'editar' || opened?.what === 'eliminar' ? domicilios[opened.index] : undefined;

  /** Focuses the list if the element that opened the dialog, such as a card over the map, is gone. */
  const onClosed = () =>
    setTimeout(() => {
      if (isFocusLost()) list.current?.focus({ preventScroll: true });
    });

  return (
    <>
      {opened?.what === 'nuevo' && (
        <NewDialog
          number={domicilios.length + 1}
          initialPoint={opened.point}
          onAdd={(text, point) => {
            state.add(text, point);
            onClosed();
          }}
          onClose={() => {
            state.close();
            onClosed();
          }}
        />
      )}
      {opened?.what === 'editar' && inQuestion && (
        <EditDialog
          number={opened.index + 1}
          domicilio={inQuestion}
          onAccept={(text, point) => state.change(opened.index, text, point)}
          onClose={state.close}
        />
      )}
      {opened?.what === 'eliminar' && inQuestion && (
        <ConfirmDialog
          danger
          question={TEXTS.removeQuestion}
          consequence={TEXTS.removeConsequence(inQuestion.descripcion)}
          confirm={TEXTS.confirmRemove}
          onCancel={state.close}
          onConfirm={() => {
            state.remove(opened.index);
            // The button that opened the dialog disappears with the domicilio, so the focus moves to the list.
            setTimeout(() => list.current?.focus({ preventScroll: true }));
          }}
        />
      )}
    </>
  );
}
