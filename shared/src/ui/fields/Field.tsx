import ErrorRounded from '@mui/icons-material/ErrorRounded';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type ComponentProps, useId } from 'react';
import { TEXTS } from '../texts.ts';

export interface FieldProps extends Omit<OutlinedInputProps, 'error' | 'label' | 'notched'> {
  label: string;
  help?: string | undefined;
  /** Replaces the help text and marks the input invalid. */
  error?: string | null | undefined;
  /** Adds '(opcional)' to the label. */
  optional?: boolean;
  /** Attributes of the input element: inputMode, autoComplete, maxLength... */
  input?: ComponentProps<'input'>;
}

/** Input with its label above and its help or error below, linked for screen readers. */
export default function Field({ label, help, error, optional = false, input, id, sx, ...rest }: FieldProps) {
  const ownId = useId();
  const field = id ?? ownId;
  const messageId = `${field}-nota`;
  const message = error || help;
  return (
    <FormControl fullWidth error={Boolean(error)} sx={[{ gap: 1.5, minWidth: 0 }, ...(Array.isArray(sx) ? sx : [sx])]}>
      <Typography component="label" variant="label" htmlFor={field} sx={{ color: 'text.secondary' }}>
        {label}
        {optional && (
          <Typography component="span" variant="label" sx={{ fontWeight: 500, color: 'text.disabled' }}>
            {' '}
            {TEXTS.optional}
          </Typography>
        )}
      </Typography>
      <OutlinedInput
        {...rest}
        id={field}
        notched={false}
        slotProps={{ ...rest.slotProps, input: { ...input, 'aria-describedby': message ? messageId : undefined } }}
      />
      {message && (
        <FormHelperText id={messageId} role={error ? 'alert' : undefined} sx={HELP}>
          {error && <ErrorRounded aria-hidden sx={{ fontSize: 16, mt: '1px' }} />}
          {message}
        </FormHelperText>
      )}
    </FormControl>
  );
}

const HELP = {
  display: 'flex',
  gap: 1.5,
  alignItems: 'flex-start',
  m: 0,
  fontSize: 13,
  lineHeight: '18px',
  fontWeight: 400,
  color: 'text.disabled',
  '&.Mui-error': { color: 'error.main', fontWeight: 500 },
} as const;
