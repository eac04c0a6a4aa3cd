import { extras, formatPercent, hasSales, type Part, type Query, type Summary } from '@lavanda/shared/domain/report';
import Money from '@lavanda/shared/ui/display/Money';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { monthInSentence } from '../selection/month';
import { CHART_TEXTS as T, TEXTS } from '../texts';
import Card from './Card';
import NoSales from './NoSales';

function ShareBar({ nombre: name, part: { monto: amount, part } }: { nombre: string; part: Part }) {
  return (
    <div>
      <p>
        <b>{name}</b>
        <Money centavos={amount} />
        <em>{formatPercent(part, 0)}</em>
      </p>
      <LinearProgress variant="determinate" value={Math.min(100, Math.round(part * 100))} aria-label={name} />
    </div>
  );
}

/** 'Datos adicionales de tus ventas': shares of the month's sales with domicilio, factura and express. */
export default function Extras({ summary, query }: { summary: Summary; query: Query }) {
  const parts = extras(summary, query);
  return (
    <Card title={T.extras}>
      {hasSales(summary, query) ? (
        <List>
          <ShareBar nombre={T.aDomicilio} part={parts.aDomicilio} />
          <ShareBar nombre={T.invoiced} part={parts.factura} />
          <ShareBar nombre={T.express} part={parts.express} />
        </List>
      ) : (
        <NoSales text={TEXTS.noSales(monthInSentence(query))} />
      )}
    </Card>
  );
}

const List = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'grid',
  alignContent: 'center',
  gap: 16,
  '& p': { display: 'flex', alignItems: 'baseline', gap: 8, margin: '0 0 6px', fontSize: 15 },
  '& b': { flex: 1, fontWeight: 600 },
  '& em': {
    minWidth: 44,
    textAlign: 'right',
    fontStyle: 'normal',
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .MuiLinearProgress-root': { height: 10, borderRadius: 5, backgroundColor: theme.vars.palette.background.sunken },
  '& .MuiLinearProgress-bar': { borderRadius: 5, backgroundColor: theme.vars.palette.primary.graphic },
}));
