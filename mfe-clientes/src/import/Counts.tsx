import type { ImportPreview } from '@lavanda/shared/contract/schemas/imports';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TEXTS } from './texts';

const T = TEXTS;

/** Number of rows of a file, and of its new, repeated and faulty ones. Rows that the user leaves out don't count as new. */
export default function Counts({ preview, omitted }: { preview: ImportPreview; omitted: number }) {
  const { filas: rows, nuevos: newRows, repetidos: duplicates, conError: withError } = preview;
  const counts: [string, number][] = [
    [T.rows, rows],
    [T.newRows, newRows - omitted],
    [T.repetidos, duplicates],
    [T.errors, withError],
  ];
  return (
    <Box role="status">
      <Box component="dl" sx={COUNTS}>
        {counts.map(([name, count]) => (
          <Box key={name} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
            <Typography component="dt" variant="label" sx={{ color: 'text.secondary' }}>
              {name}
            </Typography>
            <Typography
              component="dd"
              variant="h1"
              sx={{ m: 0, color: name === T.errors && count > 0 ? 'error.main' : undefined }}
            >
              {count.toLocaleString('es-MX')}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const COUNTS = {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: 2,
  m: 0,
  p: 4,
  borderRadius: '12px',
  bgcolor: 'background.default',
  textAlign: 'center',
} as const;
