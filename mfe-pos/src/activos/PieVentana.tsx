import type { Ventana } from '../notas/nota';
import { TEXTOS } from './textos';

const T = TEXTOS.activos;

/** When a note is to be picked up, instead of its amounts. */
export default function PieVentana({ ventana }: { ventana: Ventana | null }) {
  return (
    <p className="ventana">
      {`${T.porRecolectar} `}
      <b>{ventana ? T.ventana(ventana.horaInicio, ventana.horaFinal) : T.sinVentana}</b>
    </p>
  );
}
