import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { TEXTOS_NOTA as T } from '../textos';

/** Way back to the list, title and actions. Who came from the list goes back to its place in it. */
export default function EncabezadoNota({ titulo, children }: { titulo: string; children?: ReactNode }) {
  const navegar = useNavigate();
  const estado: unknown = useLocation().state;
  const desdeLaLista = typeof estado === 'object' && estado !== null && 'desdeLaLista' in estado;
  const volver = (evento: MouseEvent) => {
    if (!desdeLaLista || evento.ctrlKey || evento.metaKey || evento.shiftKey) return;
    evento.preventDefault();
    navegar(-1);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 4 }}>
      <IconButton component={Link} to="/app/ventas" aria-label={T.volver} onClick={volver} sx={{ ml: -2 }}>
        <ArrowBackRounded aria-hidden />
      </IconButton>
      <Typography variant="h1" tabIndex={-1} sx={{ flex: 1, minWidth: 'min-content' }}>
        {titulo}
      </Typography>
      {children}
    </Box>
  );
}
