import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as Enlace } from 'react-router-dom';
import { readOverrides } from '../federation/registry/overrides';
import { RUTA_VERSIONES } from './direccion';
import { TEXTOS as T } from './textos';

/** Says on every page that a section of this tab isn't the one everybody has, for as long as that lasts. */
export function AvisoDesvio() {
  const remotos = Object.keys(readOverrides());
  if (remotos.length === 0) return null;
  return (
    <Box role="status" sx={{ px: 4, py: 2, bgcolor: 'warning.light', color: 'text.primary', fontWeight: 600, fontSize: 14 }}>
      {T.aviso(remotos)}{' '}
      <Link component={Enlace} to={RUTA_VERSIONES} color="inherit">
        {T.titulo}
      </Link>
    </Box>
  );
}
