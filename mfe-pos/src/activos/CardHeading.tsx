import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { StoredNota } from '../notas/nota';
import { TEXTS } from './texts';

const T = TEXTS.activos;

/** Icon, folio and cliente of a card. The link covers the card and leads to the nota in the point of sale. */
export default function CardHeading({ nota, icon }: { nota: StoredNota; icon: ReactNode }) {
  return (
    <>
      <span className="placa">{icon}</span>
      <span className="folio">
        <span className="leido">{T.folio}</span>
        <span aria-hidden>#</span>
        {nota.folio}
      </span>
      <h3>
        <Link to={`/app/pos/${nota.id}`}>{nota.clienteNombre}</Link>
      </h3>
    </>
  );
}
