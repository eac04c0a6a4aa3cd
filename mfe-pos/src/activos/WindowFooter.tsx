import type { TimeWindow } from '../notas/nota';
import { TEXTS } from './texts';

const T = TEXTS.activos;

/** Footer of a recoleccion's card: its time window, instead of the amounts that a nota has there. */
export default function WindowFooter({ timeWindow }: { timeWindow: TimeWindow | null }) {
  return (
    <p className="ventana">
      {`${T.toCollect} `}
      <b>{timeWindow ? T.timeWindow(timeWindow.horaInicio, timeWindow.horaFinal) : T.noWindow}</b>
    </p>
  );
}
