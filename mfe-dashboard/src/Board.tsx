import type { PaymentsDate, Query, Summary } from '@lavanda/shared/domain/report';
import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import { notRead } from '@lavanda/shared/ui/feedback/notRead';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { memo, type ReactNode } from 'react';
import BestClientes from './cards/BestClientes';
import Card from './cards/Card';
import Extras from './cards/Extras';
import MonthlySales from './cards/MonthlySales';
import PaymentMethods from './cards/PaymentMethods';
import WeekdaysCard from './cards/WeekdaysCard';
import type { SelectionChange } from './selection/useSelection';
import { CHART_TEXTS as T, TEXTS } from './texts';

/** Titles of the cards, and the heights (px) of their placeholders while the data loads. */
const CARDS = [
  { title: T.monthlySales, height: 272 },
  { title: T.bestClientes, height: 272 },
  { title: T.methods, height: 196 },
  { title: T.days, height: 196 },
  { title: T.extras, height: 196 },
] as const;

const BoardGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: 12,
  marginTop: 12,
  '& > *': { gridColumn: 'span 4' },
  '& > :first-of-type': { gridColumn: 'span 8' },
  [theme.breakpoints.down('lg')]: {
    '& > *': { gridColumn: 'span 6' },
    '& > :first-of-type': { gridColumn: 'span 12' },
  },
  [theme.breakpoints.down(720)]: { '& > *': { gridColumn: 'span 12' } },
}));

function Empty({ content }: { content(height: number): ReactNode }) {
  return (
    <BoardGrid className="rejilla">
      {CARDS.map(({ title, height }) => (
        <Card key={title} title={title}>
          {content(height)}
        </Card>
      ))}
    </BoardGrid>
  );
}

export function WaitingBoard() {
  return <Empty content={(height) => <Skeleton variant="rounded" height={height} />} />;
}

export function FailedBoard({ failure: error, onRetry }: { failure: unknown; onRetry(): void }) {
  return (
    <Empty
      content={() => (
        <ErrorPanel title={notRead(error, TEXTS.needed, TEXTS.notLoaded)} error={error} level="p" onRetry={onRetry} />
      )}
    />
  );
}

interface SummaryBoardProps {
  summary: Summary;
  query: Query;
  today: string;
  pagosBy: PaymentsDate;
  onChange(change: SelectionChange): void;
}

/**
 * The cards with the figures of the selected month and, in the card of monthly sales, of its year and the one before. Memoized,
 * because drawing the charts again would take most of the time of each return to the report.
 */
export const SummaryBoard = memo(function SummaryBoard({ summary, query, today, pagosBy, onChange }: SummaryBoardProps) {
  return (
    <BoardGrid className="rejilla">
      <MonthlySales summary={summary} query={query} today={today} />
      <BestClientes summary={summary} query={query} />
      <PaymentMethods summary={summary} query={query} by={pagosBy} onBy={(by) => onChange({ pagosBy: by })} />
      <WeekdaysCard summary={summary} query={query} />
      <Extras summary={summary} query={query} />
    </BoardGrid>
  );
});
