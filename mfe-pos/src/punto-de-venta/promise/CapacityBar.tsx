import { styled } from '@mui/material/styles';

interface CapacityBarProps {
  label: string;
  /** `sum`: the load promised before and the nota's ('71 + 4.5'). `total`: their sum and the limit ('75.5 de 120 kg'). */
  sum: string;
  total: string;
  promised: number;
  own: number;
  limit: number;
}

/**
 * Bar of a day's load in one measure: the load promised before, the part of the nota's load that fits and, in another colour, the
 * part that doesn't.
 */
export function CapacityBar({ label, sum, total, promised, own, limit }: CapacityBarProps) {
  const over = promised + own > limit;
  const whole = Math.max(limit, promised + own);
  const share = (part: number) => ({ width: `${(part / whole) * 100}%` });
  const fits = Math.max(0, Math.min(own, limit - promised));
  return (
    <Frame data-over={over}>
      <p>
        <b>{label}</b>
        <span>{own > 0 && sum}</span>
        <strong>{total}</strong>
      </p>
      <div aria-hidden>
        <i style={share(promised)} />
        <i className="own" style={share(fits)} />
        <i className="over" style={share(own - fits)} />
      </div>
    </Frame>
  );
}

const Frame = styled('div')(({ theme: { vars } }) => ({
  '& p': { display: 'flex', gap: 8, margin: '0 0 6px', alignItems: 'baseline', fontSize: 15, lineHeight: '20px' },
  '& p b': { flex: 1, fontWeight: 600 },
  '& p span': { fontSize: 14, color: vars.palette.text.secondary },
  '& p strong': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '&[data-over="true"] strong': { color: vars.palette.warning.main },
  '& div': {
    display: 'flex',
    height: 10,
    borderRadius: 5,
    overflow: 'hidden',
    backgroundColor: vars.palette.background.sunken,
    printColorAdjust: 'exact',
  },
  '& i': { backgroundColor: vars.palette.text.secondary },
  '& i.own': { backgroundColor: vars.palette.primary.graphic },
  '& i.over': { backgroundColor: vars.palette.warning.main },
}));
