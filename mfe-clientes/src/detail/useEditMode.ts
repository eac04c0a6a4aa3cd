import { useCan } from '@lavanda/shared';
import type { Cliente, Domicilio } from '@lavanda/shared/contract/schemas/clientes';
import { useLeaveGuard } from '@lavanda/shared/ui/dialogs/useLeaveGuard';
import { startTransition, useState } from 'react';
import { TEXTS } from '../texts';
import { draftOf } from './draft';
import { useCustomerForm } from './useCustomerForm';
import { useSave } from './useSave';

const T = TEXTS.detail;

/** The edit mode of a cliente's page: its form, how it begins and ends, and what is focused then. */
export function useEditMode(cliente: Cliente) {
  const form = useCustomerForm(cliente._id, draftOf(cliente), cliente.version);
  const guard = useLeaveGuard(form.changed, form.release);
  const onSave = useSave();
  const canChange = useCan('clientes.cambiar');
  /** Element to focus in the new mode: the name after 'Modificar', that button after saving or cancelling; null before either. */
  const [focus, setFocus] = useState<'nombre' | 'modificar' | null>(null);

  /** Runs in a transition, so that the button's pressed state is painted before the form renders. */
  function edit() {
    startTransition(() => {
      setFocus('nombre');
      form.begin();
    });
  }

  function readAgain() {
    setFocus('modificar');
    form.end();
  }

  async function save() {
    const saved = await form.submit();
    if (!saved) return;
    onSave(saved, cliente, T.updated);
    readAgain();
  }

  function setDomicilios(domicilios: Domicilio[]) {
    if (canChange) form.putDomicilios(domicilios);
  }

  return { form, guard, focus, edit, readAgain, save, setDomicilios };
}
