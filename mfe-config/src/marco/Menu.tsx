import IconoServicios from '@mui/icons-material/LocalLaundryServiceOutlined';
import IconoUsuarios from '@mui/icons-material/ManageAccountsOutlined';
import IconoLavanderia from '@mui/icons-material/StorefrontOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { NavLink } from 'react-router-dom';
import { TEXTOS as T } from '../textos';

const PAGINAS: readonly { ruta: string; texto: string; Icono: typeof IconoServicios }[] = [
  { ruta: '/app/configuracion/servicios', texto: T.servicios, Icono: IconoServicios },
  { ruta: '/app/configuracion/usuarios', texto: T.usuarios, Icono: IconoUsuarios },
  { ruta: '/app/configuracion/lavanderia', texto: T.lavanderia, Icono: IconoLavanderia },
];

/** Side menu of Configuración (spec 2): links, so each page has its address and the browser's Back works. */
export function Menu() {
  return (
    <Box
      component="nav"
      aria-label={T.menu}
      sx={{
        display: 'flex',
        flexDirection: { xs: 'row', lg: 'column' },
        gap: 1,
        overflowX: { xs: 'auto', lg: 'visible' },
        p: '2px',
        m: '-2px',
      }}
    >
      {PAGINAS.map(({ ruta, texto, Icono }) => (
        <ButtonBase
          key={ruta}
          component={NavLink}
          to={ruta}
          sx={{
            flex: 'none',
            justifyContent: 'flex-start',
            gap: 3,
            minHeight: 48,
            px: { xs: 3, lg: '14px' },
            borderRadius: '12px',
            color: 'text.secondary',
            font: 'inherit',
            fontSize: 15,
            fontWeight: 600,
            whiteSpace: 'nowrap',
            '&[aria-current]': { bgcolor: 'primary.light', color: 'primary.text', fontWeight: 700 },
          }}
        >
          <Icono sx={{ fontSize: 20, display: { xs: 'none', sm: 'block' } }} />
          {texto}
        </ButtonBase>
      ))}
    </Box>
  );
}
