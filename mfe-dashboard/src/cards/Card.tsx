import BarChartRounded from '@mui/icons-material/BarChartRounded';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { type ReactNode, useId, useState } from 'react';
import { TEXTS as T } from '../texts';

interface CardProps {
  title: string;
  /** Legend or selector between the title and the table button. */
  actions?: ReactNode;
  /** The chart's figures as a table. If given, the card has a button to switch between chart and table. */
  table?: ReactNode;
  children: ReactNode;
}

/** Card of the report: a title, and a chart or its table. */
export default function Card({ title, actions, table, children }: CardProps) {
  const [inTable, setInTable] = useState(false);
  const id = useId();
  const button = inTable ? T.viewChart : T.viewTable;
  return (
    <Frame aria-labelledby={id}>
      <Heading>
        <h2 id={id}>{title}</h2>
        {actions}
        {table && (
          <Tooltip title={button}>
            <IconButton className="no-imprimir" aria-label={`${button}: ${title}`} onClick={() => setInTable(!inTable)}>
              {inTable ? <BarChartRounded aria-hidden /> : <TableRowsOutlined aria-hidden />}
            </IconButton>
          </Tooltip>
        )}
      </Heading>
      <Body>{inTable && table ? table : children}</Body>
    </Frame>
  );
}

const Frame = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: '14px 18px',
  borderRadius: theme.radii.l,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: `0 0 0 1px ${theme.vars.palette.divider}, ${theme.vars.shadows[1]}`,
  breakInside: 'avoid',
  [theme.breakpoints.down('sm')]: { padding: '12px 14px' },
}));

const Heading = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '0 8px',
  margin: '-4px -8px 4px 0',
  '& h2': {
    flex: '1 1 150px',
    margin: 0,
    paddingTop: 11,
    fontSize: 16,
    lineHeight: '22px',
    fontWeight: 700,
    letterSpacing: '-0.01em',
    textWrap: 'pretty',
    color: theme.vars.palette.text.primary,
  },
}));

const Body = styled('div')({ position: 'relative', flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' });
