import type { TimeWindow } from '../notas/nota';
import { TEXTS } from './texts';

const T = TEXTS.activos;

/** When a note is to be picked up, instead of its amounts. */
export default function WindowFooter({ timeWindow }: { timeWindow: TimeWindow | null }) {
  return (
    <p className="ventana">
      {`${T.toCollect} `}
      <b>{timeWindow ? T.timeWindow(timeWindow.horaInicio, timeWindow.horaFinal) : T.noWindow}</b>
    </p>
  );
}
