import { type Centavos, formatMoney } from '@lavanda/shared/domain/money';
import { isBalanced } from '@lavanda/shared/domain/pagos';
import { balanceOf } from '@lavanda/shared/ui/pagos/balance';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import { TEXTS } from './texts';

const T = TEXTS.activos;

/**
 * Total of a nota, and its saldo or amount in favor, centavos. A saldo from 0 to under 1 peso counts as paid and shows a green
 * check (spec 9).
 */
export default function AmountsFooter({ total, saldo }: { total: Centavos; saldo: Centavos }) {
  const { label, amount } = balanceOf(saldo);
  return (
    <>
      <p className="importe">
        {`${T.total} `}
        <b>{formatMoney(total, 2)}</b>
      </p>
      <p className="importe">
        {`${label} `}
        <b className="saldo">
          {isBalanced(saldo) && (
            <span role="img" aria-label={T.paid} className="pagada">
              <CheckCircleRounded />
            </span>
          )}
          {formatMoney(amount, 2)}
        </b>
      </p>
    </>
  );
}
