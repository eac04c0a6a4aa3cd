import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { esES } from '@mui/x-date-pickers/locales';
import 'dayjs/locale/es-mx.js';
import type { LocalDay } from '../../domain/dates.ts';
import { RANGE_TEXTS } from '../texts.ts';
import AppDialog from './AppDialog.tsx';
import DayField from './range/DayField.tsx';
import QuickRanges from './range/QuickRanges.tsx';
import RangeActions from './range/RangeActions.tsx';
import RangeCalendar from './range/RangeCalendar.tsx';
import { DateRange } from './range/RangeDay.tsx';
import type { DayRange, RangeEnd } from './range/ranges.ts';
import { useRangeForm } from './range/useRangeForm.ts';

export interface RangeDialogProps extends DayRange {
  title: string;
  /** Today at the sucursal. */
  today: LocalDay;
  /** Called with the chosen range: both ends are included, and '' is an open end. */
  onApply(range: DayRange): void;
  onCancel(): void;
}

/** Renames the calendar arrows, because this dialog has a range named 'Mes anterior'. */
const ES_LOCALE = {
  ...esES.components.MuiLocalizationProvider.defaultProps.localeText,
  previousMonth: RANGE_TEXTS.viewPrevious,
  nextMonth: RANGE_TEXTS.viewNext,
};

/** Media query of windows where only one calendar fits. */
const ONE_CALENDAR = '(max-width: 939px)';

/** Chooses a range of days, open at either end, with calendars and two fields. It is open while mounted. */
export default function RangeDialog({ title, today, onApply, onCancel, ...initial }: RangeDialogProps) {
  const form = useRangeForm({ ...initial, today, onApply });
  const { range, month } = form;
  const one = useMediaQuery(ONE_CALENDAR, { noSsr: true });

  const field = (which: RangeEnd) => (
    <DayField
      label={RANGE_TEXTS[which]}
      value={range[which]}
      active={form.end === which}
      autoFocus={which === 'from' && !one}
      error={form.errorOf(which)}
      ref={form.fields[which]}
      onFocus={() => form.setEnd(which)}
      onChange={(text) => form.write(which, text)}
    />
  );
  const calendar = (offset: number) => (
    <RangeCalendar key={`${month}${offset}`} month={month} offset={offset} onSelect={form.selectDay} />
  );

  return (
    <AppDialog
      opened
      width={one ? 420 : 916}
      title={title}
      onClose={onCancel}
      onSubmit={form.apply}
      actions={<RangeActions onClear={() => onApply({ from: '', until: '' })} onCancel={onCancel} />}
    >
      <DateRange value={{ ...range, today }}>
        <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="es-mx" localeText={ES_LOCALE}>
          <Box sx={one ? ONE_COLUMN : THREE_COLUMNS}>
            <QuickRanges today={today} range={range} inRow={one} onSelect={form.selectRange} />
            {one ? (
              <>
                <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3 }}>
                  {field('from')}
                  {field('until')}
                </Box>
                {calendar(0)}
              </>
            ) : (
              <>
                {field('from')}
                {field('until')}
                {calendar(-1)}
                {calendar(0)}
              </>
            )}
          </Box>
        </LocalizationProvider>
      </DateRange>
    </AppDialog>
  );
}

const ONE_COLUMN = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 } as const;
const THREE_COLUMNS = {
  display: 'grid',
  gridTemplateColumns: '156px minmax(0, 1fr) minmax(0, 1fr)',
  gap: '12px 28px',
  '& > :first-of-type': { gridRow: 'span 2' },
} as const;
