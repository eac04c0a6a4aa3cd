import type { TimeWindow } from '../notas/nota';
import { TEXTS } from './texts';

const T = TEXTS.activos;

/** Footer of a recoleccion's card: its time window, in the place of the amounts. */
export default function WindowFooter({ timeWindow }: { timeWindow: TimeWindow | null }) {
  return (
    <p className="ventana">
      {`${T.toCollect} `}
      <b>{timeWindow ? T.timeWindow(timeWindow.horaInicio, timeWindow.horaFinal) : T.noWindow}</b>
    </p>
  );
}
