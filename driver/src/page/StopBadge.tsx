import { DRIVER_MARKS } from '@lavanda/shared/domain/ruta';
import { Icon } from './Icon';

/** The number of a stop in its driver's colour and shape, which the dispatcher's map has too; of one that is done, a mark. */
export function StopBadge({ mark, number, done = false }: { mark: number; number: number; done?: boolean }) {
  return (
    <span class={`badge badge--${mark % DRIVER_MARKS}${done ? ' badge--done' : ''}`}>
      {done ? <Icon name="check" /> : number}
    </span>
  );
}
