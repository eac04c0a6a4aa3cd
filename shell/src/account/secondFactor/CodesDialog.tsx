import { useToast } from '@lavanda/shared';
import type { AnswerOf } from '@lavanda/shared/contract/calls/call';
import type { secondFactorCall } from '@lavanda/shared/contract/calls/secondFactor';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import PageSkeleton from '@lavanda/shared/ui/feedback/PageSkeleton';
import Field from '@lavanda/shared/ui/fields/Field';
import FieldError from '@lavanda/shared/ui/fields/FieldError';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { CurrentPassword } from '../password/CurrentPassword';
import {
  useSessionActivateSecondFactorMutation,
  useSessionPrepareSecondFactorMutation,
  useSessionRemoveSecondFactorMutation,
} from './api';
import { failuresOf } from './failuresOf';
import type { Loaded } from './loaded';
import { QrImage } from './QrImage';
import { RecoveryCodes } from './RecoveryCodes';
import { TEXTS } from './texts';

interface CodesDialogProps {
  state: Loaded<AnswerOf<typeof secondFactorCall>>;
  /** Shown above the codes, except while the application is being set up. */
  passkeys: ReactNode;
  onClose: () => void;
}

/** Turns the user's own codes on (password, QR, first code, recovery codes) or off (password and code). */
export function CodesDialog({ state, passkeys, onClose }: CodesDialogProps) {
  const [prepare, prepared] = useSessionPrepareSecondFactorMutation();
  const [activate, activated] = useSessionActivateSecondFactorMutation();
  const [remove, removed] = useSessionRemoveSecondFactorMutation();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const toast = useToast();

  const { data } = state;
  const enrolment = prepared.data;
  const busy = prepared.isLoading || activated.isLoading || removed.isLoading;
  const step = !data ? 'loading' : data.activo ? 'on' : enrolment ? 'scan' : 'off';
  const needs = { password: step === 'off' || step === 'on', code: step === 'scan' || step === 'on' };

  if (activated.data) return <RecoveryCodes codes={activated.data.codigos} onClose={onClose} />;

  const run = () => {
    if (step === 'off') return prepare({ password });
    return step === 'scan' ? activate({ codigo: code }) : remove({ password, codigo: code });
  };
  const send = async () => {
    const missing = {
      ...(needs.password && password === '' && { password: TEXTS.missing }),
      ...(needs.code && code.trim() === '' && { codigo: TEXTS.missing }),
    };
    setErrors(missing);
    if (Object.keys(missing).length > 0) return;
    const { error } = await run();
    if (error) setErrors(failuresOf(error));
    else if (step === 'on') {
      toast(TEXTS.removed);
      onClose();
    }
  };

  return (
    <AppDialog
      opened
      title={TEXTS.title}
      width={480}
      busy={busy}
      onClose={onClose}
      onSubmit={() => void send()}
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
          <PageSkeleton cantidad={2} height={52} />
        )
      ) : (
        <Stack spacing={4}>
          {step !== 'scan' && (
            <>
              <Box inert={busy}>{passkeys}</Box>
              <Divider />
              <Typography component="h3" sx={{ fontWeight: 600 }}>
                {TEXTS.codes}
              </Typography>
            </>
          )}
          <Typography>{step === 'on' ? TEXTS.on(data.codigosRestantes) : step === 'scan' ? TEXTS.scan : TEXTS.off}</Typography>
          <FieldError mensaje={errors.alert ?? null} />
          {step === 'scan' && enrolment && (
            <Stack spacing={3} sx={{ alignItems: 'center' }}>
              <QrImage text={enrolment.uri} />
              <Field label={TEXTS.secret} readOnly value={enrolment.secreto} onFocus={({ target }) => target.select()} />
            </Stack>
          )}
          {needs.password && (
            <CurrentPassword label={TEXTS.password} value={password} error={errors.password} onChange={setPassword} />
          )}
          {needs.code && (
            <Field
              label={TEXTS.code}
              name="codigo"
              value={code}
              error={errors.codigo}
              help={step === 'on' ? TEXTS.codeHelp : undefined}
              onChange={({ target }) => setCode(target.value)}
              input={{ autoComplete: 'one-time-code', maxLength: 40 }}
            />
          )}
        </Stack>
      )}
    </AppDialog>
  );
}
