import type { RouteDay } from '@lavanda/shared/contract/schemas/rutas';
import DriversDialog from '../drivers/DriversDialog';
import StartDialog from '../drivers/StartDialog';
import ShareDialog from '../share/ShareDialog';
import type { Opened } from './opened';

interface PlanDialogsProps {
  /** Undefined until the day is loaded. */
  day: RouteDay | undefined;
  opened: Opened | null;
  /** Whether the user may change the list of drivers. */
  canManage: boolean;
  onOpened(opened: Opened): void;
  onClose(): void;
}

/** The dialog that plans the day, if one is open: 'Repartir', the drivers, or the point of departure. */
export default function PlanDialogs({ day, opened, canManage, onOpened, onClose }: PlanDialogsProps) {
  return (
    <>
      {day && opened?.what === 'repartir' && (
        <ShareDialog day={day} onClose={onClose} onDrivers={canManage ? () => onOpened({ what: 'choferes' }) : null} />
      )}
      {opened?.what === 'choferes' && <DriversDialog onClose={onClose} />}
      {day && opened?.what === 'salida' && <StartDialog start={day.sucursal.salida} onClose={onClose} />}
    </>
  );
}
