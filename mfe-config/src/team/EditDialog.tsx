import { type AppDispatch, api, useCurrentUser, useToast } from '@lavanda/shared';
import type { Member } from '@lavanda/shared/contract/schemas/team';
import Field from '@lavanda/shared/ui/fields/Field';
import FormDialog from '@lavanda/shared/ui/form/FormDialog';
import { oneOf, useForm } from '@lavanda/shared/ui/form/useForm';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type MouseEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useConfigSaveUserMutation } from './endpoints';
import { nameFor } from './member';
import PositionFields from './PositionFields';
import type { AssignableRole } from './RoleField';
import { ROLE_TEXTS, FORM_TEXTS as T } from './texts';

interface EditDialogProps {
  member: Member;
  onClose(): void;
}

const fieldOf = oneOf(['nombre', 'idSucursal', 'rol']);

function assignable(role: Member['rol']): AssignableRole | null {
  return role in ROLE_TEXTS ? (role as AssignableRole) : null;
}

/** Edits an account's name, sucursal and role, but not its e-mail. It can replace the role superuser, but not assign it. */
export default function EditDialog({ member, onClose }: EditDialogProps) {
  const [name, setName] = useState(member.nombre);
  const [idSucursal, setSucursal] = useState(member.idSucursal);
  const [role, setRole] = useState(assignable(member.rol));
  const form = useForm({ fieldOf });
  const [save] = useConfigSaveUserMutation();
  const isOwnAccount = useCurrentUser()._id === member._id;
  const dispatch = useDispatch<AppDispatch>();
  const notify = useToast();
  const eraSuperuser = member.rol === 'superuser';
  const changesRole = role !== null && role !== member.rol;

  const toasts = [
    ...(eraSuperuser ? [changesRole ? T.leavesSuperuser : T.superuser] : []),
    ...(changesRole ? [isOwnAccount ? T.endsYours : T.endsSessions] : []),
  ];

  function keep({ currentTarget }: MouseEvent) {
    setRole(null);
    // The pressed button disappears, so the focus moves to the role options.
    currentTarget.closest('form')?.querySelector<HTMLElement>('[type="radio"]')?.focus();
  }

  async function send() {
    const typed = name.trim();
    const faults = {
      ...(typed === '' && { nombre: T.missingName }),
      ...(idSucursal === '' && { idSucursal: T.missingSucursal }),
    };
    const body = { _id: member._id, nombre: typed, idSucursal, rol: role ?? member.rol };
    const response = await form.submit(faults, () => save(body));
    if (!response) return;
    notify(T.saved(nameFor(response.usuario)));
    // After users edit their own account, the session is refetched: the bar shows its data, and a new role signs the user out.
    if (isOwnAccount) dispatch(api.util.invalidateTags(['Sesion']));
    onClose();
  }

  return (
    <FormDialog title={nameFor(member)} form={form} verb={T.save} busyVerb={T.saving} onSubmit={send} onClose={onClose}>
      <Field
        autoFocus
        label={T.nombre}
        value={name}
        error={form.errors.nombre}
        input={{ autoComplete: 'off', maxLength: 120 }}
        onChange={({ target }) => {
          setName(target.value);
          form.clear('nombre');
        }}
      />
      <PositionFields
        idSucursal={idSucursal}
        rol={role}
        form={form}
        onSucursal={setSucursal}
        onRole={setRole}
        toasts={toasts}
        action={
          eraSuperuser &&
          changesRole && (
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
