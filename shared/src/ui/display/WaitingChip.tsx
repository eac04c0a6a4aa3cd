import { useIsWaiting } from '@lavanda/shared';
import AccessTimeRounded from '@mui/icons-material/AccessTimeRounded';
import Box from '@mui/material/Box';
import { TEXTS } from '../texts.ts';

/**
 * 'Pendiente de enviar' beside a nota, a turno or a line of the caja's record with a capture in this device's queue; draws
 * nothing for others.
 */
export default function WaitingChip({ id }: { id: string }) {
  if (!useIsWaiting(id)) return null;
  return (
    <Box component="span" sx={CHIP}>
      <AccessTimeRounded aria-hidden />
      {TEXTS.waiting}
    </Box>
  );
}

const CHIP = {
  display: 'inline-flex',
  width: 'fit-content',
  alignItems: 'center',
  gap: 1,
  height: 22,
  px: 2,
  borderRadius: '11px',
  bgcolor: 'warning.light',
  color: 'warning.main',
  fontSize: 12.5,
  fontWeight: 700,
  whiteSpace: 'nowrap',
  '& svg': { fontSize: 15 },
} as const;
