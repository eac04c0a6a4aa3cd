import { MAX_PASSKEY_NAME } from '@lavanda/shared/domain/passkeys';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import Field from '@lavanda/shared/ui/fields/Field';
import FieldError from '@lavanda/shared/ui/fields/FieldError';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CurrentPassword } from '../../password/CurrentPassword';
import { RecoveryCodes } from '../RecoveryCodes';
import { TEXTS } from './texts';
import { useAddPasskey } from './useAddPasskey';

interface AddPasskeyDialogProps {
  /** Suggested name; for '' the form suggests 'Mi equipo'. */
  device: string;
  /** Whether this is the account's first second factor. */
  first: boolean;
  /** Called with whether a passkey was added. */
  onClose: (added: boolean) => void;
}

/**
 * Adds a passkey: asks for a name and the password, then the browser makes the passkey. As the account's first second factor it
 * brings recovery codes.
 */
export function AddPasskeyDialog({ device, first, onClose }: AddPasskeyDialogProps) {
  const form = useAddPasskey(device, () => onClose(true));
  const { errors, busy, codes } = form;

  if (codes.length > 0) return <RecoveryCodes codes={codes} onClose={() => onClose(true)} />;

  return (
    <AppDialog
      opened
      title={TEXTS.add}
      width={480}
      busy={busy}
      onClose={() => onClose(false)}
      onSubmit={() => void form.send()}
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
          value={form.name}
          error={errors.nombre}
          onChange={({ target }) => form.setName(target.value)}
          input={{ maxLength: MAX_PASSKEY_NAME }}
        />
        <CurrentPassword label={TEXTS.password} value={form.password} error={errors.password} onChange={form.setPassword} />
      </Stack>
    </AppDialog>
  );
}
