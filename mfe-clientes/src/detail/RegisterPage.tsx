import { useCan, useCurrentUser } from '@lavanda/shared';
import { newId } from '@lavanda/shared/domain/newId';
import { useLeaveGuard } from '@lavanda/shared/ui/dialogs/useLeaveGuard';
import EmptyState from '@lavanda/shared/ui/feedback/EmptyState';
import PrivacyLine from '@lavanda/shared/ui/feedback/PrivacyLine';
import LeaveDialog from '@lavanda/shared/ui/form/LeaveDialog';
import LockOutlined from '@mui/icons-material/LockOutlined';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useEntry } from '../clientes/useEntry';
import Domicilios from '../domicilios/Domicilios';
import { TEXTS } from '../texts';
import { EditActions } from './Actions';
import DetailFrame from './DetailFrame';
import EditSheet from './EditSheet';
import Sheet from './Sheet';
import { useCustomerForm } from './useCustomerForm';
import { recoveredId } from './useEdit';
import { useSave } from './useSave';

const T = TEXTS.detail;

/** Page that registers a new cliente; always in edit mode, and only for roles that may register. */
export default function RegisterPage() {
  useEntry('registrar');
  if (useCan('clientes.cambiar')) return <Registration />;
  return (
    <DetailFrame title={T.register}>
      <EmptyState icon={<LockOutlined />} title={T.forbidden} detail={T.forbiddenHelp} />
    </DetailFrame>
  );
}

function Registration() {
  const { _id: user } = useCurrentUser();
  const [id] = useState(() => recoveredId(user) ?? newId());
  const form = useCustomerForm(id, null);
  const guard = useLeaveGuard(form.changed, form.release);
  const onSave = useSave();
  const navigate = useNavigate();

  async function save() {
    const saved = await form.submit();
    if (!saved) return;
    onSave(saved, null, T.creado);
    guard.free();
    navigate(`/app/clientes/${saved._id}`, { replace: true });
  }

  return (
    <DetailFrame
      title={T.register}
      actions={
        <EditActions
          saving={form.saving}
          label={form.known.length > 0 ? T.registerAnyway : T.save}
          onCancel={() => navigate('/app/clientes')}
        />
      }
    >
      <Sheet
        data={<EditSheet form={form} onSave={save} onName foot={<PrivacyLine />} />}
        domicilios={<Domicilios domicilios={form.values.domicilio} editable={!form.saving} onChange={form.putDomicilios} />}
      />
      <LeaveDialog guard={guard} texts={T.leave} />
    </DetailFrame>
  );
}
