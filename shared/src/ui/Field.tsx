import ErrorRounded from '@mui/icons-material/ErrorRounded';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type ComponentProps, useId } from 'react';
import { TEXTOS } from './textos.ts';

export interface FieldProps extends Omit<OutlinedInputProps, 'error' | 'label' | 'notched'> {
  etiqueta: string;
  ayuda?: string | undefined;
  /** Replaces the hint and marks the input invalid. */
  error?: string | null | undefined;
  /** Says '(opcional)' after the label. */
  opcional?: boolean;
  /** Attributes of the input itself: inputMode, autoComplete, maxLength... */
  entrada?: ComponentProps<'input'>;
}

/** Labelled input: the label above, never inside; the hint or the error below and tied to it. */
export default function Field({ etiqueta, ayuda, error, opcional = false, entrada, id, sx, ...resto }: FieldProps) {
  const propio = useId();
  const campo = id ?? propio;
  const nota = `${campo}-nota`;
  const mensaje = error || ayuda;
  return (
    <FormControl fullWidth error={Boolean(error)} sx={[{ gap: 1.5, minWidth: 0 }, ...(Array.isArray(sx) ? sx : [sx])]}>
      <Typography component="label" variant="label" htmlFor={campo} sx={{ color: 'text.secondary' }}>
        {etiqueta}
        {opcional && (
          <Typography component="span" variant="label" sx={{ fontWeight: 500, color: 'text.disabled' }}>
            {' '}
            {TEXTOS.opcional}
          </Typography>
        )}
      </Typography>
      <OutlinedInput
        {...resto}
        id={campo}
        notched={false}
        slotProps={{ ...resto.slotProps, input: { ...entrada, 'aria-describedby': mensaje ? nota : undefined } }}
      />
      {mensaje && (
        <FormHelperText id={nota} role={error ? 'alert' : undefined} sx={AYUDA}>
          {error && <ErrorRounded aria-hidden sx={{ fontSize: 16, mt: '1px' }} />}
          {mensaje}
        </FormHelperText>
      )}
    </FormControl>
  );
}

const AYUDA = {
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
