import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, useId } from 'react';

interface TablePanelProps {
  title: string;
  /** Sentence below the title. */
  help?: string;
  /** Ref of the box that scrolls, which a virtualized table needs to know the visible rows. */
  boxRef?: Ref<HTMLDivElement>;
  /** Number of rows of the whole table, heading included, when only some are rendered. */
  rowCount?: number;
  children: ReactNode;
}

/** A titled table that scrolls in its own box, which the keyboard can scroll too. */
export default function TablePanel({ title, help, boxRef, rowCount, children }: TablePanelProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} component="h3" variant="h3" sx={{ mb: help ? 1 : 2 }}>
        {title}
      </Typography>
      {help && <Typography sx={{ color: 'text.secondary', mb: 2 }}>{help}</Typography>}
      <Panel ref={boxRef} tabIndex={0} role="region" aria-labelledby={id}>
        <table aria-labelledby={id} aria-rowcount={rowCount}>
          {children}
        </table>
      </Panel>
    </Box>
  );
}

const Panel = styled('div')(({ theme }) => ({
  maxHeight: 260,
  overflow: 'auto',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0, fontSize: 14, lineHeight: '20px' },
  '& th': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    padding: '10px 12px',
    textAlign: 'left',
    fontSize: 13,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.default,
  },
  '& td': {
    padding: '12px',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    verticalAlign: 'top',
    overflowWrap: 'break-word',
  },
  '& td:first-of-type': { whiteSpace: 'nowrap' },
}));
