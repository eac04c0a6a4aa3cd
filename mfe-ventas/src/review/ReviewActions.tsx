import { errorMessage, useToast } from '@lavanda/shared';
import type { NotaToReview } from '@lavanda/shared/contract/schemas/review';
import { notaMark } from '@lavanda/shared/domain/clave';
import { formatMoney, toCents } from '@lavanda/shared/domain/money';
import CheckRounded from '@mui/icons-material/CheckRounded';
import Button from '@mui/material/Button';
import { useVentasReviewedMutation } from './endpoints';
import { TEXTS as T } from './texts';

interface ReviewActionsProps {
  nota: NotaToReview;
  canOpenPos: boolean;
}

/** Buttons to resolve a nota's conflict: return or apply the cliente's credit, open the nota, and mark it as reviewed. */
export default function ReviewActions({ nota, canOpenPos }: ReviewActionsProps) {
  const [mark, { isLoading }] = useVentasReviewedMutation();
  const toast = useToast();
  const name = notaMark(nota);
  const credit = toCents(nota.saldo_favor);

  async function review() {
    const { data, error } = await mark(nota);
    if (data) toast(T.marked(name), 'exito');
    else toast(T.notMarked(errorMessage(error)), 'error');
  }

  return (
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
  );
}
