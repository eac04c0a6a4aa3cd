import { MAX_DRIVER_NAME, VEHICLES, vehicleName } from '@lavanda/shared/domain/ruta';
import Field from '@lavanda/shared/ui/fields/Field';
import SelectField from '@lavanda/shared/ui/fields/SelectField';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import type { DriverDraft, DriverErrors } from './driverDraft';
import HourInput from './HourInput';
import { DRIVER_TEXTS as T } from './texts';
import WorkdaysField from './WorkdaysField';

interface DriverFieldsProps {
  /** True for a driver who isn't stored yet, and so can't be made inactive. */
  isNew: boolean;
  draft: DriverDraft;
  errors: DriverErrors;
  onChange(changes: Partial<DriverDraft>): void;
}

/** Fields of a driver: name, phone, vehicle, capacity, departure, weekdays and, once stored, whether the driver is active. */
export default function DriverFields({ isNew, draft, errors, onChange }: DriverFieldsProps) {
  return (
    <>
      <Field
        label={T.name}
        autoFocus
        value={draft.name}
        error={errors.name}
        input={{ maxLength: MAX_DRIVER_NAME, autoComplete: 'off' }}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <Field
        label={T.phone}
        optional
        value={draft.phone}
        input={{ inputMode: 'tel', autoComplete: 'off', maxLength: 30 }}
        onChange={({ target }) => onChange({ phone: target.value })}
      />
      <SelectField
        label={T.vehicle}
        value={draft.vehicle}
        error={undefined}
        onChange={(value) => onChange({ vehicle: VEHICLES.find((each) => each === value) ?? draft.vehicle })}
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
          onChange={({ target }) => onChange({ capacity: target.value.trim() })}
        />
        <Box sx={{ display: 'grid', alignContent: 'start', gap: 1.5 }}>
          <Typography variant="label" component="span" aria-hidden sx={{ color: 'text.secondary' }}>
            {T.leaves}
          </Typography>
          <HourInput label={T.leaves} value={draft.leaves} onChange={(leaves) => onChange({ leaves })} />
        </Box>
      </Box>
      <WorkdaysField days={draft.days} onChange={(days) => onChange({ days })} />
      {!isNew && (
        <FormControlLabel
          label={T.active}
          control={<Checkbox checked={draft.active} onChange={(_event, active) => onChange({ active })} />}
        />
      )}
    </>
  );
}
