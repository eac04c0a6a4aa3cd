import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TEXTOS } from '../textos';

interface LecturaProps {
  etiqueta: string;
  valor: string;
  /** Takes both columns. */
  ancha?: boolean;
}

/** A datum to read: text, as tall as the field that takes its place, so nothing moves when editing begins. */
export default function Lectura({ etiqueta, valor, ancha = false }: LecturaProps) {
  return (
    <Box data-ancho={ancha ? 2 : 1} sx={{ minWidth: 0, minHeight: 72 }}>
      <Typography component="dt" sx={{ fontSize: 13, lineHeight: '18px', color: 'text.secondary' }}>
        {etiqueta}
      </Typography>
      <Typography component="dd" sx={valor === '' ? { ...VALOR, fontWeight: 400, color: 'text.disabled' } : VALOR}>
        {valor === '' ? TEXTOS.detalle.sinDato : valor}
      </Typography>
    </Box>
  );
}

const VALOR = { m: 0, mt: 0.5, fontSize: 16, lineHeight: '22px', fontWeight: 500, overflowWrap: 'anywhere' } as const;
