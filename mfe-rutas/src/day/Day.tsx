import type { Parada, RouteDay } from '@lavanda/shared/contract/schemas/rutas';
import { VISUALLY_HIDDEN } from '@lavanda/shared/ui/display/visuallyHidden';
import EmptyState from '@lavanda/shared/ui/feedback/EmptyState';
import Box from '@mui/material/Box';
import { useState } from 'react';
import DayRequests from '../requests/DayRequests';
import { TEXTS } from '../texts';
import { groupsOf, keyOf, type StopFilter } from './board';
import DayDialogs from './DayDialogs';
import DayMap from './DayMap';
import LateWarning from './LateWarning';
import { GRID } from './layout';
import type { Opened } from './opened';
import PhoneTabs, { type PhoneView } from './PhoneTabs';
import StopList from './StopList';
import { useMove } from './useMove';

interface DayProps {
  day: RouteDay;
  filter: StopFilter;
  phone: boolean;
  /** Whether the day can be changed. False for a past day, and without a connection to the server. */
  enabled: boolean;
  opened: Opened | null;
  onOpened(opened: Opened): void;
  onClose(): void;
  onOrder(driverId?: string): void;
}

/** The list and the map of a day, with the dialogs opened from them. */
export default function Day({ day, filter, phone, enabled, opened, onOpened, onClose, onOrder }: DayProps) {
  const [view, setView] = useState<PhoneView>('lista');
  const [only, setOnly] = useState('');
  const [focused, setFocused] = useState<string | null>(null);
  const { move, step, moveOver, announcement } = useMove(day);
  const everybody = groupsOf(day, filter);
  // The chosen driver may lose the tab, for example with the last stop; then all drivers are shown again.
  const chosen = everybody.some(({ driver }) => driver?._id === only) ? only : '';
  const groups = phone && chosen !== '' ? everybody.filter(({ driver }) => driver?._id === chosen) : everybody;
  const stops = groups.flatMap((group) => group.stops);
  const open = (stop: Parada) => onOpened({ what: 'parada', key: keyOf(stop) });
  const requests = filter !== 'entrega' && chosen === '' && <DayRequests day={day} enabled={enabled} />;
  return (
    <>
      {phone && <PhoneTabs groups={everybody} driver={chosen} onDriver={setOnly} view={view} onView={setView} />}
      {day.paradas.length === 0 && (
        <>
          {requests}
          <EmptyState title={TEXTS.empty} detail={TEXTS.emptyDetail} />
        </>
      )}
      {day.paradas.length > 0 && (
        <Box sx={GRID}>
          {(!phone || view === 'lista') && (
            <StopList
              groups={groups}
              day={day}
              canMove={enabled}
              top={
                <>
                  {requests}
                  <LateWarning day={day} enabled={enabled} onOrder={onOrder} />
                </>
              }
              onOpen={open}
              onFocus={(each) => setFocused(keyOf(each))}
              onStep={step}
              onMove={move}
              onMoveOver={moveOver}
              onLink={(driver) => onOpened({ what: 'enlace', driver })}
              onOrder={({ _id }) => onOrder(_id)}
            />
          )}
          {(!phone || view === 'mapa') && <DayMap day={day} stops={stops} driver={chosen} focused={focused} onOpen={open} />}
        </Box>
      )}
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {announcement}
      </Box>
      <DayDialogs day={day} opened={opened} canMove={enabled} onMove={move} onClose={onClose} />
    </>
  );
}
