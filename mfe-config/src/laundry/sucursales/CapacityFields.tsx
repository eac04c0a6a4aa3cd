import { serverNow, useCurrentUser } from '@lavanda/shared';
import { MAX_CLOSED_DATES } from '@lavanda/shared/domain/capacity';
import { dayIn } from '@lavanda/shared/domain/dates';
import { capitalized } from '@lavanda/shared/domain/text';
import { WEEKDAYS } from '@lavanda/shared/domain/weekdays';
import Field from '@lavanda/shared/ui/fields/Field';
import FieldError from '@lavanda/shared/ui/fields/FieldError';
import type { FieldErrors } from '@lavanda/shared/ui/form/useForm';
import AddRounded from '@mui/icons-material/AddRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { SUCURSALES_TEXTS as T } from '../texts';
import type { TypedCapacity } from './capacity';

const DateDialog = lazy(() => import('@lavanda/shared/ui/dialogs/DateDialog'));

interface CapacityFieldsProps {
  value: TypedCapacity;
  errors: FieldErrors;
  onChange(field: string, changes: Partial<TypedCapacity>): void;
}

/** 'Capacidad por día': kilos and pieces that a sucursal finishes in a day, and its closed days. */
export default function CapacityFields({ value, errors, onChange }: CapacityFieldsProps) {
  return (
    <Box component="fieldset" sx={FIELDSET}>
      <legend>{T.capacity}</legend>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {T.capacityHelp}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 3, alignItems: 'start' }}>
        <Field
          label={T.kilos}
          optional
          value={value.kilos}
          error={errors.kilos}
          input={{ inputMode: 'decimal', maxLength: 12, autoComplete: 'off' }}
          onChange={({ target }) => onChange('kilos', { kilos: target.value })}
        />
        <Field
          label={T.pieces}
          optional
          value={value.piezas}
          error={errors.piezas}
          input={{ inputMode: 'numeric', maxLength: 7, autoComplete: 'off' }}
          onChange={({ target }) => onChange('piezas', { piezas: target.value })}
        />
      </Box>
      <ClosedWeekdays
        weekdays={value.weekdays}
        error={errors.dias_cerrados}
        onChange={(weekdays) => onChange('dias_cerrados', { weekdays })}
      />
      <ClosedDates
        dates={value.dates}
        error={errors.fechas_cerradas}
        onChange={(dates) => onChange('fechas_cerradas', { dates })}
      />
    </Box>
  );
}

interface ClosedWeekdaysProps extends Pick<TypedCapacity, 'weekdays'> {
  error: string | undefined;
  onChange(weekdays: TypedCapacity['weekdays']): void;
}

/** The weekdays on which the sucursal is closed. */
function ClosedWeekdays({ weekdays, error, onChange }: ClosedWeekdaysProps) {
  const toggle = (day: number) => onChange(weekdays.includes(day) ? weekdays.filter((one) => one !== day) : [...weekdays, day]);
  return (
    <Box role="group" aria-label={T.closedWeekdays} data-at-fault={error !== undefined}>
      <Typography aria-hidden variant="label" sx={{ display: 'block', mb: 1.5, color: 'text.secondary' }}>
        {T.closedWeekdays}
      </Typography>
      <Box sx={WEEK}>
        {WEEKDAYS.map(capitalized).map((name, index) => (
          <ToggleButton
            key={name}
            value={index + 1}
            aria-label={name}
            selected={weekdays.includes(index + 1)}
            onChange={() => toggle(index + 1)}
          >
            {name.slice(0, 3)}
          </ToggleButton>
        ))}
      </Box>
      <FieldError mensaje={error} />
    </Box>
  );
}

interface ClosedDatesProps extends Pick<TypedCapacity, 'dates'> {
  error: string | undefined;
  onChange(dates: TypedCapacity['dates']): void;
}

/** Single days on which the sucursal is closed, such as holidays. */
function ClosedDates({ dates, error, onChange }: ClosedDatesProps) {
  /** Today's date while the calendar is open, else null. */
  const [today, setToday] = useState<string | null>(null);
  const { zona_horaria: zone } = useCurrentUser().sucursalData;
  return (
    <Box role="group" aria-label={T.closedDates} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Typography aria-hidden variant="label" sx={{ flexBasis: '100%', color: 'text.secondary' }}>
        {T.closedDates}
      </Typography>
      {dates.map((day) => (
        <Button
          key={day}
          variant="outlined"
          endIcon={<CloseRounded />}
          aria-label={T.dropDate(day)}
          onClick={() => onChange(dates.filter((one) => one !== day))}
        >
          {day}
        </Button>
      ))}
      {dates.length < MAX_CLOSED_DATES && (
        <Button startIcon={<AddRounded />} onClick={() => setToday(dayIn(zone, serverNow()))}>
          {T.addDate}
        </Button>
      )}
      <FieldError mensaje={error} />
      {today !== null && (
        <Suspense fallback={null}>
          <DateDialog
            title={T.closedDate}
            fecha={today}
            today={today}
            min={today}
            onCancel={() => setToday(null)}
            onAccept={({ fecha: day }) => {
              setToday(null);
              onChange([...new Set([...dates, day])].sort());
            }}
          />
        </Suspense>
      )}
    </Box>
  );
}

const FIELDSET = {
  display: 'grid',
  gap: 3,
  minWidth: 0,
  m: 0,
  p: 0,
  border: 0,
  '& legend': { p: 0, mb: 1, fontSize: 16, fontWeight: 700 },
} as const;
const WEEK = {
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: 1,
  '& .MuiToggleButton-root': { minHeight: 44, px: 0, fontSize: 13.5 },
} as const;
