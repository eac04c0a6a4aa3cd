import { useToast } from '@lavanda/shared';
import type { Cliente } from '@lavanda/shared/contract/schemas/clientes';
import { fullName } from '@lavanda/shared/domain/clienteName';
import { toCents } from '@lavanda/shared/domain/money';
import LeaveDialog from '@lavanda/shared/ui/form/LeaveDialog';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import Domicilios from '../domicilios/Domicilios';
import { useBackToList } from '../list/useGoTo';
import { TEXTS } from '../texts';
import { EditActions, ReadActions } from './Actions';
import DetailFrame from './DetailFrame';
import EditSheet from './EditSheet';
import ReadSheet from './ReadSheet';
import RemoveDialog from './RemoveDialog';
import Sheet from './Sheet';
import { useEditMode } from './useEditMode';

const T = TEXTS.detail;

/** Shows a cliente. Users with the permission can edit or remove it. */
export default function Detail({ cliente }: { cliente: Cliente }) {
  const { form, guard, focus, edit, readAgain, save, setDomicilios } = useEditMode(cliente);
  const notify = useToast();
  const navigate = useNavigate();
  const backLink = useBackToList();
  const debt = toCents(cliente.adeudo ?? 0);
  const [removing, setRemoving] = useState(false);

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
