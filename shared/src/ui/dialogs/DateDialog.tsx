import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { esES } from '@mui/x-date-pickers/locales';
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/es-mx.js';
import { type ComponentType, createContext, type KeyboardEvent, type ReactNode, use, useMemo, useState } from 'react';
import { addDays, daysBetween, type LocalDay } from '../../domain/dates.ts';
import QuickAmounts from '../fields/QuickAmounts.tsx';
import Segmented from '../fields/Segmented.tsx';
import { DATE_TEXTS, TEXTS } from '../texts.ts';
import AppDialog from './AppDialog.tsx';
import ConfirmDialog from './ConfirmDialog.tsx';
import { CALENDAR, FILL_CALENDAR } from './calendarStyle.ts';

/** The chosen dates; `promiseDate` is set only when the dialog was given one. */
export interface DateRange {
  fecha: LocalDay;
  promiseDate?: LocalDay;
}

/** The additions to a calendar of promised days, which show how full each day is. */
export interface PromiseView {
  Day: ComponentType<PickerDayProps>;
  isClosed(day: LocalDay): boolean;
  /** Content beside the calendar about the chosen promised day. */
  panel(day: LocalDay, onSelect: (day: LocalDay) => void): ReactNode;
  /** Label of the accept button. `lacksRoom` says that the day has no room, so the button isn't drawn as the primary action. */
  accept(day: LocalDay): { label: string; lacksRoom: boolean };
  onMonth(day: LocalDay): void;
}

export interface DateDialogProps {
  title?: string;
  fecha: LocalDay;
  /** The promised day; when given, the dialog edits it too. It is never before `fecha`. */
  promiseDate?: LocalDay;
  /** Today at the sucursal. */
  today: LocalDay;
  /** First and last day allowed for `fecha`. */
  min?: LocalDay;
  max?: LocalDay;
  /** If given, the dialog opens at the promised day and shows how full the days are. */
  promise?: PromiseView | undefined;
  /** A line under the calendar, such as the reason why data is missing. */
  notice?: string | undefined;
  onAccept(dates: DateRange): void;
  onCancel(): void;
}

/** A date more than this many days from today is probably a mistyped year, so the dialog asks the user to confirm it. */
const FAR_DAYS = 60;

const ES_LOCALE = esES.components.MuiLocalizationProvider.defaultProps.localeText;

/** The dates being chosen, and the question about a far date. */
function useDates({ fecha: initial, promiseDate, today, min, max, promise, onAccept }: DateDialogProps) {
  const withDelivery = promiseDate !== undefined;
  const [chosen, setChosen] = useState<'fecha' | 'entrega' | null>(null);
  const which = chosen ?? (promise ? 'entrega' : 'fecha');
  const [date, setDate] = useState(initial);
  const [asking, setAsking] = useState(false);
  const [delivery, setDelivery] = useState(promiseDate ?? initial);
  const from = which === 'fecha' ? min : date;
  const until = which === 'fecha' ? max : undefined;

  function select(day: LocalDay) {
    if (which === 'entrega') return setDelivery(day);
    // Moving the nota's date keeps the number of days until delivery.
    setDelivery(addDays(day, Math.max(0, daysBetween(date, delivery))));
    setDate(day);
  }
  // The dialog doesn't ask about a day that was already set.
  const isFar = (day: LocalDay, before: LocalDay | undefined) => day !== before && Math.abs(daysBetween(today, day)) > FAR_DAYS;
  const far = isFar(date, initial) ? date : withDelivery && isFar(delivery, promiseDate) ? delivery : null;
  const accept = () => onAccept(withDelivery ? { fecha: date, promiseDate: delivery } : { fecha: date });
  return {
    withDelivery,
    which,
    setWhich: setChosen,
    selected: which === 'fecha' ? date : delivery,
    select,
    delivery,
    setDelivery,
    from,
    until,
    fits: (day: LocalDay) => (from === undefined || day >= from) && (until === undefined || day <= until),
    accept,
    submit: () => (far === null ? accept() : setAsking(true)),
    /** The far day that the user has to confirm; null without a question. */
    asked: asking ? far : null,
    stopAsking: () => setAsking(false),
  };
}

type Dates = ReturnType<typeof useDates>;

/** Calendar for a nota's date and, if given, its promised day. It is open while mounted. */
export default function DateDialog(props: DateDialogProps) {
  const { title = DATE_TEXTS.title, today, promise, notice, onCancel } = props;
  const dates = useDates(props);
  const { which, delivery, asked, submit } = dates;
  const submitByKey = (event: KeyboardEvent) => {
    if (asked !== null || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  };
  const view = which === 'entrega' ? promise : undefined;

  return (
    <AppDialog
      opened
      width={promise ? 764 : 396}
      title={title}
      onClose={onCancel}
      {...(promise && { onKeyDown: submitByKey })}
      actions={<DateActions promise={promise} delivery={delivery} onCancel={onCancel} onAccept={submit} />}
    >
      <Box sx={promise && BESIDE}>
        <Stack sx={{ gap: 3, minWidth: 0 }}>
          <Shortcuts dates={dates} today={today} withDays={!view} />
          <Month
            key={which}
            selected={dates.selected}
            today={today}
            from={dates.from}
            until={dates.until}
            view={view}
            onSelect={dates.select}
          />
          {notice && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {notice}
            </Typography>
          )}
          <FarQuestion dates={dates} today={today} />
        </Stack>
        {promise?.panel(delivery, dates.setDelivery)}
      </Box>
    </AppDialog>
  );
}

