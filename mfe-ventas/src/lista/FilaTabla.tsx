import { TEXTOS as T } from '../textos';
import Casilla from './Casilla';
import { Flecha } from './Flecha';
import type { FilaProps } from './fila';
import Marcas from './Marcas';
import { Adeudo } from './Tabla';

/** A sale as a row of the table. */
export default function FilaTabla({ venta, indice, arriba, elegida, conSucursal, destino, onAlternar }: FilaProps) {
  return (
    // The head is row 1.
    <tr
      aria-rowindex={indice + 2}
      data-indice={indice}
      className={elegida ? 'selected' : undefined}
      style={{ translate: `0 ${arriba}px` }}
    >
      <td>
        <Casilla etiqueta={T.seleccionar(venta.cliente)} marcada={elegida} onAlternar={(hasta) => onAlternar(venta.id, hasta)} />
      </td>
      <td className="name">
        <b title={venta.cliente}>{venta.cliente}</b>
        <Marcas venta={venta} />
      </td>
      <td>{venta.fecha}</td>
      <td className="number amount">{venta.total}</td>
      <td className="number">
        {venta.adeudo && <Adeudo>{T.conAdeudo}</Adeudo>}
        <span className="amount">{venta.abonado}</span>
      </td>
      {conSucursal && (
        <td className="cut" title={venta.sucursal}>
          {venta.sucursal}
        </td>
      )}
      <td>
        <a href={destino} data-control="abrir" aria-label={T.abrirNota(venta.cliente)}>
          {T.abrir}
          <Flecha aria-hidden />
        </a>
      </td>
    </tr>
  );
}
