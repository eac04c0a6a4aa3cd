import type { DatosSesion } from '@lavanda/shared/contract/auth';
import type { SeccionDescrita } from '@lavanda/shared/contract/entregas';
import Box from '@mui/material/Box';
import { memo } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useFocoEnTitulo } from '../focus/useFocoEnTitulo';
import { Barra } from '../navigation/Barra';
import { Pestanas } from '../navigation/Pestanas';
import { enlacesEn, tituloDe } from '../sections/secciones';
import { Toasts } from '../toasts/Toasts';
import { AvisoDesvio } from '../versions/AvisoDesvio';
import { Marca } from './Marca';
import { TEXTOS } from './textos';
import { useIdentidad } from './useIdentidad';

export const ID_CONTENIDO = 'contenido';

interface PropsMarco {
  sesion: DatosSesion;
  /** None while they aren't known: the bar has the logo and the user menu. */
  secciones: readonly SeccionDescrita[];
}

/**
 * The frame around every section: bar, tabs on a phone, the section itself and the messages over it. Memoized because the gate checks the
 * session on every change of place, and renders three times for it.
 */
export const Marco = memo(function Marco({ sesion: { usuario, permissions }, secciones }: PropsMarco) {
  const enlaces = enlacesEn('barra', secciones, permissions);
  const delMenu = enlacesEn('menu', secciones, permissions);

  return (
    <Marca colores={usuario.tenantData.colores}>
      <CambiosDeRuta usuario={usuario} secciones={secciones} />
      <Box component="a" href={`#${ID_CONTENIDO}`} sx={SALTO}>
        {TEXTOS.saltar}
      </Box>
      {/* Before the page, wherever it is drawn: a list that grows as it is tabbed through has no end to reach it from. */}
      <Toasts />
      <Barra usuario={usuario} enlaces={enlaces} delMenu={delMenu} />
      <AvisoDesvio />
      <Box component="main" id={ID_CONTENIDO} tabIndex={-1} sx={PAGINA}>
        <Outlet />
      </Box>
      <Pestanas enlaces={enlaces} />
    </Marca>
  );
});

/** What follows each change of place, without drawing the frame again. */
function CambiosDeRuta({ usuario, secciones }: Pick<DatosSesion, 'usuario'> & Pick<PropsMarco, 'secciones'>) {
  const { pathname } = useLocation();
  useIdentidad(usuario.tenantData, tituloDe(pathname, secciones));
  useFocoEnTitulo(pathname);
  return null;
}

const SALTO = {
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: 'tooltip',
  px: 4,
  py: 3,
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'text.primary',
  fontWeight: 600,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
} as const;

const PAGINA = {
  outline: 0,
  p: { xs: '12px 12px 152px', sm: '16px 16px 96px', lg: '20px 24px 96px' },
  // A section that fills the window (the point of sale) says so on its root and keeps its own margins; one on its way out doesn't. Looked for no deeper: each
  // change of anything in the page would have it looked for through all of it.
  '&:has(> div > div:not([aria-hidden]) > [data-pantalla-completa])': { p: 0 },
} as const;
