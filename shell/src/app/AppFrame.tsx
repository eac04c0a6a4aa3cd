import { type AppDispatch, startLive } from '@lavanda/shared';
import type { SessionData } from '@lavanda/shared/contract/schemas/auth';
import type { DescribedSection } from '@lavanda/shared/contract/schemas/releases';
import Box from '@mui/material/Box';
import { memo, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { Outlet, useLocation } from 'react-router-dom';
import { useTitleFocus } from '../focus/useTitleFocus';
import { PHONE } from '../navigation/breakpoints';
import { Bar } from '../navigation/NavBar';
import { TabBar } from '../navigation/TabBar';
import { DEVICE_PATH } from '../offline/device-page/paths';
import { TEXTS as DEVICE } from '../offline/device-page/texts';
import { StorageNotices } from '../offline/StorageNotices';
import { linksIn, titleOf } from '../sections/sections';
import { OfflineBanner } from '../sync/OfflineBanner';
import { Toasts } from '../toasts/Toasts';
import { VersionNotices } from '../versions/VersionNotices';
import { Brand } from './Brand';
import { TEXTS } from './texts';
import { useIdentity } from './useIdentity';

export const CONTENT_ID = 'contenido';

interface AppFrameProps {
  session: SessionData;
  /** Sections of the user; empty while unknown, when the bar has no links to sections. */
  secciones: readonly DescribedSection[];
}

/** The frame around every section. It is memoized because AuthGate also renders as each check of the session begins and ends. */
export const Frame = memo(function Frame({ session: { usuario: user, permissions }, secciones: sections }: AppFrameProps) {
  const links = linksIn('barra', sections, permissions);
  const ofMenu = linksIn('menu', sections, permissions);

  return (
    <Brand colores={user.tenantData.colores}>
      <Live usuario={user._id} />
      <RouteChanges usuario={user} secciones={sections} />
      <Box component="a" href={`#${CONTENT_ID}`} sx={SKIP_LINK}>
        {TEXTS.skip}
      </Box>
      {/* The toasts come before the content, because tabbing through a virtual list adds rows to it and never leaves it. */}
      <Toasts />
      <Bar usuario={user} permissions={permissions} enlaces={links} ofMenu={ofMenu} />
      <OfflineBanner usuario={user} />
      <VersionNotices />
      <StorageNotices tenant={user.tenantData._id} />
      <Box component="main" id={CONTENT_ID} tabIndex={-1} sx={PAGE}>
        <Outlet />
      </Box>
      <TabBar enlaces={links} ofMenu={ofMenu} />
    </Brand>
  );
});

/** Listens for changes by other registers while somebody is signed in. */
function Live({ usuario: user }: { usuario: string }) {
  const dispatch = useDispatch<AppDispatch>();
  useEffect(() => startLive(user, dispatch), [user, dispatch]);
  return null;
}

/** Runs the effects of each navigation, in its own component so that Frame doesn't re-render. */
function RouteChanges({ usuario: user, secciones: sections }: Pick<SessionData, 'usuario'> & Pick<AppFrameProps, 'secciones'>) {
  const { pathname } = useLocation();
  useIdentity(user.tenantData, pathname === DEVICE_PATH ? DEVICE.title : titleOf(pathname, sections));
  useTitleFocus(pathname);
  return null;
}

const SKIP_LINK = {
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

const PAGE = {
  outline: 0,
  p: { xs: '12px 12px 152px', sm: '16px 16px 96px', lg: '20px 24px 96px' },
  [PHONE]: { pb: '152px' },
  // A full-window section marks its root with `data-full-screen` and has its own margins; a hidden one doesn't count.
  // The child selectors keep :has() cheap: a descendant search would run on every DOM change.
  '&:has(> div > div:not([aria-hidden]) > [data-full-screen])': { p: 0 },
} as const;
