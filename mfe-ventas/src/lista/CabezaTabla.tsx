import { SOLO_LECTOR } from '@lavanda/shared/ui/soloLector';
import type { Seleccion } from '../seleccion/useSeleccion';
import { TEXTOS as T } from '../textos';
import Casilla from './Casilla';

interface CabezaTablaProps {
  /** Rows that are loaded. */
  cuantas: number;
  conSucursal: boolean;
  /** None while the rows aren't there yet. */
  seleccion?: Seleccion;
}

/** Names of the columns, and the check box of every row that is loaded. */
export default function CabezaTabla({ cuantas, conSucursal, seleccion }: CabezaTablaProps) {
  const elegidas = seleccion?.elegidas.length ?? 0;
  return (
    <tr aria-rowindex={1}>
      <th scope="col">
        {seleccion && (
          <Casilla
            etiqueta={T.seleccionarTodas}
            marcada={elegidas > 0 && elegidas === cuantas}
            onAlternar={seleccion.alternarTodas}
            ref={(casilla) => {
              if (casilla) casilla.indeterminate = elegidas > 0 && elegidas < cuantas;
            }}
          />
        )}
      </th>
      <th scope="col">{T.cliente}</th>
      <th scope="col">{T.fecha}</th>
      <th scope="col" className="number">
        {T.total}
      </th>
      <th scope="col" className="number">
        {T.abonado}
      </th>
      {conSucursal && <th scope="col">{T.sucursal}</th>}
      <th scope="col">
        <span style={SOLO_LECTOR}>{T.abrir}</span>
      </th>
    </tr>
  );
}
