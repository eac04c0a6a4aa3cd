import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SeccionProps {
  icono: ReactNode;
  titulo: string;
  /** Beside the title, at the right. */
  nota?: ReactNode;
  /** The cells are terms and their values, not fields. */
  lectura: boolean;
  /** On the phone the first column is the wider: it holds an RFC. */
  primeraAncha?: boolean;
  children: ReactNode;
}

/** Part of the customer's sheet: its title and a grid of two columns, the same to look and to edit. */
export default function Seccion({ icono, titulo, nota, lectura, primeraAncha = false, children }: SeccionProps) {
  return (
    <Box>
      <Typography variant="h3" component="h2" sx={TITULO}>
        {icono}
        {titulo}
        {nota && <Box sx={{ ml: 'auto' }}>{nota}</Box>}
      </Typography>
      <Box
        component={lectura ? 'dl' : 'div'}
        sx={primeraAncha ? { ...REJILLA, gridTemplateColumns: { xs: '1.4fr 1fr', sm: '1fr 1fr' } } : REJILLA}
      >
        {children}
      </Box>
    </Box>
  );
}

const TITULO = { display: 'flex', alignItems: 'center', gap: 2, mb: 2.5, '& > svg': { fontSize: 18 } } as const;

const REJILLA = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '14px 16px',
  alignItems: 'start',
  m: 0,
  '& > [data-ancho="2"]': { gridColumn: '1 / -1' },
} as const;
