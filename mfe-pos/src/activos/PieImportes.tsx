import { type Centavos, formatoDinero } from '@lavanda/shared/domain/dinero';
import { estaPagada } from '@lavanda/shared/domain/nota';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import { TEXTOS } from './textos';

const T = TEXTOS.activos;

/**
 * Total and balance of a note in branch, centavos; a balance under 1 peso is paid and carries a green check (spec 9).
 */
export default function PieImportes({ total, saldo }: { total: Centavos; saldo: Centavos }) {
  return (
    <>
      <p className="importe">
        {`${T.total} `}
        <b>{formatoDinero(total, 2)}</b>
      </p>
      <p className="importe">
        {`${T.saldo} `}
        <b className="saldo">
          {estaPagada(saldo) && (
            <span role="img" aria-label={T.pagada} className="pagada">
              <CheckCircleRounded />
            </span>
          )}
          {formatoDinero(saldo, 2)}
        </b>
      </p>
    </>
  );
}
