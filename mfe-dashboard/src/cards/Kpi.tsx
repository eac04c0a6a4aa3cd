import { formatPercent, type Indicator } from '@lavanda/shared/domain/report';
import { VISUALLY_HIDDEN } from '@lavanda/shared/ui/display/visuallyHidden';
import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { KPI_TEXTS as T, TEXTS } from '../texts';

interface KpiProps {
  title: string;
  /** The figure and its comparison; null until they load, and when they couldn't be loaded. */
  indicator: Indicator | null;
  format(value: number): string;
  caption: string;
  /** Text instead of a comparison of whole periods when there is nothing to compare with. */
  withoutRatio: string;
  /** Text instead of the value when it couldn't be loaded. */
  placeholder?: ReactNode;
}

/** Shows an amount with its centavos in smaller type. */
function Value({ text }: { text: string }) {
  const point = text.indexOf('.');
  if (point < 0) return <>{text}</>;
  return (
    <>
      {text.slice(0, point)}
      <small>{text.slice(point)}</small>
    </>
  );
}

function Ratio({ ratio }: { ratio: number }) {
  const text = formatPercent(ratio);
  // Uses the sign of the rounded text, so that a fall that rounds to 0 % isn't shown as a fall.
  const falls = text.startsWith('\u2212');
  const Arrow = falls ? ArrowDownwardRounded : ArrowUpwardRounded;
  return (
    <b data-falls={falls}>
      <Arrow aria-hidden />
      <span style={VISUALLY_HIDDEN}>{falls ? TEXTS.falls : TEXTS.rises} </span>
      {text}
    </b>
  );
}

export default function Kpi({ title, indicator, format, caption, withoutRatio, placeholder }: KpiProps) {
  const year = indicator?.sameDaysOf ?? null;
  return (
    <Frame>
      <dt>{title}</dt>
      {indicator ? (
        <>
          <dd className="valor">
            <Value text={format(indicator.value)} />
          </dd>
          <dd className="comparacion">
            {indicator.ratio !== null && (
              <>
                <Ratio ratio={indicator.ratio} /> {caption}
              </>
            )}
            {indicator.ratio === null && (year === null ? withoutRatio : T.withoutSameDays(year))}
            {indicator.ratio !== null && year !== null && <small>{T.sameDays(year)}</small>}
          </dd>
        </>
      ) : (
        <>
          <dd className="valor">{placeholder ?? <Skeleton width="70%" />}</dd>
          <dd className="comparacion">{placeholder ? '' : <Skeleton width="90%" />}</dd>
        </>
      )}
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'grid',
    alignContent: 'start',
    gap: 2,
    minWidth: 0,
    padding: '14px 16px 12px',
    borderRadius: theme.radii.l,
    backgroundColor: palette.background.paper,
    boxShadow: `0 0 0 1px ${palette.divider}, ${theme.vars.shadows[1]}`,
    fontVariantNumeric: 'tabular-nums',
    '& dt': { fontSize: 14, lineHeight: '20px', fontWeight: 600, color: palette.text.secondary },
    '& dd': { margin: 0 },
    '& .valor': { fontSize: 26, lineHeight: '34px', fontWeight: 700, letterSpacing: '-.02em', whiteSpace: 'nowrap' },
    '& .valor small': {
      fontSize: 16,
      lineHeight: '16px',
      fontWeight: 600,
      letterSpacing: 0,
      color: palette.text.secondary,
    },
    '& .comparacion': {
      display: 'flex',
      alignItems: 'center',
      fontSize: 14,
      lineHeight: '20px',
      minHeight: 20,
      flexWrap: 'wrap',
      columnGap: 4,
      rowGap: 0,
      color: palette.text.secondary,
    },
    '& .comparacion small': { flexBasis: '100%', fontSize: 13, lineHeight: '18px' },
    '& b': { display: 'inline-flex', alignItems: 'center', gap: 2, fontWeight: 700, color: palette.success.main },
    '& b[data-falls="true"]': { color: palette.error.main },
    '& b svg': { fontSize: 15 },
    [theme.breakpoints.down('lg')]: {
      padding: '12px 12px 10px',
      '& dt': { fontSize: 13 },
      '& .valor': { fontSize: 21, lineHeight: '30px' },
      '& .valor small': { fontSize: 14 },
      '& .comparacion': { fontSize: 13, lineHeight: '18px' },
    },
    [theme.breakpoints.down('sm')]: {
      '& .valor': { fontSize: 20, lineHeight: '28px' },
      '& .valor small': { fontSize: 13 },
    },
  };
});
