import { type Centavos, formatMoney, formatWith } from '@lavanda/shared/domain/money';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { Filters } from '../filters/filters';
import type { SetFilters } from '../filters/useFilters';
import { type Totals, useVentasTotalsQuery } from '../sales/endpoints';
import { TEXTS as T, VOIDED_TEXTS as V } from '../texts';

/**
 * The totals as text: '128 ventas · $34,560.00 · adeudo $2,310.50'. A hidden total is left out; for voided notas the line is
 * '3 notas anuladas · $300.00 · abonos $50.00 · fuera de tus totales'.
 */
function lineOf({ count, total, adeudo, abonos }: Totals): string {
  const sum = total === null ? [] : [formatMoney(total)];
  if (abonos !== null) {
    const notas = V.totals(formatWith(0).format(count), count === 1);
    return [notas, ...sum, V.abonos(formatMoney(abonos)), V.apart].join(' · ');
  }
  const sales = T.totals(formatWith(0).format(count), count === 1);
  return [sales, ...sum, adeudo === 0 ? T.withoutAdeudo : T.adeudo(formatMoney(adeudo))].join(' · ');
}

/**
 * Sums of all filtered notas, including those not loaded yet; a placeholder of one line stands here while they are computed. The
 * amount in favor of clientes is on a button, which turns the filter for those notas on and off.
 */
export default function TotalsLine({ filters, onSet }: { filters: Filters | null; onSet: SetFilters }) {
  const { currentData, error, isFetching, refetch } = useVentasTotalsQuery(filters ?? skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const failed = error !== undefined && !isFetching;
  return (
    <Box sx={LINE}>
      {failed && (
        <>
          <span role="alert">{T.notSummed}</span>
          <Button size="small" onClick={() => void refetch()}>
            {T.retry}
          </Button>
        </>
      )}
      {!failed && currentData && <span>{lineOf(currentData)}</span>}
      {!failed && currentData && filters && <Favor favor={currentData.favor} filters={filters} onSet={onSet} />}
      {!failed && !currentData && <Skeleton aria-label={T.summing} width={260} />}
    </Box>
  );
}

function Favor({ favor, filters, onSet }: { favor: Centavos; filters: Filters; onSet: SetFilters }) {
  if (favor === 0 && !filters.favor) return null;
  const amount = formatMoney(favor);
  return (
    <Button
      variant={filters.favor ? 'contained' : 'outlined'}
      aria-pressed={filters.favor}
      aria-label={T.showFavor(amount)}
      onClick={() => onSet({ favor: !filters.favor })}
      sx={{ px: 3, fontSize: 14 }}
    >
      {T.favor(amount)}
    </Button>
  );
}

const LINE = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 2,
  minHeight: 24,
  mb: 3,
  fontSize: 15,
  lineHeight: '20px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  color: 'text.secondary',
  // On a phone the button has its own line.
  '& .MuiButton-root': { my: { xs: 0, sm: -2.25 } },
} as const;
