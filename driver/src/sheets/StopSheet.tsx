import type { DriverDay, StopOfDriver } from '@lavanda/shared/contract/schemas/driver';
import type { StopOutcome } from '../route/capture';
import { AbsentSheet } from './AbsentSheet';
import { DeliverySheet } from './DeliverySheet';
import { PickupSheet } from './PickupSheet';

/** What the driver is about to say of a stop. */
export interface OpenSheet {
  kind: 'done' | 'absent';
  stop: StopOfDriver;
}

export interface StopSheetProps {
  sheet: OpenSheet;
  day: DriverDay;
  /** The stop after this one. */
  following: StopOfDriver | undefined;
  onClose: () => void;
  /** @returns why it isn't kept, in Spanish; null when it is */
  onFinish: (outcome: StopOutcome) => Promise<string | null>;
}

/** The sheet of what happened at a stop. */
export function StopSheet({ sheet: { kind, stop }, day, following, ...events }: StopSheetProps) {
  if (kind === 'absent') return <AbsentSheet stop={stop} following={following} {...events} />;
  if (stop.tipo === 'recoleccion') return <PickupSheet stop={stop} {...events} />;
  return <DeliverySheet stop={stop} clabe={day.lavanderia.clabe} {...events} />;
}
