import { errorMessage, isApiError, useToast } from '@lavanda/shared';
import { MAX_PASSWORD, passwordErrors } from '@lavanda/shared/domain/activation';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import FieldError from '@lavanda/shared/ui/fields/FieldError';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import { useSessionChangePasswordMutation } from './api';
import { SecretField } from './SecretField';
import { TEXTS } from './texts';

export interface PasswordDialogProps {
  /** The user's account, for password managers. */
  usuario: string;
  onClose: () => void;
}

const CAMPOS = [
  { nombre: 'actual', label: TEXTS.actual, autoComplete: 'current-password' },
  { nombre: 'password', label: TEXTS.nueva, autoComplete: 'new-password' },
  { nombre: 'confirmacion', label: TEXTS.confirmation, autoComplete: 'new-password' },
] as const;
type FieldName = (typeof CAMPOS)[number]['nombre'];

const BLANK: Record<FieldName, string> = { actual: '', password: '', confirmacion: '' };

/** Changes the signed-in user's password: asks for the current one, and the new one twice. */
export function PasswordDialog({ usuario: user, onClose }: PasswordDialogProps) {
  const [form, setForm] = useState(BLANK);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [alert, setAlert] = useState<string | null>(null);
  const [change, { isLoading }] = useSessionChangePasswordMutation();
  const toast = useToast();
  const body = useRef<HTMLDivElement>(null);

  const markIt = (failures: { campo: string; mensaje: string }[]) => {
    // The first failure of each field is written last, so that it is the one shown.
    setErrors(Object.fromEntries(failures.toReversed().map(({ campo: field, mensaje: message }) => [field, message])));
    if (failures[0]) body.current?.querySelector<HTMLInputElement>(`[name="${failures[0].campo}"]`)?.focus();
  };

  const send = async () => {
    setAlert(null);
    const errors = [
      ...(form.actual === '' ? [{ campo: 'actual', mensaje: TEXTS.missingCurrent }] : []),
      ...passwordErrors({ password: form.password, confirmation: form.confirmacion }),
    ];
    markIt(errors);
    if (errors.length > 0) return;
    const { error } = await change({ actual: form.actual, password: form.password });
    if (!error) {
      toast(TEXTS.done);
      onClose();
      return;
    }
    const campos = isApiError(error) ? (error.problem.campos ?? []) : [];
    if (campos.length > 0) markIt(campos);
    else setAlert(errorMessage(error));
  };

  const write = (field: FieldName) => (value: string) => {
    setForm((previous) => ({ ...previous, [field]: value }));
    setErrors(({ [field]: _, ...others }) => others);
  };

  return (
    <AppDialog
      opened
      title={TEXTS.title}
      subtitle={TEXTS.toast}
      width={460}
      busy={isLoading}
      onClose={onClose}
      onSubmit={() => void send()}
      actions={
        <>
          <Button onClick={onClose} disabled={isLoading}>
            {TEXTS.cancel}
          </Button>
          <Button
            type="submit"
            variant="contained"
            disabled={isLoading}
            startIcon={isLoading && <CircularProgress size={18} color="inherit" aria-hidden />}
          >
            {TEXTS.save}
          </Button>
        </>
      }
    >
      <Stack ref={body} spacing={4}>
        <FieldError mensaje={alert} />
        <input hidden readOnly name="usuario" value={user} autoComplete="username" />
        {CAMPOS.map(({ nombre: name, label, autoComplete }) => (
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
