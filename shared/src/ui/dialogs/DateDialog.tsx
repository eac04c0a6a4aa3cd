import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { esES } from '@mui/x-date-pickers/locales';
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import dayjs from 'dayjs';
import 'dayjs/locale/es-mx.js';
import { createContext, use, useState } from 'react';
import { addDays, daysBetween, type LocalDay } from '../../domain/dates.ts';
import QuickAmounts from '../fields/QuickAmounts.tsx';
import Segmented from '../fields/Segmented.tsx';
import { DATE_TEXTS, TEXTS } from '../texts.ts';
import AppDialog from './AppDialog.tsx';
import ConfirmDialog from './ConfirmDialog.tsx';
import { CALENDAR } from './calendarStyle.ts';

/** The dates chosen; `promiseDate` is there only when the dialog was given one. */
export interface DateRange {
  fecha: LocalDay;
  promiseDate?: LocalDay;
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
  onAccept(dates: DateRange): void;
  onCancel(): void;
}

/** A date more than this many days from today is probably a mistyped year, so the dialog asks whether it is right. */
const FAR_DAYS = 60;

const ES_LOCALE = esES.components.MuiLocalizationProvider.defaultProps.localeText;

/** Calendar for a nota's date and, if given, its promised day. It is open while mounted. */
export default function DateDialog(props: DateDialogProps) {
  const { title = DATE_TEXTS.title, today, min, max, onAccept, onCancel } = props;
  const withDelivery = props.promiseDate !== undefined;
  const [which, setWhich] = useState<'fecha' | 'entrega'>('fecha');
  const [date, setDate] = useState(props.fecha);
  const [asking, setAsking] = useState(false);
  const [delivery, setDelivery] = useState(props.promiseDate ?? props.fecha);

  const selected = which === 'fecha' ? date : delivery;
  const from = which === 'fecha' ? min : date;
  const until = which === 'fecha' ? max : undefined;
  const fits = (day: LocalDay) => (from === undefined || day >= from) && (until === undefined || day <= until);
  const select = (day: LocalDay) => {
    if (which === 'entrega') return setDelivery(day);
    // Moving the nota's date keeps the number of days until delivery.
    setDelivery(addDays(day, Math.max(0, daysBetween(date, delivery))));
    setDate(day);
  };
  // The dialog doesn't ask about a day that was already set.
  const isFar = (day: LocalDay, before: LocalDay | undefined) => day !== before && Math.abs(daysBetween(today, day)) > FAR_DAYS;
  const far = isFar(date, props.fecha) ? date : withDelivery && isFar(delivery, props.promiseDate) ? delivery : null;
  const accept = () => onAccept(withDelivery ? { fecha: date, promiseDate: delivery } : { fecha: date });
  const quickRanges = [
    { label: DATE_TEXTS.today, value: today },
    { label: DATE_TEXTS.tomorrow, value: addDays(today, 1) },
    { label: DATE_TEXTS.inTwoDays, value: addDays(today, 2) },
  ];

  return (
    <AppDialog
      opened
      width={396}
      title={title}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{TEXTS.cancel}</Button>
          <Button variant="contained" onClick={() => (far === null ? accept() : setAsking(true))}>
            {TEXTS.accept}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 3 }}>
        {withDelivery && (
          <Segmented
            label={DATE_TEXTS.which}
            fill
            value={which}
            onChange={setWhich}
            options={[
              { value: 'fecha', label: DATE_TEXTS.fecha },
              { value: 'entrega', label: DATE_TEXTS.delivery },
            ]}
          />
        )}
        <QuickAmounts
          label={DATE_TEXTS.quickRanges}
          options={quickRanges
            .filter(({ value }) => fits(value))
            .map((option) => ({ ...option, selected: option.value === selected }))}
          onSelect={select}
        />
        <Today value={today}>
          <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="es-mx" localeText={ES_LOCALE}>
            <DateCalendar
              key={which}
              autoFocus
              value={dayjs(selected)}
              referenceDate={dayjs(today)}
              minDate={from ? dayjs(from) : undefined}
              maxDate={until ? dayjs(until) : undefined}
              onChange={(day, _, view) => day && view !== 'year' && select(day.format('YYYY-MM-DD'))}
              slots={{ day: SucursalDay }}
              sx={CALENDAR}
            />
          </LocalizationProvider>
        </Today>
        {asking && far !== null && (
          <ConfirmDialog
            question={DATE_TEXTS.farQuestion(far)}
            consequence={DATE_TEXTS.far(daysBetween(today, far))}
            confirm={DATE_TEXTS.useFar}
            cancel={DATE_TEXTS.chooseOther}
            onConfirm={accept}
            onCancel={() => setAsking(false)}
          />
        )}
      </Stack>
    </AppDialog>
  );
}

const Today = createContext<LocalDay>('');

/** A calendar day, marked when it is today in the sucursal; the calendar alone would mark the browser's today. */
function SucursalDay(props: PickerDayProps) {
  const isToday = props.day.format('YYYY-MM-DD') === use(Today);
  return <PickerDay {...props} today={isToday} aria-current={isToday ? 'date' : undefined} />;
}
