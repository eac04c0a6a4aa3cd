import { useToast } from '@lavanda/shared';
import { MAX_PASSKEY_NAME } from '@lavanda/shared/domain/passkeys';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import Field from '@lavanda/shared/ui/fields/Field';
import FieldError from '@lavanda/shared/ui/fields/FieldError';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { CurrentPassword } from '../../password/CurrentPassword';
import { failuresOf } from '../failuresOf';
import { RecoveryCodes } from '../RecoveryCodes';
import { useSessionAddPasskeyMutation, useSessionPreparePasskeyMutation } from './api';
import { createPasskey, PasskeyError } from './createPasskey';
import { TEXTS } from './texts';

interface AddPasskeyDialogProps {
  /** Suggested name. */
  device: string;
  /** Whether this is the account's first second factor. */
  first: boolean;
  /** Called with whether a passkey was added. */
  onClose: (added: boolean) => void;
}

/** Adds a passkey: name and password, then the browser makes it; the first one brings recovery codes. */
export function AddPasskeyDialog({ device, first, onClose }: AddPasskeyDialogProps) {
  const [name, setName] = useState(device || TEXTS.defaultName);
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [prepare] = useSessionPreparePasskeyMutation();
  const [add] = useSessionAddPasskeyMutation();
  const toast = useToast();

  if (codes.length > 0) return <RecoveryCodes codes={codes} onClose={() => onClose(true)} />;

  const run = async () => {
    const { opciones: options } = await prepare({ password }).unwrap();
    const credential = await createPasskey(options);
    const { codigos: recovery } = await add({ nombre: name.trim(), respuesta: credential }).unwrap();
    toast(TEXTS.added);
    if (recovery.length > 0) setCodes(recovery);
    else onClose(true);
  };
  const send = async () => {
    const missing = {
      ...(name.trim() === '' && { nombre: TEXTS.missing }),
      ...(password === '' && { password: TEXTS.missing }),
    };
    setErrors(missing);
    if (Object.keys(missing).length > 0) return;
    setBusy(true);
    try {
      await run();
    } catch (error) {
      setErrors(error instanceof PasskeyError ? { alert: error.message } : failuresOf(error));
    }
    setBusy(false);
  };

  return (
    <AppDialog
      opened
      title={TEXTS.add}
      width={480}
      busy={busy}
      onClose={() => onClose(false)}
      onSubmit={() => void send()}
      actions={
        <>
          <Button onClick={() => onClose(false)} disabled={busy}>
            {TEXTS.cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {TEXTS.continue}
          </Button>
        </>
      }
    >
      <Stack spacing={4}>
        <Typography>{first ? `${TEXTS.addDetail} ${TEXTS.firstDetail}` : TEXTS.addDetail}</Typography>
        <FieldError mensaje={errors.alert ?? null} />
        <Field
          label={TEXTS.name}
          name="nombre"
          value={name}
          error={errors.nombre}
          onChange={({ target }) => setName(target.value)}
          input={{ maxLength: MAX_PASSKEY_NAME }}
        />
        <CurrentPassword label={TEXTS.password} value={password} error={errors.password} onChange={setPassword} />
      </Stack>
    </AppDialog>
  );
}
