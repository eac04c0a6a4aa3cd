import { type Capacity, hasCapacity, type Load } from '@lavanda/shared/domain/capacity';
import { formatQuantity } from '@lavanda/shared/domain/money';
import { styled } from '@mui/material/styles';
import { CapacityBar } from './CapacityBar';
import { PROMISE_TEXTS as T } from './texts';

interface DayLoadProps {
  capacity: Capacity;
  /** What is already promised for the day. */
  promised: Load;
  /** What the nota adds. */
  own: Load;
}

/** How full a day is with the nota: a bar for each limit of its capacity, and what the colours mean. */
export default function DayLoad({ capacity, promised, own }: DayLoadProps) {
  return (
    <>
      {capacity.grams !== null && (
        <CapacityBar
          label={T.kilos}
          sum={T.sum(formatQuantity(promised.grams), formatQuantity(own.grams))}
          total={T.ofKilos(formatQuantity(promised.grams + own.grams), formatQuantity(capacity.grams))}
          promised={promised.grams}
          own={own.grams}
          limit={capacity.grams}
        />
      )}
      {capacity.pieces !== null && (
        <CapacityBar
          label={T.pieces}
          sum={T.sum(String(promised.pieces), String(own.pieces))}
          total={T.ofPieces(String(promised.pieces + own.pieces), String(capacity.pieces))}
          promised={promised.pieces}
          own={own.pieces}
          limit={capacity.pieces}
        />
      )}
      {hasCapacity(capacity) && (
        <Legend>
          <span>
            <i aria-hidden />
            {T.already}
          </span>
          <span>
            <i className="own" aria-hidden />
            {own.grams + own.pieces > 0 ? T.own(formatQuantity(own.grams), own.pieces) : T.ownEmpty}
          </span>
        </Legend>
      )}
    </>
  );
}

const Legend = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  fontSize: 13.5,
  lineHeight: '18px',
  color: theme.vars.palette.text.secondary,
  '& span': { display: 'flex', alignItems: 'center', gap: 8 },
  '& i': { flex: 'none', width: 14, height: 8, borderRadius: 4, backgroundColor: theme.vars.palette.text.secondary },
  '& i.own': { backgroundColor: theme.vars.palette.primary.graphic },
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));