interface DateActionsProps {
  promise: PromiseView | undefined;
  /** The chosen promised day. */
  delivery: LocalDay;
  onCancel(): void;
  onAccept(): void;
}

/** The buttons of the dialog. With a promise, the accept button's label comes from `promise.accept`. */
function DateActions({ promise, delivery, onCancel, onAccept }: DateActionsProps) {
  const verb = promise?.accept(delivery);
  return (
    <>
      {/* Hidden on a phone when a long accept button leaves no room; the close button cancels too. */}
      <Button
        size={promise ? 'large' : 'medium'}
        onClick={onCancel}
        sx={verb?.lacksRoom ? { display: { xs: 'none', sm: 'inline-flex' } } : undefined}
      >
        {TEXTS.cancel}
      </Button>
      <Button
        size={promise ? 'large' : 'medium'}
        variant={verb?.lacksRoom ? 'outlined' : 'contained'}
        onClick={onAccept}
        // On a phone the button fills the rest of its line, or a line of its own.
        sx={promise && { flex: { xs: '1 1 auto', sm: 'none' } }}
      >
        {verb?.label ?? TEXTS.accept}
      </Button>
    </>
  );
}

/** Asks whether a far date is right. */
function FarQuestion({ dates: { asked, accept, stopAsking }, today }: { dates: Dates; today: LocalDay }) {
  if (asked === null) return null;
  return (
    <ConfirmDialog
      question={DATE_TEXTS.farQuestion(asked)}
      consequence={DATE_TEXTS.far(daysBetween(today, asked))}
      confirm={DATE_TEXTS.useFar}
      cancel={DATE_TEXTS.chooseOther}
      onConfirm={accept}
      onCancel={stopAsking}
    />
  );
}

/** Buttons that choose which of two dates the calendar shows and, with `withDays`, buttons for today and the next two days. */
function Shortcuts({ dates, today, withDays }: { dates: Dates; today: LocalDay; withDays: boolean }) {
  const days = [
    { label: DATE_TEXTS.today, value: today },
    { label: DATE_TEXTS.tomorrow, value: addDays(today, 1) },
    { label: DATE_TEXTS.inTwoDays, value: addDays(today, 2) },
  ];
  return (
    <>
      {dates.withDelivery && (
        <Segmented
          label={DATE_TEXTS.which}
          fill
          value={dates.which}
          onChange={dates.setWhich}
          options={[
            { value: 'fecha', label: DATE_TEXTS.fecha },
            { value: 'entrega', label: DATE_TEXTS.delivery },
          ]}
        />
      )}
      {withDays && (
        <QuickAmounts
          label={DATE_TEXTS.quickRanges}
          options={days
            .filter(({ value }) => dates.fits(value))
            .map((option) => ({ ...option, selected: option.value === dates.selected }))}
          onSelect={dates.select}
        />
      )}
    </>
  );
}

interface MonthProps {
  selected: LocalDay;
  today: LocalDay;
  /** First and last day that may be chosen. */
  from: LocalDay | undefined;
  until: LocalDay | undefined;
  view: PromiseView | undefined;
  onSelect(day: LocalDay): void;
}

function Month({ selected, today, from, until, view, onSelect }: MonthProps) {
  // Memoized, because a new object as the value makes the calendar jump back to the value's month.
  const value = useMemo(() => dayjs(selected), [selected]);
  return (
    <Today value={today}>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="es-mx" localeText={ES_LOCALE}>
        <DateCalendar
          autoFocus
          value={value}
          referenceDate={dayjs(today)}
          minDate={from ? dayjs(from) : undefined}
          maxDate={until ? dayjs(until) : undefined}
          onChange={(day, _, picker) => day && picker !== 'year' && onSelect(day.format('YYYY-MM-DD'))}
          {...(view && {
            shouldDisableDate: (day: Dayjs) => view.isClosed(day.format('YYYY-MM-DD')),
            onMonthChange: (day: Dayjs) => view.onMonth(day.format('YYYY-MM-DD')),
          })}
          slots={{ day: view?.Day ?? SucursalDay }}
          sx={view ? FILL_CALENDAR : CALENDAR}
        />
      </LocalizationProvider>
    </Today>
  );
}

const BESIDE = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 372px) minmax(0, 1fr)' },
  gap: { xs: 3, sm: 7 },
} as const;

const Today = createContext<LocalDay>('');

/** A calendar day, marked when it is today at the sucursal; the calendar alone would mark today by the browser's clock. */
function SucursalDay(props: PickerDayProps) {
  const isToday = props.day.format('YYYY-MM-DD') === use(Today);
  return <PickerDay {...props} today={isToday} aria-current={isToday ? 'date' : undefined} />;
}
