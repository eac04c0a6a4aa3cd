import { serverNow, useCurrentUser } from '@lavanda/shared';
import { dayIn } from '@lavanda/shared/domain/dates';
import CloseRounded from '@mui/icons-material/CloseRounded';
import EventOutlined from '@mui/icons-material/EventOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { TEXTS as T } from './texts';

const DateDialog = lazy(() => import('@lavanda/shared/ui/dialogs/DateDialog'));

interface DayFilterProps {
  day: string | undefined;
  onChange(day: string | undefined): void;
}

/**
 * Button that shows the filter's day, or that it is off, and opens a calendar; beside it, while a day is chosen, a button that
 * clears the filter. Days are local dates of the user's sucursal.
 */
export default function DayFilter({ day, onChange }: DayFilterProps) {
  /** Today's date while the calendar is open, else null. Read at each opening, because the page may stay open for days. */
  const [today, setToday] = useState<string | null>(null);
  const { zona_horaria: zone } = useCurrentUser().sucursalData;
  const text = day ?? T.allDays;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, flex: { xs: '1 1 100%', sm: 'none' } }}>
      <Typography aria-hidden variant="label" sx={{ color: 'text.secondary' }}>
        {T.day}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Button
          variant="outlined"
          aria-haspopup="dialog"
          aria-label={T.dayButton(text)}
          startIcon={<EventOutlined aria-hidden />}
          onClick={() => setToday(dayIn(zone, serverNow()))}
          sx={BUTTON}
        >
          {text}
        </Button>
        {day !== undefined && (
          <IconButton aria-label={T.dropDay} onClick={() => onChange(undefined)}>
            <CloseRounded />
          </IconButton>
        )}
      </Box>
      {today !== null && (
        <Suspense fallback={null}>
          <DateDialog
            title={T.pickDay}
            fecha={day ?? today}
            today={today}
            max={today}
            onCancel={() => setToday(null)}
            onAccept={(chosen) => {
              setToday(null);
              onChange(chosen.fecha);
            }}
          />
        </Suspense>
      )}
    </Box>
  );
}

const BUTTON = {
  flex: 1,
  minHeight: 48,
  px: 3.5,
  fontWeight: 400,
  justifyContent: 'flex-start',
  '& .MuiButton-startIcon': { ml: 0, mr: 2.5, color: 'text.secondary' },
} as const;
