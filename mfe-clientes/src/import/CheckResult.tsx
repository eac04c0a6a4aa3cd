import type { ImportResult } from '@lavanda/shared/contract/schemas/clientes';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TEXTS } from '../texts';
import ErrorsTable from './ErrorsTable';

const T = TEXTS.importData;

/** What the file would add: rows of each kind, and the rows with errors. */
export default function CheckResult({ check }: { check: ImportResult }) {
  const { filas: rows, nuevos: created, repetidos: duplicates, errores: errors } = check;
  // A row may have several errors, and a file more of them than are listed.
  const withError = rows - created - duplicates;
  const accounts: [string, number][] = [
    [T.rows, rows],
    [T.created, created],
    [T.repetidos, duplicates],
    [T.errors, withError],
  ];
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Box role="status">
        <Box component="dl" sx={ACCOUNTS}>
          {accounts.map(([name, count]) => (
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
      {created === 0 && <Typography sx={{ color: 'text.secondary' }}>{T.nothing}</Typography>}
      {errors.length > 0 && <ErrorsTable errors={errors} />}
    </Box>
  );
}

const ACCOUNTS = {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: 2,
  m: 0,
  p: 4,
  borderRadius: '12px',
  bgcolor: 'background.default',
  textAlign: 'center',
} as const;
