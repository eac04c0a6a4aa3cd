import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { TableProps } from './VersionTable';

/** The rows of `Table` as a list, for narrow screens. */
export function List({ nombre: name, headings, rows }: TableProps) {
  return (
    <Paper variant="outlined" component="ul" aria-label={name} sx={LIST}>
      {rows.map(({ key, cells: [title, ...cells] }) => (
        <li key={key}>
          <b>{title}</b>
          <Box component="dl">
            {cells.map((cell, i) => (
              <div key={headings[i + 1]}>
                <dt>{headings[i + 1]}</dt>
                <dd>{cell}</dd>
              </div>
            ))}
          </Box>
        </li>
      ))}
    </Paper>
  );
}

const LIST = {
  m: 0,
  p: 0,
  listStyle: 'none',
  borderRadius: '14px',
  fontSize: 14,
  lineHeight: '20px',
  '& li': { p: 4 },
  '& li + li': { borderTop: 1, borderColor: 'divider' },
  '& b': { display: 'block', mb: 2, fontWeight: 700, fontSize: 16, overflowWrap: 'anywhere' },
  '& dl': { display: 'grid', gap: 1, m: 0 },
  '& dl > div': { display: 'grid', gridTemplateColumns: '112px minmax(0, 1fr)', gap: 2 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const;
