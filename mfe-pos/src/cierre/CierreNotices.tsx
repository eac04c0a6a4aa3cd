import RetryAlert from '@lavanda/shared/ui/feedback/RetryAlert';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { TEXTS } from '../activos/texts';
import type { Cierre } from './useCierre';
import type { Favor } from './useFavor';

interface CierreNoticesProps {
  cierre: Cierre;
  favor: Favor;
  onReload(): void;
}

/**
 * What failed or happened: loading, a refund or the save failed; an amount was already returned or kept; the nota or its fee
 * changed.
 */
export default function CierreNotices({ cierre: { loaded, notice }, favor, onReload }: CierreNoticesProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2, '&:not(:empty)': { mt: 4 } }}>
      {typeof loaded === 'object' && (
        <RetryAlert severity="error" onRetry={onReload}>
          {`${TEXTS.cierre.notLoaded}. ${loaded.error}`}
        </RetryAlert>
      )}
      {favor.already && <Alert severity="info">{favor.already}</Alert>}
      {favor.error && <Alert severity="error">{favor.error}</Alert>}
      {notice && <Alert severity={notice.type === 'error' ? 'error' : 'warning'}>{notice.text}</Alert>}
    </Box>
  );
}
