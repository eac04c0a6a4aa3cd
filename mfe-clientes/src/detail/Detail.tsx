import { useCan, useToast } from '@lavanda/shared';
import type { Cliente, Domicilio } from '@lavanda/shared/contract/schemas/clientes';
import { fullName } from '@lavanda/shared/domain/clienteName';
import { toCents } from '@lavanda/shared/domain/money';
import { useLeaveGuard } from '@lavanda/shared/ui/dialogs/useLeaveGuard';
import LeaveDialog from '@lavanda/shared/ui/form/LeaveDialog';
import { startTransition, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import Domicilios from '../domicilios/Domicilios';
import { useBackToList } from '../list/useGoTo';
import { TEXTS } from '../texts';
import { EditActions, ReadActions } from './Actions';
import DetailFrame from './DetailFrame';
import { draftOf } from './draft';
import EditSheet from './EditSheet';
import ReadSheet from './ReadSheet';
import RemoveDialog from './RemoveDialog';
import Sheet from './Sheet';
import { useCustomerForm } from './useCustomerForm';
import { useSave } from './useSave';

const T = TEXTS.detail;

/** Shows a cliente. Users with the permission can edit or remove it. */
export default function Detail({ cliente }: { cliente: Cliente }) {
  const form = useCustomerForm(cliente._id, draftOf(cliente), cliente.version);
  const guard = useLeaveGuard(form.changed, form.release);
  const onSave = useSave();
  const canChange = useCan('clientes.cambiar');
  const notify = useToast();
  const navigate = useNavigate();
  const backLink = useBackToList();
  const debt = toCents(cliente.adeudo ?? 0);
  const [removing, setRemoving] = useState(false);
  /** Element to focus when the mode changes; null when editing began by a change of the domicilios. */
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

  return (
    <DetailFrame
      title={fullName(cliente)}
      actions={
        form.editing ? (
          <EditActions saving={form.saving} onCancel={readAgain} />
        ) : (
          <ReadActions id={cliente._id} onRemove={() => setRemoving(true)} onEdit={edit} startEdit={focus === 'modificar'} />
        )
      }
    >
      <Sheet
        data={
          form.editing ? (
            <EditSheet form={form} onSave={save} onName={focus === 'nombre'} />
          ) : (
            <ReadSheet
              id={cliente._id}
              data={form.values}
              debt={debt}
              favor={toCents(cliente.favor ?? 0)}
              credit={toCents(cliente.saldo_favor ?? 0)}
            />
          )
        }
        domicilios={
          <Domicilios domicilios={form.values.domicilio} editable={form.editing && !form.saving} onChange={setDomicilios} />
        }
      />
      {removing && (
        <RemoveDialog
          id={cliente._id}
          nombre={fullName(cliente)}
          debt={debt}
          onCancel={() => setRemoving(false)}
          onRemoved={() => {
            notify(T.eliminado);
            navigate(backLink.to, { replace: true, state: backLink.state });
          }}
        />
      )}
      <LeaveDialog guard={guard} texts={T.leave} />
    </DetailFrame>
  );
}
