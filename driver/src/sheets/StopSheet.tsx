import type { DriverDay, StopOfDriver } from '@lavanda/shared/contract/schemas/driver';
import type { StopOutcome } from '../route/capture';
import { AbsentSheet } from './AbsentSheet';
import { DeliverySheet } from './DeliverySheet';
import { PickupSheet } from './PickupSheet';

/** The kind of sheet that is open, and its stop. */
export interface OpenSheet {
  kind: 'done' | 'absent';
  stop: StopOfDriver;
}

export interface StopSheetProps {
  sheet: OpenSheet;
  day: DriverDay;
  /** The pending stop that comes next once the sheet's stop is finished, if any. */
  following: StopOfDriver | undefined;
  onClose: () => void;
  /** @returns why the capture couldn't be saved, in Spanish; null when it was */
  onFinish: (outcome: StopOutcome) => Promise<string | null>;
}

/** Draws the sheet for what happened at a stop: delivered, collected or nobody there. */
export function StopSheet({ sheet: { kind, stop }, day, following, ...events }: StopSheetProps) {
  if (kind === 'absent') return <AbsentSheet stop={stop} following={following} {...events} />;
  if (stop.tipo === 'recoleccion') return <PickupSheet stop={stop} {...events} />;
  return <DeliverySheet stop={stop} clabe={day.lavanderia.clabe} {...events} />;
}
