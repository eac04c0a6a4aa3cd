import { useToast } from '@lavanda/shared';
import type { Passkey } from '@lavanda/shared/contract/schemas/passkeys';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import Field from '@lavanda/shared/ui/fields/Field';
import FieldError from '@lavanda/shared/ui/fields/FieldError';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { CurrentPassword } from '../../password/CurrentPassword';
import { failuresOf } from '../failuresOf';
import { useSessionRemovePasskeyMutation } from './api';
import { TEXTS } from './texts';

interface RemovePasskeyDialogProps {
  passkey: Passkey;
  /** Whether the account has an authenticator application, besides its recovery codes. */
  hasApplication: boolean;
  /** Called with whether the passkey was removed. */
  onClose: (removed: boolean) => void;
}

/** Removes a passkey. It asks for the password and a code, as turning off codes does. */
export function RemovePasskeyDialog({ passkey, hasApplication, onClose }: RemovePasskeyDialogProps) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [remove, { isLoading: busy }] = useSessionRemovePasskeyMutation();
  const toast = useToast();

  const send = async () => {
    const missing = {
      ...(password === '' && { password: TEXTS.missing }),
      ...(code.trim() === '' && { codigo: TEXTS.missing }),
    };
    setErrors(missing);
    if (Object.keys(missing).length > 0) return;
    const { error } = await remove({ _id: passkey._id, password, codigo: code });
    if (error) {
      setErrors(failuresOf(error));
      return;
    }
    toast(TEXTS.removed);
    onClose(true);
  };

  return (
    <AppDialog
      opened
      title={TEXTS.removeTitle}
      width={480}
      busy={busy}
      onClose={() => onClose(false)}
      onSubmit={() => void send()}
      actions={
        <>
          <Button onClick={() => onClose(false)} disabled={busy}>
            {TEXTS.cancel}
          </Button>
          <Button type="submit" variant="contained" color="error" disabled={busy}>
            {TEXTS.remove}
          </Button>
        </>
      }
    >
      <Stack spacing={4}>
        <Typography>{TEXTS.removeDetail(passkey.nombre)}</Typography>
        <FieldError mensaje={errors.alert ?? null} />
        <CurrentPassword label={TEXTS.password} value={password} error={errors.password} onChange={setPassword} />
        <Field
          label={TEXTS.code}
          name="codigo"
          value={code}
          error={errors.codigo}
          help={hasApplication ? TEXTS.codeHelp : TEXTS.recoveryHelp}
          onChange={({ target }) => setCode(target.value)}
          input={{ autoComplete: 'one-time-code', maxLength: 40 }}
        />
      </Stack>
    </AppDialog>
  );
}
