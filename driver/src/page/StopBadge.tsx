import { DRIVER_MARKS, type StopState } from '@lavanda/shared/domain/ruta';
import { Icon } from './Icon';

interface StopBadgeProps {
  mark: number;
  number: number;
  state?: StopState;
}

/** The number of a stop in its driver's colour and shape, which the dispatcher's map has too; of one behind, what became of it. */
export function StopBadge({ mark, number, state = 'pendiente' }: StopBadgeProps) {
  return (
    <span class={`badge badge--${mark % DRIVER_MARKS}${state === 'pendiente' ? '' : ' badge--done'}`}>
      {state === 'hecha' ? <Icon name="check" /> : state === 'no_estaba' ? '!' : number}
    </span>
  );
}
