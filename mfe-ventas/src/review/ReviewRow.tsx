import type { NotaToReview } from '@lavanda/shared/contract/schemas/review';
import { notaMark } from '@lavanda/shared/domain/clave';
import { dayIn, hourIn } from '@lavanda/shared/domain/dates';
import { formatPesos } from '@lavanda/shared/domain/money';
import Clave from '@lavanda/shared/ui/display/Clave';
import ReviewActions from './ReviewActions';
import { capturedOf } from './toReview';

interface ReviewRowProps {
  nota: NotaToReview;
  /** IANA time zone in which the time of the capture is shown. */
  zone: string;
  withSucursal: boolean;
  canOpenPos: boolean;
}

/** A nota to review: the conflict, and the actions that resolve it. */
export default function ReviewRow({ nota, zone, withSucursal, canOpenPos }: ReviewRowProps) {
  const name = notaMark(nota);
  const captured = capturedOf(nota);

  return (
    <li>
      <b className="clave">
        <Clave clave={name} />
      </b>
      <span className="cliente">
        <b>{nota.usuario_name}</b>
        {withSucursal && <small>{nota.sucursal_name}</small>}
      </span>
      <span className="captured">
        <span>{dayIn(zone, captured)}</span> <small>{hourIn(zone, captured)}</small>
      </span>
      <span className="what">
        {nota.revisar.map(({ texto: text, detalle: detail }) => (
          <span key={text + detail}>
            <b>{text}</b>
            {detail !== '' && <small>{detail}</small>}
          </span>
        ))}
      </span>
      <b className="total">{formatPesos(nota.total)}</b>
      <ReviewActions nota={nota} canOpenPos={canOpenPos} />
    </li>
  );
}
