import type { TimeWindow } from '../notas/nota';
import { TEXTS } from './texts';

const T = TEXTS.activos;

/** Recoleccion window, shown instead of the amounts. */
export default function WindowFooter({ timeWindow }: { timeWindow: TimeWindow | null }) {
  return (
    <p className="ventana">
      {`${T.toCollect} `}
      <b>{timeWindow ? T.timeWindow(timeWindow.horaInicio, timeWindow.horaFinal) : T.noWindow}</b>
    </p>
  );
}
