import { type Centavos, formatMoney } from '@lavanda/shared/domain/money';
import { styled } from '@mui/material/styles';
import type { Multiple, Multiples } from './multiples';

/** `SCALE`: height of the scale, px. `ROOM`: height for labels above it and below it, px. */
const SCALE = 40;
const ROOM = 16;

/** Minimum height of a bar, px, so that a small difference stays visible beside a large one. */
const LEAST = 4;

interface SmallMultipleProps {
  of: Multiple;
  scale: Pick<Multiples, 'high' | 'low'>;
}

/** Amount as '−$12.50' or '+$8'; whole pesos have no decimals. */
function short(centavos: Centavos): string {
  const text = formatMoney(centavos, centavos % 100 === 0 ? 0 : 2);
  return centavos > 0 ? `+${text}` : text;
}

/**
 * Chart of a cashier's differences in cash over time. Each corte is a bar, below the line for missing cash and above it for a
 * surplus, or a ring when the cash matched. Hidden from screen readers, which get `saidOf` instead.
 */
export default function SmallMultiple({ of: { points }, scale: { high, low } }: SmallMultipleProps) {
  const span = Math.max(1, high - low);
  const zero = ROOM + (high / span) * SCALE;
  const heightOf = (difference: Centavos) => Math.max(LEAST, (Math.abs(difference) / span) * SCALE);
  const lines = [{ at: zero, amount: 0 }, ...(low < 0 ? [{ at: ROOM + SCALE, amount: low }] : [{ at: ROOM, amount: high }])];
  return (
    <Frame aria-hidden>
      {lines.map(({ at, amount }) => (
        <i key={amount} className="line" data-zero={amount === 0} style={{ top: at }}>
          <span>{amount === 0 ? '$0' : short(amount).replace(/[+$]/g, '')}</span>
        </i>
      ))}
      <div className="plot">
        {points.map(({ id, difference, x, labelled }) => {
          const left = `${x * 100}%`;
          if (difference === 0) return <u key={id} className="ring" style={{ left, top: zero }} />;
          const height = heightOf(difference);
          const top = difference < 0 ? zero : zero - height;
          return (
            <u key={id} className={difference < 0 ? 'bar missing' : 'bar'} style={{ left, top, height }}>
              {labelled && <b data-edge={x < 0.08 ? 'start' : x > 0.92 ? 'end' : undefined}>{short(difference)}</b>}
            </u>
          );
        })}
      </div>
    </Frame>
  );
}

const Frame = styled('div')(({ theme: { vars } }) => ({
  position: 'relative',
  height: SCALE + 2 * ROOM,
  fontSize: 12,
  lineHeight: '16px',
  fontVariantNumeric: 'tabular-nums',
  '& .line': { position: 'absolute', left: 46, right: 0, height: 0, borderTop: `1px solid ${vars.palette.divider}` },
  '& .line[data-zero="true"]': { borderColor: vars.palette.outline },
  '& .line span': {
    position: 'absolute',
    right: '100%',
    top: -8,
    marginRight: 6,
    fontStyle: 'normal',
    whiteSpace: 'nowrap',
    color: vars.palette.text.secondary,
  },
  '& .plot': { position: 'absolute', inset: '0 12px 0 60px' },
  '& u': { position: 'absolute', textDecoration: 'none', transform: 'translateX(-50%)' },
  '& .bar': { width: 12, backgroundColor: vars.palette.warning.main, printColorAdjust: 'exact', forcedColorAdjust: 'none' },
  '& .bar.missing': { backgroundColor: vars.palette.error.main },
  '& .ring': {
    width: 10,
    height: 10,
    marginTop: -5,
    borderRadius: '50%',
    border: `2.5px solid ${vars.palette.success.main}`,
    backgroundColor: vars.palette.background.paper,
  },
  '& b': {
    position: 'absolute',
    bottom: '100%',
    left: '50%',
    transform: 'translateX(-50%)',
    fontWeight: 700,
    whiteSpace: 'nowrap',
    color: vars.palette.text.primary,
  },
  '& .missing b': { bottom: 'auto', top: '100%' },
  '& b[data-edge="start"]': { left: 0, transform: 'none' },
  '& b[data-edge="end"]': { left: 'auto', right: 0, transform: 'none' },
}));
