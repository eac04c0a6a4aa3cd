import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { Lista } from './Lista';

export interface PropsTabla {
  nombre: string;
  encabezados: readonly string[];
  filas: readonly { clave: string; celdas: readonly ReactNode[] }[];
}

/** Below this addresses would be columns of a few letters. */
const ANGOSTO = '(max-width: 899.95px)';

/** A plain table of texts; a list on a phone. */
export function Tabla(props: PropsTabla) {
  const { nombre, encabezados, filas } = props;
  if (useMediaQuery(ANGOSTO, { noSsr: true })) return <Lista {...props} />;
  return (
    <Paper variant="outlined" sx={{ borderRadius: '14px', overflowX: 'auto' }} role="region" aria-label={nombre} tabIndex={0}>
      <Box component="table" aria-label={nombre} sx={TABLA}>
        <thead>
          <tr>
            {encabezados.map((encabezado) => (
              <th key={encabezado} scope="col">
                {encabezado}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {filas.map(({ clave, celdas }) => (
            <tr key={clave}>
              {celdas.map((celda, i) => (
                <td key={encabezados[i]}>{celda}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Paper>
  );
}

const TABLA = {
  width: 1,
  borderCollapse: 'collapse',
  fontSize: 14,
  lineHeight: '20px',
  '& th': { px: 4, py: 3, textAlign: 'left', fontWeight: 600, color: 'text.secondary', whiteSpace: 'nowrap' },
  '& td': { px: 4, py: 3, borderTop: 1, borderColor: 'divider', verticalAlign: 'top', overflowWrap: 'anywhere', minWidth: 96 },
} as const;
