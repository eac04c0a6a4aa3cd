import { POR_RECOLECTAR } from '@lavanda/shared/domain/nota';
import CheckroomRounded from '@mui/icons-material/CheckroomRounded';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import TwoWheelerRounded from '@mui/icons-material/TwoWheelerRounded';
import CircularProgress from '@mui/material/CircularProgress';
import { Link } from 'react-router-dom';
import type { NotaGuardada } from '../notas/nota';
import type { TarjetaActiva } from './agrupar';
import PieImportes from './PieImportes';
import PieVentana from './PieVentana';
import { Tarjeta } from './Tarjeta';
import { TEXTOS } from './textos';

const T = TEXTOS.activos;

export interface TarjetaNotaProps extends TarjetaActiva {
  /** Its closing is on its way to the server. */
  cerrando: boolean;
  onRecibir(nota: NotaGuardada): void;
  onCerrar(nota: NotaGuardada): void;
}

/** An active note: one stretched link to its point of sale and one real button over it, never one inside the other. */
export default function TarjetaNota({ nota, dia, atraso, cerrando, onRecibir, onCerrar }: TarjetaNotaProps) {
  const recoleccion = nota.status === POR_RECOLECTAR;
  return (
    <Tarjeta data-atrasada={atraso !== null} data-recoleccion={recoleccion}>
      <span className="placa">{recoleccion ? <LocalShippingOutlined /> : <CheckroomRounded />}</span>
      <h3>
        <Link to={`/app/pos/${nota.id}`}>{nota.clienteNombre}</Link>
      </h3>
      <p className="datos">
        {dia}
        <Atraso dias={atraso} />
        <span className="lugar">
          {nota.aDomicilio ? <TwoWheelerRounded /> : <StorefrontOutlined />}
          {nota.aDomicilio ? T.aDomicilio : T.enSucursal}
        </span>
      </p>
      <div className="pie">
        {recoleccion ? <PieVentana ventana={nota.recoleccion} /> : <PieImportes total={nota.total} saldo={nota.saldo} />}
      </div>
      {recoleccion ? (
        <button type="button" data-tonal="true" onClick={() => onRecibir(nota)} aria-label={T.recibirDe(nota.clienteNombre)}>
          {T.recibir}
        </button>
      ) : (
        <button
          type="button"
          onClick={() => onCerrar(nota)}
          disabled={cerrando}
          aria-label={T.cerrarLaNotaDe(nota.clienteNombre)}
        >
          {cerrando && <CircularProgress size={16} color="inherit" />}
          {cerrando ? T.cerrando : T.cerrarNota}
        </button>
      )}
    </Tarjeta>
  );
}

/** ' · 3 días', which a screen reader says in full; only said, not shown, when today's window has passed. */
function Atraso({ dias }: { dias: number | null }) {
  if (dias === null) return null;
  if (dias === 0) return <span className="leido">{T.vencida}</span>;
  return <span role="img" aria-label={T.atrasada(dias)}>{` · ${T.dias(dias)}`}</span>;
}
