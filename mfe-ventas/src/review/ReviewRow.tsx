import { errorMessage, useToast } from '@lavanda/shared';
import type { NotaToReview } from '@lavanda/shared/contract/schemas/review';
import { notaMark } from '@lavanda/shared/domain/clave';
import { dayIn, hourIn } from '@lavanda/shared/domain/dates';
import { formatMoney, toCents } from '@lavanda/shared/domain/money';
import Clave from '@lavanda/shared/ui/display/Clave';
import CheckRounded from '@mui/icons-material/CheckRounded';
import Button from '@mui/material/Button';
import { useVentasReviewedMutation } from './endpoints';
import { TEXTS as T } from './texts';
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
  const [mark, { isLoading }] = useVentasReviewedMutation();
  const toast = useToast();
  const name = notaMark(nota);
  const credit = toCents(nota.saldo_favor);
  const captured = capturedOf(nota);

  async function review() {
    const { data, error } = await mark(nota);
    if (data) toast(T.marked(name), 'exito');
    else toast(T.notMarked(errorMessage(error)), 'error');
  }

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
      <b className="total">{formatMoney(toCents(nota.total))}</b>
      <span className="actions">
        {credit > 0 && (
          <>
            <Button href={`/app/clientes/${nota.usuario}`} aria-label={T.refundTo(formatMoney(credit), nota.usuario_name)}>
              {T.refund}
            </Button>
            {canOpenPos && (
              <Button href={`/app/pos?cliente=${nota.usuario}`} aria-label={T.applyTo(nota.usuario_name)}>
                {T.apply}
              </Button>
            )}
          </>
        )}
        <Button href={canOpenPos ? `/app/pos/${nota._id}` : `/app/ventas/${nota._id}`} aria-label={T.openNota(name)}>
          {T.open}
        </Button>
        <Button
          startIcon={<CheckRounded aria-hidden />}
          disabled={isLoading}
          aria-label={T.markReviewed(name)}
          onClick={() => void review()}
          sx={{ bgcolor: 'primary.light', color: 'primary.text' }}
        >
          {T.reviewed}
        </Button>
      </span>
    </li>
  );
}
