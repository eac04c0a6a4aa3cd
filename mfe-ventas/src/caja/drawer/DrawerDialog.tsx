import type { Caja } from '@lavanda/shared/contract/schemas/caja';
import { MAX_CAJA_NAME } from '@lavanda/shared/domain/caja';
import { newId } from '@lavanda/shared/domain/newId';
import FailureAlert from '@lavanda/shared/ui/feedback/FailureAlert';
import Field from '@lavanda/shared/ui/fields/Field';
import FormDialog from '@lavanda/shared/ui/form/FormDialog';
import { oneOf, useForm } from '@lavanda/shared/ui/form/useForm';
import { useState } from 'react';
import { useVentasCajaSaveDrawerMutation } from '../endpoints';
import { DRAWER_TEXTS as T } from '../texts';

interface DrawerDialogProps {
  /** The caja to rename; null adds one. */
  caja: Caja | null;
  /** Called with the id of the caja that was added. */
  onSaved(caja: string): void;
  onClose(): void;
}

const FIELD = 'nombre';
const fieldOf = oneOf([FIELD]);
const describe = (detail: string, atField: boolean) => (atField ? null : T.notSaved(detail));

/** Dialog that adds a caja to the user's sucursal, or renames a caja. */
export default function DrawerDialog({ caja, onSaved, onClose }: DrawerDialogProps) {
  // Every attempt sends the same id, so that a retry doesn't add a second caja.
  const [id] = useState(() => caja?._id ?? newId());
  const [name, setName] = useState(caja?.nombre ?? '');
  const form = useForm({ fieldOf, describe });
  const [save] = useVentasCajaSaveDrawerMutation();

  async function submit() {
    const faults = name.trim() === '' ? { [FIELD]: T.missingName } : {};
    const answer = await form.submit(faults, () => save({ _id: id, nombre: name.trim() }));
    if (!answer) return;
    onClose();
    if (caja === null) onSaved(answer.caja._id);
  }

  return (
    <FormDialog
      title={caja === null ? T.addTitle : T.renameTitle}
      width={420}
      form={form}
      verb={T.save}
      busyVerb={T.saving}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <FailureAlert message={form.failure} sx={{ mb: 4 }} />
      <Field
        label={T.name}
        autoFocus
        value={name}
        error={form.errors[FIELD]}
        input={{ maxLength: MAX_CAJA_NAME, autoComplete: 'off' }}
        onChange={({ target }) => {
          setName(target.value);
          form.clear(FIELD);
        }}
      />
    </FormDialog>
  );
}
