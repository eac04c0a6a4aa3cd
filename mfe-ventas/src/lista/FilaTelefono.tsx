import { SOLO_LECTOR } from '@lavanda/shared/ui/soloLector';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import { TEXTOS as T } from '../textos';
import Casilla from './Casilla';
import { Flecha } from './Flecha';
import type { FilaProps } from './fila';
import Marcas from './Marcas';

interface FilaTelefonoProps extends FilaProps {
  /** Rows of the whole list, -1 while it isn't known. */
  cuantas: number;
}

/** A sale on a phone: what it is at the left, what it costs and owes at the right. */
export default function FilaTelefono(props: FilaTelefonoProps) {
  const { venta, indice, arriba, elegida, conSucursal, destino, onAlternar, cuantas } = props;
  return (
    <li
      aria-posinset={indice + 1}
      aria-setsize={cuantas}
      data-indice={indice}
      className={elegida ? 'row selected' : 'row'}
      style={{ translate: `0 ${arriba}px` }}
    >
      <Casilla etiqueta={T.seleccionar(venta.cliente)} marcada={elegida} onAlternar={(hasta) => onAlternar(venta.id, hasta)} />
      <span className="main">
        <span className="name">
          <b>{venta.cliente}</b>
          <Marcas venta={venta} />
        </span>
        <small>{conSucursal ? `${venta.fecha} · ${venta.sucursal}` : venta.fecha}</small>
      </span>
      <span className="amounts">
        <span className="amount">{venta.total}</span>
        {venta.adeudo ? (
          <small className="owed">
            <ErrorRounded aria-hidden />
            <span style={SOLO_LECTOR}>{`${T.conAdeudo}, `}</span>
            {T.abonadoDe(venta.abonado)}
          </small>
        ) : (
          <small>{T.abonado}</small>
        )}
      </span>
      <a href={destino} data-control="abrir" aria-label={T.abrirNota(venta.cliente)}>
        <Flecha aria-hidden />
      </a>
    </li>
  );
}
