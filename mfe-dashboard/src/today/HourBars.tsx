import { formatMoney } from '@lavanda/shared/domain/money';
import { VISUALLY_HIDDEN } from '@lavanda/shared/ui/display/visuallyHidden';
import { styled } from '@mui/material/styles';
import type { Today } from '../data/today';
import { TODAY_TEXTS as T } from '../texts';

/** Height of the tallest bar, px. */
const HEIGHT = 34;

/** A bar for each hour of `hours`, whose figures are also text for screen readers and the bar's tooltip. */
export default function HourBars({ hours }: Pick<Today, 'hours'>) {
  if (hours.length === 0) return <p className="detail">{T.noHours}</p>;
  const largest = Math.max(...hours.map(({ monto: amount }) => amount), 1);
  return (
    <Bars aria-label={T.hours}>
      {hours.map(({ hora: hour, notas, monto: amount }) => {
        const text = T.ofHour(T.hour(hour), T.notas(notas), formatMoney(amount));
        return (
          <li key={hour} title={text}>
            <span style={VISUALLY_HIDDEN}>{text}</span>
            <i aria-hidden style={{ height: Math.round((amount / largest) * HEIGHT) }} />
            <small aria-hidden>{hour}</small>
          </li>
        );
      })}
    </Bars>
  );
}

const Bars = styled('ul')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-end',
  gap: 4,
  height: HEIGHT + 18,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { position: 'relative', flex: '1 1 0', maxWidth: 28, minWidth: 0, textAlign: 'center' },
  '& i': { display: 'block', minHeight: 2, borderRadius: 3, backgroundColor: theme.vars.palette.primary.graphic },
  '& small': { display: 'block', fontSize: 12, lineHeight: '18px', color: theme.vars.palette.text.secondary },
}));
