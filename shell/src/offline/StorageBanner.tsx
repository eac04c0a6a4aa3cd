import SdStorageRounded from '@mui/icons-material/SdStorageRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { BANNER } from '../app/banner';
import type { StorageState } from './deviceStorage';
import { TEXTS as T } from './texts';

/**
 * Says that this device can't store captures without a connection, or has little room for them. It is part of the page's flow,
 * because a toast would cover controls.
 */
export function StorageBanner({ state, onSeen }: { state: Exclude<StorageState, 'kept'>; onSeen(): void }) {
  const { what, why } = T[state];
  return (
    <Box role="status" sx={BANNER}>
      <GlobalStyles styles={{ ':root': { '--lavanda-tirilla-equipo': `${BANNER.height}px` } }} />
      <SdStorageRounded aria-hidden />
      <Box component="span" sx={{ flex: 1 }}>
        <b>{what}</b> <span className="why">{why}</span> <span className="how">{T.onlineWorks}</span>
      </Box>
      <Button color="inherit" onClick={onSeen} sx={{ minHeight: 44, fontSize: 14 }}>
        {T.understood}
      </Button>
    </Box>
  );
}
