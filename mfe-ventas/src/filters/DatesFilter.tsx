import { serverNow, useCurrentUser } from '@lavanda/shared';
import { dayIn } from '@lavanda/shared/domain/dates';
import DateRangeOutlined from '@mui/icons-material/DateRangeOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { FILTER_TEXTS as T } from '../texts';

const RangeDialog = lazy(() => import('@lavanda/shared/ui/dialogs/RangeDialog'));

interface DatesFilterProps {
  from: string;
  until: string;
  onChange(from: string, until: string): void;
}

function describeRange(from: string, until: string): string {
  if (from !== '' && until !== '') return from === until ? from : T.between(from, until);
  if (from !== '') return T.from(from);
  return until === '' ? T.allDates : T.until(until);
}

/** Button that shows the date range and opens its dialog. */
export default function DatesFilter({ from, until, onChange }: DatesFilterProps) {
  /** Today's date while the dialog is open, else null. Read at each opening, because the page may stay open for days. */
  const [today, setToday] = useState<string | null>(null);
  const { zona_horaria: timeZone } = useCurrentUser().sucursalData;
  const text = describeRange(from, until);
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-label={T.rangeButton(text)}
        startIcon={<DateRangeOutlined aria-hidden />}
        onClick={() => setToday(dayIn(timeZone, serverNow()))}
        sx={BUTTON}
      >
        {text}
      </Button>
      {today !== null && (
        <Suspense fallback={null}>
          <RangeDialog
            title={T.rango}
            from={from}
            until={until}
            today={today}
            onCancel={() => setToday(null)}
            onApply={(range) => {
              setToday(null);
              onChange(range.from, range.until);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

const BUTTON = {
  flex: 'none',
  px: 3.5,
  fontWeight: 400,
  '& .MuiButton-startIcon': { ml: 0, mr: 2.5, color: 'text.secondary' },
} as const;
