import type { Corte } from '@lavanda/shared/contract/schemas/cortes';
import { type Centavos, formatMoney, formatPesos, toCents } from '@lavanda/shared/domain/money';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Lines, Stub } from '../../layout/CajaLayout';
import Line from '../../layout/Line';
import type { LocalTimes } from '../../layout/localTimes';
import { countedCashOf } from '../../result/differences';
import { CORTE_TEXTS as T } from '../texts';

interface CountsProps {
  corte: Corte;
  times: LocalTimes;
}

/** Value of a denomination: '$500', or '50¢' under a peso. */
const valueText = (centavos: Centavos) => (centavos < 100 ? T.centavos(centavos) : formatMoney(centavos, 0));

/** Card with the count from which the corte was made and, if several counts were sent, each of them. */
export default function Counts({ corte: { resultado: result, conteos: counts }, times }: CountsProps) {
  const id = useId();
  const { denominaciones: denominations } = result;
  const rows =
    denominations === null
      ? [{ name: T.byHand, amount: countedCashOf(result) }]
      : denominations
          .filter(({ cantidad: pieces }) => pieces > 0)
          .map(({ denominacion: pesos, cantidad: pieces }) => ({
            name: T.pieces(pieces, valueText(toCents(pesos))),
            amount: toCents(pesos) * pieces,
          }));
  return (
    <Stub aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2">
        {T.count}
      </Typography>
      <Lines>
        {rows.map(({ name, amount }) => (
          <Line key={name} label={name}>
            {formatMoney(amount)}
          </Line>
        ))}
      </Lines>
      {counts.length > 1 && (
        <>
          <Typography variant="h3" component="h3" sx={{ mt: 3 }}>
            {T.counts}
          </Typography>
          <Lines>
            {counts.map((count) => (
              <Line key={count._id} label={T.countOf(times.hour(count.momento), count.quien)}>
                {formatPesos(count.contado)}
              </Line>
            ))}
          </Lines>
        </>
      )}
    </Stub>
  );
}
