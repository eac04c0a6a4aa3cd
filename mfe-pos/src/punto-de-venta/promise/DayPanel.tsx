import { type Agenda, dayState, type Load, overIn, promisedOn } from '@lavanda/shared/domain/capacity';
import { daysBetween, type LocalDay } from '@lavanda/shared/domain/dates';
import { capitalized } from '@lavanda/shared/domain/text';
import AccessTimeRounded from '@mui/icons-material/AccessTimeRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import EventAvailableRounded from '@mui/icons-material/EventAvailableRounded';
import InfoRounded from '@mui/icons-material/InfoRounded';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import DayLoad from './DayLoad';
import { lateText, nextWithRoom, noRoomText } from './describe';
import { dayName, PROMISE_TEXTS as T } from './texts';

export interface DayPanelProps {
  day: LocalDay;
  agenda: Agenda;
  own: Load;
  today: LocalDay;
  /** `usual`: the tenant's usual promised day. `proposed`: the first day with room from `usual` on, else the first open day. */
  usual: LocalDay;
  proposed: LocalDay;
  /** Opening hours, as text written by the sucursal. */
  hours: string;
  onSelect(day: LocalDay): void;
}

/** Panel of the chosen promised day: how full it is with the nota, and the next day with room if the chosen day has none. */
export function DayPanel({ day, agenda, own, today, usual, proposed, hours, onSelect }: DayPanelProps) {
  const { capacity } = agenda;
  const promised = promisedOn(agenda, day);
  const state = dayState(agenda, day, own);
  const over = overIn(capacity, promised, own).length > 0;
  const next = state === 'room' ? null : nextWithRoom(agenda, day, own);
  const passedOver = day === proposed && day !== usual && overIn(capacity, promisedOn(agenda, usual), own).length > 0;
  const name = dayName(day);
  return (
    <Panel aria-live="polite">
      {state !== 'room' && <Chip size="small" color="warning" icon={<InfoRounded />} label={T.states[state]} />}
      {state === 'room' && day === proposed && (
        <Chip className="first" size="small" color="success" icon={<CheckCircleRounded />} label={T.first} />
      )}
      <h3>
        {capitalized(name)}
        <small>{T.when(daysBetween(today, day), day)}</small>
      </h3>
      <DayLoad capacity={capacity} promised={promised} own={own} />
      {over && (
        <Alert className="late" severity="warning" icon={<AccessTimeRounded />}>
          {lateText(agenda, hours, day, own)}
        </Alert>
      )}
      {passedOver && (
        <Alert severity="warning" icon={<InfoRounded />} sx={{ mt: 'auto' }}>
          {noRoomText(agenda, usual, own)}.
        </Alert>
      )}
      {next !== null && (
        <Button startIcon={<EventAvailableRounded />} sx={TONAL} onClick={() => onSelect(next)}>
          {T.moveTo(next)}
        </Button>
      )}
    </Panel>
  );
}

const TONAL = { mt: 'auto', width: '100%', bgcolor: 'primary.light', color: 'primary.text' } as const;

const Panel = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: 16,
  minWidth: 0,
  '& > .MuiChip-root': { alignSelf: 'flex-start', marginBottom: -10 },
  '& h3': { margin: 0, fontSize: 20, lineHeight: '26px' },
  '& h3 small': {
    display: 'block',
    fontSize: 14,
    lineHeight: '20px',
    fontWeight: 500,
    letterSpacing: 0,
    color: theme.vars.palette.text.secondary,
  },
  [theme.breakpoints.down('sm')]: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 10,
    paddingTop: 12,
    borderTop: `2px dashed ${theme.vars.palette.divider}`,
    '& > *': { width: '100%' },
    // The chip that says that this is the first day with room is hidden, so that the sums fit on a phone.
    '& > .first': { display: 'none' },
    // The day and its state share one line.
    '& > .MuiChip-root': { alignSelf: 'auto', order: -3, width: 'auto', marginBottom: 0 },
    '& > h3': { order: -4, flex: '1 0 auto', width: 'auto' },
    // The warning and the button for another day stand above the bars, so that they are in view without scrolling, as is the
    // dialog's button that ignores the warning.
    '& > .late': { order: -2 },
    '& > .MuiButton-root': { order: -1, marginTop: 0 },
    '& h3 small': { display: 'inline', marginLeft: 6 },
  },
}));
