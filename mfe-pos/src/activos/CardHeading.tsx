import { notaMark } from '@lavanda/shared/domain/clave';
import Clave from '@lavanda/shared/ui/display/Clave';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { StoredNota } from '../notas/nota';
import { TEXTS } from './texts';

const T = TEXTS.activos;

/**
 * Icon, clave (or folio, when the nota has no clave) and cliente of a card. The link covers the card and leads to the nota in
 * the point of sale.
 */
export default function CardHeading({ nota, icon }: { nota: StoredNota; icon: ReactNode }) {
  return (
    <>
      <span className="placa">{icon}</span>
      <span className="folio">
        <span className="leido">{nota.clave === '' ? T.folio : T.clave}</span>
        <Clave clave={notaMark(nota)} />
      </span>
      <h3>
        <Link to={`/app/pos/${nota.id}`}>{nota.clienteNombre}</Link>
      </h3>
    </>
  );
}
