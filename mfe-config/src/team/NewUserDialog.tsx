import { useSucursalesQuery } from '@lavanda/shared';
import type { InvitationResponse } from '@lavanda/shared/contract/schemas/team';
import Field from '@lavanda/shared/ui/fields/Field';
import FormDialog from '@lavanda/shared/ui/form/FormDialog';
import { oneOf, useForm } from '@lavanda/shared/ui/form/useForm';
import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import Alert from '@mui/material/Alert';
import InputAdornment from '@mui/material/InputAdornment';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useConfigSaveUserMutation } from './endpoints';
import PositionFields from './PositionFields';
import type { AssignableRole } from './RoleField';
import { FORM_TEXTS as T } from './texts';

interface NewUserDialogProps {
  onInvited(response: InvitationResponse): void;
  onClose(): void;
}

const fieldOf = oneOf(['usuario', 'idSucursal', 'rol']);

/** 'Alta de usuario': invites a person by e-mail address, and gives them a sucursal and a role. */
export default function NewUserDialog({ onInvited, onClose }: NewUserDialogProps) {
  const [user, setUser] = useState('');
  const [selected, setSelected] = useState('');
  const [role, setRole] = useState<AssignableRole>('user');
  const form = useForm({ fieldOf });
  const [save] = useConfigSaveUserMutation();
  const input = useRef<HTMLInputElement>(null);
  const { data: sucursales } = useSucursalesQuery();
  const idSucursal = selected || (sucursales?.length === 1 ? (sucursales[0]?._id ?? '') : '');

  async function send() {
    const email = user.trim();
    const faults = {
      ...((email === '' || input.current?.validity.valid === false) && { usuario: T.invalidEmail }),
      ...(idSucursal === '' && { idSucursal: T.missingSucursal }),
    };
    const response = await form.submit(faults, () => save({ usuario: email, idSucursal, rol: role }));
    if (response) onInvited(response);
  }

  return (
    <FormDialog title={T.creation} form={form} verb={T.send} busyVerb={T.sending} onSubmit={send} onClose={onClose}>
      <Typography sx={{ color: 'text.secondary', fontSize: 15, lineHeight: '22px' }}>{T.newUserDetail}</Typography>
      <Field
        autoFocus
        type="email"
        label={T.correo}
        value={user}
        error={form.errors.usuario}
        inputRef={input}
        input={{ autoComplete: 'off', maxLength: 200, spellCheck: false, autoCapitalize: 'none' }}
        startAdornment={
          <InputAdornment position="start" sx={{ mr: 0 }}>
            <MailOutlineRounded />
          </InputAdornment>
        }
        onChange={({ target }) => {
          setUser(target.value);
          form.clear('usuario');
        }}
      />
      <PositionFields idSucursal={idSucursal} rol={role} form={form} onSucursal={setSelected} onRole={setRole} />
      {form.failure && <Alert severity="error">{T.notInvited(form.failure)}</Alert>}
    </FormDialog>
  );
}
