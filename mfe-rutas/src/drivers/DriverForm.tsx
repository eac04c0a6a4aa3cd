import { errorMessage, isApiError, useToast } from '@lavanda/shared';
import type { Chofer } from '@lavanda/shared/contract/schemas/rutas';
import { MAX_DRIVER_NAME, VEHICLES, vehicleName } from '@lavanda/shared/domain/ruta';
import { WEEKDAYS } from '@lavanda/shared/domain/weekdays';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import ConfirmDialog from '@lavanda/shared/ui/dialogs/ConfirmDialog';
import Field from '@lavanda/shared/ui/fields/Field';
import FieldError from '@lavanda/shared/ui/fields/FieldError';
import SelectField from '@lavanda/shared/ui/fields/SelectField';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRutasSaveDriverMutation } from '../endpoints';
import { TEXTS } from '../texts';
import { bodyOf, type DriverDraft, draftOf, errorsOf } from './driverDraft';
import HourInput from './HourInput';
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
        <Field
          label={T.name}
          autoFocus
          value={draft.name}
          error={errors.name}
          input={{ maxLength: MAX_DRIVER_NAME, autoComplete: 'off' }}
          onChange={({ target }) => set({ name: target.value })}
        />
        <Field
          label={T.phone}
          optional
          value={draft.phone}
          input={{ inputMode: 'tel', autoComplete: 'off', maxLength: 30 }}
          onChange={({ target }) => set({ phone: target.value })}
        />
        <SelectField
          label={T.vehicle}
          value={draft.vehicle}
          error={undefined}
          onChange={(value) => set({ vehicle: VEHICLES.find((each) => each === value) ?? draft.vehicle })}
        >
          {VEHICLES.map((vehicle) => (
            <MenuItem key={vehicle} value={vehicle}>
              {vehicleName(vehicle)}
            </MenuItem>
          ))}
        </SelectField>
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3 }}>
          <Field
            label={T.capacity}
            help={T.capacityHelp}
            value={draft.capacity}
            error={errors.capacity}
            input={{ inputMode: 'numeric', maxLength: 3 }}
            onChange={({ target }) => set({ capacity: target.value.trim() })}
          />
          <Box sx={{ display: 'grid', alignContent: 'start', gap: 1.5 }}>
            <Typography variant="label" component="span" aria-hidden sx={{ color: 'text.secondary' }}>
              {T.leaves}
            </Typography>
            <HourInput label={T.leaves} value={draft.leaves} onChange={(leaves) => set({ leaves })} />
          </Box>
        </Box>
        <Box role="group" aria-label={T.days} sx={{ display: 'flex', flexWrap: 'wrap' }}>
          {WEEKDAYS.map((name, index) => (
            <FormControlLabel
              key={name}
              label={name}
              control={
                <Checkbox
                  checked={draft.days.includes(index + 1)}
                  onChange={(_event, on) =>
                    set({ days: on ? [...draft.days, index + 1] : draft.days.filter((day) => day !== index + 1) })
                  }
                />
              }
            />
          ))}
        </Box>
        {driver && (
          <FormControlLabel
            label={T.active}
            control={<Checkbox checked={draft.active} onChange={(_event, active) => set({ active })} />}
          />
        )}
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
