import Box from '@mui/material/Box';
import { iniciales } from '../domain/texto.ts';

export interface AvatarInicialesProps {
  nombre: string;
  /** Diameter, px. */
  tamano?: number;
}

/** Initials of a person, beside the written name: decoration, hidden from screen readers. */
export default function AvatarIniciales({ nombre, tamano = 36 }: AvatarInicialesProps) {
  return (
    <Box aria-hidden component="span" sx={{ ...CIRCULO, width: tamano, height: tamano }}>
      {iniciales(nombre)}
    </Box>
  );
}

const CIRCULO = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: '50%',
  bgcolor: 'secondary.main',
  color: 'secondary.contrastText',
  fontWeight: 700,
  fontSize: 14,
  boxShadow: '0 0 0 2px #fff',
} as const;
