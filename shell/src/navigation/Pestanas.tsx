import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { TEXTOS } from '../app/textos';
import type { Enlace } from '../sections/secciones';
import { EnlaceSeccion } from './EnlaceSeccion';
import { iconoDe } from './iconos';

/** The sections as tabs at the bottom of a phone, once they are known; from 600 px the bar has them. */
export function Pestanas({ enlaces }: { enlaces: readonly Enlace[] }) {
  if (enlaces.length === 0) return null;
  return (
    <Box component="nav" aria-label={TEXTOS.secciones} sx={PESTANAS}>
      {enlaces.map((enlace) => {
        const Icono = iconoDe(enlace.icono);
        return (
          <EnlaceSeccion key={enlace.seccion} enlace={enlace}>
            <i>
              <Icono aria-hidden sx={{ fontSize: 22 }} />
            </i>
            {enlace.texto}
          </EnlaceSeccion>
        );
      })}
    </Box>
  );
}

const PESTANAS = {
  display: { xs: 'flex', sm: 'none' },
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 'appBar',
  height: 64,
  p: '4px 4px 0',
  bgcolor: 'background.paper',
  boxShadow: (tema: Theme) => `0 -1px 0 ${tema.vars?.palette.divider}`,
  '& a': {
    flex: '1 1 auto',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: 0.5,
    color: 'text.secondary',
    fontWeight: 600,
    fontSize: 12,
    lineHeight: '14px',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    '& i': { display: 'grid', placeItems: 'center', width: 56, height: 30, borderRadius: '15px' },
    '&[aria-current]': { color: 'primary.text', fontWeight: 700, '& i': { bgcolor: 'primary.light' } },
  },
} as const;
