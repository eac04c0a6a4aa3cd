import type { ResultadoImportacion } from '@lavanda/shared/contract/clientes';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TEXTOS } from '../textos';
import TablaErrores from './TablaErrores';

const T = TEXTOS.importar;

/** What the file would add: how many rows of each kind, and those with errors one by one. */
export default function ResultadoRevision({ revision }: { revision: ResultadoImportacion }) {
  const { filas, nuevos, repetidos, errores } = revision;
  // A row may have several errors, and a file more of them than are listed.
  const conError = filas - nuevos - repetidos;
  const cuentas: [string, number][] = [
    [T.filas, filas],
    [T.nuevos, nuevos],
    [T.repetidos, repetidos],
    [T.errores, conError],
  ];
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Box role="status">
        <Box component="dl" sx={CUENTAS}>
          {cuentas.map(([nombre, cuantos]) => (
            <Box key={nombre} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
              <Typography component="dt" variant="label" sx={{ color: 'text.secondary' }}>
                {nombre}
              </Typography>
              <Typography
                component="dd"
                variant="h1"
                sx={{ m: 0, color: nombre === T.errores && cuantos > 0 ? 'error.main' : undefined }}
              >
                {cuantos.toLocaleString('es-MX')}
              </Typography>
            </Box>
          ))}
        </Box>
      </Box>
      {nuevos === 0 && <Typography sx={{ color: 'text.secondary' }}>{T.nada}</Typography>}
      {errores.length > 0 && <TablaErrores errores={errores} />}
    </Box>
  );
}

const CUENTAS = {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: 2,
  m: 0,
  p: 4,
  borderRadius: '12px',
  bgcolor: 'background.default',
  textAlign: 'center',
} as const;
