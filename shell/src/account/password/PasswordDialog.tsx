import { MAX_PASSWORD } from '@lavanda/shared/domain/activation';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import FieldError from '@lavanda/shared/ui/fields/FieldError';
import BusyButton from '@lavanda/shared/ui/form/BusyButton';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef } from 'react';
import { SecretField } from './SecretField';
import { TEXTS } from './texts';
import { usePasswordForm } from './usePasswordForm';

export interface PasswordDialogProps {
  /** The user's account, for password managers. */
  usuario: string;
  onClose: () => void;
}

const FIELDS = [
  { nombre: 'actual', label: TEXTS.actual, autoComplete: 'current-password' },
  { nombre: 'password', label: TEXTS.nueva, autoComplete: 'new-password' },
  { nombre: 'confirmacion', label: TEXTS.confirmation, autoComplete: 'new-password' },
] as const;

/** Changes the signed-in user's password: asks for the current one, and the new one twice. */
export function PasswordDialog({ usuario: user, onClose }: PasswordDialogProps) {
  const body = useRef<HTMLDivElement>(null);
  const { form, errors, alert, busy, write, send } = usePasswordForm(body, onClose);

  return (
    <AppDialog
      opened
      title={TEXTS.title}
      subtitle={TEXTS.warning}
      width={460}
      busy={busy}
      onClose={onClose}
      onSubmit={() => void send()}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {TEXTS.cancel}
          </Button>
          <BusyButton type="submit" busy={busy}>
            {TEXTS.save}
          </BusyButton>
        </>
      }
    >
      <Stack ref={body} spacing={4}>
        <FieldError mensaje={alert} />
        <input hidden readOnly name="usuario" value={user} autoComplete="username" />
        {FIELDS.map(({ nombre: name, label, autoComplete }) => (
          <SecretField
            key={name}
            nombre={name}
            label={label}
            autoComplete={autoComplete}
            value={form[name]}
            error={errors[name]}
            max={MAX_PASSWORD}
            autoFocus={name === 'actual'}
            onChange={write(name)}
          />
        ))}
      </Stack>
    </AppDialog>
  );
}
