import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import PageSkeleton from '@lavanda/shared/ui/feedback/PageSkeleton';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { CodesFields } from './CodesFields';
import type { Loaded } from './loaded';
import { RecoveryCodes } from './RecoveryCodes';
import { TEXTS } from './texts';
import { type CodesState, useCodesForm } from './useCodesForm';

interface CodesDialogProps {
  state: Loaded<CodesState>;
  /** The list of passkeys. It is shown above the codes, except while the authenticator application is being set up. */
  passkeys: ReactNode;
  onClose: () => void;
}

/** Turns the user's authenticator codes on (password, QR, first code, recovery codes) or off (password and code). */
export function CodesDialog({ state, passkeys, onClose }: CodesDialogProps) {
  const { data } = state;
  const form = useCodesForm(data, onClose);
  const { step, recoveryCodes, busy } = form;

  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onClose={onClose} />;

  return (
    <AppDialog
      opened
      title={TEXTS.title}
      width={480}
      busy={busy}
      onClose={onClose}
      onSubmit={() => void form.send()}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {TEXTS.cancel}
          </Button>
          {data && (
            <Button type="submit" variant="contained" color={step === 'on' ? 'error' : 'primary'} disabled={busy}>
              {step === 'on' ? TEXTS.remove : step === 'scan' ? TEXTS.activate : TEXTS.begin}
            </Button>
          )}
        </>
      }
    >
      {!data ? (
        state.error && !state.isFetching ? (
          <ErrorPanel title={TEXTS.notLoaded} error={state.error} onRetry={state.refetch} />
        ) : (
          <PageSkeleton count={2} height={52} />
        )
      ) : (
        <CodesFields form={form} codesLeft={data.codigosRestantes} passkeys={passkeys} />
      )}
    </AppDialog>
  );
}
