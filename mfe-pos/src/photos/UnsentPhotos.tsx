import { type AppDispatch, useCurrentUser } from '@lavanda/shared';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { ownerOf } from './pendingPhotos';
import { discardUnsent, sendPhotos, useUnsent } from './sendPhotos';
import { TEXTS } from './texts';

/** Sends what an earlier visit left on this device, and tells of photos that couldn't be sent. The notas are saved. */
export default function UnsentPhotos() {
  const dispatch = useDispatch<AppDispatch>();
  const owner = ownerOf(useCurrentUser());
  const unsent = useUnsent();
  useEffect(() => void sendPhotos(dispatch, owner), [dispatch, owner]);
  if (!unsent) return null;
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={() => void (unsent.mayRetry ? sendPhotos(dispatch, owner) : discardUnsent())}>
          {unsent.mayRetry ? TEXTS.retry : TEXTS.discard}
        </Button>
      }
      sx={{ mb: 2 }}
    >
      {TEXTS.unsent(unsent.ids.length)} {unsent.detail}
    </Alert>
  );
}
