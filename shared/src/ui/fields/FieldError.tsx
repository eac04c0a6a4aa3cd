import ErrorRounded from '@mui/icons-material/ErrorRounded';
import Box from '@mui/material/Box';

export interface FieldErrorProps {
  id?: string;
  /** Nothing is shown without a message. */
  mensaje: string | null | undefined;
}

/** Error of a control that isn't a Field: icon and text, announced at once. */
export default function FieldError({ id, mensaje: message }: FieldErrorProps) {
  if (!message) return null;
  return (
    <Box
      id={id}
      role="alert"
      sx={{ display: 'flex', gap: 1.5, fontSize: 13, lineHeight: '18px', fontWeight: 500, color: 'error.main' }}
    >
      <ErrorRounded aria-hidden sx={{ fontSize: 16, mt: '1px' }} />
      <span>{message}</span>
    </Box>
  );
}
