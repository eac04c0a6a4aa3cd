import type { StopOfDriver } from '@lavanda/shared/contract/schemas/driver';
import { TEXTS } from '../texts';
import { Icon } from './Icon';

interface StopActionsProps {
  stop: StopOfDriver;
  onAbsent: () => void;
  onDone: () => void;
}

/** The two buttons that finish the next stop: 'No estaba', and 'Entregada' or 'Recogida' by the kind of stop. */
export function StopActions({ stop, onAbsent, onDone }: StopActionsProps) {
  return (
    <div class="actions">
      <button type="button" class="button button--outline" onClick={onAbsent}>
        {TEXTS.absent}
      </button>
      <button type="button" class="button button--main" onClick={onDone}>
        <Icon name="check" />
        {stop.tipo === 'entrega' ? TEXTS.delivered : TEXTS.collected}
      </button>
    </div>
  );
}
