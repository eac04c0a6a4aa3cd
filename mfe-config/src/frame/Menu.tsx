import { useSession } from '@lavanda/shared';
import TrailIcon from '@mui/icons-material/HistoryOutlined';
import KeyIcon from '@mui/icons-material/KeyOutlined';
import ServiciosIcon from '@mui/icons-material/LocalLaundryServiceOutlined';
import UsersIcon from '@mui/icons-material/ManageAccountsOutlined';
import LaundryIcon from '@mui/icons-material/StorefrontOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { TEXTS as T } from '../texts';

const PERMISSIONS = '/app/configuracion/permisos';

const PAGES: readonly { path: string; text: string; Icon: typeof ServiciosIcon }[] = [
  { path: '/app/configuracion/servicios', text: T.servicios, Icon: ServiciosIcon },
  { path: '/app/configuracion/usuarios', text: T.usuarios, Icon: UsersIcon },
  { path: '/app/configuracion/lavanderia', text: T.laundry, Icon: LaundryIcon },
  { path: PERMISSIONS, text: T.permissions, Icon: KeyIcon },
  { path: '/app/configuracion/bitacora', text: T.trail, Icon: TrailIcon },
];

/** True when a section adds permissions of its own, named '<segment>.<name>'. A superuser's session contains all of them. */
function useSectionPermissions(): boolean {
  return useSession()?.permissions.some((permission) => permission.includes('.')) === true;
}

/** Menu of Configuración. Its items are links, so each page has a URL and Back works. */
export function Menu() {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const hasPermissions = useSectionPermissions();
  // On a phone not all tabs fit, so the menu scrolls to the tab of the open page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path decides which tab is that of the open page
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [pathname]);
  return (
    <Box
      ref={nav}
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
      {PAGES.filter(({ path }) => path !== PERMISSIONS || hasPermissions).map(({ path, text, Icon }) => (
        <ButtonBase
          key={path}
          component={NavLink}
          to={path}
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
          <Icon sx={{ fontSize: 20, display: { xs: 'none', sm: 'block' } }} />
          {text}
        </ButtonBase>
      ))}
    </Box>
  );
}
