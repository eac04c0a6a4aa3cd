import { type Centavos, formatMoney } from '@lavanda/shared/domain/money';
import { isPaid } from '@lavanda/shared/domain/nota';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import { TEXTS } from './texts';

const T = TEXTS.activos;

/** Total and saldo of a nota, centavos. A saldo under 1 peso counts as paid and shows a green check (spec 9). */
export default function AmountsFooter({ total, saldo }: { total: Centavos; saldo: Centavos }) {
  return (
    <>
      <p className="importe">
        {`${T.total} `}
        <b>{formatMoney(total, 2)}</b>
      </p>
      <p className="importe">
        {`${T.saldo} `}
        <b className="saldo">
          {isPaid(saldo) && (
            <span role="img" aria-label={T.paid} className="pagada">
              <CheckCircleRounded />
            </span>
          )}
          {formatMoney(saldo, 2)}
        </b>
      </p>
    </>
  );
}
