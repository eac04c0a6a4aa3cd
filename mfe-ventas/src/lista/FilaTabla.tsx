import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import { memo } from 'react';
import { TEXTOS as T } from '../textos';
import Casilla from './Casilla';
import type { FilaProps } from './fila';
import Marcas from './Marcas';

/** A sale as a row of the table, 56 px. */
function FilaTabla({ venta, indice, elegida, conSucursal, destino, onAlternar }: FilaProps) {
  return (
    // The head is row 1.
    <tr aria-rowindex={indice + 2} data-indice={indice} className={elegida ? 'elegida' : undefined}>
      <td className="marca">
        <Casilla etiqueta={T.seleccionar(venta.cliente)} marcada={elegida} onAlternar={(hasta) => onAlternar(venta.id, hasta)} />
      </td>
      <td>
        <span className="nombre">
          <b title={venta.cliente}>{venta.cliente}</b>
          <Marcas venta={venta} />
        </span>
      </td>
      <td className="fecha">{venta.fecha}</td>
      <td className="total numero">
        <span className="monto">{venta.total}</span>
      </td>
      <td className="abonado numero">
        <span>
          {venta.adeudo && <span className="adeudo">{T.conAdeudo}</span>}
          <span className="monto">{venta.abonado}</span>
        </span>
      </td>
      {conSucursal && (
        <td className="sucursal" title={venta.sucursal}>
          {venta.sucursal}
        </td>
      )}
      <td className="abrir">
        <a href={destino} data-control="abrir" aria-label={T.abrirNota(venta.cliente)}>
          {T.abrir}
          <ChevronRightRounded aria-hidden />
        </a>
      </td>
    </tr>
  );
}

export default memo(FilaTabla);
