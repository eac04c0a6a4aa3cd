import { addDays, type LocalDay } from '@lavanda/shared/domain/dates';
import DateDialog from '@lavanda/shared/ui/dialogs/DateDialog';
import EventRounded from '@mui/icons-material/EventRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import { TEXTS } from '../activos/texts';

const T = TEXTS.agenda;

interface DateFieldProps {
  fecha: LocalDay;
  /** Today at the sucursal; earlier days cannot be chosen. */
  today: LocalDay;
  disabled: boolean;
  onChange(date: LocalDay): void;
}

export default function DateField({ fecha: date, today, disabled, onChange }: DateFieldProps) {
  const [opened, setOpen] = useState(false);
  const near = date === today ? T.today : date === addDays(today, 1) ? T.tomorrow : null;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box aria-hidden sx={{ fontWeight: 600, fontSize: 13, lineHeight: '18px', color: 'text.secondary' }}>
        {T.fecha}
      </Box>
      <ButtonBase
        aria-label={T.changeDate(near === null ? date : `${date}, ${near}`)}
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={() => setOpen(true)}
        sx={FIELD}
      >
        <EventRounded aria-hidden sx={{ fontSize: 20, color: 'text.secondary' }} />
        <Box component="span" sx={{ flex: 1, textAlign: 'left' }}>
          {date}
        </Box>
        {near && (
          <Box component="span" sx={{ fontSize: 15, color: 'text.secondary' }}>
            {near}
          </Box>
        )}
      </ButtonBase>
      {opened && (
        <DateDialog
          fecha={date}
          today={today}
          min={today}
          onAccept={(dates) => {
            onChange(dates.fecha);
            setOpen(false);
          }}
          onCancel={() => setOpen(false)}
        />
      )}
    </Box>
  );
}

const FIELD = {
  display: 'flex',
  gap: 2.5,
  minHeight: 48,
  px: 3.5,
  borderRadius: '10px',
  border: 1,
  borderColor: 'outline',
  font: 'inherit',
  fontSize: 16,
  lineHeight: '24px',
} as const;
