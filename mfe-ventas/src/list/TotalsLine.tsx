import { formatMoney, formatWith } from '@lavanda/shared/domain/money';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { Filters } from '../filters/filters';
import { type Totals, useVentasTotalsQuery } from '../sales/endpoints';
import { TEXTS as T, VOIDED_TEXTS as V } from '../texts';

/** '128 ventas · $34,560.00 · adeudo $2,310.50', '3 anuladas · $300.00 · abonos $50.00 · fuera de tus totales'. */
function lineOf({ count, total, adeudo, abonos }: Totals): string {
  if (abonos !== null) {
    const notas = V.totals(formatWith(0).format(count), count === 1);
    return [notas, formatMoney(total), V.abonos(formatMoney(abonos)), V.apart].join(' · ');
  }
  const sales = T.totals(formatWith(0).format(count), count === 1);
  return [sales, formatMoney(total), adeudo === 0 ? T.withoutAdeudo : T.adeudo(formatMoney(adeudo))].join(' · ');
}

/**
 * Sums of all the filtered notas, also of those not loaded yet. The line always takes its height, so the list never
 * jumps.
 */
export default function TotalsLine({ filters }: { filters: Filters | null }) {
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
      {!failed && !currentData && <Skeleton aria-label={T.summing} width={260} />}
    </Box>
  );
}

const LINE = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 24,
  mb: 2,
  fontSize: 15,
  lineHeight: '20px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  color: 'text.secondary',
  '& .MuiButton-root': { my: -2.5 },
} as const;
