import type { Miembro } from '@lavanda/shared/contract/equipo';
import { iniciales } from '@lavanda/shared/domain/texto';
import { EN_UN_RENGLON } from '@lavanda/shared/ui/enUnRenglon';
import PersonOutlineRounded from '@mui/icons-material/PersonOutlineRounded';
import Box from '@mui/material/Box';
import { lineaDe } from './miembro';
import { TEXTOS as T } from './textos';

/** Who it is: initials, name, and under it the branch and e-mail. */
export default function Persona({ miembro }: { miembro: Miembro }) {
  const { nombre } = miembro;
  const linea = lineaDe(miembro);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, minWidth: 0 }}>
      <Box aria-hidden sx={{ ...CIRCULO, ...(nombre === '' ? VACIO : LLENO) }}>
        {nombre === '' ? <PersonOutlineRounded sx={{ fontSize: 20 }} /> : iniciales(nombre)}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box
          title={nombre || undefined}
          sx={{
            ...EN_UN_RENGLON,
            fontWeight: 600,
            fontSize: 16,
            lineHeight: '20px',
            ...(nombre === '' && { color: 'text.secondary' }),
          }}
        >
          {nombre || T.sinNombre}
        </Box>
        <Box title={linea} sx={{ ...EN_UN_RENGLON, fontSize: 14, lineHeight: '18px', color: 'text.secondary' }}>
          {linea}
        </Box>
      </Box>
    </Box>
  );
}

const CIRCULO = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  borderRadius: '50%',
  fontWeight: 700,
  fontSize: 14,
} as const;

const LLENO = { bgcolor: 'secondary.main', color: 'secondary.contrastText' } as const;
const VACIO = { bgcolor: 'background.sunken', color: 'text.secondary' } as const;
