import Clave from '@lavanda/shared/ui/display/Clave';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { StoredNota } from '../notas/nota';
import { TEXTS } from './texts';

const T = TEXTS.activos;

/**
 * Icon, clave (the folio of a nota without one) and cliente of a card. The link covers the card and leads to the nota
 * in the point of sale.
 */
export default function CardHeading({ nota, icon }: { nota: StoredNota; icon: ReactNode }) {
  return (
    <>
      <span className="placa">{icon}</span>
      <span className="folio">
        <NotaNumber nota={nota} />
      </span>
      <h3>
        <Link to={`/app/pos/${nota.id}`}>{nota.clienteNombre}</Link>
      </h3>
    </>
  );
}

function NotaNumber({ nota: { clave, folio } }: { nota: StoredNota }) {
  return (
    <>
      <span className="leido">{clave === '' ? T.folio : T.clave}</span>
      {clave === '' ? <span aria-hidden>#</span> : <Clave clave={clave} />}
      {clave === '' && folio}
    </>
  );
}
