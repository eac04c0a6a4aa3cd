import type { Corte } from '@lavanda/shared/contract/schemas/cortes';
import { formatMoney, formatPesos, toCents } from '@lavanda/shared/domain/money';
import Diff from '@lavanda/shared/ui/cash/Diff';
import Money from '@lavanda/shared/ui/display/Money';
import Tear from '@lavanda/shared/ui/display/Tear';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Lines, Stub, TEAR } from '../../layout/CajaLayout';
import Line from '../../layout/Line';
import type { LocalTimes } from '../../layout/localTimes';
import { clavesText, collectedOf, countedCashOf } from '../../result/differences';
import { Missing } from '../../result/ResultStub';
import { RESULT_TEXTS as R, TURNO_TEXTS } from '../../texts';
import OtherOpenings from '../../turno/OtherOpenings';
import { CORTE_TEXTS as T } from '../texts';

interface CorteStubProps {
  corte: Corte;
  times: LocalTimes;
}

type Row = readonly [label: string, value: ReactNode];

function rowsOf(corte: Corte, times: LocalTimes): Row[] {
  const { resultado: result, cerrada_por: closer, apertura: opening } = corte;
  const collected = collectedOf(result);
  const claves = clavesText(result);
  const { diferencia: openingDifference } = opening;
  return [
    [R.cajero, <b key="cashier">{corte.cajero.nombre}</b>],
    ...(closer === null ? [] : [[T.closedBy, <b key="closer">{closer.nombre}</b>] as const]),
    [R.opened, times.full(corte.abierto)],
    [TURNO_TEXTS.fondo, formatPesos(opening.fondo)],
    ...(openingDifference === null || openingDifference === 0
      ? []
      : [[T.openingDifference, <Diff key="opening" centavos={toCents(openingDifference)} />] as const]),
    [R.countedAt, times.full(result.contado)],
    [T.closed, times.full(corte.cerrado)],
    [
      R.collected,
      <span key="collected">
        <b>{formatMoney(collected.amount)}</b>
        {` ${R.inPagos(collected.pagos)}`}
      </span>,
    ],
    ...(claves === '' ? [] : [[R.claves, claves] as const]),
  ];
}

/** Number and data of the corte, the fondo that stayed in the caja and the cash taken out. */
export default function CorteStub({ corte, times }: CorteStubProps) {
  const { resultado: result } = corte;
  return (
    <Stub aria-label={T.data}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between' }}>
        <Typography component="span" sx={{ fontSize: 15, color: 'text.secondary' }}>
          {R.corte}
        </Typography>
        <Box component="b" sx={{ fontSize: 26, lineHeight: '32px', fontWeight: 800 }}>
          {corte.numero}
        </Box>
      </Box>
      <Lines sx={{ mt: 1.5 }}>
        {rowsOf(corte, times).map(([label, value]) => (
          <Line key={label} label={label}>
            {value}
          </Line>
        ))}
      </Lines>
      <OtherOpenings opening={corte.apertura} times={times} />
      <Missing result={result} onPhone={false} />
      <Missing result={result} onPhone />
      <Tear sx={TEAR} />
      <Lines>
        <Line label={R.cashCounted}>
          <Money centavos={countedCashOf(result)} />
        </Line>
        <Line label={T.stays}>
          <Money centavos={toCents(corte.fondo)} />
        </Line>
      </Lines>
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 3, mt: 2 }}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {R.withdrawn}
        </Typography>
        <Money centavos={toCents(corte.retirado)} sx={{ fontSize: 26, lineHeight: '32px', fontWeight: 700 }} />
      </Box>
    </Stub>
  );
}
