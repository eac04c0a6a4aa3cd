import type { Corte } from '@lavanda/shared/contract/schemas/cortes';
import { DIFFERENCE_NAMES } from '@lavanda/shared/domain/caja';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import Box from '@mui/material/Box';
import { CORTE_TEXTS as T } from '../texts';

/** The reason for the difference; draws nothing if none was given, as when the count matched. */
export default function Reason({ corte: { motivo: reason, detalle: detail } }: { corte: Corte }) {
  if (reason === '') return null;
  return (
    <Box
      component="dl"
      sx={{ display: 'flex', gap: 2.5, m: 0, p: { xs: '4px 12px 14px', sm: '4px 16px 16px', lg: '8px 24px 20px' } }}
    >
      <ErrorRounded aria-hidden sx={{ fontSize: 20, color: 'error.main' }} />
      <div>
        <Box component="dt" sx={{ fontSize: 13.5, color: 'text.secondary' }}>
          {T.why}
        </Box>
        <Box component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {T.because(DIFFERENCE_NAMES[reason], detail)}
        </Box>
      </div>
    </Box>
  );
}
