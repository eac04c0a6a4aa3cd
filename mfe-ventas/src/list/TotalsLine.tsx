import { formatMoney, formatWith } from '@lavanda/shared/domain/money';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { Filters } from '../filters/filters';
import { type Totals, useVentasTotalsQuery } from '../sales/endpoints';
import { TEXTS as T } from '../texts';

/** '128 ventas · $34,560.00 · adeudo $2,310.50'. */
function lineOf({ count, total, adeudo }: Totals): string {
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
