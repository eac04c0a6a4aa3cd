import { DRIVER_MARKS, type StopState } from '@lavanda/shared/domain/ruta';
import { Icon } from './Icon';

interface StopBadgeProps {
  mark: number;
  number: number;
  state?: StopState;
}

/** A stop's number in the driver's colour and shape, as on the dispatcher's map; a check or '!' replaces it after the visit. */
export function StopBadge({ mark, number, state = 'pendiente' }: StopBadgeProps) {
  return (
    <span class={`badge badge--${mark % DRIVER_MARKS}${state === 'pendiente' ? '' : ' badge--done'}`}>
      {state === 'hecha' ? <Icon name="check" /> : state === 'no_estaba' ? '!' : number}
    </span>
  );
}
