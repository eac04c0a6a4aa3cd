import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';

interface FactsProps {
  rows: readonly (readonly [name: string, value: ReactNode])[];
}

/** A list of facts, with one name and one value in each row. */
export function Facts({ rows }: FactsProps) {
  return (
    <Paper variant="outlined" component="dl" sx={LIST}>
      {rows.map(([name, value]) => (
        <Box key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Box>
      ))}
    </Paper>
  );
}

const LIST = {
  m: 0,
  px: 4,
  borderRadius: '14px',
  fontVariantNumeric: 'tabular-nums',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: { xs: '1fr', sm: 'minmax(160px, 2fr) 3fr' },
    columnGap: 4,
    py: 3,
  },
  '& > div + div': { borderTop: 1, borderColor: 'divider' },
  '& dt': { color: 'text.secondary', fontSize: 14, lineHeight: '22px' },
  '& dd': { m: 0, lineHeight: '22px', fontWeight: 600, overflowWrap: 'anywhere' },
} as const;
