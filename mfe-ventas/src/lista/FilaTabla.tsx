import { memo } from 'react';
import { TEXTOS as T } from '../textos';
import Casilla from './Casilla';
import { FLECHA } from './Flecha';
import type { FilaProps } from './fila';
import Marcas from './Marcas';

/** A sale as a row of the table, 56 px. */
function FilaTabla({ venta, indice, arriba, elegida, conSucursal, destino, onAlternar }: FilaProps) {
  return (
    // The head is row 1.
    <tr
      aria-rowindex={indice + 2}
      data-indice={indice}
      className={elegida ? 'fila elegida' : 'fila'}
      style={{ translate: `0 ${arriba}px` }}
    >
      <td>
        <Casilla etiqueta={T.seleccionar(venta.cliente)} marcada={elegida} onAlternar={(hasta) => onAlternar(venta.id, hasta)} />
      </td>
      <td className="nombre">
        <b title={venta.cliente}>{venta.cliente}</b>
        <Marcas venta={venta} />
      </td>
      <td>{venta.fecha}</td>
      <td className="numero monto">{venta.total}</td>
      <td className="numero">
        <span className="adeudo">{venta.adeudo && T.conAdeudo}</span>
        <span className="monto">{venta.abonado}</span>
      </td>
      {conSucursal && (
        <td className="cortada" title={venta.sucursal}>
          {venta.sucursal}
        </td>
      )}
      <td>
        <a href={destino} data-control="abrir" aria-label={T.abrirNota(venta.cliente)}>
          {T.abrir}
          {FLECHA}
        </a>
      </td>
    </tr>
  );
}

export default memo(FilaTabla);
