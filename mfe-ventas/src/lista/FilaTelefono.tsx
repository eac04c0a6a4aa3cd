import ErrorRounded from '@mui/icons-material/ErrorRounded';
import { memo } from 'react';
import { TEXTOS as T } from '../textos';
import Casilla from './Casilla';
import { FLECHA } from './Flecha';
import type { FilaProps } from './fila';
import Marcas from './Marcas';

/** Made once: React doesn't look again at an element that is the same. */
const DEBE = <ErrorRounded aria-hidden />;

/** A sale on a phone, 72 px: what it is at the left, what it costs and owes at the right. */
function FilaTelefono({
  venta,
  indice,
  arriba,
  elegida,
  conSucursal,
  destino,
  onAlternar,
  cuantas,
}: FilaProps & { cuantas: number }) {
  return (
    <li
      aria-posinset={indice + 1}
      aria-setsize={cuantas}
      data-indice={indice}
      className={elegida ? 'fila elegida' : 'fila'}
      style={{ translate: `0 ${arriba}px` }}
    >
      <Casilla etiqueta={T.seleccionar(venta.cliente)} marcada={elegida} onAlternar={(hasta) => onAlternar(venta.id, hasta)} />
      <span className="quien">
        <span className="nombre">
          <b>{venta.cliente}</b>
          <Marcas venta={venta} />
        </span>
        <small>{conSucursal ? `${venta.fecha} · ${venta.sucursal}` : venta.fecha}</small>
      </span>
      <span className="cuanto">
        <span className="monto">{venta.total}</span>
        <small className="debe" hidden={!venta.adeudo}>
          {DEBE}
          <span className="dicho">{`${T.conAdeudo}, `}</span>
          {T.abonadoDe(venta.abonado)}
        </small>
        <small hidden={venta.adeudo}>{T.abonado}</small>
      </span>
      <a href={destino} data-control="abrir" aria-label={T.abrirNota(venta.cliente)}>
        {FLECHA}
      </a>
    </li>
  );
}

export default memo(FilaTelefono);
