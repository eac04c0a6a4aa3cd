import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { PropsTabla } from './Tabla';

/** The same rows where columns don't fit: each one below its name, what it says beside the word of its column. */
export function Lista({ nombre, encabezados, filas }: PropsTabla) {
  return (
    <Paper variant="outlined" component="ul" aria-label={nombre} sx={LISTA}>
      {filas.map(({ clave, celdas: [titulo, ...celdas] }) => (
        <li key={clave}>
          <b>{titulo}</b>
          <Box component="dl">
            {celdas.map((celda, i) => (
              <div key={encabezados[i + 1]}>
                <dt>{encabezados[i + 1]}</dt>
                <dd>{celda}</dd>
              </div>
            ))}
          </Box>
        </li>
      ))}
    </Paper>
  );
}

const LISTA = {
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
