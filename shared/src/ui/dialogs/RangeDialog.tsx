import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { esES } from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/es-mx.js';
import { useRef, useState } from 'react';
import { isLocalDay, type LocalDay } from '../../domain/dates.ts';
import QuickAmounts from '../fields/QuickAmounts.tsx';
import { RANGE_TEXTS, TEXTS } from '../texts.ts';
import AppDialog from './AppDialog.tsx';
import { CALENDAR } from './calendarStyle.ts';
import DayField from './range/DayField.tsx';
import { DateRange, RangeDay } from './range/RangeDay.tsx';
import { type DayRange, quickRanges, type RangeEnd, selectDay } from './range/ranges.ts';

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
  const [range, setRange] = useState<DayRange>({ from: initial.from, until: initial.until });
  const [endpoint, setEndpoint] = useState<RangeEnd>('from');
  const [month, setMonth] = useState<LocalDay>(initial.until || initial.from || today);
  const [checked, setChecked] = useState(false);
  const campos = { from: useRef<HTMLInputElement>(null), until: useRef<HTMLInputElement>(null) };
  const one = useMediaQuery(ONE_CALENDAR, { noSsr: true });

  const error = (which: RangeEnd): string | undefined => {
    if (range[which] !== '' && !isLocalDay(range[which])) return RANGE_TEXTS.malformed;
    const crossed = which === 'until' && isLocalDay(range.from) && isLocalDay(range.until) && range.until < range.from;
    return crossed ? RANGE_TEXTS.reversed : undefined;
  };
  const onSelect = (day: LocalDay) => {
    const next = selectDay(range, endpoint, day);
    setRange(next.rango);
    setEndpoint(next.endpoint);
  };
  const quick = (selected: DayRange) => {
    setRange(selected);
    setMonth(selected.until);
    setEndpoint('from');
  };
  const apply = () => {
    setChecked(true);
    const invalid = (['from', 'until'] as const).find((which) => error(which) !== undefined);
    if (invalid) campos[invalid].current?.focus();
    else onApply(range);
  };
  const field = (which: RangeEnd) => (
    <DayField
      label={RANGE_TEXTS[which]}
      value={range[which]}
      active={endpoint === which}
      autoFocus={which === 'from' && !one}
      error={checked ? error(which) : undefined}
      ref={campos[which]}
      onFocus={() => setEndpoint(which)}
      onChange={(text) => {
        setRange({ ...range, [which]: text });
        setChecked(false);
        if (isLocalDay(text)) setMonth(text);
      }}
    />
  );
  const calendar = (shifted: number) => (
    <DateCalendar
      key={`${month}${shifted}`}
      value={null}
      referenceDate={dayjs(month).startOf('month').add(shifted, 'month')}
      onChange={(day, _, view) => day && view !== 'year' && onSelect(day.format('YYYY-MM-DD'))}
      slots={{ day: RangeDay }}
      sx={CALENDAR}
    />
  );
  const quickAmounts = quickRanges(today).map(({ label, value }) => ({
    label,
    value,
    selected: value.from === range.from && value.until === range.until,
  }));

  return (
    <AppDialog
      opened
      width={one ? 420 : 916}
      title={title}
      onClose={onCancel}
      onSubmit={apply}
      actions={
        <>
          <Button onClick={() => onApply({ from: '', until: '' })} sx={{ mr: 'auto !important', px: { xs: 2, sm: 4.5 } }}>
            {RANGE_TEXTS.clear}
          </Button>
          <Button onClick={onCancel} sx={{ px: { xs: 2, sm: 4.5 } }}>
            {TEXTS.cancel}
          </Button>
          <Button type="submit" variant="contained">
            {RANGE_TEXTS.apply}
          </Button>
        </>
      }
    >
      <DateRange value={{ ...range, today }}>
        <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="es-mx" localeText={ES_LOCALE}>
          <Box sx={one ? ONE_COLUMN : THREE_COLUMNS}>
            <Box sx={one ? QUICK_IN_ROW : QUICK_IN_COLUMN}>
              <QuickAmounts label={RANGE_TEXTS.quickAmounts} options={quickAmounts} onSelect={quick} />
            </Box>
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
/** Style of the quick-range buttons: no frame. It is used with a doubled class, which overrides their own style. */
const PLAIN_BUTTON = { border: 0, boxShadow: 'none', px: 3, borderRadius: '8px', whiteSpace: 'nowrap' } as const;
const QUICK_IN_ROW = {
  overflowX: 'auto',
  scrollbarWidth: 'none',
  mx: -6,
  p: '6px 24px',
  '&& > *': { gridAutoColumns: 'max-content' },
  '&& button': PLAIN_BUTTON,
} as const;
const QUICK_IN_COLUMN = {
  borderRight: '1px solid',
  borderColor: 'divider',
  pr: 3.5,
  '&& > *': { gridAutoFlow: 'row', gap: 0.5 },
  '&& button': { ...PLAIN_BUTTON, justifyContent: 'flex-start' },
} as const;
