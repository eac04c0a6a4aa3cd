import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { List } from './VersionList';

export interface TableProps {
  nombre: string;
  headings: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** Media query of windows where a URL column would fit only a few letters. */
const NARROW = '(max-width: 899.95px)';

/** A table; narrow screens get its rows as a list. */
export function Table(props: TableProps) {
  const { nombre: name, headings, rows } = props;
  if (useMediaQuery(NARROW, { noSsr: true })) return <List {...props} />;
  return (
    <Paper variant="outlined" sx={{ borderRadius: '14px', overflowX: 'auto' }} role="region" aria-label={name} tabIndex={0}>
      <Box component="table" aria-label={name} sx={TABLE}>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, i) => (
                <td key={headings[i]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Paper>
  );
}

const TABLE = {
  width: 1,
  borderCollapse: 'collapse',
  fontSize: 14,
  lineHeight: '20px',
  '& th': { px: 4, py: 3, textAlign: 'left', fontWeight: 600, color: 'text.secondary', whiteSpace: 'nowrap' },
  '& td': {
    px: 4,
    py: 3,
    borderTop: 1,
    borderColor: 'divider',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    minWidth: 96,
  },
  // These widths keep the names and paths of the sections on one line.
  '& td:nth-of-type(1)': { minWidth: 140 },
  '& td:nth-of-type(2)': { minWidth: 164 },
} as const;
