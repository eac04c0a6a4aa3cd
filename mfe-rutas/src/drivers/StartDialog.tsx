import { errorMessage, useToast } from '@lavanda/shared';
import type { Place } from '@lavanda/shared/contract/schemas/rutas';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import FieldError from '@lavanda/shared/ui/fields/FieldError';
import MapView from '@lavanda/shared/ui/map/MapView';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useRutasStartMutation } from '../endpoints';
import { StartMark } from '../map/StopMark';
import { TEXTS } from '../texts';
import { DRIVER_TEXTS as T } from './texts';

/** Sets the point on the map where the sucursal's routes begin. */
export default function StartDialog({ start, onClose }: { start: Place | null; onClose(): void }) {
  const toast = useToast();
  const [point, setPoint] = useState(start);
  const [save, { isLoading: busy, error }] = useRutasStartMutation();

  async function keep() {
    if (!point) return;
    const answer = await save(point);
    if (answer.error) return;
    toast(T.startSaved);
    onClose();
  }

  return (
    <AppDialog
      opened
      width={640}
      title={T.start}
      subtitle={T.startSubtitle}
      busy={busy}
      onClose={onClose}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {TEXTS.cancel}
          </Button>
          <Button variant="contained" disabled={busy || !point} onClick={() => void keep()}>
            {TEXTS.save}
          </Button>
        </>
      }
    >
      <Box sx={{ height: 360, borderRadius: '12px', overflow: 'hidden' }}>
        <MapView
          label={T.startMap}
          notices={T.mapNotices}
          markers={point ? [{ number: 1, point, nombre: T.startPin, drawing: <StartMark /> }] : []}
          selected={1}
          onSelect={() => undefined}
          onPress={setPoint}
          placing
          popup={null}
        />
      </Box>
      <FieldError mensaje={error && !busy ? T.notSaved(errorMessage(error)) : null} />
    </AppDialog>
  );
}
