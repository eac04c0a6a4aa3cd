import type { Member } from '@lavanda/shared/contract/schemas/team';
import Field from '@lavanda/shared/ui/fields/Field';
import FormDialog from '@lavanda/shared/ui/form/FormDialog';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { nameFor } from './member';
import PositionFields from './PositionFields';
import { FORM_TEXTS as T } from './texts';
import { useMemberForm } from './useMemberForm';

interface EditDialogProps {
  member: Member;
  onClose(): void;
}

/** Edits an account's name, sucursal and role. A superuser can get another role, but nobody gets the role superuser here. */
export default function EditDialog({ member, onClose }: EditDialogProps) {
  const form = useMemberForm(member, onClose);

  function keep({ currentTarget }: MouseEvent) {
    form.setRole(null);
    // The pressed button disappears, so the focus moves to the role options.
    currentTarget.closest('form')?.querySelector<HTMLElement>('[type="radio"]')?.focus();
  }

  return (
    <FormDialog title={nameFor(member)} form={form} verb={T.save} busyVerb={T.saving} onSubmit={form.send} onClose={onClose}>
      <Field
        autoFocus
        label={T.nombre}
        value={form.name}
        error={form.errors.nombre}
        input={{ autoComplete: 'off', maxLength: 120 }}
        onChange={({ target }) => {
          form.setName(target.value);
          form.clear('nombre');
        }}
      />
      <PositionFields
        idSucursal={form.idSucursal}
        rol={form.role}
        form={form}
        onSucursal={form.setSucursal}
        onRole={form.setRole}
        warnings={form.warnings}
        action={
          form.leavesSuperuser && (
            <Button onClick={keep} sx={{ alignSelf: 'flex-start', px: 0 }}>
              {T.keep}
            </Button>
          )
        }
      />
      {form.failure && <Alert severity="error">{T.notSaved(form.failure)}</Alert>}
    </FormDialog>
  );
}
