import Field from '@lavanda/shared/ui/fields/Field';
import FieldError from '@lavanda/shared/ui/fields/FieldError';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CurrentPassword } from '../password/CurrentPassword';
import { QrImage } from './QrImage';
import { TEXTS } from './texts';
import type { CodesForm } from './useCodesForm';

interface CodesFieldsProps {
  form: CodesForm;
  /** How many recovery codes are left. */
  codesLeft: number;
  /** The list of passkeys. It is shown above the codes, except while the authenticator application is being set up. */
  passkeys: ReactNode;
}

/** What the current step explains and asks for: the QR, the password, the code. */
export function CodesFields({ form, codesLeft, passkeys }: CodesFieldsProps) {
  const { step, needs, enrolment, errors, busy } = form;
  return (
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
      <Typography>{step === 'on' ? TEXTS.on(codesLeft) : step === 'scan' ? TEXTS.scan : TEXTS.off}</Typography>
      <FieldError mensaje={errors.alert ?? null} />
      {step === 'scan' && enrolment && (
        <Stack spacing={3} sx={{ alignItems: 'center' }}>
          <QrImage text={enrolment.uri} />
          <Field label={TEXTS.secret} readOnly value={enrolment.secreto} onFocus={({ target }) => target.select()} />
        </Stack>
      )}
      {needs.password && (
        <CurrentPassword label={TEXTS.password} value={form.password} error={errors.password} onChange={form.setPassword} />
      )}
      {needs.code && (
        <Field
          label={TEXTS.code}
          name="codigo"
          value={form.code}
          error={errors.codigo}
          help={step === 'on' ? TEXTS.codeHelp : undefined}
          onChange={({ target }) => form.setCode(target.value)}
          input={{ autoComplete: 'one-time-code', maxLength: 40 }}
        />
      )}
    </Stack>
  );
}
