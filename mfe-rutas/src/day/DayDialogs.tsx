import type { Parada, RouteDay } from '@lavanda/shared/contract/schemas/rutas';
import LinkDialog from '../links/LinkDialog';
import StopDialog from '../stops/StopDialog';
import { keyOf } from './board';
import type { Opened } from './opened';

interface DayDialogsProps {
  day: RouteDay;
  opened: Opened | null;
  canMove: boolean;
  onMove(stop: Parada, driverId: string | null): void;
  onClose(): void;
}

/** The dialog about one stop or one driver of the day, if one is open. */
export default function DayDialogs({ day, opened, canMove, onMove, onClose }: DayDialogsProps) {
  const stop = opened?.what === 'parada' ? day.paradas.find((each) => keyOf(each) === opened.key) : undefined;
  return (
    <>
      {stop && (
        <StopDialog
          stop={stop}
          day={day}
          drivers={day.choferes}
          canMove={canMove}
          onMove={(driverId) => {
            onClose();
            onMove(stop, driverId);
          }}
          onClose={onClose}
        />
      )}
      {opened?.what === 'enlace' && <LinkDialog driver={opened.driver} day={day.fecha} onClose={onClose} />}
    </>
  );
}
