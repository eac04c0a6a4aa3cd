import { errorMessage, isApiError, useToast } from '@lavanda/shared';
import type { Chofer } from '@lavanda/shared/contract/schemas/rutas';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import ConfirmDialog from '@lavanda/shared/ui/dialogs/ConfirmDialog';
import FieldError from '@lavanda/shared/ui/fields/FieldError';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useRutasSaveDriverMutation } from '../endpoints';
import { TEXTS } from '../texts';
import DriverFields from './DriverFields';
import { bodyOf, type DriverDraft, draftOf, errorsOf } from './driverDraft';
import { DRIVER_TEXTS as T } from './texts';

/** Text about what an inactivated driver would still have to do or hand over; null for any other error. */
function pendingOf(error: unknown): string | null {
  return isApiError(error) && error.status === 409 && 'pendiente' in error.problem ? error.problem.detail : null;
}

/** Form for a driver's data. A failed save keeps the typed values. */
export default function DriverForm({ driver, onClose }: { driver: Chofer | null; onClose(): void }) {
  const toast = useToast();
  const [draft, setDraft] = useState(() => draftOf(driver));
  const [isChecked, setChecked] = useState(false);
  const [save, { isLoading: busy, error, reset }] = useRutasSaveDriverMutation();
  const errors = isChecked ? errorsOf(draft) : {};
  const set = (changes: Partial<DriverDraft>) => setDraft((before) => ({ ...before, ...changes }));

  const ends = driver?.activo === true && !draft.active;
  const stillHas = error && !busy ? pendingOf(error) : null;

  /** @param isConfirmed true when the user confirmed to inactivate a driver who still has stops or cash */
  async function keep(isConfirmed: boolean) {
    setChecked(true);
    if (Object.keys(errorsOf(draft)).length > 0) return;
    const answer = await save({ ...bodyOf(draft), ...(ends && { confirmado: isConfirmed }) });
    if (answer.error) return;
    toast(T.saved(draft.name.trim()));
    onClose();
  }

  return (
    <AppDialog
      opened
      title={driver ? T.edit(driver.nombre) : T.add}
      busy={busy}
      onClose={onClose}
      onSubmit={() => void keep(false)}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {TEXTS.cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {TEXTS.save}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        <DriverFields isNew={driver === null} draft={draft} errors={errors} onChange={set} />
        <FieldError mensaje={error && !busy && stillHas === null ? T.notSaved(errorMessage(error)) : null} />
      </Box>
      {stillHas !== null && (
        <ConfirmDialog
          question={T.askInactive(draft.name.trim())}
          consequence={`${stillHas} ${T.inactiveMeans}`}
          confirm={T.makeInactive}
          cautious
          onConfirm={() => void keep(true)}
          onCancel={reset}
        />
      )}
    </AppDialog>
  );
}
