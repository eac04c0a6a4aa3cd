import { bestClientes, type Query, type Summary } from '@lavanda/shared/domain/report';
import { ELLIPSIS } from '@lavanda/shared/ui/display/ellipsis';
import Money from '@lavanda/shared/ui/display/Money';
import { styled } from '@mui/material/styles';
import { monthInSentence } from '../selection/month';
import { CHART_TEXTS as T, TEXTS } from '../texts';
import Card from './Card';
import NoSales from './NoSales';

/** The month's five best clientes by total; the lengths of the bars are relative to the first. */
export default function BestClientes({ summary, query }: { summary: Summary; query: Query }) {
  const clientes = bestClientes(summary, query);
  const largest = clientes[0]?.total ?? 0;
  return (
    <Card title={T.bestClientes}>
      {clientes.length === 0 ? (
        <NoSales text={TEXTS.noSales(monthInSentence(query))} />
      ) : (
        <List>
          {clientes.map(({ cliente, nombre: name, total }, index) => (
            <li key={cliente}>
              <Rank aria-hidden>{index + 1}</Rank>
              <b>{name}</b>
              <Money centavos={total} sx={{ fontSize: 15 }} />
              <Bar style={{ backgroundSize: `${largest > 0 ? (total / largest) * 100 : 0}% 100%` }} aria-hidden />
            </li>
          ))}
        </List>
      )}
    </Card>
  );
}

const List = styled('ol')({
  flex: 1,
  display: 'grid',
  alignContent: 'space-evenly',
  gap: 2,
  margin: '2px 0 0',
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '4px 10px',
    padding: '6px 0',
  },
  '& b': { fontSize: 15, fontWeight: 600, ...ELLIPSIS },
});

const Rank = styled('span')(({ theme }) => ({
  width: 24,
  height: 24,
  borderRadius: '50%',
  textAlign: 'center',
  fontSize: 13,
  lineHeight: '24px',
  fontWeight: 700,
  backgroundColor: theme.vars.palette.primary.light,
  color: theme.vars.palette.primary.text,
}));

const Bar = styled('span')(({ theme: { vars } }) => ({
  gridColumn: '2 / -1',
  height: 4,
  borderRadius: 2,
  background: `linear-gradient(${vars.palette.primary.graphic}, ${vars.palette.primary.graphic}) no-repeat ${vars.palette.background.sunken}`,
}));
