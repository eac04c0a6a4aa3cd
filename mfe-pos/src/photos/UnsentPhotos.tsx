import { type AppDispatch, useCurrentUser } from '@lavanda/shared';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useDispatch } from 'react-redux';
import { ownerOf } from './pendingPhotos';
import { discardUnsent, sendPhotos, useUnsent } from './sendPhotos';
import { TEXTS } from './texts';

/**
 * Notice about photos that couldn't be sent although their notas are saved, with a button that retries or, if no retry can
 * succeed, discards them.
 */
export default function UnsentPhotos() {
  const dispatch = useDispatch<AppDispatch>();
  const owner = ownerOf(useCurrentUser());
  const unsent = useUnsent();
  if (!unsent) return null;
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={() => void (unsent.mayRetry ? sendPhotos(dispatch, owner) : discardUnsent())}>
          {unsent.mayRetry ? TEXTS.retry : TEXTS.discard}
        </Button>
      }
      sx={{ m: { xs: 3, sm: 0 }, mb: { sm: 2 } }}
    >
      {TEXTS.unsent(unsent.ids.length)} {unsent.detail}
    </Alert>
  );
}
