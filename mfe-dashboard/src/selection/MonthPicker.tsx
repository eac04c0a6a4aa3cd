import { ELLIPSIS } from '@lavanda/shared/ui/display/ellipsis';
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import ButtonBase from '@mui/material/ButtonBase';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import dayjs from 'dayjs';
import { useState } from 'react';
import { TEXTS as T } from '../texts';
import { monthName, parseMonth, writeMonth, type YearMonth } from './month';

interface MonthPickerProps {
  value: YearMonth;
  /** Today, 'YYYY-MM-DD'; later months are disabled. */
  today: string;
  onChange(month: YearMonth): void;
}

export default function MonthPicker({ value, today, onChange }: MonthPickerProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // Holds a year chosen in the calendar until a month is chosen too.
  const [inCalendar, setInCalendar] = useState(value);
  return (
    <>
      <Button
        aria-label={`${T.mes}: ${monthName(value)}`}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => {
          setInCalendar(value);
          setAnchor(currentTarget);
        }}
      >
        <CalendarMonthOutlined aria-hidden />
        <span>{monthName(value)}</span>
        <ExpandMoreRounded aria-hidden />
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': T.mes } }}
      >
        <DateCalendar
          autoFocus
          views={['year', 'month']}
          openTo="month"
          value={dayjs(`${writeMonth(inCalendar)}-01`)}
          minDate={dayjs('2000-01-01')}
          maxDate={dayjs(today).endOf('month')}
          onChange={(day, state) => {
            const selected = parseMonth(day?.format('YYYY-MM') ?? null);
            if (!selected) return;
            setInCalendar(selected);
            if (state !== 'finish') return;
            setAnchor(null);
            onChange(selected);
          }}
        />
      </Popover>
    </>
  );
}

const Button = styled(ButtonBase)(({ theme }) => ({
  minHeight: 44,
  minWidth: 190,
  padding: '0 12px',
  gap: 10,
  justifyContent: 'flex-start',
  borderRadius: theme.radii.m,
  border: `1px solid ${theme.vars.palette.outline}`,
  backgroundColor: theme.vars.palette.background.paper,
  font: 'inherit',
  fontSize: 15,
  whiteSpace: 'nowrap',
  '& span': { ...ELLIPSIS, flex: 1, textAlign: 'left' },
  '& svg': { fontSize: 20, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.up('lg')]: { minWidth: 210 },
  [theme.breakpoints.down('sm')]: { flex: '1 1 40%', minWidth: 0, gap: 4, '& svg:first-of-type': { display: 'none' } },
}));
